-- A list of customers from a file: received in parts, read into rows, then added some at a time. A row that was added goes; one that was
-- not stays with the reason, until the next file.
create table customer_import (
  company_id uuid not null references company,
  id uuid not null,
  file_name text not null,
  state text not null check (state in ('receiving', 'ready', 'running', 'stopped', 'done')),
  -- What stands above each column of the file, and the field that it is for, empty for none.
  headers text[] not null,
  columns text[] not null,
  -- The first rows, to be looked at before.
  sample jsonb not null,
  row_count int not null,
  added_count int not null,
  known_count int not null,
  refused_count int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create index customer_import_newest on customer_import (company_id, created_at desc, id desc);
create table customer_import_part (
  company_id uuid not null references company,
  import_id uuid not null,
  place int not null,
  content bytea not null,
  primary key (company_id, import_id, place),
  foreign key (company_id, import_id) references customer_import (company_id, id)
);
create table customer_import_row (
  company_id uuid not null references company,
  import_id uuid not null,
  line int not null,
  cells jsonb not null,
  -- Why it was not added. Null while it waits.
  outcome text check (outcome in ('known', 'refused')),
  reason text not null,
  primary key (company_id, import_id, line),
  foreign key (company_id, import_id) references customer_import (company_id, id)
);
create index customer_import_waiting on customer_import_row (company_id, import_id, line) where outcome is null;
create index customer_import_report on customer_import_row (company_id, import_id, outcome, line) where outcome is not null;
do $$
declare t text;
begin
  foreach t in array array['customer_import', 'customer_import_part', 'customer_import_row'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select, insert on %I to etabli_app', t);
  end loop;
end $$;
grant update (file_name, state, headers, columns, sample, row_count, added_count, known_count, refused_count, updated_at)
  on customer_import to etabli_app;
grant delete on customer_import_part, customer_import_row to etabli_app;
grant update (content) on customer_import_part to etabli_app;
grant update (cells, outcome, reason) on customer_import_row to etabli_app;
