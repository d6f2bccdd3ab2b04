-- Reports of a site: its progress, and the reception of its works that the customer and the company sign. What was written or signed is
-- never changed. Its PDF is kept as a file, by its hash.
create table site_report (
  company_id uuid not null references company,
  id uuid not null,
  project_id uuid not null,
  kind text not null check (kind in ('progress', 'handover')),
  -- From 1, among the reports of that kind of the project.
  place integer not null check (place >= 1),
  -- The day of the report, or of the reception.
  dated_on date not null,
  -- The reception that this one corrects.
  replaces uuid,
  content jsonb not null,
  pdf_sha256 text not null,
  -- The seal: an HMAC over all of it, made with a key that the database does not hold.
  mac text not null check (mac ~ '^[0-9a-f]{64}$'),
  made_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, pdf_sha256) references file (company_id, sha256),
  foreign key (company_id, replaces) references site_report (company_id, id),
  unique (company_id, project_id, kind, place),
  check (content ->> 'kind' = kind and (replaces is null or kind = 'handover'))
);
-- The works of a project are received once. A reception is corrected by another one, once.
create unique index site_report_reception on site_report (company_id, project_id, replaces) nulls not distinct where kind = 'handover';
create index site_report_of_project on site_report (company_id, project_id, created_at desc, id desc);
create index site_report_file on site_report (company_id, pdf_sha256);
create index site_report_replaced on site_report (company_id, replaces);

-- When a reserve of a reception was lifted. Its place is that in the report, from 1.
create table reserve_lift (
  company_id uuid not null references company,
  report_id uuid not null,
  place integer not null check (place >= 1),
  lifted_on date not null,
  noted_by uuid not null,
  created_at timestamptz not null,
  primary key (company_id, report_id, place),
  foreign key (company_id, report_id) references site_report (company_id, id)
);

-- The link by which a report is read without signing in.
create table site_report_link (
  company_id uuid not null references company,
  report_id uuid not null,
  token text not null check (length(token) >= 22),
  created_at timestamptz not null,
  primary key (company_id, report_id),
  foreign key (company_id, report_id) references site_report (company_id, id)
);
create unique index site_report_link_token on site_report_link (token);

do $$
declare t text;
begin
  foreach t in array array['site_report', 'reserve_lift', 'site_report_link'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select, insert on %I to etabli_app', t);
  end loop;
end $$;
grant update (token) on site_report_link to etabli_app;
create policy owner_looks_up on site_report_link for select to etabli_owner using (true);
-- A report is not changed; it goes with its company.
create trigger site_report_frozen before update or truncate on site_report for each statement execute function refuse_rewriting();
create trigger reserve_lift_frozen before update or truncate on reserve_lift for each statement execute function refuse_rewriting();
create trigger site_reports_came after insert on site_report referencing new table as changed
  for each statement execute function tell_sites();

-- The report that a link shows. No row once the link was renewed.
create function report_behind(wanted text) returns table (company_id uuid, report_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select l.company_id, l.report_id from site_report_link l where l.token = wanted $$;
revoke all on function report_behind(text) from public;
grant execute on function report_behind(text) to etabli_app;
