-- The phone of a member, as they or an owner wrote it; null until somebody did. Their name is corrected at the same place.
alter table membership add column phone text;
grant update (name, phone) on membership to etabli_app;
