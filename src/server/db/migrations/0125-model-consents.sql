-- An owner's yes to a language model: nothing of a company reaches a model before it. It counts for the host that the owner was shown, and
-- no longer than until somebody takes it back.
create table model_consent (
  company_id uuid not null references company,
  id uuid not null,
  host text not null check (host <> ''),
  given_at timestamptz not null,
  given_by uuid not null,
  -- As it was on that day: a member may leave.
  given_by_email text not null,
  revoked_at timestamptz,
  revoked_by uuid,
  primary key (company_id, id),
  check ((revoked_at is null) = (revoked_by is null))
);
create unique index model_consent_standing on model_consent (company_id) where revoked_at is null;

alter table model_consent enable row level security;
alter table model_consent force row level security;
create policy own_company on model_consent using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, update (revoked_at, revoked_by) on model_consent to etabli_app;
