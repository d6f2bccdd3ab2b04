-- As before, but asked as the owner. A plan that row security takes part in is that of one role: what the application asks and the owner's
-- functions ask again, in turn, was planned anew at each of these turns. Each reads the rows of the current company alone, as before.
create or replace function company_day(moment timestamptz) returns date
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (moment at time zone coalesce((select c.time_zone from company c where c.company_id = current_company()), 'Europe/Paris'))::date;
end $$;

create or replace function is_erased() returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from company_erasure e where e.company_id = current_company()) $$;

create or replace function unanswered_copy() returns table (restored_at timestamptz, copied_at timestamptz, origin text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select newest.restored_at, newest.copied_at, newest.origin
  from (
    select r.restored_at, r.copied_at, r.origin from restored_copy r
    where r.company_id = current_company() order by r.restored_at desc limit 1) newest
  where not exists (
    select from restored_copy_answer a where a.company_id = current_company() and a.restored_at = newest.restored_at) $$;

-- As before (0591), but what depends on no row is said before the query: with it, the query looked cheaper planned for this one moment, and
-- was planned at every call.
create or replace function next_document(wanted text)
  returns table (number text, dated_on date, latest_day date, first_day date, last_day date, year int, place int)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  zone text;
  moment timestamptz := database_now();
begin
  perform pg_advisory_xact_lock(hashtextextended(current_company()::text || wanted, 0));
  zone := coalesce((select c.time_zone from company c where c.company_id = current_company()), 'Europe/Paris');
  latest_day := (moment at time zone zone)::date;
  first_day := ((moment - interval '10 minutes') at time zone zone)::date;
  last_day := ((moment + interval '10 minutes') at time zone zone)::date;
  select n.number, n.day, n.year, n.place into number, dated_on, year, place from next_number(wanted) n;
  return next;
end $$;

-- As before (0100), but the customer of a credited invoice is looked for by a query of its own: as a case of one query, it was planned anew for
-- each document, with and without that part.
create or replace function check_columns(doc document) returns void language plpgsql stable set search_path = public, pg_temp as $$
declare
  days text[] := case doc.kind when 'quote' then array['quotedOn', 'validUntil'] else array['issuedOn', 'dueOn'] end;
  expected_customer uuid;
begin
  if (doc.content ->> 'id' = doc.id::text and doc.content ->> 'projectId' = doc.project_id::text
      and doc.content #>> '{buyer,id}' = doc.customer_id::text
      and doc.content ->> days[1] = doc.dated_on::text and doc.content ->> days[2] = doc.due_on::text
      and (doc.kind = 'invoice' or doc.content ->> 'version' = doc.version::text)) is not true then
    raise exception 'the row of % says something else than its content', doc.number using errcode = '23514';
  end if;
  if doc.due_on not between doc.dated_on and doc.dated_on + 366 then
    raise exception '% of the % cannot end on the %', doc.number, doc.dated_on, doc.due_on using errcode = '23514';
  end if;
  if doc.refers_to is null then
    select p.customer_id into expected_customer from project p where p.company_id = doc.company_id and p.id = doc.project_id;
  else
    select d.customer_id into expected_customer
    from project p left join document d on d.company_id = doc.company_id and d.id = doc.refers_to
    where p.company_id = doc.company_id and p.id = doc.project_id;
  end if;
  if doc.customer_id is distinct from expected_customer then
    raise exception '% is made out to somebody who is not the customer of its project', doc.number using errcode = '23514';
  end if;
end $$;
