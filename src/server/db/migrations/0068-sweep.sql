-- What nobody asks for any more is deleted by a job, across companies: through one function of the owner, which no role of the
-- server may go around. Never a frozen document nor its files: only what a draft was, and files that no document names.
create index idempotency_key_age on idempotency_key (created_at);
create index document_file_content on document_file (company_id, content_sha256);
create index file_age on file (created_at) where mime in ('application/pdf', 'application/xml');

create policy owner_sweeps on idempotency_key to etabli_owner using (true);
create policy owner_sweeps on document_file to etabli_owner using (true);
create policy owner_sweeps on file to etabli_owner using (true);
create policy owner_sweeps on quote for select to etabli_owner using (true);

create function sweep_rows(keys_before timestamptz, files_before timestamptz, most integer)
  returns table (idempotency_keys integer, draft_files integer, files integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from idempotency_key k where k.ctid = any(array(
    select ctid from idempotency_key where created_at < keys_before limit most));
  get diagnostics idempotency_keys = row_count;

  -- A draft that was drawn again has a newer file in the same format.
  delete from document_file f where f.ctid = any(array(
    select old.ctid from document_file old
    join quote q on q.company_id = old.company_id and q.id = old.document_id and q.status = 'draft'
    where old.created_at < files_before and exists (
      select from document_file newer where newer.company_id = old.company_id and newer.document_id = old.document_id
        and newer.format = old.format and newer.created_at > old.created_at)
    limit most));
  get diagnostics draft_files = row_count;

  -- Pictures stay: what is printed of a frozen document names its logo.
  delete from file f where f.ctid = any(array(
    select ctid from file one where created_at < files_before and mime in ('application/pdf', 'application/xml')
      and not exists (select from document_file d where d.company_id = one.company_id and d.content_sha256 = one.sha256)
    limit most));
  get diagnostics files = row_count;
  return next;
end $$;
revoke all on function sweep_rows(timestamptz, timestamptz, integer) from public;
grant execute on function sweep_rows(timestamptz, timestamptz, integer) to etabli_app;
