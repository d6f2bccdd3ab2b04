-- Who ticked a task and when, null for one that is left and for those that were ticked before it was kept.
alter table task add column done_by uuid, add column done_at timestamptz;
grant update (done_by, done_at) on task to etabli_app;

-- A timer that starts or stops on a site is told to the pages that show who works there.
create trigger site_timers_came after insert on timer referencing new table as changed for each statement
  execute function tell_sites();
create trigger site_timers_left after delete on timer referencing old table as changed for each statement
  when (not is_erased()) execute function tell_sites();
