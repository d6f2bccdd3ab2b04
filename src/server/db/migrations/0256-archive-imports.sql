-- The archive of a company read back into a new one. Its file comes in parts, so that a slow line may be cut and go on.
create table company_import (
  company_id uuid not null references company,
  id uuid not null,
  state text not null check (state in ('receiving', 'checking', 'writing', 'done', 'refused')),
  file_name text not null,
  -- Bytes and parts of the file, and what tells it from another one of that name.
  size_bytes bigint not null check (size_bytes between 1 and 2147483648),
  part_count int not null check (part_count > 0),
  fingerprint text not null,
  received_count int not null default 0,
  asked_by uuid not null,
  -- Why it was refused, and what of the archive: a file or a number.
  refusal text check (refusal in ('not_an_archive', 'cut', 'damaged', 'unsafe', 'too_large', 'newer', 'older', 'example', 'not_new', 'altered',
    'ahead', 'numbers', 'rows')),
  refusal_detail text not null default '',
  done_count int not null default 0,
  all_count int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  check ((state = 'refused') = (refusal is not null))
);
create index company_import_newest on company_import (company_id, created_at desc, id desc);
create table company_import_part (
  company_id uuid not null,
  import_id uuid not null,
  place int not null,
  content bytea not null check (octet_length(content) between 1 and 480000),
  primary key (company_id, import_id, place),
  foreign key (company_id, import_id) references company_import (company_id, id) on delete cascade
);
-- A part of an archive is compressed already.
alter table company_import_part alter column content set storage external;

-- That the documents of a company from before a moment were imported, by whom and from where: written with them, never changed.
create table imported_archive (
  company_id uuid not null references company,
  id uuid not null,
  imported_by uuid not null,
  imported_at timestamptz not null,
  source_id uuid not null,
  source_name text not null,
  -- When the archive was made, and the hash of the list of its files.
  made_at timestamptz,
  manifest_sha256 text not null check (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  document_count int not null,
  -- The transaction that wrote the rows of the archive; 0 for an import of before, which came with the archive.
  written_in bigint not null,
  primary key (company_id, id)
);
do $$
declare t text;
begin
  foreach t in array array['company_import', 'company_import_part', 'imported_archive'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select on %I to etabli_app', t);
  end loop;
end $$;
grant insert, update (state, received_count, refusal, refusal_detail, done_count, all_count, updated_at), delete on company_import to etabli_app;
grant insert, delete on company_import_part to etabli_app;
create function refuse_import_change() returns trigger language plpgsql
  as $$ begin raise exception 'that documents were imported is never changed' using errcode = '42501'; end $$;
create trigger imported_archive_frozen before update or delete or truncate on imported_archive
  for each statement execute function refuse_import_change();

-- True in the transaction that writes the rows of an archive, and in no other.
create function is_importing() returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from imported_archive i
    where i.company_id = current_company() and i.written_in = pg_current_xact_id()::text::bigint) $$;

-- A company into which an archive may be written: it is no example, has one member, and nothing was noted in it.
create function is_company_new() returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from company c where c.company_id = current_company() and not c.is_example)
    and (select count(*) from membership m where m.company_id = current_company()) = 1
    and not exists (select from document d where d.company_id = current_company())
    and not exists (select from document_counter d where d.company_id = current_company())
    and not exists (select from project p where p.company_id = current_company())
    and not exists (select from customer c where c.company_id = current_company())
    and not exists (select from supplier_invoice s where s.company_id = current_company())
    and not exists (select from company_erasure e where e.company_id = current_company())
    and not exists (select from imported_archive i where i.company_id = current_company()) $$;

-- Opens the writing of an archive into the company of the transaction, or refuses one that is not new. No document is issued meanwhile.
create function begin_import(facts jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(current_company()::text || series, 0)) from unnest(array['A', 'D', 'F']) series;
  if not is_company_new() then
    raise exception 'an archive is written into a new company alone' using errcode = '23514', constraint = 'company_is_new';
  end if;
  delete from document_numbering t where t.company_id = current_company();
  delete from vat_regime_change t where t.company_id = current_company();
  delete from mail_template t where t.company_id = current_company();
  insert into imported_archive (company_id, id, imported_by, imported_at, source_id, source_name, made_at, manifest_sha256,
    document_count, written_in)
  values (current_company(), (facts ->> 'id')::uuid, (facts ->> 'imported_by')::uuid, clock_timestamp(), (facts ->> 'source_id')::uuid,
    facts ->> 'source_name', (facts ->> 'made_at')::timestamptz, facts ->> 'manifest_sha256', (facts ->> 'document_count')::int,
    pg_current_xact_id()::text::bigint);
end $$;

