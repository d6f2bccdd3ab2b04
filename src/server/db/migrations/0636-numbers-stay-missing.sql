-- A number stays in the alert of missing numbers until a document bears it again, an answer about a restored copy explains it, or its series
-- never came so far. The application says when to look; it removes nothing itself.
revoke delete on missing_number from etabli_app;

create function forget_found_numbers() returns void language sql security definer set search_path = public, pg_temp as $$
  with places as (
    select c.series, c.year, c.last_number as place from document_counter c where c.company_id = current_company()
    union all
    select series_of(d.kind, d.invoice_kind), p.year, p.place
    from document d cross join lateral place_of(d.number, series_of(d.kind, d.invoice_kind)) p where d.company_id = current_company()
  ), series as materialized (
    select series, year, max(place) as last_place, first_place(series, year) as first_place from places group by series, year
  )
  delete from missing_number m where m.company_id = current_company() and not exists (
    select from series s cross join lateral place_of(m.number, s.series) p
    where p.year = s.year and p.place between s.first_place and s.last_place
      and not exists (select from document d where d.company_id = m.company_id and d.number = m.number)
      and not exists (select from restored_copy_answer a where a.company_id = m.company_id and a.series = s.series and a.year = s.year
        and p.place > a.known_number and p.place <= a.sent_number)) $$;
revoke all on function forget_found_numbers() from public;
grant execute on function forget_found_numbers() to etabli_app;

-- As before (0137), and all corrections together change two digits of the SIREN of the first invoice at most: more is another company.
create or replace function keep_siren_of_invoices() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  first_siren text;
begin
  if not exists (select from document d where d.company_id = old.company_id and d.kind = 'invoice') then
    return new;
  end if;
  if not exists (
      select from siren_correction c
      where c.company_id = old.company_id and c.former_siren = old.siren and c.siren = new.siren) then
    raise exception 'invoices were issued under the SIREN %: it stays', old.siren using errcode = '23514';
  end if;
  select d.content #>> '{seller,siren}' into first_siren from document d
    where d.company_id = old.company_id and d.kind = 'invoice' order by d.created_at, d.number limit 1;
  if (select count(*) from generate_series(1, 9) place where substr(first_siren, place, 1) <> substr(new.siren, place, 1)) > 2 then
    raise exception 'the SIREN % is not % typed wrong: it is another company', new.siren, first_siren using errcode = '23514';
  end if;
  return new;
end $$;
