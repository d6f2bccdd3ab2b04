-- The mailboxes that people connect, what is kept of their folders, and the headers of their mails. Bodies and files stay on their server.
create table mailbox (
  company_id uuid not null references company,
  id uuid not null,
  -- Null: shared by those who manage the company. Otherwise it is read by this member alone.
  user_id uuid,
  address text not null check (address <> ''),
  kind text not null check (kind in ('imap', 'gmail', 'microsoft')),
  imap_host text not null check (imap_host <> ''),
  imap_port int not null check (imap_port between 1 and 65535),
  imap_security text not null check (imap_security in ('tls', 'starttls', 'none')),
  smtp_host text not null check (smtp_host <> ''),
  smtp_port int not null check (smtp_port between 1 and 65535),
  smtp_security text not null check (smtp_security in ('tls', 'starttls', 'none')),
  username text not null check (username <> ''),
  -- The password with the company, the mailbox and the servers that it was typed for, sealed with the installation's key.
  sealed_secret text not null,
  state text not null check (state in ('checking', 'connected', 'reconnect')),
  -- Why the last check failed, and at which server. Null: it worked.
  failure text,
  failed_server text check (failed_server in ('imap', 'smtp')),
  failure_count int not null default 0,
  checked_at timestamptz,
  -- Not before this moment is it tried again.
  retry_at timestamptz,
  -- The server that reads it now, and until when nobody else does.
  lease_holder uuid,
  lease_until timestamptz,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (company_id, id),
  check ((failure is null) = (failed_server is null)),
  check ((lease_holder is null) = (lease_until is null))
);
create unique index mailbox_address on mailbox (company_id, coalesce(user_id, company_id), address);

create table mail_folder (
  company_id uuid not null references company,
  id uuid not null,
  mailbox_id uuid not null,
  path text not null,
  role text not null check (role in ('inbox', 'sent', 'drafts', 'trash', 'junk', 'archive', 'other')),
  -- The server's numbering of its mails. Null: never opened. Mails from lowest_uid up to uid_next were all read.
  uid_validity bigint,
  uid_next bigint,
  lowest_uid bigint,
  mod_seq text,
  synced_at timestamptz,
  primary key (company_id, id),
  unique (company_id, mailbox_id, path),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade,
  check ((uid_validity is null) = (uid_next is null) and (uid_validity is null) = (lowest_uid is null))
);

create table mail_message (
  company_id uuid not null references company,
  id uuid not null,
  mailbox_id uuid not null,
  folder_id uuid not null,
  uid bigint not null,
  -- As its sender wrote it, without angle brackets. Empty without one, and not unique: senders repeat them.
  message_id text not null,
  thread_key text not null,
  subject text not null,
  from_name text not null,
  from_address text not null,
  -- [{ name, address }]
  to_people jsonb not null,
  cc_people jsonb not null,
  -- By its sender's clock, which may be wrong. Lists are ordered by received_at.
  sent_at timestamptz,
  received_at timestamptz not null,
  is_seen boolean not null,
  is_flagged boolean not null,
  is_answered boolean not null,
  is_draft boolean not null,
  has_attachment boolean not null,
  size_bytes bigint not null check (size_bytes >= 0),
  -- The beginning of its text, once it was read.
  snippet text,
  mod_seq text,
  primary key (company_id, id),
  unique (company_id, folder_id, uid),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade,
  foreign key (company_id, folder_id) references mail_folder (company_id, id) on delete cascade
);
create index mail_message_newest on mail_message (company_id, mailbox_id, received_at desc, id desc);
create index mail_message_thread on mail_message (company_id, mailbox_id, thread_key);
create index mail_message_by_id on mail_message (company_id, mailbox_id, message_id);

alter table mailbox enable row level security;
alter table mailbox force row level security;
create policy own_company on mailbox using (company_id = current_company()) with check (company_id = current_company());
create policy owner_looks_up on mailbox for select to etabli_owner using (true);
grant select, insert, delete,
  update (imap_host, imap_port, imap_security, smtp_host, smtp_port, smtp_security, username, sealed_secret, state,
    failure, failed_server, failure_count, checked_at, retry_at, lease_holder, lease_until)
  on mailbox to etabli_app;

alter table mail_folder enable row level security;
alter table mail_folder force row level security;
create policy own_company on mail_folder using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (role, uid_validity, uid_next, lowest_uid, mod_seq, synced_at) on mail_folder to etabli_app;

alter table mail_message enable row level security;
alter table mail_message force row level security;
create policy own_company on mail_message using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (thread_key, is_seen, is_flagged, is_answered, is_draft, snippet, mod_seq) on mail_message to etabli_app;

-- The mailboxes that nobody reads now and that may be tried, of every company: a server follows them, each under its lease.
create function mailboxes_to_follow(most int)
  returns table (company_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.company_id, m.id from mailbox m
    where m.state <> 'reconnect' and (m.retry_at is null or m.retry_at <= now()) and (m.lease_until is null or m.lease_until <= now())
    order by m.retry_at nulls first, m.id limit most
  $$;
revoke all on function mailboxes_to_follow(int) from public;
grant execute on function mailboxes_to_follow(int) to etabli_app;
