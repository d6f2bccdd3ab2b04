-- That an installation is a restored copy, or a company one of an archive, of an earlier moment: what it numbered since is lost, and its
-- numbers were sent. A restoration and an import write it; nobody changes it.
create table restored_copy (
  company_id uuid not null references company,
  restored_at timestamptz not null,
  -- The moment whose state the copy has.
  copied_at timestamptz not null,
  origin text not null check (origin in ('backup', 'archive')),
  primary key (company_id, restored_at)
);

-- What a member answered: the last number that was sent in each series, and the one that the copy knew. Equal when none was lost. The numbers
-- between them are explained by it: they were given, and their documents are not here (CGI ann. II 242 nonies A I-7°).
create table restored_copy_answer (
  company_id uuid not null,
  restored_at timestamptz not null,
  series text not null check (series in ('D', 'F', 'A')),
  year int not null,
  known_number int not null,
  sent_number int not null check (sent_number >= known_number),
  answered_by uuid not null,
  answered_at timestamptz not null,
  primary key (company_id, restored_at, series),
  foreign key (company_id, restored_at) references restored_copy
);
do $$
declare
  t text;
begin
  foreach t in array array['restored_copy', 'restored_copy_answer'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select on %I to etabli_app', t);
  end loop;
end $$;

-- The last copy that the company of the transaction comes from, while nobody said which numbers were sent since.
create function unanswered_copy() returns table (restored_at timestamptz, copied_at timestamptz, origin text)
  language sql stable set search_path = public, pg_temp as $$
  select newest.restored_at, newest.copied_at, newest.origin
  from (select r.restored_at, r.copied_at, r.origin from restored_copy r where r.company_id = current_company()
    order by r.restored_at desc limit 1) newest
  where not exists (select from restored_copy_answer a where a.company_id = current_company() and a.restored_at = newest.restored_at) $$;

-- No number is given before the answer: it may have been given already.
create function refuse_number_of_copy() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from unanswered_copy()) then
    raise exception 'nobody said which numbers were sent since the copy was made' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger document_of_copy before insert on document for each row execute function refuse_number_of_copy();

-- Answers for the last copy, once: `wanted` has the last number that was sent of each series in which one was. Its counter goes on after it,
-- never back, and at most a thousand numbers on.
create function answer_restored_copy(wanted jsonb, answerer uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_series text;
  copy record;
  known record;
  sent record;
  known_place int;
begin
  -- In the order in which every series is held elsewhere.
  foreach own_series in array array['D', 'F', 'A'] loop
    perform pg_advisory_xact_lock(hashtextextended(current_company()::text || own_series, 0));
  end loop;
  select * into copy from unanswered_copy();
  if not found then
    raise exception 'no restored copy waits for an answer' using errcode = '23514';
  end if;
  if not exists (select from membership m where m.company_id = current_company() and m.user_id = answerer)
      or exists (select from jsonb_object_keys(wanted) key where key not in ('D', 'F', 'A')) then
    raise exception 'a member answers for the series of the company' using errcode = '23514';
  end if;
  foreach own_series in array array['D', 'F', 'A'] loop
    select c.year, c.last_number into known from document_counter c
    where c.company_id = current_company() and c.series = own_series order by c.year desc limit 1;
    if wanted ->> own_series is null then
      insert into restored_copy_answer (company_id, restored_at, series, year, known_number, sent_number, answered_by, answered_at)
      select current_company(), copy.restored_at, own_series, known.year, known.last_number, known.last_number, answerer, clock_timestamp()
      where known.year is not null;
      continue;
    end if;
    select * into sent from place_of(wanted ->> own_series, own_series);
    if (sent.year between coalesce(known.year, numbering_year(own_series, company_day(copy.copied_at)))
        and numbering_year(own_series, database_day())) is not true then
      raise exception '% is no number of the series % since the copy', wanted ->> own_series, own_series using errcode = '23514';
    end if;
    known_place := case when known.year = sent.year then known.last_number else first_place(own_series, sent.year) - 1 end;
    if sent.place <= known_place or sent.place > known_place + 1000 then
      raise exception '% does not come after the number % of the copy, or comes too far', wanted ->> own_series, known_place
        using errcode = '23514';
    end if;
    insert into document_counter as counter (company_id, series, year, last_number, last_date)
    values (current_company(), own_series, sent.year, sent.place, database_day())
    on conflict (company_id, series, year) do update
      set last_number = excluded.last_number, last_date = greatest(counter.last_date, excluded.last_date);
    insert into restored_copy_answer (company_id, restored_at, series, year, known_number, sent_number, answered_by, answered_at)
    values (current_company(), copy.restored_at, own_series, sent.year, known_place, sent.place, answerer, clock_timestamp());
  end loop;
end $$;
revoke all on function unanswered_copy(), answer_restored_copy(jsonb, uuid) from public;
grant execute on function unanswered_copy(), answer_restored_copy(jsonb, uuid) to etabli_app;

-- As before (0256), and the company knows that it comes from an archive.
create or replace function finish_import() returns setof text language plpgsql security definer set search_path = public, pg_temp as $$
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
  insert into restored_copy (company_id, restored_at, copied_at, origin)
  select i.company_id, clock_timestamp(), coalesce(i.made_at, i.imported_at), 'archive' from imported_archive i
  where i.company_id = current_company() and i.written_in = pg_current_xact_id()::text::bigint
    and exists (select from document_counter c where c.company_id = current_company());
  return query select d.number from document d where d.company_id = current_company()
    group by d.number having count(*) <> max(d.version) or count(distinct d.project_id) > 1 or count(distinct d.kind) > 1
    order by 1 limit 5;
end $$;

-- As before (0501), with the copies and their answers.
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
        'created_at', r.created_at) from project_photo r
      union all select 'public_link', r.document_id::text || r.created_at, to_jsonb(r) - 'token' from public_link r
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

-- As before (0470), with the copies and their answers.
create or replace function import_rows(into_table text, lines jsonb) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text[] := array['catalog_component', 'catalog_item', 'company_closure', 'customer', 'customer_answer', 'customer_distinct',
    'customer_note', 'document_alteration', 'document_counter', 'document_numbering', 'document_recovery', 'hour_cost',
    'imported_archive', 'mail_template', 'missing_number', 'payment', 'project', 'project_note', 'quote_decision', 'quote_draft',
    'quote_question', 'quote_template', 'reserve_lift', 'restored_copy', 'restored_copy_answer', 'sending', 'siren_correction', 'site_report',
    'supplier_invoice', 'task', 'time_entry', 'vat_regime_change'];
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
