-- A session that has an end is over then, not at its next refresh only.
create or replace function caller_of(session uuid, caller uuid, at timestamptz, wanted uuid)
  returns table (email text, company_id uuid, role text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select u.email, m.company_id, m.role
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    left join lateral (select m.company_id, m.role from public.membership m
      where m.user_id = u.id and (wanted is null or m.company_id = wanted) order by m.created_at, m.company_id limit 1) m on true
    where s.id = session and u.id = caller and u.deleted_at is null and (u.banned_until is null or u.banned_until <= at)
      and (s.not_after is null or s.not_after > at)
      and (s.aal = 'aal2' or not exists (select 1 from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'))
  $$;
