-- What a company quotes often: lines and terms, without a customer and without a day.
create table quote_template (
  company_id uuid not null references company,
  id uuid not null,
  name text not null check (name <> ''),
  format integer not null,
  lines jsonb not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index quote_template_name on quote_template (company_id, lower(name));
alter table quote_template enable row level security;
alter table quote_template force row level security;
create policy own_company on quote_template using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (name) on quote_template to etabli_app;

-- They leave with the archive of their company.
create function keep_archive_quote_templates(wanted uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  insert into company_archive_part (company_id, archive_id, name, place, content)
  select current_company(), wanted, 'quote_template', place, convert_to(string_agg(line, E'\n' order by at) || E'\n', 'UTF8')
  from (
    select r.id as at, (to_jsonb(r) - 'company_id')::text as line, (row_number() over (order by r.id) - 1) / 100 as place
    from quote_template r) templates
  group by place;
end $$;

-- As before (0340), with the templates of quotes.
create or replace function import_rows(into_table text, lines jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text[] := array['catalog_component', 'catalog_item', 'company_closure', 'customer', 'customer_answer', 'customer_distinct',
    'customer_note', 'document_alteration', 'document_counter', 'document_numbering', 'document_recovery', 'hour_cost',
    'imported_archive', 'mail_template', 'missing_number', 'payment', 'project', 'project_note', 'quote_decision', 'quote_draft',
    'quote_question', 'quote_template', 'reserve_lift', 'sending', 'siren_correction', 'site_report', 'supplier_invoice', 'task', 'time_entry',
    'vat_regime_change'];
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
