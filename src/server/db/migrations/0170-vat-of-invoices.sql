-- The VAT that each day adds to the declaration, kept by triggers in the transaction of what it tells. VAT on services is due on what is
-- received, on goods when they are delivered and invoiced (CGI 269, 2, a and c), and on both when invoiced for a seller who opted for
-- it, as the seller was when the document was issued.

-- What an invoice owes, less its credit notes, by nature, category and rate, and what of it has been counted so far.
create table vat_part (
  company_id uuid not null,
  document_id uuid not null,
  nature text not null check (nature in ('service', 'goods')),
  -- A category of EN 16931, or « franchise » on a document whose seller charged no VAT.
  category text not null,
  basis_points integer not null,
  -- Whether VAT is due when money comes, and not when the invoice is issued.
  is_on_payment boolean not null,
  base_cents bigint not null,
  vat_cents bigint not null,
  counted_base_cents bigint not null default 0,
  counted_vat_cents bigint not null default 0,
  -- The part of the base that was received.
  received_cents bigint not null default 0,
  primary key (company_id, document_id, nature, category, basis_points),
  foreign key (company_id, document_id) references document (company_id, id)
);

-- What an invoice, a credit note or a payment adds to the declaration on its own day. Below zero when it takes off.
create table vat_entry (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  day date not null,
  -- The invoice, and the document or the payment by which it is counted.
  document_id uuid not null,
  cause_id uuid not null,
  nature text not null,
  category text not null,
  basis_points integer not null,
  base_cents bigint not null,
  vat_cents bigint not null,
  received_cents bigint not null,
  primary key (company_id, id),
  foreign key (company_id, document_id) references document (company_id, id)
);
create index vat_entry_day on vat_entry (company_id, day desc, id desc) where category <> 'franchise' and (base_cents <> 0 or vat_cents <> 0);
create index vat_entry_rate on vat_entry (company_id, category, basis_points, day desc, id desc) where base_cents <> 0 or vat_cents <> 0;

-- The sum of the entries of a day.
create table vat_day (
  company_id uuid not null references company,
  day date not null,
  nature text not null,
  category text not null,
  basis_points integer not null,
  base_cents bigint not null,
  vat_cents bigint not null,
  received_cents bigint not null,
  primary key (company_id, day, nature, category, basis_points)
);

