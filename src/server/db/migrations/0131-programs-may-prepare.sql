-- A program may also prepare an action, which a person confirms.
alter table personal_token drop constraint personal_token_scopes_check;
alter table personal_token add constraint personal_token_scopes_check
  check (scopes <@ array['read', 'amounts', 'prepare'] and cardinality(scopes) > 0);
