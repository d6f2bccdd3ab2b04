-- Time that people worked on projects, by day.
create table time_entry (
  company_id uuid not null references company,
  id uuid not null,
  project_id uuid not null,
  -- Null: the project as a whole, or a task that was removed since.
  task_id uuid,
  user_id uuid not null,
  day date not null,
  minutes integer not null check (minutes between 1 and 1440),
  note text not null check (length(note) <= 500),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id) on delete set null (task_id)
);
create index time_entry_of_project on time_entry (company_id, project_id, created_at desc, id desc)
  include (task_id, user_id, minutes);
create index time_entry_of_task on time_entry (company_id, task_id);
alter table time_entry enable row level security;
alter table time_entry force row level security;
create policy own_company on time_entry using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on time_entry to etabli_app;
grant update (task_id, day, minutes, note) on time_entry to etabli_app;

-- The timer that somebody has running: one a person.
create table timer (
  company_id uuid not null references company,
  user_id uuid not null,
  project_id uuid not null,
  task_id uuid,
  started_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, task_id) references task (company_id, id) on delete set null (task_id)
);
create index timer_of_task on timer (company_id, task_id);
alter table timer enable row level security;
alter table timer force row level security;
create policy own_company on timer using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on timer to etabli_app;
