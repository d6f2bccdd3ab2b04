-- What could not be laid out: how often it ended or failed whoever tried, and since when it is tried no more.
create table render_failure (
  company_id uuid not null references company,
  document_kind text not null check (document_kind in ('quote', 'invoice')),
  document_id uuid not null,
  view_sha256 text not null,
  failures integer not null check (failures > 0),
  last_problem text not null,
  failed_at timestamptz not null,
  set_aside_at timestamptz,
  primary key (company_id, document_id, view_sha256)
);

alter table render_failure enable row level security;
alter table render_failure force row level security;
create policy own_company on render_failure using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, update, delete on render_failure to etabli_app;
