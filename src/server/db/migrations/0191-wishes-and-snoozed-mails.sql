-- Where a mail stands in the list of its folder: when it came, or when it comes back once somebody put it aside. One to come is not
-- shown before. « infinity »: it is on its way to another folder.
alter table mail_message add column listed_at timestamptz;
update mail_message set listed_at = received_at;
alter table mail_message alter column listed_at set not null;
grant update (listed_at) on mail_message to etabli_app;
drop index mail_message_of_folder;
create index mail_message_of_folder on mail_message (company_id, folder_id, listed_at desc, id desc)
  include (thread_key, search_text);

-- The name that people gave a folder. Empty: its path says it.
alter table mail_folder add column name text not null default '';
alter table mail_folder alter column name drop default;
grant update (name) on mail_folder to etabli_app;

-- Until when a mail is put aside, by its ID at its sender: it outlives new numbers of its server.
create table mail_snooze (
  company_id uuid not null references company,
  mailbox_id uuid not null,
  message_id text not null check (message_id <> ''),
  until timestamptz not null,
  primary key (company_id, mailbox_id, message_id),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade
);
alter table mail_snooze enable row level security;
alter table mail_snooze force row level security;
create policy own_company on mail_snooze using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (until) on mail_snooze to etabli_app;

-- What somebody wants of a mail, until its server did it: a mark, or another folder. They are done in their order.
create table mail_wish (
  company_id uuid not null references company,
  id uuid not null,
  mailbox_id uuid not null,
  -- The mail as it was known then. A server may give it another number meanwhile: its ID at its sender finds it again.
  mail_id uuid not null,
  message_id text not null,
  subject text not null,
  is_seen boolean,
  is_flagged boolean,
  target_path text,
  wished_by uuid not null,
  wished_at timestamptz not null,
  -- Why it cannot be done any more. It is then said, and stays until its person has read it.
  refusal text check (refusal in ('gone', 'refused')),
  primary key (company_id, id),
  foreign key (company_id, mailbox_id) references mailbox (company_id, id) on delete cascade,
  check (num_nonnulls(is_seen, is_flagged, target_path) > 0)
);
create index mail_wish_of_mailbox on mail_wish (company_id, mailbox_id, id);
alter table mail_wish enable row level security;
alter table mail_wish force row level security;
create policy own_company on mail_wish using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (refusal) on mail_wish to etabli_app;

-- Who does the wishes of a mailbox now: one server at a time, in their order.
alter table mailbox add column wishes_until timestamptz;
grant update (wishes_until) on mailbox to etabli_app;

create or replace function tell_changed_mails() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(b.company_id, 'mails', b.id, b.user_id, case when b.user_id is null then 'manage' else 'own' end)
    from mailbox b where (b.company_id, b.id) in (
      select m.company_id, m.mailbox_id from changed m join earlier e on e.company_id = m.company_id and e.id = m.id
      where (m.folder_id, m.thread_key, m.is_seen, m.is_flagged, m.is_answered, m.is_draft, m.listed_at)
        is distinct from (e.folder_id, e.thread_key, e.is_seen, e.is_flagged, e.is_answered, e.is_draft, e.listed_at));
  return null;
end $$;
-- What cannot be done is said at once.
create function tell_wishes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(b.company_id, 'mails', b.id, b.user_id, case when b.user_id is null then 'manage' else 'own' end)
    from mailbox b where (b.company_id, b.id) in (select c.company_id, c.mailbox_id from changed c);
  return null;
end $$;
create trigger wishes_refused after update on mail_wish referencing new table as changed
  for each statement execute function tell_wishes();
create trigger wishes_done after delete on mail_wish referencing old table as changed
  for each statement execute function tell_wishes();
