-- The embedded auth server's tables. The role etabli_auth alone may touch them: the application never sees a password hash.

create schema auth;
grant usage on schema auth to etabli_auth;

create table auth.users (
  id uuid primary key,
  email text not null default '',
  phone text not null default '',
  password_hash text,
  role text not null default 'authenticated',
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  invited_at timestamptz,
  new_email text not null default '',
  email_change_sent_at timestamptz,
  new_phone text not null default '',
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on auth.users (lower(email)) where email <> '' and deleted_at is null;
create unique index users_phone on auth.users (phone) where phone <> '' and deleted_at is null;

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  subject text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, subject)
);
create index identities_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  refresh_key bytea not null,
  refresh_counter bigint not null default 0,
  refreshed_at timestamptz not null,
  not_after timestamptz,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null
);
create index sessions_user on auth.sessions (user_id);

create table auth.amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  method text not null,
  at timestamptz not null,
  primary key (session_id, method)
);

create table auth.one_time_tokens (
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  token_hash text not null,
  relates_to text not null default '',
  wrong_tries integer not null default 0,
  sent_at timestamptz not null,
  primary key (user_id, kind)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);

create table auth.flow_state (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  kind text not null,
  auth_code text not null unique,
  code_challenge text not null default '',
  details jsonb not null default '{}',
  created_at timestamptz not null
);

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret bytea,
  phone text not null default '',
  last_challenged_at timestamptz,
  last_used_step bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index mfa_factors_user on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip text not null default '',
  code_hash text not null default '',
  wrong_tries integer not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null
);

create table auth.audit_log (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  details jsonb not null default '{}',
  ip text not null default '',
  created_at timestamptz not null
);

create table auth.signing_keys (
  kid text primary key,
  algorithm text not null,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  signs boolean not null default true,
  created_at timestamptz not null
);

-- Limits shared by every server: a token bucket per address and kind of call, wrong tries per account.
create table auth.rate_buckets (
  key text primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);
create table auth.wrong_passwords (
  account text primary key,
  tries integer not null,
  last_at timestamptz not null
);

create table auth.installation (
  name text primary key,
  value text not null
);

grant select, insert, update, delete on all tables in schema auth to etabli_auth;
