-- As before, and each customer that resembles another is read by its key. The plan of a function is kept while a company grows: made for
-- few customers, it read all of them for each one that was added.
create or replace function note_twins_of(c customer) returns void language sql set search_path = public, pg_temp as $$
  insert into customer_twin (company_id, one_id, other_id, reasons)
  select c.company_id, least(c.id, mate.id), greatest(c.id, mate.id), mate.reasons
  from (
    select alike.customer_id as id, array_agg(distinct left(key, 1)) as reasons
    from twin_keys(c) key
    cross join lateral (
      select k.customer_id from customer_key k
      where k.company_id = c.company_id and k.key = key.key and k.customer_id <> c.id order by k.customer_id limit 5) alike
    group by alike.customer_id) mate
  cross join lateral (select o as row from customer o where o.company_id = c.company_id and o.id = mate.id and o.merged_into is null
    offset 0) other
  where may_be_twins(c, other.row, mate.reasons) and not exists (
    select from customer_distinct d
    where d.company_id = c.company_id and d.one_id = least(c.id, mate.id) and d.other_id = greatest(c.id, mate.id))
  on conflict do nothing $$;
