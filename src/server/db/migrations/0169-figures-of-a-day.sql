-- What each day adds to the figures, kept by triggers in the transaction of what it tells: a period is the sum of its days, however many
-- documents and payments the company has.
create table figure_day (
  company_id uuid not null references company,
  day date not null,
  -- Invoices of the day, without credit notes, and what both come to: credit notes are subtracted.
  invoices integer not null default 0,
  net_cents bigint not null default 0,
  vat_cents bigint not null default 0,
  gross_cents bigint not null default 0,
  -- Money of the day, less what was given back or reversed that day.
  collected_cents bigint not null default 0,
  -- Answers of the day that were not withdrawn.
  accepted_quotes integer not null default 0,
  accepted_cents bigint not null default 0,
  declined_quotes integer not null default 0,
  -- Invoices whose last payment came that day and left nothing to pay, and the days they took together.
  paid_invoices integer not null default 0,
  paid_days bigint not null default 0,
  primary key (company_id, day)
);
alter table figure_day enable row level security;
alter table figure_day force row level security;
create policy own_company on figure_day using (company_id = current_company()) with check (company_id = current_company());
grant select on figure_day to etabli_app;

-- Adds to the figures of a day. What is subtracted is below zero.
create function add_figures(of_day figure_day) returns void language sql as $$
  insert into figure_day as kept select of_day.*
  on conflict (company_id, day) do update set
    invoices = kept.invoices + excluded.invoices, net_cents = kept.net_cents + excluded.net_cents,
    vat_cents = kept.vat_cents + excluded.vat_cents, gross_cents = kept.gross_cents + excluded.gross_cents,
    collected_cents = kept.collected_cents + excluded.collected_cents, accepted_quotes = kept.accepted_quotes + excluded.accepted_quotes,
    accepted_cents = kept.accepted_cents + excluded.accepted_cents, declined_quotes = kept.declined_quotes + excluded.declined_quotes,
    paid_invoices = kept.paid_invoices + excluded.paid_invoices, paid_days = kept.paid_days + excluded.paid_days
$$;

-- A row of figures with some of its columns, the others zero.
create function figures_of(company uuid, on_day date, columns jsonb) returns figure_day language sql immutable as $$
  select jsonb_populate_record(
    row(company, on_day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)::figure_day, columns)
$$;

create function note_invoiced() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sign integer := case new.invoice_kind when 'credit_note' then -1 else 1 end;
begin
  perform add_figures(figures_of(new.company_id, new.dated_on, jsonb_build_object(
    'invoices', (new.invoice_kind <> 'credit_note')::int, 'net_cents', sign * new.net_cents, 'vat_cents', sign * new.vat_cents,
    'gross_cents', sign * new.gross_cents)));
  return null;
end $$;
create trigger document_figures after insert on document for each row when (new.kind = 'invoice') execute function note_invoiced();

create function note_received() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_figures(figures_of(new.company_id, new.received_on, jsonb_build_object('collected_cents', new.amount_cents)));
  return null;
end $$;
create trigger payment_figures after insert on payment for each row execute function note_received();

create function count_answer(answer quote_decision, times integer) returns void language sql as $$
  select add_figures(figures_of(answer.company_id, answer.decided_on, case answer.decision
    when 'accepted' then jsonb_build_object('accepted_quotes', times, 'accepted_cents', times * d.gross_cents)
    else jsonb_build_object('declined_quotes', times) end))
  from document d where d.company_id = answer.company_id and d.id = answer.document_id and answer.withdrawn_at is null
$$;
create function note_answered() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then perform count_answer(old, -1); end if;
  perform count_answer(new, 1);
  return null;
end $$;
create trigger quote_figures after insert or update on quote_decision for each row execute function note_answered();

-- The day of the last payment of an invoice with nothing left to pay. Reversed payments never came.
alter table invoice_balance add column paid_on date;
create function note_paid_whole() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.paid_on := case when new.due_cents - new.credited_cents - new.paid_cents <= 0 then (
    select max(y.received_on) from payment y
    where y.company_id = new.company_id and y.document_id = new.document_id and y.amount_cents > 0 and y.reverses is null
      and not exists (select from payment r where r.company_id = y.company_id and r.reverses = y.id)) end;
  return new;
end $$;
create trigger balance_paid before update on invoice_balance for each row execute function note_paid_whole();

create function count_paid(balance invoice_balance, times integer) returns void language sql as $$
  select add_figures(figures_of(balance.company_id, balance.paid_on,
    jsonb_build_object('paid_invoices', times, 'paid_days', times * (balance.paid_on - d.dated_on))))
  from document d where d.company_id = balance.company_id and d.id = balance.document_id and balance.paid_on is not null
$$;
create function note_paid_figures() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform count_paid(old, -1);
  perform count_paid(new, 1);
  return null;
end $$;
-- The figures of all days, added up from what is kept. The owner of the tables sees the companies whose security is not forced, or one.
create function rebuild_figures() returns void language plpgsql as $$
begin
  delete from figure_day;
  insert into figure_day (company_id, day, invoices, net_cents, vat_cents, gross_cents, collected_cents, accepted_quotes,
    accepted_cents, declined_quotes, paid_invoices, paid_days)
  select company_id, day, sum(invoices), sum(net_cents), sum(vat_cents), sum(gross_cents), sum(collected_cents), sum(accepted_quotes),
    sum(accepted_cents), sum(declined_quotes), sum(paid_invoices), sum(paid_days)
  from (
    select company_id, dated_on as day, (invoice_kind <> 'credit_note')::int as invoices, sign * net_cents as net_cents,
      sign * vat_cents as vat_cents, sign * gross_cents as gross_cents, 0 as collected_cents, 0 as accepted_quotes,
      0 as accepted_cents, 0 as declined_quotes, 0 as paid_invoices, 0 as paid_days
    from document cross join lateral (select case invoice_kind when 'credit_note' then -1 else 1 end as sign) s
    where kind = 'invoice'
    union all
    select company_id, received_on, 0, 0, 0, 0, amount_cents, 0, 0, 0, 0, 0 from payment
    union all
    select q.company_id, q.decided_on, 0, 0, 0, 0, 0, (q.decision = 'accepted')::int,
      case q.decision when 'accepted' then d.gross_cents else 0 end, (q.decision <> 'accepted')::int, 0, 0
    from quote_decision q join document d on d.company_id = q.company_id and d.id = q.document_id
    where q.withdrawn_at is null
    union all
    select b.company_id, b.paid_on, 0, 0, 0, 0, 0, 0, 0, 0, 1, b.paid_on - d.dated_on
    from invoice_balance b join document d on d.company_id = b.company_id and d.id = b.document_id
    where b.paid_on is not null) facts
  group by company_id, day;
end $$;

-- What is kept of today's companies.
do $$
declare
  tables text[] := array['document', 'payment', 'quote_decision', 'invoice_balance', 'figure_day'];
  t text;
begin
  foreach t in array tables loop execute format('alter table %I no force row level security', t); end loop;
  update invoice_balance set paid_on = null where rest_cents <= 0;
  perform rebuild_figures();
  foreach t in array tables loop execute format('alter table %I force row level security', t); end loop;
end $$;
create trigger balance_figures after update on invoice_balance for each row
  when (old.paid_on is distinct from new.paid_on) execute function note_paid_figures();
revoke all on function add_figures(figure_day), rebuild_figures() from public;

-- The customers invoiced most are added up from this index alone.
create index document_sold on document (company_id, dated_on) include (customer_id, invoice_kind, net_cents, gross_cents)
  where kind = 'invoice';
drop index document_day;
