-- How the numbers of a series read and where they begin, chosen once before its first document: a seller goes on with the numbers of another
-- program. Without a row a series reads D2026-0001. Gapless after that (CGI ann. II 242 nonies A I-7°).
create table document_numbering (
  company_id uuid not null references company,
  series text not null check (series in ('D', 'F', 'A')),
  -- Capitals, digits and signs that e-invoices take (BR-FR-02). Its end is no digit: the rank follows.
  prefix text not null check (prefix ~ '^[A-Z]([A-Z0-9/_-]{0,8}[A-Z/_-])?$'),
  -- Whether the year follows, and ranks begin again with each year.
  has_year boolean not null,
  digits int not null check (digits between 1 and 8),
  -- The rank of the first document. Ranks of the years after begin at 1.
  first_number int not null check (first_number between 1 and 99999999),
  chosen_by uuid not null,
  chosen_at timestamptz not null,
  primary key (company_id, series)
);
alter table document_numbering enable row level security;
alter table document_numbering force row level security;
create policy own_company on document_numbering using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, update (prefix, has_year, digits, first_number, chosen_by, chosen_at) on document_numbering to etabli_app;

create function refuse_numbering_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Whoever issues a document holds the same lock.
  perform pg_advisory_xact_lock(hashtextextended(new.company_id::text || new.series, 0));
  if exists (select from document_counter c where c.company_id = new.company_id and c.series = new.series) then
    raise exception 'series % has documents: its numbers stay as they began', new.series using errcode = '23514';
  end if;
  return new;
end $$;
create trigger document_numbering_frozen before insert or update on document_numbering for each row execute function refuse_numbering_change();

-- The year in which a series counts a document of a day: 0 where ranks never begin again.
create function numbering_year(wanted text, day date) returns int language sql stable set search_path = public, pg_temp as $$
  select case when exists (select from document_numbering n where n.company_id = current_company() and n.series = wanted and not n.has_year)
    then 0 else extract(year from day)::int end $$;

-- The number of a rank of a series.
create function document_number(wanted text, in_year int, place int) returns text language sql stable set search_path = public, pg_temp as $$
  select coalesce(n.prefix, wanted) || case when coalesce(n.has_year, true) then in_year || '-' else '' end
    || lpad(place::text, greatest(coalesce(n.digits, 4), length(place::text)), '0')
  from (select) one left join document_numbering n on n.company_id = current_company() and n.series = wanted $$;

-- The first rank of a series in a year: that which was chosen in its first year, else 1.
create function first_place(wanted text, in_year int) returns int language sql stable set search_path = public, pg_temp as $$
  select coalesce((select n.first_number from document_numbering n
    where n.company_id = current_company() and n.series = wanted and not exists (
      select from document_counter c where c.company_id = current_company() and c.series = wanted and c.year < in_year)), 1) $$;

-- The series of a document.
create function series_of(kind text, invoice_kind text) returns text language sql immutable as $$
  select case when kind = 'quote' then 'D' when invoice_kind = 'credit_note' then 'A' else 'F' end $$;

-- The year and the rank that the number of a document says. Nothing for a number that no series gives.
create function place_of(number text, wanted text) returns table (year int, place int) language sql stable set search_path = public, pg_temp as $$
  select coalesce(said.parts[1], '0')::int, said.parts[2]::int
  from (select) one left join document_numbering n on n.company_id = current_company() and n.series = wanted
  cross join lateral (select regexp_match(number, '^' || coalesce(n.prefix, wanted)
    || case when coalesce(n.has_year, true) then '([0-9]{4})-' else '()' end || '([0-9]{1,9})$') as matched) as found
  cross join lateral (select array[nullif(found.matched[1], ''), found.matched[2]] as parts) said
  where found.matched is not null $$;

-- The number that comes next in a series, without holding it: another document may take it.
create function next_number(wanted text) returns table (number text, day date, year int, place int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select document_number(wanted, y.year, p.place), d.day, y.year, p.place
  from (select greatest(database_day(), max(c.last_date)) as day from document_counter c where c.series = wanted) d
  cross join lateral (select numbering_year(wanted, d.day) as year) y
  cross join lateral (select coalesce((select c.last_number + 1 from document_counter c where c.series = wanted and c.year = y.year),
    first_place(wanted, y.year)) as place) p $$;

-- Number, day, year and rank of the next document of a series, as before, but as its numbering says.
drop function next_document(text);
create function next_document(wanted text)
  returns table (number text, dated_on date, latest_day date, first_day date, last_day date, year int, place int)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(current_company()::text || wanted, 0));
  return query select n.number, n.day, database_day(), company_day(database_now() - interval '10 minutes'),
    company_day(database_now() + interval '10 minutes'), n.year, n.place
  from next_number(wanted) n;
