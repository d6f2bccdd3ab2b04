-- What was answered about a copy may be said otherwise while no number was given since: nothing was built on it.

-- The last copy that the company of the transaction comes from, while what was answered of it is where every series stands.
create function amendable_copy() returns table (restored_at timestamptz, copied_at timestamptz, origin text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select newest.restored_at, newest.copied_at, newest.origin
  from (
    select r.restored_at, r.copied_at, r.origin from restored_copy r
    where r.company_id = current_company() order by r.restored_at desc limit 1) newest
  where exists (
    select from restored_copy_answer a where a.company_id = current_company() and a.restored_at = newest.restored_at)
  and not exists (
    select from (
      select distinct on (c.series) c.series, c.year, c.last_number from document_counter c
      where c.company_id = current_company() order by c.series, c.year desc) stands
    left join restored_copy_answer a
      on a.company_id = current_company() and a.restored_at = newest.restored_at and a.series = stands.series
    where (a.year, a.sent_number) is distinct from (stands.year, stands.last_number)) $$;

-- The last number of each series as the copy knew it, whatever was answered since.
create function places_of_amendable_copy() returns table (series text, year int, last_number int)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct on (c.series) c.series, c.year, coalesce(a.known_number, c.last_number)
  from document_counter c
  left join restored_copy_answer a on a.company_id = c.company_id and a.series = c.series and a.year = c.year
    and a.restored_at = (select m.restored_at from amendable_copy() m)
  where c.company_id = current_company()
    and not coalesce(a.sent_number > a.known_number and a.known_number = first_place(c.series, c.year) - 1, false)
  order by c.series, c.year desc $$;

-- Takes back the answer about the last copy, which waits for another one: the counters stand again where the copy left them.
create function reopen_restored_copy() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_series text;
  copy record;
  answer record;
begin
  -- In the order in which every series is held elsewhere.
  foreach own_series in array array['D', 'F', 'A'] loop
    perform pg_advisory_xact_lock(hashtextextended(current_company()::text || own_series, 0));
  end loop;
  select * into copy from amendable_copy();
  if not found then
    raise exception 'no answer about a copy can be changed' using errcode = '23514';
  end if;
  for answer in
    select a.series, a.year, a.known_number, a.known_number = first_place(a.series, a.year) - 1 as is_first
    from restored_copy_answer a
    where a.company_id = current_company() and a.restored_at = copy.restored_at and a.sent_number > a.known_number
  loop
    -- A series that the copy did not know, in that year, had no counter.
    if answer.is_first then
      delete from document_counter c where c.company_id = current_company() and c.series = answer.series and c.year = answer.year;
    else
      update document_counter c set last_number = answer.known_number
      where c.company_id = current_company() and c.series = answer.series and c.year = answer.year;
    end if;
  end loop;
  delete from restored_copy_answer a where a.company_id = current_company() and a.restored_at = copy.restored_at;
end $$;
revoke all on function amendable_copy(), places_of_amendable_copy(), reopen_restored_copy() from public;
grant execute on function amendable_copy(), places_of_amendable_copy(), reopen_restored_copy() to etabli_app;
