-- The companies that have documents, for the pass of the server that verifies each of them: their files and seals name them.
create function companies_with_documents() returns uuid[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select array(select company_id from document_seal union select company_id from document_file order by 1) $$;
revoke all on function companies_with_documents() from public;
grant execute on function companies_with_documents() to etabli_app;