do $$
declare t text;
begin
  foreach t in array array['vat_part', 'vat_entry', 'vat_day'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select on %I to etabli_app', t);
  end loop;
end $$;

-- What a document charges, by nature. The totals of a rate are frozen in the document; the goods' share of them is that of its lines.
create function vat_parts_of(doc document) returns setof vat_part language sql stable as $$
  with line as (
    select l ->> 'nature' as nature, l #>> '{vat,category}' as category, (l #>> '{vat,basisPoints}')::int as basis_points,
      price - round(price * coalesce((l ->> 'discountBasisPoints')::numeric, 0) / 10000) as cents
    from jsonb_array_elements(coalesce(doc.content -> 'lines', '[]')) l
    cross join lateral (select round((l ->> 'quantityE4')::numeric * (l ->> 'unitPriceE6')::numeric / 100000000) as price) p
    where l ->> 'kind' = 'item' and not coalesce((l ->> 'isOption')::boolean, false)),
  subtotal as (
    select coalesce(v ->> 'category', case (v ->> 'basisPoints')::int when 0 then 'E' else 'S' end) as category,
      (v ->> 'basisPoints')::int as basis_points, (v ->> 'baseCents')::numeric as base, (v ->> 'vatCents')::numeric as vat
    from jsonb_array_elements(coalesce(doc.content #> '{totals,vat}', '[]')) v),
  share as (
    select s.*, g.goods, s.base * g.goods as goods_base, s.vat * g.goods as goods_vat, g.has_services
    from (select category, basis_points, sum(base) as base, sum(vat) as vat from subtotal group by 1, 2) s
    cross join lateral (
      select coalesce(sum(cents) filter (where nature = 'goods'), 0) as goods, coalesce(sum(cents), 0) as whole,
        coalesce(bool_or(nature <> 'goods'), true) as has_services
      from line where line.category = s.category and line.basis_points = s.basis_points) w
    cross join lateral (select w.has_services, case w.whole when 0 then 0 else w.goods / w.whole end as goods) g),
  part as (
    select category, basis_points, 'goods' as nature, round(case has_services when true then goods_base else base end) as base,
      round(case has_services when true then goods_vat else vat end) as vat
    from share where goods <> 0 or not has_services
    union all
    select category, basis_points, 'service', base - round(goods_base), vat - round(goods_vat) from share where has_services)
  select doc.company_id, coalesce(doc.refers_to, doc.id), nature,
    case when doc.content #>> '{seller,vatRegime}' = 'standard' then category else 'franchise' end, basis_points,
    coalesce(doc.content #>> '{seller,vatDueOn}', 'payment') = 'payment' and (nature = 'service' or doc.invoice_kind = 'deposit'),
    base::bigint, vat::bigint, 0, 0, 0
  from part
$$;

-- Counts what of an invoice is due by now and was not counted yet. `gross`: what the invoice comes to, less its credit notes; `got`: what
-- was received of it. What goes beyond the invoice is no price, so no VAT is due on it. Of an invoice credited whole, all is counted.
create function count_vat(company uuid, invoice uuid, on_day date, cause uuid, gross bigint, got bigint) returns void language plpgsql as $$
declare
  part vat_part;
  paid numeric := greatest(0, least(got, gross));
  now_base bigint;
  now_vat bigint;
  now_received bigint;
begin
  for part in select * from vat_part p where p.company_id = company and p.document_id = invoice order by nature, category, basis_points loop
    now_base := case when part.is_on_payment and gross <> 0 then round(part.base_cents * paid / gross) else part.base_cents end;
    now_vat := case when part.is_on_payment and gross <> 0 then round(part.vat_cents * paid / gross) else part.vat_cents end;
    now_received := case when gross = 0 then 0 else round(part.base_cents * paid / gross) end;
    if (now_base, now_vat, now_received) is distinct from (part.counted_base_cents, part.counted_vat_cents, part.received_cents) then
      insert into vat_entry (company_id, day, document_id, cause_id, nature, category, basis_points, base_cents, vat_cents, received_cents)
      values (company, on_day, invoice, cause, part.nature, part.category, part.basis_points, now_base - part.counted_base_cents,
        now_vat - part.counted_vat_cents, now_received - part.received_cents);
      insert into vat_day as kept (company_id, day, nature, category, basis_points, base_cents, vat_cents, received_cents)
      values (company, on_day, part.nature, part.category, part.basis_points, now_base - part.counted_base_cents,
        now_vat - part.counted_vat_cents, now_received - part.received_cents)
      on conflict (company_id, day, nature, category, basis_points) do update set base_cents = kept.base_cents + excluded.base_cents,
        vat_cents = kept.vat_cents + excluded.vat_cents, received_cents = kept.received_cents + excluded.received_cents;
      update vat_part p set counted_base_cents = now_base, counted_vat_cents = now_vat, received_cents = now_received
      where p.company_id = company and p.document_id = invoice and p.nature = part.nature and p.category = part.category
        and p.basis_points = part.basis_points;
    end if;
  end loop;
end $$;

-- Adds the parts of an invoice, or takes those of a credit note off its invoice.
create function keep_vat_parts(doc document) returns void language sql as $$
  insert into vat_part as kept
  select p.company_id, p.document_id, p.nature, p.category, p.basis_points, p.is_on_payment, s.sign * p.base_cents, s.sign * p.vat_cents, 0, 0, 0
  from vat_parts_of(doc) p cross join (select case when doc.refers_to is null then 1 else -1 end as sign) s
  on conflict (company_id, document_id, nature, category, basis_points) do update set
    base_cents = kept.base_cents + excluded.base_cents, vat_cents = kept.vat_cents + excluded.vat_cents
$$;

create function count_vat_of(company uuid, invoice uuid, on_day date, cause uuid) returns void language sql as $$
  select count_vat(company, invoice, on_day, cause, b.gross_cents - b.credited_cents, b.paid_cents + b.gross_cents - b.due_cents)
  from invoice_balance b where b.company_id = company and b.document_id = invoice
$$;

-- Triggers of a table run in the order of their names: the balance is known by then, and its row is held.
create function note_invoice_vat() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_vat_parts(new);
  perform count_vat_of(new.company_id, coalesce(new.refers_to, new.id), new.dated_on, new.id);
  return null;
end $$;
create trigger document_vat after insert on document for each row when (new.kind = 'invoice') execute function note_invoice_vat();

create function note_payment_vat() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform count_vat_of(new.company_id, new.document_id, new.received_on, new.id);
  return null;
end $$;
create trigger payment_vat after insert on payment for each row execute function note_payment_vat();

-- Counts again all that is kept, in the order in which it was noted.
create function rebuild_vat() returns void language plpgsql as $$
declare
  fact record;
  doc document;
begin
  delete from vat_day;
  delete from vat_entry;
  delete from vat_part;
  for fact in
    select f.*, sum(gross) over sofar as gross_so_far, sum(got) over sofar as got_so_far
    from (
      select d.company_id, coalesce(d.refers_to, d.id) as invoice, d.id, d.dated_on as day, d.created_at, (d.refers_to is not null)::int as rank,
        case when d.refers_to is null then d.gross_cents else -d.gross_cents end as gross,
        case when d.refers_to is null then d.gross_cents - d.due_cents else 0 end as got
      from document d where d.kind = 'invoice'
      union all
      select y.company_id, y.document_id, y.id, y.received_on, y.created_at, 2 + (y.reverses is not null)::int, 0, y.amount_cents
      from payment y) f
    window sofar as (partition by company_id, invoice order by created_at, rank, id rows unbounded preceding)
    order by created_at, rank, id
  loop
    if fact.rank < 2 then
      select * into doc from document d where d.company_id = fact.company_id and d.id = fact.id;
      perform keep_vat_parts(doc);
    end if;
    perform count_vat(fact.company_id, fact.invoice, fact.day, fact.id, fact.gross_so_far::bigint, fact.got_so_far::bigint);
  end loop;
end $$;

do $$
declare
  tables text[] := array['document', 'payment', 'vat_part', 'vat_entry', 'vat_day'];
  t text;
begin
  foreach t in array tables loop execute format('alter table %I no force row level security', t); end loop;
  perform rebuild_vat();
  foreach t in array tables loop execute format('alter table %I force row level security', t); end loop;
end $$;
revoke all on function count_vat(uuid, uuid, date, uuid, bigint, bigint), keep_vat_parts(document), count_vat_of(uuid, uuid, date, uuid),
  rebuild_vat() from public;
