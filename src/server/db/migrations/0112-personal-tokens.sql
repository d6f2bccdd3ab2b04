-- Programs of a person may ask the company's read-only tools, once the company lets them.
alter table company add column programs_open boolean not null default false;

create table personal_token (
  company_id uuid not null references company,
  id uuid not null,
  user_id uuid not null,
  name text not null check (name <> ''),
  -- Of the secret, which is stored nowhere.
  token_sha256 text not null check (token_sha256 ~ '^[0-9a-f]{64}$'),
  scopes text[] not null check (scopes <@ array['read', 'amounts'] and cardinality(scopes) > 0),
  created_at timestamptz not null,
  last_used_on date,
  revoked_at timestamptz,
  primary key (company_id, id)
);
create unique index personal_token_secret on personal_token (token_sha256);
create index personal_token_owner on personal_token (company_id, user_id, created_at desc, id desc) where revoked_at is null;

alter table personal_token enable row level security;
alter table personal_token force row level security;
create policy own_company on personal_token using (company_id = current_company()) with check (company_id = current_company());
create policy owner_looks_up on personal_token for select to etabli_owner using (true);
grant select, insert, update (last_used_on, revoked_at) on personal_token to etabli_app;

-- Whose a token is, with the role that its owner has today. No row for a revoked token, and none after its owner has left the company.
create function personal_token_behind(wanted text)
  returns table (company_id uuid, id uuid, user_id uuid, scopes text[], role text, programs_open boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.company_id, t.id, t.user_id, t.scopes, m.role, c.programs_open
    from personal_token t
    join membership m on m.company_id = t.company_id and m.user_id = t.user_id
    join company c on c.company_id = t.company_id
    where t.token_sha256 = wanted and t.revoked_at is null
  $$;
revoke all on function personal_token_behind(text) from public;
grant execute on function personal_token_behind(text) to etabli_app;
