-- The family under which a supplier or a seller files an item. Null for one of before, as an archive of before has it.
alter table catalog_item add column family text;
grant update (family) on catalog_item to etabli_app;
