-- Deposit, progress and final invoices bill parts of one quote.

-- The VAT of a part is what the quote's has left, so that all parts add up to it: it may be cents away from that of its own base, and
-- EN 16931 allows less than a euro (BR-CO-17). Any other invoice is held to the cent, as before.
create or replace function check_sums(doc document) returns void language plpgsql immutable as $$
declare
  totals jsonb := doc.content -> 'totals';
  lines_cents numeric;
  base_cents numeric;
  vat_cents numeric;
  is_rate_kept boolean;
  is_rate_near boolean;
begin
  select coalesce(sum(priced.cents - round(priced.cents * (priced.line ->> 'discountBasisPoints')::numeric / 10000)), 0) into lines_cents
  from (
    select one as line, round((one ->> 'quantityE4')::numeric * (one ->> 'unitPriceE6')::numeric / 100000000) as cents
    from jsonb_array_elements(doc.content -> 'lines') one
    where one ->> 'kind' = 'item' and not (one ->> 'isOption')::boolean) priced;
  select coalesce(sum((rate ->> 'baseCents')::numeric), 0), coalesce(sum((rate ->> 'vatCents')::numeric), 0),
      coalesce(bool_and((rate ->> 'vatCents')::numeric
        = round((rate ->> 'baseCents')::numeric * (rate ->> 'basisPoints')::numeric / 10000)), true),
      coalesce(bool_and(abs((rate ->> 'vatCents')::numeric
        - (rate ->> 'baseCents')::numeric * (rate ->> 'basisPoints')::numeric / 10000) < 100), true)
    into base_cents, vat_cents, is_rate_kept, is_rate_near
  from jsonb_array_elements(totals -> 'vat') rate;
  if (lines_cents = (totals ->> 'linesCents')::numeric
      and lines_cents - (totals ->> 'discountCents')::numeric = doc.net_cents
      and base_cents = doc.net_cents and vat_cents = doc.vat_cents
      and (is_rate_kept or doc.refers_to is not null
        or (doc.invoice_kind in ('deposit', 'progress', 'final') and is_rate_near))) is not true then
    raise exception 'the lines of % do not add up to its totals', doc.number using errcode = '23514';
  end if;
end $$;

-- A project whose deposits and progress invoices alone stand is not invoiced yet: the rest of its quote is.
create or replace function keep_invoice_balance() returns trigger
  language plpgsql as $$
begin
  if new.refers_to is null then
    insert into invoice_balance (company_id, document_id, project_id, customer_id, due_on, gross_cents, due_cents)
    values (new.company_id, new.id, new.project_id, new.customer_id, new.due_on, new.gross_cents, new.due_cents);
  else
    update invoice_balance b set credited_cents = b.credited_cents + new.gross_cents
    where b.company_id = new.company_id and b.document_id = new.refers_to;
  end if;
  update project p set invoiced = exists (
    select from invoice_balance b
    join document d on d.company_id = b.company_id and d.id = b.document_id and d.invoice_kind not in ('deposit', 'progress')
    where b.company_id = p.company_id and b.project_id = p.id and (b.credited_cents < b.gross_cents or b.document_id = new.id))
  where p.company_id = new.company_id and p.id = new.project_id;
  return null;
end $$;
