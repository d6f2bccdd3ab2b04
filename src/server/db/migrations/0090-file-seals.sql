-- What binds a file to its document beside the row that names it: an HMAC made with a key that the database does not hold. It seals every
-- PDF, and the XML of an invoice issued before its hash was kept in its row.

create table document_file_seal (
  company_id uuid not null,
  document_id uuid not null,
  format text not null,
  content_sha256 text not null,
  mac text not null check (mac ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (company_id, document_id, format),
  foreign key (company_id, document_id, format) references document_file (company_id, document_id, format)
);
create index document_file_seal_content on document_file_seal (company_id, content_sha256);

-- Files stored before there were seals. Only a migration writes this list. The server seals each of them when it is first read, while its
-- bytes have the hash of this list.
create table unsealed_file (
  company_id uuid not null references company,
  document_id uuid not null,
  format text not null,
  content_sha256 text not null,
  primary key (company_id, document_id, format)
);
alter table document_file no force row level security;
insert into unsealed_file select company_id, document_id, format, content_sha256 from document_file;
alter table document_file force row level security;

create function refuse_seal_change() returns trigger language plpgsql
  as $$ begin raise exception 'a seal is never changed: a file that does not fit its seal was altered' using errcode = '42501'; end $$;

do $$
declare t text;
begin
  foreach t in array array['document_file_seal', 'unsealed_file'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('create trigger %I before update or delete or truncate on %I
      for each statement execute function refuse_seal_change()', t || '_frozen', t);
    execute format('grant select on %I to etabli_app', t);
  end loop;
end $$;

-- Stores the file of a document with its seal: both or neither. False when the document has such a file already, which stays.
create function keep_document_file(document uuid, file_format text, media_type text, file_bytes bytea, file_mac text, kept_at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hash text := encode(sha256(file_bytes), 'hex');
begin
  insert into file (company_id, sha256, mime, bytes, created_at)
  values (current_company(), hash, media_type, file_bytes, kept_at) on conflict do nothing;
  insert into document_file (company_id, document_id, format, content_sha256, created_at)
  values (current_company(), document, file_format, hash, kept_at) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into document_file_seal (company_id, document_id, format, content_sha256, mac, created_at)
  values (current_company(), document, file_format, hash, file_mac, kept_at);
  return true;
end $$;

-- Seals a file that was stored before there were seals. Another file gets none.
create function seal_earlier_file(document uuid, file_format text, file_mac text, sealed_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into document_file_seal (company_id, document_id, format, content_sha256, mac, created_at)
  select u.company_id, u.document_id, u.format, u.content_sha256, file_mac, sealed_at from unsealed_file u
  where u.company_id = current_company() and u.document_id = document and u.format = file_format
  on conflict do nothing $$;

revoke all on function keep_document_file(uuid, text, text, bytea, text, timestamptz),
  seal_earlier_file(uuid, text, text, timestamptz) from public;
grant execute on function keep_document_file(uuid, text, text, bytea, text, timestamptz),
  seal_earlier_file(uuid, text, text, timestamptz) to etabli_app;
revoke insert on document_file from etabli_app;

-- As before, and a file that a seal names stays, whatever became of the row that led to it.
create policy owner_sweeps on document_file_seal for select to etabli_owner using (true);
create or replace function sweep_rows(keys_before timestamptz, files_before timestamptz, most integer)
  returns table (idempotency_keys integer, files integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from idempotency_key k where k.ctid = any(array(
    select ctid from idempotency_key where created_at < keys_before limit most));
  get diagnostics idempotency_keys = row_count;

  delete from file f where f.ctid = any(array(
    select ctid from file one where created_at < files_before and mime in ('application/pdf', 'application/xml')
      and not exists (select from document_file d where d.company_id = one.company_id and d.content_sha256 = one.sha256)
      and not exists (select from document_file_seal s where s.company_id = one.company_id and s.content_sha256 = one.sha256)
    limit most));
  get diagnostics files = row_count;
  return next;
end $$;
