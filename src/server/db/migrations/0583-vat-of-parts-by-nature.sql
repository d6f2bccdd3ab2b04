-- Goods and services of one quote are invoiced in parts: what each part bills of either is told, since VAT on goods is due with the
-- invoice, on services and deposits when they are paid (CGI 269, 2). The lines of a progress invoice say all that is done so far, those of a
-- final one the whole quote: neither says by itself what it adds.

-- What lines come to by category and rate, and their goods. Options count for nothing.
create function nature_sums_of(content jsonb) returns table (category text, basis_points integer, goods numeric, whole numeric, has_services boolean)
language sql immutable as $$
  select l #>> '{vat,category}', (l #>> '{vat,basisPoints}')::int, coalesce(sum(cents) filter (where l ->> 'nature' = 'goods'), 0), sum(cents),
    bool_or(l ->> 'nature' <> 'goods')
  from jsonb_array_elements(coalesce(content -> 'lines', '[]')) l
  cross join lateral (select round((l ->> 'quantityE4')::numeric * (l ->> 'unitPriceE6')::numeric / 100000000) as price) p
  cross join lateral (select price - round(price * coalesce((l ->> 'discountBasisPoints')::numeric, 0) / 10000) as cents) c
  where l ->> 'kind' = 'item' and not coalesce((l ->> 'isOption')::boolean, false)
  group by 1, 2
$$;

-- The share of goods in what a progress invoice adds to the one before it, by category and rate.
create function added_goods_of(doc document) returns table (category text, basis_points integer, share numeric) language sql stable as $$
  select n.category, n.basis_points, greatest(0, least(1, (n.goods - coalesce(b.goods, 0)) / (n.whole - coalesce(b.whole, 0))))
  from nature_sums_of(doc.content) n
  left join (
    select s.* from document d cross join lateral nature_sums_of(d.content) s
    where d.company_id = doc.company_id and d.id = (
      select (e ->> 'id')::uuid from jsonb_array_elements(doc.content #> '{part,earlier}') with ordinality as x (e, place)
      where e ->> 'kind' = 'progress' order by place desc limit 1)) b on b.category = n.category and b.basis_points = n.basis_points
  where doc.invoice_kind = 'progress' and n.whole <> coalesce(b.whole, 0)
$$;

-- What is kept by nature of invoices: of those before a final one, or of the part invoice that a credit note credits.
create function kept_natures_of(doc document) returns table (category text, basis_points integer, goods_base numeric, goods_vat numeric, base numeric,
  vat numeric) language sql stable as $$
  select p.category, p.basis_points, sum(case p.nature when 'goods' then p.base_cents else 0 end), sum(case p.nature when 'goods' then p.vat_cents else 0 end),
    sum(p.base_cents), sum(p.vat_cents)
  from vat_part p
  where p.company_id = doc.company_id and p.document_id in (
    select (e ->> 'id')::uuid from jsonb_array_elements(doc.content #> '{part,earlier}') e where doc.invoice_kind = 'final'
    union all
    select r.id from document r where r.company_id = doc.company_id and r.id = doc.refers_to and r.invoice_kind in ('progress', 'final'))
  group by 1, 2
$$;

create or replace function vat_parts_of(doc document) returns setof vat_part language sql stable as $$
  with subtotal as (
    select coalesce(v ->> 'category', case (v ->> 'basisPoints')::int when 0 then 'E' else 'S' end) as category,
      (v ->> 'basisPoints')::int as basis_points, sum((v ->> 'baseCents')::numeric) as base, sum((v ->> 'vatCents')::numeric) as vat
    from jsonb_array_elements(coalesce(doc.content #> '{totals,vat}', '[]')) v group by 1, 2),
  deducted as (
    select v ->> 'category' as category, (v ->> 'basisPoints')::int as basis_points, sum((v ->> 'baseCents')::numeric) as base,
      sum((v ->> 'vatCents')::numeric) as vat
    from jsonb_array_elements(coalesce(doc.content #> '{part,deductionsByRate}', '[]')) v group by 1, 2),
  rate as (
    select s.*, case when doc.content #>> '{seller,vatRegime}' = 'standard' then s.category else 'franchise' end as kept_category,
      coalesce(n.has_services, true) as has_services, coalesce(n.goods, 0) <> 0 as has_goods,
      case coalesce(n.whole, 0) when 0 then 0 else n.goods / n.whole end as goods, coalesce(d.base, 0) as deducted_base,
      coalesce(d.vat, 0) as deducted_vat
    from subtotal s
    left join nature_sums_of(doc.content) n on n.category = s.category and n.basis_points = s.basis_points
    left join deducted d on d.category = s.category and d.basis_points = s.basis_points),
  share as (
    select r.kept_category, r.basis_points, r.base, r.vat, r.has_services, r.has_goods,
      case
        when not r.has_services then r.base
        when doc.invoice_kind = 'final' then greatest(0, least(r.base, (r.base + r.deducted_base) * r.goods - coalesce(k.goods_base, 0)))
        when k.base <> 0 then r.base * k.goods_base / k.base
        else r.base * coalesce(a.share, r.goods) end as goods_base,
      case
        when not r.has_services then r.vat
        when doc.invoice_kind = 'final' then greatest(0, least(r.vat, (r.vat + r.deducted_vat) * r.goods - coalesce(k.goods_vat, 0)))
        when k.vat <> 0 then r.vat * k.goods_vat / k.vat
        when k.base <> 0 then r.vat * k.goods_base / k.base
        else r.vat * coalesce(a.share, r.goods) end as goods_vat
    from rate r
    left join kept_natures_of(doc) k on k.category = r.kept_category and k.basis_points = r.basis_points
    left join added_goods_of(doc) a on a.category = r.category and a.basis_points = r.basis_points),
  part as (
    select kept_category, basis_points, 'goods' as nature, round(goods_base) as base, round(goods_vat) as vat
    from share where has_goods or not has_services
    union all
    select kept_category, basis_points, 'service', base - round(goods_base), vat - round(goods_vat) from share where has_services)
  select doc.company_id, coalesce(doc.refers_to, doc.id), nature, kept_category, basis_points,
    coalesce(doc.content #>> '{seller,vatDueOn}', 'payment') = 'payment' and (nature = 'service' or doc.invoice_kind = 'deposit'),
    base::bigint, vat::bigint, 0, 0, 0
  from part
$$;
