-- What is done on a site is told to the pages that show it: tasks, days, times and photos of a project. Its ID is that of the project.
create function tell_sites() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(c.company_id, 'sites', c.project_id, null, 'read')
    from (select distinct company_id, project_id from changed) c;
  return null;
end $$;
create function tell_changed_sites() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(c.company_id, 'sites', c.id, null, 'read')
    from changed c join earlier e on e.company_id = c.company_id and e.id = c.id
    where (c.name, c.start_date, c.end_date, c.site_address, c.stage)
      is distinct from (e.name, e.start_date, e.end_date, e.site_address, e.stage);
  return null;
end $$;
create trigger site_changed after update on project referencing old table as earlier new table as changed
  for each statement execute function tell_changed_sites();
create trigger site_tasks_came after insert on task referencing new table as changed
  for each statement execute function tell_sites();
create trigger site_tasks_changed after update on task referencing new table as changed
  for each statement execute function tell_sites();
create trigger site_tasks_left after delete on task referencing old table as changed
  for each statement execute function tell_sites();
create trigger site_photos_came after insert on project_photo referencing new table as changed
  for each statement execute function tell_sites();
create trigger site_photos_left after delete on project_photo referencing old table as changed
  for each statement execute function tell_sites();
create trigger site_times_came after insert on time_entry referencing new table as changed
  for each statement execute function tell_sites();
create trigger site_times_changed after update on time_entry referencing new table as changed
  for each statement execute function tell_sites();
create trigger site_times_left after delete on time_entry referencing old table as changed
  for each statement execute function tell_sites();
