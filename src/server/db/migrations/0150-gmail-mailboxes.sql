-- Mailboxes that are read as a whole, by their history and not folder by folder.
alter table mailbox
  -- What happened in the mailbox until this point of its history is kept here. Null: never read, or read by folders.
  add column history_id text,
  -- How much of its mails was read once. Null: its folders say it.
  add column read_percent int check (read_percent between 0 and 100),
  -- The last number that was given to one of its mails here.
  add column last_uid bigint not null default 0;
grant update (history_id, read_percent, last_uid) on mailbox to etabli_app;

-- The ID of a mail at such a server. It is kept once, whatever its folder.
alter table mail_message add column remote_id text;
create unique index mail_message_remote on mail_message (company_id, mailbox_id, remote_id) where remote_id is not null;
grant update (folder_id) on mail_message to etabli_app;
