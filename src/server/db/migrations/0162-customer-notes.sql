-- What one writes down about a customer, and the addresses of their sites. Each change is made on the revision that was read, so that
-- what another tab wrote meanwhile is not lost.
create table customer_note (
  company_id uuid not null references company,
  customer_id uuid not null,
  notes text not null,
  -- Each with its name and its address.
  sites jsonb not null,
  revision int not null,
  updated_at timestamptz not null,
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customer (company_id, id)
);
alter table customer_note enable row level security;
alter table customer_note force row level security;
create policy own_company on customer_note using (company_id = current_company()) with check (company_id = current_company());
grant select, insert on customer_note to etabli_app;
grant update (notes, sites, revision, updated_at) on customer_note to etabli_app;
