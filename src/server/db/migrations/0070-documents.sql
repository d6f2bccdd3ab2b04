-- What was numbered is frozen: quotes and invoices become rows of one table that nobody changes, each version of a quote a row of its
-- own. Content and view are kept with the number of their format and with their SHA-256 in canonical JSON; the XML of an invoice with
-- its own, in the same transaction.

create table document (
  company_id uuid not null references company,
  id uuid not null,
  kind text not null check (kind in ('quote', 'invoice')),
  -- What kind of invoice it is; null for a quote.
  invoice_kind text check (invoice_kind in ('standard', 'deposit', 'progress', 'final', 'credit_note', 'corrected')),
  version integer not null check (version > 0),
  number text not null,
  project_id uuid not null,
  customer_id uuid not null,
  dated_on date not null,
  due_on date not null,
  content jsonb not null,
  content_format integer not null,
  content_sha256 text not null,
  view jsonb not null,
  view_format integer not null,
  view_sha256 text not null,
  -- Null for a quote, and for an invoice issued before its XML was made with it.
  xml_sha256 text,
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null,
  due_cents bigint not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, number, version),
  check ((kind = 'invoice') = (invoice_kind is not null)),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, customer_id) references customer (company_id, id)
);
-- What is printed leaves the row: what lists and figures read of it is short.
alter table document set (toast_tuple_target = 256);

-- What a customer said of a version of a quote.
create table quote_decision (
  company_id uuid not null,
  document_id uuid not null,
  decision text not null check (decision in ('accepted', 'declined')),
  decided_at timestamptz not null,
  primary key (company_id, document_id),
  foreign key (company_id, document_id) references document (company_id, id)
);

-- A document that was found altered: which part of it, and when.
create table document_alteration (
  company_id uuid not null,
  document_id uuid not null,
  part text not null check (part in ('content', 'view', 'xml', 'pdf')),
  found_at timestamptz not null,
  primary key (company_id, document_id, part),
  foreign key (company_id, document_id) references document (company_id, id)
);

