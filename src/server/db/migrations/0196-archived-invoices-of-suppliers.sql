-- Invoices of suppliers leave with the archive of their company. The table of its parts may be younger than this function, which reads
-- its own body when it runs.
create function keep_archive_supplier_invoices(wanted uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  insert into company_archive_part (company_id, archive_id, name, place, content)
  select current_company(), wanted, 'supplier_invoice', place, convert_to(string_agg(line, E'\n' order by at) || E'\n', 'UTF8')
  from (
    select r.id as at, (to_jsonb(r) - array['company_id', 'mailbox_id', 'search_text', 'supplier_key', 'number_key'])::text as line,
      (row_number() over (order by r.id) - 1) / 100 as place
    from supplier_invoice r) rows_of_parts
  group by place;
end $$;
