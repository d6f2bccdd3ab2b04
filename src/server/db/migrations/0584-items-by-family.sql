-- Items are counted and listed by family, in the order of their labels.
create index catalog_item_family on catalog_item (company_id, family, label_key, id)
  where archived_at is null and family <> '';
