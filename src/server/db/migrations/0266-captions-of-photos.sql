-- What a photo shows, and for a photo taken after the work the one that was taken before it, of the same project.
alter table project_photo
  add column caption text not null default '' check (length(caption) <= 200),
  add column before_id uuid check (before_id <> id),
  add foreign key (company_id, before_id) references project_photo (company_id, id) on delete set null (before_id);
-- A photo of before has one of after.
create unique index project_photo_pair on project_photo (company_id, before_id);
grant update (caption, before_id) on project_photo to etabli_app;
create trigger site_photos_changed after update on project_photo referencing new table as changed
  for each statement execute function tell_sites();
