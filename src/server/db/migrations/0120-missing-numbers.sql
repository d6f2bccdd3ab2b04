-- The numbers of a series that no document bears any more, as the pass of the server over every document found them last.
create table missing_number (
  company_id uuid not null references company,
  number text not null,
  found_at timestamptz not null default clock_timestamp(),
  primary key (company_id, number)
);
alter table missing_number enable row level security;
alter table missing_number force row level security;
create policy own_company on missing_number using (company_id = current_company()) with check (company_id = current_company());
create policy owner_looks_up on missing_number for select to etabli_owner using (true);
grant select, insert, delete on missing_number to etabli_app;
