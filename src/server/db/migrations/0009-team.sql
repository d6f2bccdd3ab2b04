-- The team of a company: what members are called, who is invited.

-- Kept from the day one joins, and put right when the account's address changes: the accounts may be kept elsewhere.
alter table membership
  add column email text not null default '',
  add column name text not null default '';
alter table membership no force row level security;
update membership m set email = u.email from auth.users u where u.id = m.user_id;
alter table membership force row level security;

create table invitation (
  company_id uuid not null references company,
  id uuid not null,
  email text not null check (email = lower(email) and email <> ''),
  role text not null check (role in ('owner', 'manager', 'worker', 'accountant')),
  -- Of the link's secret, which is kept nowhere.
  token_sha256 text not null check (token_sha256 ~ '^[0-9a-f]{64}$'),
  invited_by uuid not null,
  inviter_name text not null,
  created_at timestamptz not null,
  sent_at timestamptz[] not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  primary key (company_id, id)
);
create unique index invitation_token on invitation (token_sha256);
create unique index invitation_pending on invitation (company_id, email) where accepted_at is null and revoked_at is null;

alter table invitation enable row level security;
alter table invitation force row level security;
create policy own_company on invitation using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, update on invitation to etabli_app;

-- The narrow look-ups across companies.
create policy owner_looks_up on company for select to etabli_owner using (true);
create policy owner_looks_up on invitation for select to etabli_owner using (true);

create function invitation_behind(wanted text) returns table (company_id uuid, id uuid, company_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select i.company_id, i.id, c.name from invitation i join company c using (company_id) where i.token_sha256 = wanted $$;

create function companies_of(wanted uuid) returns table (company_id uuid, name text, role text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select m.company_id, c.name, m.role from membership m join company c using (company_id) where m.user_id = wanted order by m.created_at, m.company_id $$;

-- Who calls, whatever their companies: their address, and whether it is proved to be theirs.
create function person_of(session uuid, caller uuid, at timestamptz) returns table (email text, email_confirmed boolean, second_factor_needed boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select u.email, u.email <> '' and u.email_confirmed_at is not null, c.second_factor_needed
    from public.caller_of(session, caller, at, null) c join auth.users u on u.id = caller
  $$;

revoke all on function invitation_behind(text), companies_of(uuid), person_of(uuid, uuid, timestamptz) from public;
grant execute on function invitation_behind(text), companies_of(uuid), person_of(uuid, uuid, timestamptz) to etabli_app;
