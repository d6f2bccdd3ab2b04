-- An archive whose sending was left, or whose import never ended, goes after a week, its parts with it. What an import led to stays.
create policy owner_sweeps on company_import for select to etabli_owner
  using (state in ('receiving', 'checking', 'writing') and updated_at < now() - interval '7 days');
create policy owner_wipes on company_import for delete to etabli_owner
  using (state in ('receiving', 'checking', 'writing') and updated_at < now() - interval '7 days');
create function sweep_imports() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare swept integer;
begin
  delete from company_import i where i.state in ('receiving', 'checking', 'writing') and i.updated_at < now() - interval '7 days';
  get diagnostics swept = row_count;
  return swept;
end $$;
revoke all on function sweep_imports() from public;
grant execute on function sweep_imports() to etabli_app;
