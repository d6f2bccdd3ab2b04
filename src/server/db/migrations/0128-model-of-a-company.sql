-- The language model that a company brought itself, in place of the installation's.
create table company_model (
  company_id uuid primary key references company,
  base_url text not null check (base_url <> ''),
  model text not null check (model <> ''),
  -- The key with the company and the address that it was typed for, sealed with the installation's key. Null: the address asks for none.
  sealed_key text,
  updated_at timestamptz not null,
  updated_by uuid not null
);

alter table company_model enable row level security;
alter table company_model force row level security;
create policy own_company on company_model using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (base_url, model, sealed_key, updated_at, updated_by) on company_model to etabli_app;
