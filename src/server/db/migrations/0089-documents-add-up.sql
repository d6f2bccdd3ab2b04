-- What is kept of a document adds up, and its electronic invoice is that of its number.
create function check_kept(doc document, xml_text text) returns void language plpgsql immutable as $$
begin
  if (doc.net_cents >= 0 and doc.vat_cents >= 0 and doc.due_cents between 0 and doc.gross_cents
      and doc.net_cents + doc.vat_cents = doc.gross_cents) is not true then
    raise exception 'the totals of % do not add up: % and % make %, of which % is due', doc.number, doc.net_cents, doc.vat_cents,
      doc.gross_cents, doc.due_cents using errcode = '23514';
  end if;
  if (doc.view #> '{amounts,netCents}' = to_jsonb(doc.net_cents) and doc.view #> '{amounts,vatCents}' = to_jsonb(doc.vat_cents)
      and doc.view #> '{amounts,grossCents}' = to_jsonb(doc.gross_cents)) is not true then
    raise exception 'the view of % prints other totals than its content', doc.number using errcode = '23514';
  end if;
  if not starts_with(xml_text, '<?xml ')
      or position('<rsm:ExchangedDocument><ram:ID>' || doc.number || '</ram:ID>' in xml_text) = 0 then
    raise exception 'the XML of % is not an electronic invoice of that number', doc.number using errcode = '23514';
  end if;
end $$;

-- As before, and what is kept is checked.
create or replace function issue_document(facts jsonb, content_text text, view_text text, xml_text text) returns void
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
  if doc.invoice_kind = 'credit_note' then
    doc.refers_to := doc.content #>> '{refersTo,id}';
    select * into credited from document d where d.company_id = doc.company_id and d.id = doc.refers_to;
    if credited.kind is distinct from 'invoice' or credited.invoice_kind = 'credit_note' or doc.project_id is distinct from credited.project_id
        or doc.content #>> '{refersTo,number}' is distinct from credited.number or doc.dated_on < credited.dated_on then
      raise exception 'credit note % credits no invoice of its project', doc.number using errcode = '23514';
    end if;
  end if;
  perform check_kept(doc, xml_text);
  insert into document select doc.*;
  if xml_text is not null then
    insert into file (company_id, sha256, mime, bytes, created_at)
    values (doc.company_id, doc.xml_sha256, 'application/xml', convert_to(xml_text, 'UTF8'), doc.created_at) on conflict do nothing;
    insert into document_file (company_id, document_id, format, content_sha256, created_at)
    values (doc.company_id, doc.id, 'xml', doc.xml_sha256, doc.created_at);
  end if;
end $$;
