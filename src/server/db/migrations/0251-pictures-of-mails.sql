-- Pictures on the web that somebody asked for while reading a mail, written again by us: its sender is asked once.
create table mail_picture (
  company_id uuid not null references company,
  mail_id uuid not null,
  url_sha256 text not null check (length(url_sha256) = 64),
  -- Null: in this picture nothing is to be seen.
  mime text check (mime in ('image/jpeg', 'image/png')),
  bytes bytea check (octet_length(bytes) between 1 and 1000000),
  loaded_at timestamptz not null,
  primary key (company_id, mail_id, url_sha256),
  foreign key (company_id, mail_id) references mail_message (company_id, id) on delete cascade,
  check ((mime is null) = (bytes is null))
);
-- A picture is compressed already.
alter table mail_picture alter column bytes set storage external;
create index mail_picture_by_age on mail_picture (company_id, loaded_at);
alter table mail_picture enable row level security;
alter table mail_picture force row level security;
create policy own_company on mail_picture using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on mail_picture to etabli_app;

-- Senders whose pictures are always shown in a mailbox, by their address.
create table mail_picture_sender (
  company_id uuid not null references company,
  mailbox_id uuid not null,
  address text not null check (length(address) between 1 and 320),
  primary key (company_id, mailbox_id, address),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade
);
alter table mail_picture_sender enable row level security;
alter table mail_picture_sender force row level security;
create policy own_company on mail_picture_sender using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on mail_picture_sender to etabli_app;
