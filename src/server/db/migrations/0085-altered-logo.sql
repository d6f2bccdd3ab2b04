-- The logo of a document may be found altered too.
alter table document_alteration drop constraint document_alteration_part_check;
alter table document_alteration add constraint document_alteration_part_check
  check (part in ('content', 'view', 'xml', 'pdf', 'logo'));