-- Carrying over. The owner of the tables sees every company while their row-level security is not forced.
do $$
declare t text;
begin
  foreach t in array array['project', 'customer', 'quote', 'invoice', 'document_file', 'render_failure', 'public_link'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;

-- JSON with its keys sorted and no spaces, as the application hashes it.
create function canonical_json(value jsonb) returns text language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'object' then '{' || coalesce((
      select string_agg(to_json(e.key)::text || ':' || canonical_json(e.value), ',' order by e.key collate "C") from jsonb_each(value) e), '') || '}'
    when 'array' then '[' || coalesce((
      select string_agg(canonical_json(e.value), ',' order by e.place) from jsonb_array_elements(value) with ordinality e (value, place)), '') || ']'
    else value::text end;
end $$;
create function canonical_sha256(value jsonb) returns text language sql immutable
  as $$ select encode(sha256(convert_to(canonical_json(value), 'UTF8')), 'hex') $$;

insert into document
  select q.company_id, q.id, 'quote', null, q.version, q.number, q.project_id, coalesce(c.id, p.customer_id), q.quoted_on, q.valid_until,
    q.snapshot, 1, canonical_sha256(q.snapshot), q.view, 1, canonical_sha256(q.view), null,
    q.net_cents, q.gross_cents - q.net_cents, q.gross_cents, q.gross_cents, q.created_at
  from quote q
  join project p on p.company_id = q.company_id and p.id = q.project_id
  left join customer c on c.company_id = q.company_id and c.id::text = q.snapshot #>> '{buyer,id}';
insert into quote_decision select company_id, id, status, updated_at from quote where status in ('accepted', 'declined');
insert into document
  select i.company_id, i.id, 'invoice', i.kind, 1, i.number, i.project_id, coalesce(c.id, p.customer_id), i.issued_on, i.due_on,
    i.snapshot, 1, canonical_sha256(i.snapshot), i.view, 1, i.view_sha256, f.content_sha256,
    i.net_cents, i.gross_cents - i.net_cents, i.gross_cents, i.gross_cents, i.created_at
  from invoice i
  join project p on p.company_id = i.company_id and p.id = i.project_id
  left join customer c on c.company_id = i.company_id and c.id::text = i.snapshot #>> '{buyer,id}'
  left join document_file f on f.company_id = i.company_id and f.document_id = i.id and f.format = 'xml' and f.view_sha256 = i.view_sha256;

-- A document has one view: files of the views a quote had before it was drawn up again are nobody's.
delete from document_file f where not exists (
  select from document d where d.company_id = f.company_id and d.id = f.document_id and d.view_sha256 = f.view_sha256);
alter table document_file drop constraint document_file_pkey;
alter table document_file drop column view_sha256;
alter table document_file add primary key (company_id, document_id, format);
alter table document_file add foreign key (company_id, document_id) references document (company_id, id);
delete from render_failure f where not exists (
  select from document d where d.company_id = f.company_id and d.id = f.document_id and d.view_sha256 = f.view_sha256);
alter table render_failure drop constraint render_failure_pkey;
alter table render_failure drop column view_sha256, drop column document_kind;
alter table render_failure add primary key (company_id, document_id);
alter table render_failure add foreign key (company_id, document_id) references document (company_id, id);
alter table public_link add foreign key (company_id, document_id) references document (company_id, id);

-- The sweep deletes nothing of a document any more: each version keeps its file. Files that no document names still go.
drop policy owner_sweeps on quote;
drop policy owner_sweeps on document_file;
create policy owner_sweeps on document_file for select to etabli_owner using (true);
drop function sweep_rows(timestamptz, timestamptz, integer);
create function sweep_rows(keys_before timestamptz, files_before timestamptz, most integer)
  returns table (idempotency_keys integer, files integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from idempotency_key k where k.ctid = any(array(
    select ctid from idempotency_key where created_at < keys_before limit most));
  get diagnostics idempotency_keys = row_count;

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

drop function canonical_sha256(jsonb);
drop function canonical_json(jsonb);
drop table quote, invoice;

-- What a project's row says of its documents, as before.
create trigger project_quoted after insert on document for each row when (new.kind = 'quote') execute function note_project_quoted();
create trigger project_invoiced after insert on document for each row when (new.kind = 'invoice') execute function note_project_invoiced();

create index document_project on document (company_id, project_id, created_at desc);
create index document_recent on document (company_id, kind, created_at desc, id desc);
-- Invoices by the day they are due and the day they bear, with what figures add up.
create index document_due on document (company_id, due_on, id) include (invoice_kind, number, project_id, gross_cents) where kind = 'invoice';
create index document_day on document (company_id, dated_on) include (invoice_kind, net_cents, gross_cents) where kind = 'invoice';

do $$
declare t text;
begin
  foreach t in array array['project', 'customer', 'document_file', 'render_failure', 'public_link'] loop
    execute format('alter table %I force row level security', t);
  end loop;
  foreach t in array array['document', 'quote_decision', 'document_alteration'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
  end loop;
end $$;
grant select on document to etabli_app;
grant select, insert on quote_decision to etabli_app;
grant select, insert, delete on document_alteration to etabli_app;

-- Nothing issued is ever edited nor deleted (CGI ann. II 242 nonies A): the application's role holds no right to, and the trigger
-- refuses whoever does.
create or replace function refuse_change() returns trigger language plpgsql
  as $$ begin raise exception 'a document is never changed: issue a credit note, or a new version of the quote' using errcode = '42501'; end $$;
create trigger document_frozen before update or delete or truncate on document
  for each statement execute function refuse_change();
create trigger document_file_frozen before update or delete or truncate on document_file
  for each statement execute function refuse_change();

-- The application writes neither documents nor counters: it asks the functions below, which belong to the owner of the tables.
revoke insert, update on document_counter from etabli_app;

-- The day it is for the company, by the clock of the database: no other clock dates a document later.
create function database_day() returns date language sql stable set search_path = public, pg_temp
  as $$ select (now() at time zone coalesce((select time_zone from company where company_id = current_company()), 'Europe/Paris'))::date $$;

-- Number and day of the next document of a series: last number of the day's year and one, day not before the last. The series is held
-- until the end of the transaction, so that numbers follow each other without gap: whoever rolls back has taken none.
create function next_document(wanted text, today date) returns table (number text, dated_on date, latest_day date)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day date;
  last integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(current_company()::text || wanted, 0));
  select greatest(today, max(c.last_date)) into day from document_counter c where c.series = wanted;
  select c.last_number into last from document_counter c where c.series = wanted and c.year = extract(year from day);
  return query select wanted || extract(year from day) || '-' || lpad((coalesce(last, 0) + 1)::text, greatest(4, length((coalesce(last, 0) + 1)::text)), '0'),
    day, database_day();
end $$;

-- Keeps a document for ever: number, day, content, view, XML and hashes together, or nothing. Content and view come as canonical JSON,
-- of which the hashes are taken; amounts are read from the totals of the content.
create function issue_document(facts jsonb, content_text text, view_text text, xml_text text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  doc document := jsonb_populate_record(null::document, facts);
  own_series text;
  place record;
  previous document;
begin
  doc.company_id := current_company();
  doc.content := content_text::jsonb;
  doc.invoice_kind := case doc.kind when 'invoice' then doc.content ->> 'kind' end;
  own_series := case when doc.kind = 'quote' then 'D' when doc.invoice_kind = 'credit_note' then 'A' else 'F' end;
  select * into place from next_document(own_series, doc.dated_on);
  if doc.dated_on > place.latest_day then
    raise exception 'a document of the % is dated later than the % of the database', doc.dated_on, place.latest_day using errcode = '23514';
  end if;
  if doc.version = 1 then
    if doc.number is distinct from place.number or doc.dated_on is distinct from place.dated_on then
      raise exception 'the next document is % of the %, not % of the %', place.number, place.dated_on, doc.number, doc.dated_on using errcode = '23514';
    end if;
    insert into document_counter as counter (company_id, series, year, last_number, last_date)
    values (doc.company_id, own_series, extract(year from doc.dated_on), 1, doc.dated_on)
    on conflict (company_id, series, year) do update set last_number = counter.last_number + 1, last_date = excluded.last_date;
  else
    select * into previous from document d where d.company_id = doc.company_id and d.number = doc.number order by d.version desc limit 1;
    if doc.kind <> 'quote' or previous.kind is distinct from 'quote' or doc.version is distinct from previous.version + 1
        or doc.project_id is distinct from previous.project_id or doc.dated_on < previous.dated_on then
      raise exception 'version % of % does not follow version %', doc.version, doc.number, previous.version using errcode = '23514';
    end if;
  end if;
  doc.content_sha256 := encode(sha256(convert_to(content_text, 'UTF8')), 'hex');
  doc.view := view_text::jsonb;
  doc.view_sha256 := encode(sha256(convert_to(view_text, 'UTF8')), 'hex');
  doc.xml_sha256 := encode(sha256(convert_to(xml_text, 'UTF8')), 'hex');
  if (doc.kind = 'invoice') <> (xml_text is not null) or doc.content ->> 'number' is distinct from doc.number
      or doc.view ->> 'number' is distinct from doc.number then
    raise exception 'content, view and XML of % are not those of one document', doc.number using errcode = '23514';
  end if;
  doc.net_cents := doc.content #> '{totals,netCents}';
  doc.vat_cents := doc.content #> '{totals,vatCents}';
  doc.gross_cents := doc.content #> '{totals,grossCents}';
  doc.due_cents := coalesce(doc.content #> '{totals,dueCents}', doc.content #> '{totals,grossCents}');
  insert into document select doc.*;
  if xml_text is not null then
    insert into file (company_id, sha256, mime, bytes, created_at)
    values (doc.company_id, doc.xml_sha256, 'application/xml', convert_to(xml_text, 'UTF8'), doc.created_at) on conflict do nothing;
    insert into document_file (company_id, document_id, format, content_sha256, created_at)
    values (doc.company_id, doc.id, 'xml', doc.xml_sha256, doc.created_at);
  end if;
end $$;

revoke all on function next_document(text, date), issue_document(jsonb, text, text, text) from public;
grant execute on function next_document(text, date), issue_document(jsonb, text, text, text) to etabli_app;
