-- What stands under the mails that are begun from a mailbox. Null: what the company prints of itself.
alter table mailbox add column signature text check (length(signature) between 1 and 2000);
grant update (signature) on mailbox to etabli_app;
