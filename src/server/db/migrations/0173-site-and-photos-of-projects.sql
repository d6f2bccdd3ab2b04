-- Where the work of a project is done, as its customer says it. Empty: unknown.
alter table project add column site_address text not null default '' check (length(site_address) <= 200);
grant insert (site_address), update (site_address) on project to etabli_app;

-- The photos of a project, decoded and written again by us: nothing of a file but its pixels. They are rows of their own, so that a
-- photo that is removed is gone, whoever else has the same file.
create table project_photo (
  company_id uuid not null references company,
  id uuid not null,
  project_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  mime text not null check (mime in ('image/jpeg', 'image/png')),
  sha256 text not null,
  bytes bytea not null check (octet_length(bytes) between 1 and 4000000),
  -- The same photo in small, for lists.
  small_mime text not null check (small_mime in ('image/jpeg', 'image/png')),
  small_bytes bytea not null check (octet_length(small_bytes) between 1 and 400000),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  -- The same photo comes once, however often it is copied.
  unique (company_id, project_id, sha256)
);
-- A picture is compressed already.
alter table project_photo alter column bytes set storage external;
alter table project_photo alter column small_bytes set storage external;
alter table project_photo enable row level security;
alter table project_photo force row level security;
create policy own_company on project_photo using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete on project_photo to etabli_app;
