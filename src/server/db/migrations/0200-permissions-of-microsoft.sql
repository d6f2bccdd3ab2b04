-- A permission of Microsoft is replaced by each renewal: one server renews it at a time. Who renews it now, and until when.
alter table mailbox add column renewal_holder uuid, add column renewal_until timestamptz,
  add constraint renewal_whole check ((renewal_holder is null) = (renewal_until is null));
grant update (renewal_holder, renewal_until) on mailbox to etabli_app;

-- Which provider a person went to. What another one answers is void.
alter table mail_consent add column kind text not null default 'gmail' check (kind in ('gmail', 'microsoft'));
alter table mail_consent alter column kind drop default;
