-- How many documents bear a day, quotes and their versions among them: what deleting a company would keep is told without reading each.
alter table figure_day add column documents integer not null default 0;

create or replace function add_figures(of_day figure_day) returns void language sql as $$
  insert into figure_day as kept select of_day.*
  on conflict (company_id, day) do update set
    invoices = kept.invoices + excluded.invoices, net_cents = kept.net_cents + excluded.net_cents,
    vat_cents = kept.vat_cents + excluded.vat_cents, gross_cents = kept.gross_cents + excluded.gross_cents,
    collected_cents = kept.collected_cents + excluded.collected_cents, accepted_quotes = kept.accepted_quotes + excluded.accepted_quotes,
    accepted_cents = kept.accepted_cents + excluded.accepted_cents, declined_quotes = kept.declined_quotes + excluded.declined_quotes,
    paid_invoices = kept.paid_invoices + excluded.paid_invoices, paid_days = kept.paid_days + excluded.paid_days,
    answered_days = kept.answered_days + excluded.answered_days, late_days = kept.late_days + excluded.late_days,
    documents = kept.documents + excluded.documents
$$;

create or replace function figures_of(company uuid, on_day date, columns jsonb) returns figure_day language sql immutable as $$
  select jsonb_populate_record(
    row(company, on_day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)::figure_day, columns)
$$;

drop trigger document_figures on document;
drop function note_invoiced();
create function note_dated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sign integer := case new.invoice_kind when 'credit_note' then -1 else 1 end;
begin
  perform add_figures(figures_of(new.company_id, new.dated_on, jsonb_build_object('documents', 1) || case when new.kind = 'invoice'
    then jsonb_build_object('invoices', (new.invoice_kind <> 'credit_note')::int, 'net_cents', sign * new.net_cents,
      'vat_cents', sign * new.vat_cents, 'gross_cents', sign * new.gross_cents)
    else '{}' end));
  return null;
end $$;
create trigger document_figures after insert on document for each row execute function note_dated();

create or replace function rebuild_figures() returns void language plpgsql as $$
begin
  delete from figure_day;
  insert into figure_day (company_id, day, invoices, net_cents, vat_cents, gross_cents, collected_cents, accepted_quotes,
    accepted_cents, declined_quotes, paid_invoices, paid_days, answered_days, late_days, documents)
  select company_id, day, sum(invoices), sum(net_cents), sum(vat_cents), sum(gross_cents), sum(collected_cents), sum(accepted_quotes),
    sum(accepted_cents), sum(declined_quotes), sum(paid_invoices), sum(paid_days), sum(answered_days), sum(late_days), sum(documents)
  from (
    select company_id, dated_on as day, (invoice_kind <> 'credit_note')::int as invoices, sign * net_cents as net_cents,
      sign * vat_cents as vat_cents, sign * gross_cents as gross_cents, 0 as collected_cents, 0 as accepted_quotes,
      0 as accepted_cents, 0 as declined_quotes, 0 as paid_invoices, 0 as paid_days, 0 as answered_days, 0 as late_days, 1 as documents
    from document cross join lateral (select case invoice_kind when 'credit_note' then -1 else 1 end as sign) s
    where kind = 'invoice'
    union all
    select company_id, dated_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 from document where kind = 'quote'
    union all
    select company_id, received_on, 0, 0, 0, 0, amount_cents, 0, 0, 0, 0, 0, 0, 0, 0 from payment
    union all
    select q.company_id, q.decided_on, 0, 0, 0, 0, 0, (q.decision = 'accepted')::int,
      case q.decision when 'accepted' then d.gross_cents else 0 end, (q.decision <> 'accepted')::int, 0, 0,
      greatest(q.decided_on - d.dated_on, 0), 0, 0
    from quote_decision q join document d on d.company_id = q.company_id and d.id = q.document_id
    where q.withdrawn_at is null
    union all
    select b.company_id, b.paid_on, 0, 0, 0, 0, 0, 0, 0, 0, 1, b.paid_on - d.dated_on, 0, greatest(b.paid_on - d.due_on, 0), 0
    from invoice_balance b join document d on d.company_id = b.company_id and d.id = b.document_id
    where b.paid_on is not null) facts
  group by company_id, day;
end $$;

-- The documents of before today.
do $$
declare t text;
begin
  foreach t in array array['document', 'figure_day'] loop execute format('alter table %I no force row level security', t); end loop;
  insert into figure_day as kept (company_id, day, documents)
  select company_id, dated_on, count(*) from document group by 1, 2
  on conflict (company_id, day) do update set documents = excluded.documents;
  foreach t in array array['document', 'figure_day'] loop execute format('alter table %I force row level security', t); end loop;
end $$;
