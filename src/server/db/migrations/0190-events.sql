-- What happened in a company, told to the pages that are open: of which thing, never what it says. A page that lost its connection
-- hears what it missed. Swept after an hour.
create table event (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind <> ''),
  -- What it happened to: of a mail, its mailbox.
  subject_id uuid not null,
  -- Who hears of it: this member alone, or every member whose role has the right.
  user_id uuid,
  right_needed text not null check (right_needed in ('own', 'read', 'amounts', 'work', 'manage', 'team')),
  -- The transaction that did it. Those that end late have smaller numbers than others that were heard before them.
  happened_in bigint not null default (pg_current_xact_id()::text::bigint),
  happened_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, happened_in, kind, subject_id)
);
create index event_age on event (happened_at);

alter table event enable row level security;
alter table event force row level security;
create policy own_company on event using (company_id = current_company()) with check (company_id = current_company());
create policy owner_sweeps on event to etabli_owner using (true);
grant select, delete, insert (company_id, kind, subject_id, user_id, right_needed) on event to etabli_app;

-- Tells every server at the commit that something happened in a company. Once for each thing of a transaction.
create function tell_event(company uuid, kind text, subject uuid, member uuid, right_needed text) returns void
  language sql set search_path = public, pg_temp as $$
  insert into event (company_id, kind, subject_id, user_id, right_needed) values (company, kind, subject, member, right_needed)
    on conflict (company_id, happened_in, kind, subject_id) do nothing;
  select pg_notify('etabli_events', company::text);
$$;

create function sweep_events(events_before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare swept integer;
begin
  delete from event e where e.ctid = any(array(select ctid from event where happened_at < events_before limit most));
  get diagnostics swept = row_count;
  return swept;
end $$;
revoke all on function sweep_events(timestamptz, integer) from public;
grant execute on function sweep_events(timestamptz, integer) to etabli_app;

-- Mails that came, left, moved or were marked: their mailbox is told, to whoever reads it. One that is erased has nobody.
create function tell_mails() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(b.company_id, 'mails', b.id, b.user_id, case when b.user_id is null then 'manage' else 'own' end)
    from mailbox b where (b.company_id, b.id) in (select c.company_id, c.mailbox_id from changed c);
  return null;
end $$;
create function tell_changed_mails() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(b.company_id, 'mails', b.id, b.user_id, case when b.user_id is null then 'manage' else 'own' end)
    from mailbox b where (b.company_id, b.id) in (
      select m.company_id, m.mailbox_id from changed m join earlier e on e.company_id = m.company_id and e.id = m.id
      where (m.folder_id, m.thread_key, m.is_seen, m.is_flagged, m.is_answered, m.is_draft)
        is distinct from (e.folder_id, e.thread_key, e.is_seen, e.is_flagged, e.is_answered, e.is_draft));
  return null;
end $$;
create trigger mails_came after insert on mail_message referencing new table as changed
  for each statement execute function tell_mails();
create trigger mails_left after delete on mail_message referencing old table as changed
  for each statement execute function tell_mails();
create trigger mails_changed after update on mail_message referencing old table as earlier new table as changed
  for each statement execute function tell_changed_mails();
