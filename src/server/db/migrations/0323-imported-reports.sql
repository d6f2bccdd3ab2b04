-- As before, with reports of sites and the reserves that were lifted.
create or replace function import_rows(into_table text, lines jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text[] := array['customer', 'customer_answer', 'customer_distinct', 'customer_note', 'document_alteration', 'document_counter',
    'document_numbering', 'document_recovery', 'hour_cost', 'imported_archive', 'mail_template', 'missing_number', 'payment', 'project',
    'project_note', 'quote_decision', 'quote_draft', 'quote_question', 'reserve_lift', 'sending', 'siren_correction', 'site_report',
    'supplier_invoice', 'task', 'time_entry', 'vat_regime_change'];
  written text[];
  stranger text;
begin
  if not is_importing() or not into_table = any(known) then
    raise exception 'no archive is being written into %', into_table using errcode = '42501';
  end if;
  select array_agg(distinct key order by key) into written from jsonb_array_elements(lines) line cross join lateral jsonb_object_keys(line) key;
  select w into stranger from unnest(written) w where w = 'company_id' or not exists (
    select from pg_attribute a where a.attrelid = ('public.' || quote_ident(into_table))::regclass and a.attname = w and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '') limit 1;
  if stranger is not null then
    raise exception 'column % of % is not known', stranger, into_table using errcode = '42703';
  end if;
  execute format('insert into %1$I (company_id, %2$s) select current_company(), %2$s from jsonb_populate_recordset(null::%1$I, $1)',
    into_table, (select string_agg(quote_ident(w), ', ') from unnest(written) w)) using lines;
end $$;
