-- Two rules of the application are kept by the database too: how much cash the law allows, and the SIREN of the firms of an invoice.

-- True for the country of France, or the code that ISO 3166 gives to one of its departments overseas (src/domain/shared/territory.ts).
create function is_france(country text) returns boolean language sql immutable set search_path = public, pg_temp
  as $$ select country in ('FR', 'GP', 'MQ', 'RE', 'GF', 'YT') $$;

-- True for nine digits, the last of which is their key (Luhn).
create function is_siren(siren text) returns boolean language sql immutable set search_path = public, pg_temp as $$
  select case when siren ~ '^[0-9]{9}$' then (
    select sum(case place % 2 when 0 then digit * 2 / 10 + digit * 2 % 10 else digit end) % 10 = 0
    from (select place, substr(siren, place, 1)::integer as digit from generate_series(1, 9) place) digits)
  else false end $$;

-- Cash for one invoice stays within the law (CMF L112-6, D112-3), as src/domain/payments/payment.ts says. What was given back is another
-- debt, the seller's.
create function check_cash() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  buyer jsonb;
  most_cents bigint := 100000;
  cash_cents bigint;
begin
  -- Held until the transaction ends, so that of two payments one counts the other.
  perform from invoice_balance b where b.company_id = new.company_id and b.document_id = new.document_id for update;
  select d.content -> 'buyer' into buyer from document d where d.company_id = new.company_id and d.id = new.document_id;
  if new.amount_cents > 0 and buyer ->> 'kind' = 'person' and not coalesce(is_france(buyer #>> '{address,country}'), true) then
    most_cents := 1500000;
  end if;
  select coalesce(sum(abs(p.amount_cents)), 0) into cash_cents from payment p
  where p.company_id = new.company_id and p.document_id = new.document_id and p.method = 'cash' and p.reverses is null
    and (p.amount_cents < 0) = (new.amount_cents < 0)
    and not exists (select from payment r where r.company_id = p.company_id and r.reverses = p.id);
  if cash_cents + abs(new.amount_cents) > most_cents then
    raise exception 'the law allows % cents in cash for one invoice, not %', most_cents, cash_cents + abs(new.amount_cents)
      using errcode = '23514';
  end if;
  return new;
end $$;
create trigger payment_cash before insert on payment for each row
  when (new.method = 'cash' and new.reverses is null) execute function check_cash();

-- The seller of an invoice has a SIREN, and so has a firm in France that buys (décret 2022-1299), unless the seller has confirmed that it
-- is not known. A credit note has the buyer of its invoice.
create function check_firms(doc document, is_buyer_siren_unknown boolean) returns void
  language plpgsql immutable set search_path = public, pg_temp as $$
declare
  buyer jsonb := doc.content -> 'buyer';
  buyer_siren text := coalesce(buyer ->> 'siren', '');
begin
  if doc.kind <> 'invoice' then
    return;
  end if;
  if not is_siren(coalesce(doc.content #>> '{seller,siren}', '')) then
    raise exception 'the seller of % has no valid SIREN', doc.number using errcode = '23514';
  end if;
  if buyer ->> 'kind' is distinct from 'company' or not coalesce(is_france(buyer #>> '{address,country}'), true) then
    return;
  end if;
  if buyer_siren <> '' and not is_siren(buyer_siren) then
    raise exception 'the SIREN of the buyer of % is not valid', doc.number using errcode = '23514';
  end if;
  if buyer_siren = '' and not is_buyer_siren_unknown and doc.refers_to is null then
    raise exception '% is made out to a firm in France without its SIREN', doc.number using errcode = '23514';
  end if;
end $$;
revoke all on function check_firms(document, boolean) from public;

-- As before, and the firms of an invoice have their SIREN. `without_buyer_siren`: the seller has confirmed that the buyer's is not known.
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
