-- What binds each document to what was issued beside its own row: an HMAC made with a key that the database does not hold. Content, view,
-- XML hash, days and amounts cannot be rewritten together any more without being noticed.

create table document_seal (
  company_id uuid not null,
  document_id uuid not null,
  mac text not null check (mac ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (company_id, document_id),
  foreign key (company_id, document_id) references document (company_id, id)
);

-- Documents issued before there were seals, with the hashes they had. Only a migration writes this list. A job of the server seals each
-- of them once, while it still is what the list says.
create table unsealed_document (
  company_id uuid not null,
  document_id uuid not null,
  content_sha256 text not null,
  view_sha256 text not null,
  xml_sha256 text,
  primary key (company_id, document_id),
  foreign key (company_id, document_id) references document (company_id, id)
);
alter table document no force row level security;
insert into unsealed_document select company_id, id, content_sha256, view_sha256, xml_sha256 from document;
alter table document force row level security;

do $$
declare t text;
begin
  foreach t in array array['document_seal', 'unsealed_document'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('create policy owner_sweeps on %I for select to etabli_owner using (true)', t);
    execute format('create trigger %I before update or delete or truncate on %I
      for each statement execute function refuse_seal_change()', t || '_frozen', t);
    execute format('grant select on %I to etabli_app', t);
  end loop;
end $$;

-- A whole document may be found to be another one than its seal says.
alter table document_alteration drop constraint document_alteration_part_check;
alter table document_alteration add constraint document_alteration_part_check
  check (part in ('content', 'view', 'xml', 'pdf', 'logo', 'seal'));

-- Documents of the list that have no seal yet, after one of them, in the order of their keys, of every company.
create function unsealed_documents(after_company uuid, after_document uuid, most integer) returns table (company_id uuid, document_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select u.company_id, u.document_id from unsealed_document u
  where (u.company_id, u.document_id) > (after_company, after_document)
    and not exists (select from document_seal s where s.company_id = u.company_id and s.document_id = u.document_id)
  order by u.company_id, u.document_id limit most $$;

-- Seals a document that was issued before there were seals. Another document gets none.
create function seal_earlier_document(document uuid, document_mac text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into document_seal (company_id, document_id, mac, created_at)
  select u.company_id, u.document_id, document_mac, clock_timestamp() from unsealed_document u
  where u.company_id = current_company() and u.document_id = document
  on conflict do nothing $$;

-- The totals of a content are the sums of its lines and of its VAT. Lines are rounded each, half away from zero. A credit note takes off
-- what is left of each rate, so its VAT is no rounding of its own.
create function check_sums(doc document) returns void language plpgsql immutable as $$
declare
  totals jsonb := doc.content -> 'totals';
  lines_cents numeric;
  base_cents numeric;
  vat_cents numeric;
  is_rate_kept boolean;
begin
  select coalesce(sum(priced.cents - round(priced.cents * (priced.line ->> 'discountBasisPoints')::numeric / 10000)), 0) into lines_cents
  from (
    select one as line, round((one ->> 'quantityE4')::numeric * (one ->> 'unitPriceE6')::numeric / 100000000) as cents
    from jsonb_array_elements(doc.content -> 'lines') one
    where one ->> 'kind' = 'item' and not (one ->> 'isOption')::boolean) priced;
  select coalesce(sum((rate ->> 'baseCents')::numeric), 0), coalesce(sum((rate ->> 'vatCents')::numeric), 0),
      coalesce(bool_and((rate ->> 'vatCents')::numeric
        = round((rate ->> 'baseCents')::numeric * (rate ->> 'basisPoints')::numeric / 10000)), true)
    into base_cents, vat_cents, is_rate_kept
  from jsonb_array_elements(totals -> 'vat') rate;
  if (lines_cents = (totals ->> 'linesCents')::numeric
      and lines_cents - (totals ->> 'discountCents')::numeric = doc.net_cents
      and base_cents = doc.net_cents and vat_cents = doc.vat_cents
      and (is_rate_kept or doc.refers_to is not null)) is not true then
    raise exception 'the lines of % do not add up to its totals', doc.number using errcode = '23514';
  end if;
end $$;

-- The columns of a document say what its content says, and its days are possible.
create function check_columns(doc document) returns void language plpgsql stable set search_path = public, pg_temp as $$
declare
  days text[] := case doc.kind when 'quote' then array['quotedOn', 'validUntil'] else array['issuedOn', 'dueOn'] end;
  expected_customer uuid;
begin
  if (doc.content ->> 'id' = doc.id::text and doc.content ->> 'projectId' = doc.project_id::text
      and doc.content #>> '{buyer,id}' = doc.customer_id::text
      and doc.content ->> days[1] = doc.dated_on::text and doc.content ->> days[2] = doc.due_on::text
      and (doc.kind = 'invoice' or doc.content ->> 'version' = doc.version::text)) is not true then
    raise exception 'the row of % says something else than its content', doc.number using errcode = '23514';
  end if;
  if doc.due_on not between doc.dated_on and doc.dated_on + 366 then
    raise exception '% of the % cannot end on the %', doc.number, doc.dated_on, doc.due_on using errcode = '23514';
  end if;
  select case when doc.refers_to is null then p.customer_id
      else (select d.customer_id from document d where d.company_id = doc.company_id and d.id = doc.refers_to) end
    into expected_customer
  from project p where p.company_id = doc.company_id and p.id = doc.project_id;
  if doc.customer_id is distinct from expected_customer then
    raise exception '% is made out to somebody who is not the customer of its project', doc.number using errcode = '23514';
  end if;
end $$;

-- As before. The moment is the database's own, what is kept is checked against itself, and the seal is stored with it.
drop function issue_document(jsonb, text, text, text);
create function issue_document(facts jsonb, content_text text, view_text text, xml_text text, document_mac text) returns void
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
  -- Taken while the series is held, so that documents keep their order. Pages of lists are cut by the millisecond.
  doc.created_at := date_trunc('milliseconds', clock_timestamp());
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

revoke all on function issue_document(jsonb, text, text, text, text), unsealed_documents(uuid, uuid, integer),
  seal_earlier_document(uuid, text), check_sums(document), check_columns(document) from public;
grant execute on function issue_document(jsonb, text, text, text, text), unsealed_documents(uuid, uuid, integer),
  seal_earlier_document(uuid, text) to etabli_app;
