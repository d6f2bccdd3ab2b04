-- Another company that somebody owns under a SIREN, the first of them: two series of numbers for one taxable person. Those of others are never
-- said.
create function own_company_under(wanted text, person uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.name from membership m join company c using (company_id)
  where m.user_id = person and m.role = 'owner' and c.company_id <> current_company() and c.siren = wanted and wanted <> '' and not c.is_example
  order by m.created_at, m.company_id limit 1 $$;
revoke all on function own_company_under(text, uuid) from public;
grant execute on function own_company_under(text, uuid) to etabli_app;
