-- The lines of a project's quote while the seller works on them. `seed`: what the estimation gave when it was last looked at.
create table quote_draft (
  company_id uuid not null references company,
  id uuid not null,
  project_id uuid not null,
  version integer not null check (version > 0),
  format integer not null,
  lines jsonb not null,
  terms jsonb not null,
  seed jsonb not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, project_id),
  foreign key (company_id, project_id) references project (company_id, id)
);

alter table quote_draft enable row level security;
alter table quote_draft force row level security;
create policy own_company on quote_draft using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, update on quote_draft to etabli_app;
