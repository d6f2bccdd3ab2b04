-- What was received for each invoice. A row is never changed nor deleted: a mistake is taken back by the row that reverses it, and
-- money given back is a row below zero.

create table payment (
  company_id uuid not null,
  id uuid not null,
  document_id uuid not null,
  -- The day the money came. A row that reverses another bears the day of the other: the money never came that day.
  received_on date not null,
  amount_cents bigint not null check (amount_cents <> 0),
  method text not null check (method in ('transfer', 'card', 'cash', 'cheque', 'direct_debit', 'other')),
  reference text not null default '',
  -- The payment that was a mistake.
  reverses uuid,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (company_id, id),
  -- A payment is reversed once.
  unique (company_id, reverses),
  -- Quotes and credit notes have no balance, so nobody pays them.
  foreign key (company_id, document_id) references invoice_balance (company_id, document_id),
  foreign key (company_id, reverses) references payment (company_id, id)
);
create index payment_document on payment (company_id, document_id, created_at);
-- Payments by the day they came, with what figures add up.
create index payment_day on payment (company_id, received_on) include (amount_cents);

alter table payment enable row level security;
alter table payment force row level security;
create policy own_company on payment using (company_id = current_company()) with check (company_id = current_company());
grant select on payment to etabli_app;

-- No more is given back than was received.
alter table invoice_balance add constraint invoice_balance_paid_check check (paid_cents >= 0);

create function refuse_payment_change() returns trigger language plpgsql
  as $$ begin raise exception 'a payment is never changed: record the row that reverses it' using errcode = '42501'; end $$;
create trigger payment_frozen before update or delete or truncate on payment
  for each statement execute function refuse_payment_change();

-- What is left of the invoice follows each payment. Updating the balance holds its row, so that two payments are added one after the
-- other.
create function keep_paid() returns trigger
  language plpgsql as $$
declare
  original payment;
  rest bigint;
begin
  update invoice_balance b set paid_cents = b.paid_cents + new.amount_cents
  where b.company_id = new.company_id and b.document_id = new.document_id
  returning b.rest_cents into rest;
  if new.reverses is null then
    if new.amount_cents < 0 and rest > 0 then
      raise exception 'more is given back than was received beyond what is due' using errcode = '23514';
    end if;
    return null;
  end if;
  select * into original from payment p where p.company_id = new.company_id and p.id = new.reverses;
  if original.reverses is not null or original.document_id <> new.document_id or original.received_on <> new.received_on
      or original.method <> new.method or original.amount_cents <> -new.amount_cents then
    raise exception 'payment % is reversed by its opposite alone', new.reverses using errcode = '23514';
  end if;
  return null;
end $$;
create trigger payment_balance after insert on payment for each row execute function keep_paid();

-- Keeps a payment for ever. The application writes neither payments nor balances: it asks this function, which belongs to the owner of
-- the tables.
create function record_payment(facts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  received payment := jsonb_populate_record(null::payment, facts);
begin
  received.company_id := current_company();
  if received.received_on > database_day() then
    raise exception 'a payment of the % comes later than the % of the database', received.received_on, database_day() using errcode = '23514';
  end if;
  insert into payment select received.*;
end $$;
revoke all on function record_payment(jsonb) from public;
grant execute on function record_payment(jsonb) to etabli_app;
