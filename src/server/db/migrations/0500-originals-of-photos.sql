-- The original of a photo, as its camera wrote its pixels, without the place that it noted. It comes in parts, and is one once its kind is known.
alter table project_photo
  add column original_mime text check (original_mime in ('image/jpeg', 'image/png', 'image/webp', 'image/heic')),
  add column original_bytes bytea check (octet_length(original_bytes) between 1 and 25000000),
  add constraint project_photo_original check (original_mime is null or original_bytes is not null);
alter table project_photo alter column original_bytes set storage external;
grant update (original_mime, original_bytes) on project_photo to etabli_app;

-- Told once it is whole: its parts are no news.
create function tell_changed_photos() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(p.company_id, 'sites', p.project_id, null, 'read')
    from (select distinct c.company_id, c.project_id
      from changed c join earlier e on e.company_id = c.company_id and e.id = c.id
      where (c.caption, c.before_id, c.original_mime) is distinct from (e.caption, e.before_id, e.original_mime)) p;
  return null;
end $$;
drop trigger site_photos_changed on project_photo;
create trigger site_photos_changed after update on project_photo referencing old table as earlier new table as changed
  for each statement execute function tell_changed_photos();
