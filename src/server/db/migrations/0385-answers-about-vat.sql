-- What was answered about the VAT of a project: its building, its age, the works, the contract. Null: nothing was.
alter table project add column vat_answers jsonb
  check (jsonb_typeof(vat_answers) = 'object' and octet_length(vat_answers::text) <= 100000);
grant insert (vat_answers), update (vat_answers) on project to etabli_app;
