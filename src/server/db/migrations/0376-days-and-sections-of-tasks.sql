-- A task may stand under a heading of the quote, and have days of its own in the timeline of its project. Without days it takes its place
-- among those of the project.
alter table task
  add column section text not null default '' check (length(section) <= 180),
  add column first_day date,
  add column last_day date,
  add constraint task_days check ((first_day is null) = (last_day is null)),
  add constraint task_days_in_order check (last_day >= first_day and last_day - first_day < 1000);
grant insert (section), update (section, first_day, last_day) on task to etabli_app;