-- Writes rows of an archive into a table, with the columns that the rows say. A column that is unknown here came from a later version.
create function import_rows(into_table text, lines jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text[] := array['customer', 'customer_distinct', 'customer_note', 'document_alteration', 'document_counter', 'document_numbering',
    'document_recovery', 'imported_archive', 'mail_template', 'missing_number', 'payment', 'project', 'quote_decision', 'quote_draft',
    'sending', 'siren_correction', 'supplier_invoice', 'task', 'time_entry', 'vat_regime_change'];
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

-- Writes what an archive says of its company over the new one. Whose it is, when it began here and what opens it to programs stay.
create function import_company(line jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  written text[];
  stranger text;
begin
  if not is_importing() then
    raise exception 'no archive is being written' using errcode = '42501';
  end if;
  select array_agg(key order by key) into written from jsonb_object_keys(line - array['company_id', 'created_at', 'is_example', 'programs_open']) key;
  select w into stranger from unnest(written) w where not exists (
    select from pg_attribute a where a.attrelid = 'public.company'::regclass and a.attname = w and a.attnum > 0 and not a.attisdropped) limit 1;
  if stranger is not null then
    raise exception 'column % of the company is not known', stranger using errcode = '42703';
  end if;
  execute format('update company set (%1$s) = (select %1$s from jsonb_populate_record(null::company, $1)) where company_id = current_company()',
    (select string_agg(quote_ident(w), ', ') from unnest(written) w)) using line;
end $$;

-- Writes a document of an archive as it was issued, with a seal of this installation. Its hashes are taken again, and must be those of the
-- archive; what it says must be what its row, its view and its XML say.
create function import_document(line jsonb, content_text text, view_text text, xml_text text, document_mac text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  doc document := jsonb_populate_record(null::document, line);
  credited document;
begin
  if not is_importing() then
    raise exception 'no archive is being written' using errcode = '42501';
  end if;
  doc.company_id := current_company();
  doc.content := content_text::jsonb;
  doc.view := view_text::jsonb;
  if (doc.content_sha256 = encode(sha256(convert_to(content_text, 'UTF8')), 'hex')
      and doc.view_sha256 = encode(sha256(convert_to(view_text, 'UTF8')), 'hex')) is not true
      or (doc.xml_sha256 is not null) <> (xml_text is not null)
      or doc.xml_sha256 is distinct from encode(sha256(convert_to(xml_text, 'UTF8')), 'hex') then
    raise exception 'document % is not what was issued', doc.number using errcode = '23514', constraint = 'document_as_issued';
  end if;
  if doc.dated_on > database_day() or doc.created_at > clock_timestamp() then
    raise exception 'document % is dated later than today', doc.number using errcode = '23514', constraint = 'document_of_today';
  end if;
  perform check_kept(doc, xml_text);
  if doc.content ? 'totals' then
    perform check_sums(doc);
  end if;
  if doc.refers_to is not null then
    select * into credited from document d where d.company_id = doc.company_id and d.id = doc.refers_to;
    if credited.kind is distinct from 'invoice' or credited.invoice_kind = 'credit_note' or doc.project_id is distinct from credited.project_id
        or doc.content #>> '{refersTo,number}' is distinct from credited.number or doc.dated_on < credited.dated_on then
      raise exception 'credit note % credits no invoice of its project', doc.number using errcode = '23514';
    end if;
  end if;
  insert into document select doc.*;
  insert into document_seal (company_id, document_id, mac, created_at) values (doc.company_id, doc.id, document_mac, clock_timestamp());
end $$;

-- Ends the writing of an archive: what is derived of its documents and payments is made anew, in the order in which they came. Numbers of
-- quotes whose versions do not follow one another are answered.
create function finish_import() returns setof text language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_importing() then
    raise exception 'no archive is being written' using errcode = '42501';
  end if;
  -- What is owed is owed by whoever stands for a merged customer today.
  loop
    update invoice_balance b set customer_id = c.merged_into from customer c
    where b.company_id = current_company() and c.company_id = b.company_id and c.id = b.customer_id and c.merged_into is not null;
    exit when not found;
  end loop;
  perform rebuild_figures();
  perform rebuild_vat();
  return query select d.number from document d where d.company_id = current_company()
    group by d.number having count(*) <> max(d.version) or count(distinct d.project_id) > 1 or count(distinct d.kind) > 1
    order by 1 limit 5;
end $$;
revoke all on function is_importing(), is_company_new(), begin_import(jsonb), import_rows(text, jsonb), import_company(jsonb),
  import_document(jsonb, text, text, text, text), finish_import() from public;
grant execute on function is_importing(), is_company_new(), begin_import(jsonb), import_rows(text, jsonb), import_company(jsonb),
  import_document(jsonb, text, text, text, text), finish_import() to etabli_app;

-- As before, but what an archive says was sent and answered was checked when it happened.
create or replace function check_sending() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if is_importing() then return new; end if;
  if new.how = 'by_hand' then
    perform check_quote_fact(new.company_id, new.document_id, company_day(new.sent_at));
  elsif current_user = 'etabli_app' then
    raise exception 'a sending by mail is noted when its mail leaves' using errcode = '42501';
  end if;
  return new;
end $$;
create or replace function check_quote_decision() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  quote document;
begin
  if is_importing() then return new; end if;
  quote := check_quote_fact(new.company_id, new.document_id, new.decided_on);
  if new.decision = 'accepted' and btrim(new.signer) = '' then
    raise exception 'nobody accepts quote % without a name', quote.number using errcode = '23514';
  end if;
  if company_day(new.decided_at) > database_day() then
    raise exception 'an answer to quote % is noted later than today', quote.number using errcode = '23514';
  end if;
  if exists (
      select from document n
      where n.company_id = quote.company_id and n.number = quote.number and n.version > quote.version
        and (exists (select from sending s where s.company_id = n.company_id and s.document_id = n.id)
          or exists (
            select from quote_decision a where a.company_id = n.company_id and a.document_id = n.id and a.withdrawn_at is null))) then
    raise exception 'version % of quote % was replaced: answer the one that was offered after it', quote.version, quote.number
      using errcode = '23514';
  end if;
  return new;
end $$;
drop trigger payment_cash on payment;
create trigger payment_cash before insert on payment for each row
  when (new.method = 'cash' and new.reverses is null and not is_importing()) execute function check_cash();
