-- Prices typed with VAT decide what is to be paid: of each rate the base is that sum divided by one plus the rate, rounded once, and the VAT
-- is the rest. It may be a cent off its base times the rate, which EN 16931 allows (BR-CO-17). Other documents are held as before.
create or replace function check_sums(doc document) returns void language plpgsql immutable as $$
declare
  totals jsonb := doc.content -> 'totals';
  lines_cents numeric;
  base_cents numeric;
  vat_cents numeric;
  is_rate_kept boolean;
  is_rate_near boolean;
  is_rate_within boolean;
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
        - (rate ->> 'baseCents')::numeric * (rate ->> 'basisPoints')::numeric / 10000) < 100), true),
      coalesce(bool_and((rate ->> 'baseCents')::numeric
        = round(((rate ->> 'baseCents')::numeric + (rate ->> 'vatCents')::numeric) * 10000
          / (10000 + (rate ->> 'basisPoints')::numeric))), true)
    into base_cents, vat_cents, is_rate_kept, is_rate_near, is_rate_within
  from jsonb_array_elements(totals -> 'vat') rate;
  if (lines_cents = (totals ->> 'linesCents')::numeric
      and lines_cents - (totals ->> 'discountCents')::numeric = doc.net_cents
      and base_cents = doc.net_cents and vat_cents = doc.vat_cents
      and (is_rate_kept or doc.refers_to is not null
        or (doc.content #>> '{terms,prices}' = 'gross' and is_rate_within)
        or (doc.invoice_kind in ('deposit', 'progress', 'final') and is_rate_near))) is not true then
    raise exception 'the lines of % do not add up to its totals', doc.number using errcode = '23514';
  end if;
end $$;
