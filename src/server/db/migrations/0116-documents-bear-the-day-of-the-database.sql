-- The clock of the database alone says which day a document bears: a server whose clock is behind could number the first document of a
-- series, or the first one in a long time, on a day that is over.

-- The moment it is for the database. Tests replace it; nobody else may.
create function database_now() returns timestamptz language sql stable set search_path = pg_catalog, pg_temp as $$ select now() $$;
create or replace function database_day() returns date language sql stable set search_path = public, pg_temp
  as $$ select company_day(database_now()) $$;

-- Number and day of the next document of a series, as before, but the day is that of the database, or the last day of the series where
-- that one is ahead. A server whose own day is before `first_day` or after `last_day` has a clock that is wrong by more than ten minutes.
drop function next_document(text, date);
create function next_document(wanted text)
  returns table (number text, dated_on date, latest_day date, first_day date, last_day date)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day date;
  last integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(current_company()::text || wanted, 0));
  select greatest(database_day(), max(c.last_date)) into day from document_counter c where c.series = wanted;
  select c.last_number into last from document_counter c where c.series = wanted and c.year = extract(year from day);
  return query select wanted || extract(year from day) || '-' || lpad((coalesce(last, 0) + 1)::text, greatest(4, length((coalesce(last, 0) + 1)::text)), '0'),
    day, database_day(), company_day(database_now() - interval '10 minutes'), company_day(database_now() + interval '10 minutes');
end $$;
revoke all on function next_document(text) from public;
grant execute on function next_document(text) to etabli_app;

-- As before, but each version of a quote bears the day of the database too.
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
  insert into document select doc.*;
  insert into document_seal (company_id, document_id, mac, created_at) values (doc.company_id, doc.id, document_mac, doc.created_at);
  if xml_text is not null then
    insert into file (company_id, sha256, mime, bytes, created_at)
    values (doc.company_id, doc.xml_sha256, 'application/xml', convert_to(xml_text, 'UTF8'), doc.created_at) on conflict do nothing;
    insert into document_file (company_id, document_id, format, content_sha256, created_at)
    values (doc.company_id, doc.id, 'xml', doc.xml_sha256, doc.created_at);
  end if;
end $$;
