-- When the person of a session last proved again that it is them, by their password or a code.
alter table auth.sessions add column proved_at timestamptz;

-- Changes of how somebody signs in, for as long as the link of the letter that tells of them takes them back. `before` is what stood
-- there, never a password; secrets of factors stay sealed.
create table auth.login_changes (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  before jsonb not null,
  link_hash text not null unique,
  created_at timestamptz not null
);
create index login_changes_user on auth.login_changes (user_id, created_at);
grant select, insert, update, delete on auth.login_changes to etabli_auth;
