-- Who works on a project. A member who leaves the company is on none of them any more.
create table project_person (
  company_id uuid not null references company,
  project_id uuid not null,
  user_id uuid not null,
  assigned_at timestamptz not null,
  primary key (company_id, project_id, user_id),
  foreign key (company_id, project_id) references project (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references membership (company_id, user_id) on delete cascade
);
create index project_person_of_user on project_person (company_id, user_id, project_id);
alter table project_person enable row level security;
alter table project_person force row level security;
create policy own_company on project_person using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on project_person to etabli_app;

-- Days on which the whole company is closed: holidays, a bridge.
create table company_closure (
  company_id uuid not null references company,
  id uuid not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day and last_day - first_day < 366),
  label text not null check (length(label) between 1 and 80),
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index company_closure_by_day on company_closure (company_id, first_day, id);
alter table company_closure enable row level security;
alter table company_closure force row level security;
create policy own_company on company_closure using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on company_closure to etabli_app;
grant update (first_day, last_day, label) on company_closure to etabli_app;

-- Both are told to the pages that show a planning. The ID of an event of closures is that of the company.
create trigger site_people_came after insert on project_person referencing new table as changed
  for each statement execute function tell_sites();
create trigger site_people_left after delete on project_person referencing old table as changed
  for each statement execute function tell_sites();
create function tell_closures() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(c.company_id, 'sites', c.company_id, null, 'read') from (select distinct company_id from changed) c;
  return null;
end $$;
create trigger closures_came after insert on company_closure referencing new table as changed
  for each statement execute function tell_closures();
create trigger closures_changed after update on company_closure referencing new table as changed
  for each statement execute function tell_closures();
create trigger closures_left after delete on company_closure referencing old table as changed
  for each statement execute function tell_closures();

-- Whose calendar a link shows: a person's own work. It replaces calendar_behind, which knew the company alone.
create function calendar_reader(wanted text) returns table (company_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.company_id, l.user_id
    from calendar_link l
    join membership m on m.company_id = l.company_id and m.user_id = l.user_id
    where l.token_sha256 = wanted
  $$;
revoke all on function calendar_reader(text) from public;
grant execute on function calendar_reader(text) to etabli_app;
drop function calendar_behind(text);
