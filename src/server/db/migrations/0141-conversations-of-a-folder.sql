-- The conversations of a folder, the newest first: a mail stands for its conversation when none of the same folder is newer.
create index mail_message_of_folder on mail_message (company_id, folder_id, received_at desc, id desc);
create index mail_message_of_thread on mail_message (company_id, mailbox_id, thread_key, received_at desc, id desc);
drop index mail_message_thread;
