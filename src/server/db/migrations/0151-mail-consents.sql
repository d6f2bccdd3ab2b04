-- People who went to a provider to let the product open their mailbox, and have not come back yet.
create table mail_consent (
  company_id uuid not null references company,
  id uuid not null,
  -- Whoever comes back must be the same person, in the same session.
  user_id uuid not null,
  session_id uuid not null,
  -- SHA-256 of what the provider gives back. It works once.
  state_sha256 text not null,
  -- The secret of PKCE, sealed with the installation's key.
  sealed_verifier text not null,
  -- The mailbox that is connected again. Null: a new one.
  mailbox_id uuid,
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, state_sha256)
);
alter table mail_consent enable row level security;
alter table mail_consent force row level security;
create policy own_company on mail_consent using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on mail_consent to etabli_app;
