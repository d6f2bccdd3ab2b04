-- An address may be confirmed without being proved: by the settings, which ask nobody. Until somebody has proved it, whatever is set
-- on the account may be a stranger's, who typed the address of another.
alter table auth.users add column email_proved_at timestamptz, add column phone_proved_at timestamptz;

-- Sign-ups of addresses nobody has proved yet: what each chose, and from which browser or program. The first proof keeps what its own
-- browser chose, and nothing of the others.
create table auth.sign_ups (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  browser text not null default '',
  program text not null default '',
  code_challenge text not null default '',
  password_hash text,
  data jsonb not null default '{}',
  created_at timestamptz not null
);
create index sign_ups_user on auth.sign_ups (user_id, created_at);
grant select, insert, update, delete on auth.sign_ups to etabli_auth;

-- What is known of the accounts that are here: a letter or an SMS was answered, a provider vouched, or an administrator said so.
update auth.users u set
  email_proved_at = case when u.email_confirmed_at is not null and (
    (u.confirmation_sent_at is not null and u.email <> '')
    or u.app_metadata ->> 'provider' not in ('email', 'phone')
    or exists (select 1 from auth.audit_log a where a.actor_id = u.id and a.action in ('verified_confirmation', 'verified_recovery', 'verified_email_change_new', 'verified_email_change_current'))
    or exists (select 1 from auth.identities i where i.user_id = u.id and i.provider not in ('email', 'phone') and lower(i.identity_data ->> 'email') = lower(u.email) and i.identity_data ->> 'email_verified' = 'true')
    or exists (select 1 from auth.audit_log a where a.action in ('user_created', 'user_changed', 'user_invited') and a.details ->> 'target' = u.id::text)) then u.email_confirmed_at end,
  phone_proved_at = case when u.phone_confirmed_at is not null and (
    (u.confirmation_sent_at is not null and u.email = '')
    or exists (select 1 from auth.audit_log a where a.actor_id = u.id and a.action in ('verified_sms', 'verified_phone_change'))
    or exists (select 1 from auth.audit_log a where a.action in ('user_created', 'user_changed') and a.details ->> 'target' = u.id::text)) then u.phone_confirmed_at end;

insert into auth.sign_ups (id, user_id, password_hash, created_at)
  select gen_random_uuid(), u.id, u.password_hash, u.created_at from auth.users u
  where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.deleted_at is null and not u.is_anonymous
    and not exists (select 1 from auth.audit_log a where a.action in ('user_created', 'user_changed', 'user_invited', 'link_generated') and a.details ->> 'target' = u.id::text);
