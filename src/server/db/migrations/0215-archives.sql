-- Everything of a company as one archive. A job looks at each document and makes the PDFs that lack, then keeps the rows of every table as
-- they were at one moment, in parts of JSON lines. The archive is put together while it is sent.
create table company_archive (
  company_id uuid not null references company,
  id uuid not null,
  state text not null check (state in ('preparing', 'ready', 'sending', 'sent')),
  asked_by uuid not null,
  -- Documents that there were when it was asked for, and those that were looked at since.
  document_count int not null,
  checked_count int not null default 0,
  -- The last document that was looked at, in the order of their ids.
  checked_up_to uuid,
  -- Numbers of documents that are not what was kept, or whose PDF cannot be made: the first hundred.
  faulty_numbers text[] not null default '{}',
  file_count int not null default 0,
  sent_count int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The moment at which its rows were read.
  read_at timestamptz,
  sent_at timestamptz,
  primary key (company_id, id)
);
create index company_archive_newest on company_archive (company_id, created_at desc, id desc);
create table company_archive_part (
  company_id uuid not null references company,
  archive_id uuid not null,
  -- The table whose rows it holds, one JSON object a line, or a list that the archive is made of.
  name text not null,
  place int not null,
  content bytea not null,
  primary key (company_id, archive_id, name, place),
  foreign key (company_id, archive_id) references company_archive (company_id, id)
);
do $$
declare t text;
begin
  foreach t in array array['company_archive', 'company_archive_part'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select, insert on %I to etabli_app', t);
  end loop;
end $$;
grant update (state, checked_count, checked_up_to, faulty_numbers, file_count, sent_count, updated_at, read_at, sent_at)
  on company_archive to etabli_app;
grant delete on company_archive_part to etabli_app;

-- Keeps the rows of the company as they are at one moment, in parts of a hundred JSON objects, one a line: one statement reads all of them,
-- so that no row names another one that is not there. Lists are what the spreadsheets and the files of the archive are made of.
create function keep_archive_rows(wanted uuid) returns void language sql set search_path = public, pg_temp as $$
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
