-- As before, but as plpgsql, which keeps its plan: the day of a company is asked eight times while a document is issued, and each time as an
-- SQL function it was made ready anew, which took longer than the day itself.
create or replace function company_day(moment timestamptz) returns date language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (moment at time zone coalesce((select c.time_zone from company c where c.company_id = current_company()), 'Europe/Paris'))::date;
end $$;
create or replace function database_day() returns date language plpgsql stable set search_path = public, pg_temp as $$
begin
  return company_day(database_now());
end $$;
