-- What the margin of each project is made of, kept by triggers in the transaction of what it tells. The margins of a period read one row for
-- each project that was invoiced in it, by an index that holds what is added up, and neither documents nor hours.
create table project_sum (
  company_id uuid not null references company,
  project_id uuid not null,
  -- Those of the project, beside what is added up by them.
  customer_id uuid,
  trade text not null,
  -- The day of the last invoice, null while there is none. Credit notes are taken off, and move no day.
  last_on date,
  net_cents bigint not null default 0,
  noted_minutes integer not null default 0,
  -- Minutes x cents of an hour, rounded once for the project. Null while somebody's hour has no cost.
  labour_cents bigint default 0,
  supplies_cents bigint not null default 0,
  planned_hours_e4 bigint not null default 0,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references project (company_id, id) on delete cascade
);
create index project_sum_sold on project_sum (company_id, last_on desc, project_id desc)
  include (customer_id, trade, net_cents, noted_minutes, labour_cents, supplies_cents, planned_hours_e4) where last_on is not null;
alter table project_sum enable row level security;
alter table project_sum force row level security;
create policy own_company on project_sum using (company_id = current_company()) with check (company_id = current_company());
grant select on project_sum to etabli_app;

create function open_project_sum() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into project_sum (company_id, project_id, customer_id, trade) values (new.company_id, new.id, new.customer_id, new.trade);
  return null;
end $$;
create trigger project_sum_opened after insert on project for each row execute function open_project_sum();

create function move_project_sum() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update project_sum set customer_id = new.customer_id, trade = new.trade where company_id = new.company_id and project_id = new.id;
  return null;
end $$;
create trigger project_sum_moved after update on project for each row
  when (old.customer_id is distinct from new.customer_id or old.trade <> new.trade) execute function move_project_sum();

-- Documents are only added.
create function sum_up_sold() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update project_sum s set
    net_cents = s.net_cents + case new.invoice_kind when 'credit_note' then -new.net_cents else new.net_cents end,
    last_on = case new.invoice_kind when 'credit_note' then s.last_on else greatest(s.last_on, new.dated_on) end
  where s.company_id = new.company_id and s.project_id = new.project_id;
  return null;
end $$;
create trigger document_sold after insert on document for each row when (new.kind = 'invoice') execute function sum_up_sold();

create function sum_up_added_tasks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update project_sum s set planned_hours_e4 = s.planned_hours_e4 + t.hours_e4
  from (select company_id, project_id, sum(estimate_hours_e4) as hours_e4 from added group by 1, 2) t
  where s.company_id = t.company_id and s.project_id = t.project_id and t.hours_e4 <> 0;
  return null;
end $$;
create trigger task_planned_added after insert on task referencing new table as added
  for each statement execute function sum_up_added_tasks();
create function sum_up_changed_tasks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update project_sum s set planned_hours_e4 = s.planned_hours_e4 + t.hours_e4
  from (
    select company_id, project_id, sum(hours_e4) as hours_e4 from (
      select company_id, project_id, estimate_hours_e4 as hours_e4 from now_so
      union all select company_id, project_id, -estimate_hours_e4 from was_so) both_sides
    group by 1, 2 having sum(hours_e4) <> 0) t
  where s.company_id = t.company_id and s.project_id = t.project_id;
  return null;
end $$;
create trigger task_planned_changed after update on task referencing old table as was_so new table as now_so
  for each statement execute function sum_up_changed_tasks();
create function sum_up_removed_tasks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update project_sum s set planned_hours_e4 = s.planned_hours_e4 - t.hours_e4
  from (select company_id, project_id, sum(estimate_hours_e4) as hours_e4 from removed group by 1, 2) t
  where s.company_id = t.company_id and s.project_id = t.project_id and t.hours_e4 <> 0;
  return null;
end $$;
create trigger task_planned_removed after delete on task referencing old table as removed
  for each statement execute function sum_up_removed_tasks();

-- What an invoice of a supplier takes off the margin of its project.
create function supplied_cents(bill supplier_invoice) returns bigint language sql immutable as $$
  select case when bill.currency <> 'EUR' then 0 when bill.kind = 'credit_note' then -abs(bill.net_cents) else bill.net_cents end
$$;
create function sum_up_supplies() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.project_id is not null then
    update project_sum s set supplies_cents = s.supplies_cents - supplied_cents(old)
    where s.company_id = old.company_id and s.project_id = old.project_id;
  end if;
  if tg_op <> 'DELETE' and new.project_id is not null then
    update project_sum s set supplies_cents = s.supplies_cents + supplied_cents(new)
    where s.company_id = new.company_id and s.project_id = new.project_id;
  end if;
  return null;
