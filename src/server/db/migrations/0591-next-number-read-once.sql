-- As before (0218), but the year in which a series counts is asked once: a row that says « offset 0 » is not written out at each of its uses.
create or replace function next_number(wanted text) returns table (number text, day date, year int, place int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select document_number(wanted, y.year, p.place), d.day, y.year, p.place
  from (select greatest(database_day(), max(c.last_date)) as day from document_counter c where c.series = wanted) d
  cross join lateral (select numbering_year(wanted, d.day) as year offset 0) y
  cross join lateral (select coalesce((select c.last_number + 1 from document_counter c where c.series = wanted and c.year = y.year),
    first_place(wanted, y.year)) as place offset 0) p $$;

-- As before (0218), but the time zone of the company is looked up once for its three days, as `company_day` looks it up.
create or replace function next_document(wanted text)
  returns table (number text, dated_on date, latest_day date, first_day date, last_day date, year int, place int)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  zone text;
  moment timestamptz := database_now();
begin
  perform pg_advisory_xact_lock(hashtextextended(current_company()::text || wanted, 0));
  zone := coalesce((select c.time_zone from company c where c.company_id = current_company()), 'Europe/Paris');
  return query select n.number, n.day, (moment at time zone zone)::date, ((moment - interval '10 minutes') at time zone zone)::date,
    ((moment + interval '10 minutes') at time zone zone)::date, n.year, n.place
  from next_number(wanted) n;
end $$;