end $$;
revoke all on function next_document(text), next_number(text) from public;
grant execute on function next_document(text), next_number(text) to etabli_app;

-- As before, but the counter begins where the series does.
create or replace function issue_document(facts jsonb, content_text text, view_text text, xml_text text, document_mac text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  doc document := jsonb_populate_record(null::document, facts);
  own_series text;
  place record;
  previous document;
  credited document;
begin
  doc.company_id := current_company();
  doc.content := content_text::jsonb;
  doc.invoice_kind := case doc.kind when 'invoice' then doc.content ->> 'kind' end;
  own_series := case when doc.kind = 'quote' then 'D' when doc.invoice_kind = 'credit_note' then 'A' else 'F' end;
  select * into place from next_document(own_series);
  -- Taken while the series is held, so that documents keep their order. Pages of lists are cut by the millisecond.
  doc.created_at := date_trunc('milliseconds', clock_timestamp());
  if doc.dated_on > place.latest_day then
    raise exception 'a document of the % is dated later than the % of the database', doc.dated_on, place.latest_day using errcode = '23514';
  end if;
  if doc.dated_on is distinct from place.dated_on or (doc.version = 1 and doc.number is distinct from place.number) then
    raise exception 'the next document is % of the %, not % of the %', place.number, place.dated_on, doc.number, doc.dated_on using errcode = '23514';
  end if;
  if doc.version = 1 then
    insert into document_counter as counter (company_id, series, year, last_number, last_date)
    values (doc.company_id, own_series, place.year, place.place, doc.dated_on)
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
      or doc.view ->> 'number' is distinct from doc.number or doc.view ->> 'kind' is distinct from doc.kind then
    raise exception 'content, view and XML of % are not those of one document', doc.number using errcode = '23514';
  end if;
  doc.net_cents := doc.content #> '{totals,netCents}';
  doc.vat_cents := doc.content #> '{totals,vatCents}';
  doc.gross_cents := doc.content #> '{totals,grossCents}';
  doc.due_cents := coalesce(doc.content #> '{totals,dueCents}', doc.content #> '{totals,grossCents}');
  doc.refers_to := null;
  if doc.invoice_kind = 'credit_note' then
    doc.refers_to := doc.content #>> '{refersTo,id}';
    select * into credited from document d where d.company_id = doc.company_id and d.id = doc.refers_to;
    if credited.kind is distinct from 'invoice' or credited.invoice_kind = 'credit_note' or doc.project_id is distinct from credited.project_id
        or doc.content #>> '{refersTo,number}' is distinct from credited.number or doc.dated_on < credited.dated_on then
      raise exception 'credit note % credits no invoice of its project', doc.number using errcode = '23514';
    end if;
  end if;
  perform check_kept(doc, xml_text);
  perform check_columns(doc);
  perform check_sums(doc);
  perform check_firms(doc, coalesce((facts ->> 'without_buyer_siren')::boolean, false));
  insert into document select doc.*;
  insert into document_seal (company_id, document_id, mac, created_at) values (doc.company_id, doc.id, document_mac, doc.created_at);
  if xml_text is not null then
    insert into file (company_id, sha256, mime, bytes, created_at)
    values (doc.company_id, doc.xml_sha256, 'application/xml', convert_to(xml_text, 'UTF8'), doc.created_at) on conflict do nothing;
    insert into document_file (company_id, document_id, format, content_sha256, created_at)
    values (doc.company_id, doc.id, 'xml', doc.xml_sha256, doc.created_at);
  end if;
end $$;

-- As before, with the regimes of VAT and the numbering.
create or replace function keep_archive_rows(wanted uuid) returns void language sql set search_path = public, pg_temp as $$
  insert into company_archive_part (company_id, archive_id, name, place, content)
  select current_company(), wanted, name, place,
    convert_to(string_agg(line, E'\n' order by at) || E'\n', 'UTF8')
  from (
    select name, at, (to_jsonb_line - 'company_id')::text as line,
      (row_number() over (partition by name order by at) - 1) / 100 as place
    from (
      select 'company' as name, '' as at, to_jsonb(r) as to_jsonb_line from company r
      union all select 'customer', r.id::text, to_jsonb(r) - array['search_text', 'reach_text'] from customer r
      union all select 'customer_distinct', r.one_id || ' ' || r.other_id, to_jsonb(r) from customer_distinct r
      union all select 'customer_note', r.customer_id::text, to_jsonb(r) from customer_note r
      union all select 'document', r.id::text, to_jsonb(r) from document r
      union all select 'document_alteration', r.document_id || r.part, to_jsonb(r) from document_alteration r
      union all select 'document_counter', r.series || r.year, to_jsonb(r) from document_counter r
      union all select 'document_numbering', r.series, to_jsonb(r) from document_numbering r
      union all select 'document_file', r.document_id || r.format, to_jsonb(r) from document_file r
      union all select 'document_recovery', r.document_id::text, to_jsonb(r) from document_recovery r
      union all select 'invitation', r.id::text, to_jsonb(r) - 'token_sha256' from invitation r
      union all select 'membership', r.user_id::text, to_jsonb(r) from membership r
      union all select 'missing_number', r.number, to_jsonb(r) from missing_number r
      union all select 'model_consent', r.id::text, to_jsonb(r) from model_consent r
      union all select 'payment', r.id::text, to_jsonb(r) from payment r
      union all select 'project', r.id::text, to_jsonb(r) - 'search_text' from project r
      union all select 'project_photo', r.id::text, jsonb_build_object('id', r.id, 'project_id', r.project_id,
        'name', r.name, 'mime', r.mime, 'sha256', r.sha256, 'created_at', r.created_at) from project_photo r
      union all select 'public_link', r.document_id::text || r.created_at, to_jsonb(r) - 'token' from public_link r
      union all select 'quote_decision', r.id::text, to_jsonb(r) from quote_decision r
      union all select 'quote_draft', r.id::text, to_jsonb(r) from quote_draft r
      union all select 'sending', r.id::text, to_jsonb(r) from sending r
      union all select 'siren_correction', r.id::text, to_jsonb(r) from siren_correction r
      union all select 'task', r.id::text, to_jsonb(r) from task r
      union all select 'vat_regime_change', r.applies_on::text, to_jsonb(r) from vat_regime_change r
      union all
        select 'list.customers', r.id::text, jsonb_build_object('company_name', r.company_name,
          'first_name', r.first_name, 'last_name', r.last_name, 'email', r.email, 'phone', r.phone,
          'siren', r.siren, 'siret', r.siret, 'vat_number', r.vat_number,
          'line1', coalesce(r.address ->> 'line1', ''), 'line2', coalesce(r.address ->> 'line2', ''),
          'postal_code', coalesce(r.address ->> 'postalCode', ''), 'city', coalesce(r.address ->> 'city', ''),
          'country', coalesce(r.address ->> 'country', ''), 'notes', coalesce(n.notes, ''))
        from customer r left join customer_note n on n.company_id = r.company_id and n.customer_id = r.id
        where r.merged_into is null
      union all
        select 'list.documents', r.created_at::text || r.id,
          jsonb_build_object('kind', case r.invoice_kind when 'credit_note' then 'credit_note' else r.kind end,
            'number', r.number, 'version', r.version, 'dated_on', r.dated_on, 'due_on', r.due_on,
            'buyer', r.content -> 'buyer', 'project', p.name, 'net_cents', r.net_cents,
            'vat_cents', r.vat_cents, 'gross_cents', r.gross_cents, 'rest_cents', b.rest_cents)
        from document r
        left join project p on p.company_id = r.company_id and p.id = r.project_id
        left join invoice_balance b on b.company_id = r.company_id and b.document_id = r.id
      union all
        select 'list.payments', r.created_at::text || r.id,
          jsonb_build_object('number', d.number, 'received_on', r.received_on, 'amount_cents', r.amount_cents,
            'method', r.method, 'reference', r.reference, 'is_reversal', r.reverses is not null)
        from payment r join document d on d.company_id = r.company_id and d.id = r.document_id
      union all
        select 'list.files', '1' || d.id || r.format,
          jsonb_build_object('of', 'document', 'kind',
            case d.invoice_kind when 'credit_note' then 'credit_note' else d.kind end, 'number', d.number,
            'version', d.version, 'format', r.format, 'sha256', f.sha256, 'mime', f.mime,
            'size', octet_length(f.bytes))
        from document_file r
        join document d on d.company_id = r.company_id and d.id = r.document_id
        join file f on f.company_id = r.company_id and f.sha256 = r.content_sha256
      union all
        select 'list.files', '2' || r.id, jsonb_build_object('of', 'photo', 'id', r.id, 'name', r.name,
          'project_name', p.name, 'mime', r.mime, 'sha256', r.sha256, 'size', octet_length(r.bytes))
        from project_photo r join project p on p.company_id = r.company_id and p.id = r.project_id
      union all
        select 'list.files', '3' || f.sha256, jsonb_build_object('of', 'logo', 'sha256', f.sha256,
          'mime', f.mime, 'size', octet_length(f.bytes))
        from file f
        where f.sha256 in (select logo_id from company where logo_id is not null
          union select view ->> 'logoId' from document where view ->> 'logoId' is not null)
    ) every_row
  ) placed
  group by name, place;
$$;
