-- Second factors. A way of signing in knows by which factor it was proved: with the factor goes the level it gave.
alter table auth.amr_claims add column factor_id uuid references auth.mfa_factors on delete cascade;
create index amr_claims_factor on auth.amr_claims (factor_id) where factor_id is not null;
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);

-- Refresh tokens whose counter is lower are dead, whatever else is forgiven to late ones: they are from before a second factor was shown.
alter table auth.sessions add column refresh_floor bigint not null default 0;

-- Who calls now also says that a second factor is still to be shown: the session is alive, but sees no company yet.
drop function caller_of(uuid, uuid, timestamptz, uuid);
create function caller_of(session uuid, caller uuid, at timestamptz, wanted uuid)
  returns table (email text, second_factor_needed boolean, company_id uuid, role text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select u.email, factor.needed, m.company_id, m.role
    from auth.sessions s
    join auth.users u on u.id = s.user_id
    cross join lateral (select s.aal <> 'aal2' and exists (select 1 from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as needed) factor
    left join lateral (select m.company_id, m.role from public.membership m
      where m.user_id = u.id and not factor.needed and (wanted is null or m.company_id = wanted) order by m.created_at, m.company_id limit 1) m on true
    where s.id = session and u.id = caller and u.deleted_at is null and (u.banned_until is null or u.banned_until <= at)
      and (s.not_after is null or s.not_after > at)
  $$;
revoke all on function caller_of(uuid, uuid, timestamptz, uuid) from public;
grant execute on function caller_of(uuid, uuid, timestamptz, uuid) to etabli_app;
