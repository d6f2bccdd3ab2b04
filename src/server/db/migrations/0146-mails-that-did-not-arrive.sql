-- A mail server says of a mail that it took, minutes or days later, that it did not arrive.

-- A mail of a mailbox is such a report, and was not read yet.
alter table mail_message add column awaits_reading boolean not null default false;
grant update (awaits_reading) on mail_message to etabli_app;
create index mail_message_awaits_reading on mail_message (company_id, folder_id) where awaits_reading;

create table mail_bounce (
  company_id uuid not null references company,
  -- Of mail_draft and of sending. The mail itself may be erased.
  mail_id uuid not null,
  document_id uuid not null,
  address text not null check (address <> ''),
  outcome text not null check (outcome in ('failed', 'delayed')),
  reason text not null check (reason in ('unknown_address', 'unknown_domain', 'closed', 'full', 'too_large', 'silent', 'refused')),
  told_at timestamptz not null,
  primary key (company_id, mail_id, address, outcome),
  foreign key (company_id, document_id) references document (company_id, id)
);
create index mail_bounce_of_document on mail_bounce (company_id, document_id);

alter table mail_bounce enable row level security;
alter table mail_bounce force row level security;
create policy own_company on mail_bounce using (company_id = current_company()) with check (company_id = current_company());
grant select, insert on mail_bounce to etabli_app;
