-- What lists, figures and the day's brief ask must not grow with the company.
-- Two traps of row security: only what is leakproof may use an index (comparisons of equal types are; strpos, like, array and
-- text-search operators are not), and a date compared with a timestamp is not leakproof either.

-- What is known of a project without reading its tasks and documents, kept by the triggers below.
alter table project
  add column tasks_total integer not null default 0 check (tasks_total >= 0),
  add column tasks_left integer not null default 0 check (tasks_left between 0 and tasks_total),
  add column quoted boolean not null default false,
  add column invoiced boolean not null default false;

do $$
declare t text;
begin
  foreach t in array array['project', 'task', 'quote', 'invoice'] loop execute format('alter table %I no force row level security', t); end loop;
  update project p set tasks_total = t.total, tasks_left = t.open
    from (select company_id, project_id, count(*) as total, count(*) filter (where not done) as open from task group by 1, 2) t
    where p.company_id = t.company_id and p.id = t.project_id;
  update project p set quoted = true from quote q where q.company_id = p.company_id and q.project_id = p.id;
  update project p set invoiced = true from invoice i where i.company_id = p.company_id and i.project_id = p.id;
  foreach t in array array['project', 'task', 'quote', 'invoice'] loop execute format('alter table %I force row level security', t); end loop;
end $$;

create function count_added_tasks() returns trigger language plpgsql as $$
begin
  update project p set tasks_total = p.tasks_total + t.total, tasks_left = p.tasks_left + t.open
  from (select company_id, project_id, count(*) as total, count(*) filter (where not done) as open from added group by 1, 2) t
  where p.company_id = t.company_id and p.id = t.project_id;
  return null;
end $$;
create trigger task_added after insert on task referencing new table as added
  for each statement execute function count_added_tasks();

create function count_removed_tasks() returns trigger language plpgsql as $$
begin
  update project p set tasks_total = p.tasks_total - t.total, tasks_left = p.tasks_left - t.open
  from (select company_id, project_id, count(*) as total, count(*) filter (where not done) as open from removed group by 1, 2) t
  where p.company_id = t.company_id and p.id = t.project_id;
  return null;
end $$;
create trigger task_removed after delete on task referencing old table as removed
  for each statement execute function count_removed_tasks();

create function count_changed_tasks() returns trigger language plpgsql as $$
begin
  update project p set tasks_total = p.tasks_total + t.total, tasks_left = p.tasks_left + t.open
  from (
    select company_id, project_id, sum(one) as total, sum(open) as open from (
      select company_id, project_id, 1 as one, (not done)::int as open from now_so
      union all select company_id, project_id, -1, -(not done)::int from was_so) both_sides
    group by 1, 2 having sum(one) <> 0 or sum(open) <> 0) t
  where p.company_id = t.company_id and p.id = t.project_id;
  return null;
end $$;
create trigger task_changed after update on task referencing old table as was_so new table as now_so
  for each statement execute function count_changed_tasks();

create function note_project_quoted() returns trigger language plpgsql as $$
begin
  update project set quoted = true where company_id = new.company_id and id = new.project_id and not quoted;
  return null;
end $$;
create trigger project_quoted after insert on quote for each row execute function note_project_quoted();

create function note_project_invoiced() returns trigger language plpgsql as $$
begin
  update project set invoiced = true where company_id = new.company_id and id = new.project_id and not invoiced;
  return null;
end $$;
create trigger project_invoiced after insert on invoice for each row execute function note_project_invoiced();

-- Searched without reading a row; in place of the index of the list, whose order it keeps.
create index project_search on project (company_id, created_at desc, id desc) include (search_text);
drop index project_recent;
create index customer_find on customer (company_id, created_at desc, id desc) include (search_text, email);
drop index customer_recent;

-- Projects by their day, and those that wait for something.
create index project_start on project (company_id, start_date, id) where start_date is not null;
create index project_to_estimate on project (company_id, created_at desc, id desc)
  where not quoted and not invoiced and tasks_left = tasks_total;
create index project_unanswered on project (company_id, created_at desc, id desc)
  where quoted and not invoiced and tasks_left = tasks_total;
create index project_finished on project (company_id, created_at desc, id desc)
  where tasks_total > 0 and tasks_left = 0 and not invoiced;
create index project_quoted on project (company_id, invoiced, id) where quoted;

-- Invoices by the day they are due and the day they bear, with what figures add up.
create index invoice_due on invoice (company_id, due_on, id) include (kind, number, project_id, gross_cents);
create index invoice_day on invoice (company_id, issued_on) include (kind, net_cents, gross_cents);

-- What is printed leaves the row of a document: 250 bytes of it are read for a figure, not 1,900.
alter table invoice set (toast_tuple_target = 256);
alter table quote set (toast_tuple_target = 256);

-- A conversation in which nothing was said has never been saved.
create index assistant_session_empty on assistant_session (company_id, user_id, updated_at desc) where version = 0;
drop index assistant_session_recent;
create index assistant_session_recent on assistant_session (company_id, user_id, updated_at desc, id desc);
