-- Wrong tries are counted by account and by client together: a stranger's do not make the owner wait.
alter table auth.wrong_passwords
  add column client text not null default '',
  drop constraint wrong_passwords_pkey,
  add primary key (account, client);
