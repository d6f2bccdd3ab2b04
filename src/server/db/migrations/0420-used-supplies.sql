-- What was used on the site of a project, beside its notes: labels, quantities and units, no amount (UsedSupply of src/domain/projects).
alter table project_note add column used_supplies jsonb not null default '[]' check (jsonb_typeof(used_supplies) = 'array');
grant update (used_supplies) on project_note to etabli_app;

-- Told to the pages that show the site. Notes are not: each of their words is kept while it is typed.
create function tell_first_supplies() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(c.company_id, 'sites', c.project_id, null, 'read') from changed c where c.used_supplies <> '[]';
  return null;
end $$;
create function tell_changed_supplies() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(c.company_id, 'sites', c.project_id, null, 'read')
    from changed c join earlier e on e.company_id = c.company_id and e.project_id = c.project_id
    where c.used_supplies is distinct from e.used_supplies;
  return null;
end $$;
create trigger used_supplies_came after insert on project_note referencing new table as changed
  for each statement execute function tell_first_supplies();
create trigger used_supplies_changed after update on project_note referencing old table as earlier new table as changed
  for each statement execute function tell_changed_supplies();
