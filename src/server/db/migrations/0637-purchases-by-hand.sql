-- Purchases that somebody writes by hand, a paper ticket in the hand, beside the invoices that were read in mails. They count as these do:
-- their day stands in `received_at` too, by which lists and the VAT to deduct are read.
alter table supplier_invoice add column is_by_hand boolean not null default false,
  add column note text not null default '',
  add constraint purchase_has_no_mail check (not is_by_hand or (mailbox_id is null and message_id = '' and number = '' and kind = 'invoice'));

-- What an invoice of a mail says is changed by nobody, and such an invoice is not removed. A purchase by hand is corrected and removed.
create function refuse_change_of_read_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'what an invoice of a supplier says is never changed' using errcode = '23514';
end $$;
create trigger read_invoice_stays before update of received_at, supplier_name, supplier_key, issued_on, net_cents, vat_cents, gross_cents,
    search_text, note on supplier_invoice
  for each row when (not old.is_by_hand) execute function refuse_change_of_read_invoice();
create policy purchases_removed on supplier_invoice as restrictive for delete to etabli_app using (is_by_hand);
grant update (received_at, supplier_name, supplier_key, issued_on, net_cents, vat_cents, gross_cents, search_text, note)
  on supplier_invoice to etabli_app;
grant delete on supplier_invoice to etabli_app;

-- The photo or the PDF of the ticket of a purchase. It goes with it.
create table purchase_ticket (
  company_id uuid not null references company,
  invoice_id uuid not null,
  name text not null,
  mime text not null check (mime in ('image/jpeg', 'image/png', 'application/pdf')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  added_at timestamptz not null,
  primary key (company_id, invoice_id),
  foreign key (company_id, invoice_id) references supplier_invoice (company_id, id) on delete cascade
);
alter table purchase_ticket enable row level security;
alter table purchase_ticket force row level security;
create policy own_company on purchase_ticket using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on purchase_ticket to etabli_app;
grant update (name, mime, sha256, bytes, added_at) on purchase_ticket to etabli_app;

-- As before (0633), with the tickets of purchases.
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
      union all select 'company_closure', r.id::text, to_jsonb(r) from company_closure r
      union all select 'customer_distinct', r.one_id || ' ' || r.other_id, to_jsonb(r) from customer_distinct r
      union all select 'customer_note', r.customer_id::text, to_jsonb(r) from customer_note r
      union all select 'customer_answer', r.id::text, to_jsonb(r) from customer_answer r
      union all select 'document', r.id::text, to_jsonb(r) from document r
      union all select 'document_alteration', r.document_id || r.part, to_jsonb(r) from document_alteration r
      union all select 'document_counter', r.series || r.year, to_jsonb(r) from document_counter r
      union all select 'document_numbering', r.series, to_jsonb(r) from document_numbering r
      union all select 'document_file', r.document_id || r.format, to_jsonb(r) from document_file r
      union all select 'document_recovery', r.document_id::text, to_jsonb(r) from document_recovery r
      union all select 'hour_cost', r.id::text, to_jsonb(r) from hour_cost r
      union all select 'invitation', r.id::text, to_jsonb(r) - 'token_sha256' from invitation r
      union all select 'imported_archive', r.id::text, to_jsonb(r) from imported_archive r
      union all select 'membership', r.user_id::text, to_jsonb(r) from membership r
      union all select 'missing_number', r.number, to_jsonb(r) from missing_number r
      union all select 'model_consent', r.id::text, to_jsonb(r) from model_consent r
      union all select 'payment', r.id::text, to_jsonb(r) from payment r
      union all select 'project', r.id::text, to_jsonb(r) - 'search_text' from project r
      union all select 'project_note', r.project_id::text, to_jsonb(r) from project_note r
      union all select 'project_person', r.project_id || ' ' || r.user_id, to_jsonb(r) from project_person r
      union all select 'project_photo', r.id::text, jsonb_build_object('id', r.id, 'project_id', r.project_id,
        'name', r.name, 'caption', r.caption, 'before_id', r.before_id, 'mime', r.mime, 'sha256', r.sha256,
        'created_at', r.created_at, 'added_by', r.added_by) from project_photo r
      union all select 'public_link', r.document_id::text || r.created_at, to_jsonb(r) - 'token' from public_link r
      union all select 'purchase_ticket', r.invoice_id::text, to_jsonb(r) - 'bytes' from purchase_ticket r
      union all select 'quote_decision', r.id::text, to_jsonb(r) from quote_decision r
      union all select 'quote_draft', r.id::text, to_jsonb(r) from quote_draft r
      union all select 'quote_question', r.id::text, to_jsonb(r) from quote_question r
      union all select 'reserve_lift', r.report_id || lpad(r.place::text, 6, '0'), to_jsonb(r) from reserve_lift r
      union all select 'restored_copy', r.restored_at::text, to_jsonb(r) from restored_copy r
      union all select 'restored_copy_answer', r.restored_at || r.series, to_jsonb(r) from restored_copy_answer r
      union all select 'sending', r.id::text, to_jsonb(r) from sending r
      -- In the order in which they were made: one that is corrected comes before the one that corrects it.
      union all select 'site_report', to_char(r.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || r.id, to_jsonb(r) from site_report r
      union all select 'siren_correction', r.id::text, to_jsonb(r) from siren_correction r
      union all select 'task', r.id::text, to_jsonb(r) from task r
      union all select 'time_entry', r.id::text, to_jsonb(r) from time_entry r
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
        select 'list.files', '4t' || r.invoice_id, jsonb_build_object('of', 'ticket', 'id', r.invoice_id, 'bought_on', i.issued_on,
          'supplier_name', i.supplier_name, 'mime', r.mime, 'size', octet_length(r.bytes))
        from purchase_ticket r join supplier_invoice i on i.company_id = r.company_id and i.id = r.invoice_id
      union all
        select 'list.files', '5' || r.id, jsonb_build_object('of', 'original', 'id', r.id, 'name', r.name,
          'project_name', p.name, 'mime', r.original_mime, 'size', octet_length(r.original_bytes))
        from project_photo r join project p on p.company_id = r.company_id and p.id = r.project_id
        where r.original_mime is not null
      union all
        select 'list.files', '4' || r.id, jsonb_build_object('of', 'report', 'id', r.id, 'kind', r.kind, 'place', r.place,
          'dated_on', r.dated_on, 'project_name', p.name, 'mime', f.mime, 'sha256', f.sha256, 'size', octet_length(f.bytes))
        from site_report r
        join project p on p.company_id = r.company_id and p.id = r.project_id
        join file f on f.company_id = r.company_id and f.sha256 = r.pdf_sha256
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
