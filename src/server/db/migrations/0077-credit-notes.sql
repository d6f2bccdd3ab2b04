-- A credit note names the invoice that it credits (CGI art. 272 and 289 I-5), and what is left of each invoice is kept in a row that
-- triggers alone write: what was credited, what was paid, what is still to be paid.

alter table document add column refers_to uuid;
alter table document add foreign key (company_id, refers_to) references document (company_id, id);
alter table document add constraint document_refers_to_check
  check (coalesce(invoice_kind = 'credit_note', false) = (refers_to is not null));
create index document_credit_notes on document (company_id, refers_to, created_at) where refers_to is not null;

create table invoice_balance (
  company_id uuid not null,
  document_id uuid not null,
  project_id uuid not null,
  due_on date not null,
  gross_cents bigint not null,
  -- What was to be paid when it was issued.
  due_cents bigint not null,
  -- No credit note goes beyond its invoice.
  credited_cents bigint not null default 0 check (credited_cents between 0 and gross_cents),
  paid_cents bigint not null default 0,
  -- Below zero when the customer has paid too much.
  rest_cents bigint not null generated always as (due_cents - credited_cents - paid_cents) stored,
  primary key (company_id, document_id),
  foreign key (company_id, document_id) references document (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);

alter table document no force row level security;
insert into invoice_balance (company_id, document_id, project_id, due_on, gross_cents, due_cents)
  select company_id, id, project_id, due_on, gross_cents, due_cents from document where kind = 'invoice';
alter table document force row level security;

create index invoice_balance_open on invoice_balance (company_id, due_on, document_id) include (project_id, rest_cents)
  where rest_cents > 0;
create index invoice_balance_project on invoice_balance (company_id, project_id, gross_cents, credited_cents);

alter table invoice_balance enable row level security;
alter table invoice_balance force row level security;
create policy own_company on invoice_balance using (company_id = current_company()) with check (company_id = current_company());
grant select on invoice_balance to etabli_app;

-- An invoice opens its balance; a credit note takes its total off the balance of its invoice. A project whose invoices are all
-- credited whole can be invoiced again.
create function keep_invoice_balance() returns trigger
  language plpgsql as $$
begin
  if new.refers_to is null then
    insert into invoice_balance (company_id, document_id, project_id, due_on, gross_cents, due_cents)
    values (new.company_id, new.id, new.project_id, new.due_on, new.gross_cents, new.due_cents);
  else
    update invoice_balance b set credited_cents = b.credited_cents + new.gross_cents
    where b.company_id = new.company_id and b.document_id = new.refers_to;
  end if;
  update project p set invoiced = exists (
    select from invoice_balance b
    where b.company_id = p.company_id and b.project_id = p.id and (b.credited_cents < b.gross_cents or b.document_id = new.id))
  where p.company_id = new.company_id and p.id = new.project_id;
  return null;
end $$;
drop trigger project_invoiced on document;
drop function note_project_invoiced();
create trigger document_balance after insert on document for each row when (new.kind = 'invoice') execute function keep_invoice_balance();

-- As before, and a credit note credits an invoice of its project, on the same day or later.
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
  insert into document select doc.*;
  if xml_text is not null then
    insert into file (company_id, sha256, mime, bytes, created_at)
    values (doc.company_id, doc.xml_sha256, 'application/xml', convert_to(xml_text, 'UTF8'), doc.created_at) on conflict do nothing;
    insert into document_file (company_id, document_id, format, content_sha256, created_at)
    values (doc.company_id, doc.id, 'xml', doc.xml_sha256, doc.created_at);
  end if;
end $$;
