-- The line of a quote that a task was made from. Null for any other task, as an archive of before has it.
alter table task add column line_id text;
grant insert (line_id) on task to etabli_app;

-- The IDs of what was taken out of what was used on a site: what is sent again does not bring it back.
alter table project_note add column removed_supplies jsonb not null default '[]' check (jsonb_typeof(removed_supplies) = 'array');
grant update (removed_supplies) on project_note to etabli_app;
