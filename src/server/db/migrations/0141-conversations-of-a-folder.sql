-- What a mail is searched by: who wrote, to whom and about what, without accents and in lower case. Mails that were read
-- before have none until their folder is read again.
alter table mail_message add column search_text text not null default '';
alter table mail_message alter column search_text drop default;
-- The conversations of a folder, the newest first: a mail stands for its conversation when none of the same folder is newer.
create index mail_message_of_folder on mail_message (company_id, folder_id, received_at desc, id desc)
  include (thread_key, search_text);
create index mail_message_of_thread on mail_message (company_id, mailbox_id, thread_key, received_at desc, id desc);
drop index mail_message_thread;
