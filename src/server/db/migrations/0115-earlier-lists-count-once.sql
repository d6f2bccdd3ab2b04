-- The lists of documents and files from before the seals count once: a server seals all of both at its start, in one transaction, and empties
-- them. A row that is there afterwards was written by hand.

create function refuse_list_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.earlier_lists', true) = 'emptied' then
    return null;
  end if;
  raise exception 'a seal is never changed, and a list of what had none is emptied once' using errcode = '42501';
end $$;

drop trigger unsealed_document_frozen on unsealed_document;
drop trigger unsealed_file_frozen on unsealed_file;

-- What has a seal already needs no place on a list.
alter table unsealed_document no force row level security;
alter table unsealed_file no force row level security;
delete from unsealed_document u
  where exists (select from document_seal s where s.company_id = u.company_id and s.document_id = u.document_id);
delete from unsealed_file u where exists (
  select from document_file_seal s where s.company_id = u.company_id and s.document_id = u.document_id and s.format = u.format);
alter table unsealed_document force row level security;
alter table unsealed_file force row level security;

create trigger unsealed_document_frozen before update or delete or truncate on unsealed_document
  for each statement execute function refuse_list_change();
create trigger unsealed_file_frozen before update or delete or truncate on unsealed_file
  for each statement execute function refuse_list_change();
create policy owner_sweeps on unsealed_file for select to etabli_owner using (true);
create policy owner_empties on unsealed_document for delete to etabli_owner using (true);
create policy owner_empties on unsealed_file for delete to etabli_owner using (true);

-- A file whose row is gone is sealed too, as the list says it was: nothing is laid out in its place.
alter table document_file_seal drop constraint document_file_seal_company_id_document_id_format_fkey;
alter table document_file_seal add foreign key (company_id, document_id) references document (company_id, id);

drop function unsealed_documents(uuid, uuid, integer);

-- What the lists hold, and whether anything of the whole installation has a seal.
create function earlier_lists(out is_document_sealed boolean, out is_file_sealed boolean, out document_count integer, out file_count integer,
    out company_ids uuid[])
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from document_seal), exists (select from document_file_seal),
    (select count(*)::integer from unsealed_document), (select count(*)::integer from unsealed_file),
    array(select company_id from unsealed_document union select company_id from unsealed_file order by 1) $$;

-- Empties the lists, each or not.
create function empty_earlier_lists(with_documents boolean, with_files boolean) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.earlier_lists', 'emptied', true);
  if with_documents then delete from unsealed_document; end if;
  if with_files then delete from unsealed_file; end if;
  perform set_config('app.earlier_lists', '', true);
end $$;

revoke all on function earlier_lists(), empty_earlier_lists(boolean, boolean) from public;
grant execute on function earlier_lists(), empty_earlier_lists(boolean, boolean) to etabli_app;
