-- What an hour of somebody costs the company, without VAT. Without a person: of everybody who has none of their own. The cost of who has
-- left stays, so that what was worked keeps its cost.
create table hour_cost (
  company_id uuid not null references company,
  id uuid not null,
  user_id uuid,
  cents int not null check (cents between 0 and 100000),
  saved_at timestamptz not null,
  primary key (company_id, id)
);
create unique index hour_cost_of_person on hour_cost (company_id, coalesce(user_id, company_id));
alter table hour_cost enable row level security;
alter table hour_cost force row level security;
create policy own_company on hour_cost using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on hour_cost to etabli_app;
grant update (cents, saved_at) on hour_cost to etabli_app;

-- The project that an invoice of a supplier was for, as somebody said.
alter table supplier_invoice add column project_id uuid,
  add foreign key (company_id, project_id) references project (company_id, id) on delete set null (project_id);
create index supplier_invoice_of_project on supplier_invoice (company_id, project_id) include (kind, net_cents, currency)
  where project_id is not null;
grant update (project_id) on supplier_invoice to etabli_app;

-- What was invoiced on each project, credit notes among it, and the work of everybody on it: margins are added up from these alone.
create index document_sold_of_project on document (company_id, project_id)
  include (dated_on, customer_id, invoice_kind, net_cents) where kind = 'invoice';
create index time_entry_cost on time_entry (company_id, project_id, user_id) include (minutes);

-- The trade of the works that were recognised in the description of a project. Empty without any: the company's own counts.
alter table project add column trade text not null default '' check (length(trade) <= 60);
grant insert (trade), update (trade) on project to etabli_app;
create index project_margin on project (company_id, id) include (customer_id, trade);
create index task_planned on task (company_id, project_id) include (estimate_hours_e4);
