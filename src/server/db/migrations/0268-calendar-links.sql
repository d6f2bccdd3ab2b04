-- The link by which a program of calendars reads the planning of a company, one for each person.
create table calendar_link (
  company_id uuid not null references company,
  user_id uuid not null,
  -- Of the secret in the link, which is stored nowhere.
  token_sha256 text not null check (token_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (company_id, user_id)
);
create unique index calendar_link_secret on calendar_link (token_sha256);
alter table calendar_link enable row level security;
alter table calendar_link force row level security;
create policy own_company on calendar_link using (company_id = current_company()) with check (company_id = current_company());
create policy owner_looks_up on calendar_link for select to etabli_owner using (true);
grant select, insert, delete on calendar_link to etabli_app;
grant update (token_sha256) on calendar_link to etabli_app;

-- Whose company a link shows. No row once it was renewed or revoked, and none after its person has left the company.
create function calendar_behind(wanted text) returns table (company_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select l.company_id
    from calendar_link l
    join membership m on m.company_id = l.company_id and m.user_id = l.user_id
    where l.token_sha256 = wanted
  $$;
revoke all on function calendar_behind(text) from public;
grant execute on function calendar_behind(text) to etabli_app;
