-- The mails that people write here: drafts, those on their way, and those that could not leave.
create table mail_draft (
  company_id uuid not null references company,
  id uuid not null,
  mailbox_id uuid not null,
  -- Who writes it. Nobody else sees it.
  user_id uuid not null,
  kind text not null check (kind in ('new', 'reply', 'reply_all', 'forward')),
  -- The mail that it answers or forwards, as long as it is kept here.
  answered_id uuid,
  -- Lines of recipients, as they were typed.
  to_line text not null,
  cc_line text not null,
  subject text not null,
  body text not null,
  quote text not null,
  -- Header lines. Empty for a mail that answers none.
  in_reply_to text not null,
  reference_line text not null,
  -- [{ kind, id, place, name, sizeBytes }]
  files jsonb not null,
  -- It grows with each change: a change of an older one is refused.
  revision int not null,
  -- queued: it waits for send_at. sending: a server speaks to the mail server. handed: its first byte left. unsure: it
  -- broke off after the last byte, and the mail server did not say whether it took it.
  state text not null check (state in ('draft', 'queued', 'sending', 'handed', 'sent', 'failed', 'unsure')),
  send_at timestamptz,
  -- Until this moment the attempt belongs to the server that began it.
  attempt_until timestamptz,
  attempt_count int not null,
  -- Why the last attempt failed, and the address or the file concerned.
  failure text,
  failure_about text,
  sent_at timestamptz,
  -- A copy is in the folder of sent mails, or none is wanted there.
  has_copy boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade,
  check (failure_about is null or failure is not null)
);
create index mail_draft_newest on mail_draft (company_id, user_id, created_at desc, id desc) where state <> 'sent';
create index mail_draft_mailbox on mail_draft (company_id, mailbox_id);

alter table mail_draft enable row level security;
alter table mail_draft force row level security;
create policy own_company on mail_draft using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete,
  update (to_line, cc_line, subject, body, quote, files, revision, state, send_at, attempt_until, attempt_count, failure,
    failure_about, sent_at, has_copy, updated_at)
  on mail_draft to etabli_app;