end $$;
create trigger supplies_changed after insert or delete or update of project_id, kind, net_cents, currency on supplier_invoice
  for each row execute function sum_up_supplies();

-- The hours of some projects and what they cost. Their rows are held before anything is read, so that whoever comes second reads what the
-- first one wrote: a rounded sum cannot be added to.
create function sum_up_work(of_company uuid, projects uuid[]) returns void language plpgsql as $$
begin
  perform from project_sum s where s.company_id = of_company and s.project_id = any(projects) order by s.project_id for update;
  update project_sum s set noted_minutes = w.minutes, labour_cents = w.cents
  from (
    select p.project_id, coalesce(t.minutes, 0) as minutes, case when t.lacks_cost then null else coalesce(t.cents, 0) end as cents
    from unnest(projects) p (project_id)
    cross join lateral (
      select sum(minutes)::int as minutes, bool_or(cost is null) as lacks_cost, div(2 * sum(minutes * cost) + 60, 120)::bigint as cents
      from (
        -- What one has of one's own goes before what everybody has.
        select sum(e.minutes) as minutes, (
          select coalesce(max(h.cents) filter (where h.user_id is not null), max(h.cents)) from hour_cost h
          where h.company_id = of_company and (h.user_id = e.user_id or h.user_id is null)) as cost
        from time_entry e where e.company_id = of_company and e.project_id = p.project_id group by e.user_id) of_person) t) w
  where s.company_id = of_company and s.project_id = w.project_id
    and (s.noted_minutes, s.labour_cents) is distinct from (w.minutes, w.cents);
end $$;
create function sum_up_added_times() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sum_up_work(company_id, array_agg(distinct project_id)) from changed group by company_id;
  return null;
end $$;
create trigger times_added after insert on time_entry referencing new table as changed
  for each statement execute function sum_up_added_times();
create trigger times_removed after delete on time_entry referencing old table as changed
  for each statement execute function sum_up_added_times();
create function sum_up_changed_times() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sum_up_work(company_id, array_agg(distinct project_id))
  from (select company_id, project_id from was_so union select company_id, project_id from now_so) changed group by company_id;
  return null;
end $$;
create trigger times_changed after update on time_entry referencing old table as was_so new table as now_so
  for each statement execute function sum_up_changed_times();

-- A cost that changes is that of all hours ever noted. Every project is held: hours that are noted meanwhile wait for the new cost.
create function sum_up_costs() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform sum_up_work(s.company_id, array_agg(s.project_id))
  from project_sum s where s.company_id in (select company_id from changed) group by s.company_id;
  return null;
end $$;
create trigger costs_added after insert on hour_cost referencing new table as changed for each statement execute function sum_up_costs();
create trigger costs_changed after update on hour_cost referencing new table as changed for each statement execute function sum_up_costs();
create trigger costs_removed after delete on hour_cost referencing old table as changed for each statement execute function sum_up_costs();

-- The sums of all projects, added up from what is kept. The owner of the tables sees the companies whose security is not forced, or one.
create function rebuild_project_sums() returns void language plpgsql as $$
begin
  delete from project_sum;
  insert into project_sum (company_id, project_id, customer_id, trade, last_on, net_cents, supplies_cents, planned_hours_e4)
  select p.company_id, p.id, p.customer_id, p.trade, d.last_on, coalesce(d.net_cents, 0), coalesce(x.cents, 0), coalesce(n.hours_e4, 0)
  from project p
  left join (
    select company_id, project_id, max(dated_on) filter (where invoice_kind <> 'credit_note') as last_on,
      sum(case invoice_kind when 'credit_note' then -net_cents else net_cents end) as net_cents
    from document where kind = 'invoice' group by 1, 2) d on d.company_id = p.company_id and d.project_id = p.id
  left join (
    select company_id, project_id, sum(supplied_cents(b)) as cents from supplier_invoice b where project_id is not null group by 1, 2) x
    on x.company_id = p.company_id and x.project_id = p.id
  left join (select company_id, project_id, sum(estimate_hours_e4) as hours_e4 from task group by 1, 2) n
    on n.company_id = p.company_id and n.project_id = p.id;
  perform sum_up_work(company_id, array_agg(distinct project_id)) from time_entry group by company_id;
end $$;

do $$
declare
  tables text[] := array['project', 'document', 'supplier_invoice', 'task', 'time_entry', 'hour_cost', 'project_sum'];
  t text;
begin
  foreach t in array tables loop execute format('alter table %I no force row level security', t); end loop;
  perform rebuild_project_sums();
  foreach t in array tables loop execute format('alter table %I force row level security', t); end loop;
end $$;
revoke all on function sum_up_work(uuid, uuid[]), rebuild_project_sums() from public;

-- The indexes that margins alone read.
drop index document_sold_of_project;
drop index project_margin;
drop index task_planned;
