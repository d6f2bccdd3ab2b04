-- Every table with a company carries company_id first in its key, and row-level security enabled and forced:
-- the policy reads the company that the transaction set (see tenancy.ts). Roles exist before migrations run.

create function current_company() returns uuid language sql stable
  as $$ select nullif(current_setting('app.company', true), '')::uuid $$;

create table installation (
  name text primary key,
  value jsonb not null
);
grant select, insert on installation to etabli_app;

create table company (
  company_id uuid primary key,
  name text not null default '',
  legal_form text not null default '',
  capital_cents bigint,
  rcs_town text not null default '',
  siren text not null default '',
  siret text not null default '',
  vat_number text not null default '',
  vat_regime text check (vat_regime in ('franchise', 'standard')),
  vat_due_on text not null default 'payment' check (vat_due_on in ('payment', 'invoice')),
  address jsonb,
  trade text not null default '',
  iban text not null default '',
  bic text not null default '',
  hourly_rate_cents bigint,
  email text not null default '',
  phone text not null default '',
  logo_id text,
  insurance jsonb,
  legal_notices text not null default '',
  time_zone text not null default 'Europe/Paris',
  created_at timestamptz not null
);

create table membership (
  company_id uuid not null references company,
  user_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'worker', 'accountant')),
  created_at timestamptz not null,
  primary key (company_id, user_id)
);
create index membership_user on membership (user_id);

create table file (
  company_id uuid not null references company,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mime text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (company_id, sha256)
);

create table customer (
  company_id uuid not null references company,
  id uuid not null,
  kind text not null check (kind in ('company', 'person')),
  company_name text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  phone text not null default '',
  siren text not null default '',
  vat_number text not null default '',
  address jsonb,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create index customer_email on customer (company_id, email) where email <> '';
create index customer_recent on customer (company_id, created_at desc, id desc);
create index customer_search on customer (company_id, search_text);

create table project (
  company_id uuid not null references company,
  id uuid not null,
  customer_id uuid not null,
  name text not null,
  start_date date,
  end_date date,
  recurrence text not null default 'single' check (recurrence in ('single', 'recurring')),
  estimation_description text not null default '',
  estimation_hours_e4 bigint check (estimation_hours_e4 >= 0),
  estimation_rate_cents bigint check (estimation_rate_cents >= 0),
  estimation_vat_basis_points integer,
  estimation_ai jsonb,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer (company_id, id)
);
create index project_recent on project (company_id, created_at desc, id desc);
create index project_customer on project (company_id, customer_id);

create table task (
  company_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  position integer not null,
  title text not null,
  description text not null default '',
  estimate_hours_e4 bigint not null default 0 check (estimate_hours_e4 >= 0),
  vat_basis_points integer,
  done boolean not null default false,
  done_by_maitre boolean not null default false,
  touched boolean not null default false,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index task_project on task (company_id, project_id, position);

create table document_counter (
  company_id uuid not null references company,
  series text not null check (series in ('D', 'F', 'A')),
  year integer not null,
  last_number integer not null,
  last_date date not null,
  primary key (company_id, series, year)
);

create table quote (
  company_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  number text not null,
  version integer not null default 1,
  status text not null check (status in ('draft', 'sent', 'viewed', 'accepted', 'declined')),
  quoted_on date not null,
  valid_until date not null,
  snapshot jsonb not null,
  view jsonb not null,
  net_cents bigint not null,
  gross_cents bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index quote_project on quote (company_id, project_id, created_at desc);
create index quote_recent on quote (company_id, created_at desc, id desc);

create table invoice (
  company_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  kind text not null check (kind in ('standard', 'deposit', 'progress', 'final', 'credit_note', 'corrected')),
  number text not null,
  issued_on date not null,
  due_on date not null,
  snapshot jsonb not null,
  view jsonb not null,
  view_sha256 text not null,
  net_cents bigint not null,
  gross_cents bigint not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index invoice_project on invoice (company_id, project_id, created_at desc);
create index invoice_recent on invoice (company_id, created_at desc, id desc);

-- Nothing issued is ever edited nor deleted (CGI ann. II 242 nonies A): neither role holds the right, and the trigger says why.
create function refuse_change() returns trigger language plpgsql
  as $$ begin raise exception 'an issued invoice is never changed: issue a credit note' using errcode = '42501'; end $$;
create trigger invoice_frozen before update or delete or truncate on invoice
  for each statement execute function refuse_change();

-- The stored bytes of a document: canonical once written.
create table document_file (
  company_id uuid not null,
  document_id uuid not null,
  format text not null check (format in ('pdf', 'xml')),
  content_sha256 text not null,
  view_sha256 text not null,
  created_at timestamptz not null,
  primary key (company_id, document_id, format, view_sha256),
  foreign key (company_id, content_sha256) references file (company_id, sha256)
);

create table public_link (
  token text primary key check (length(token) >= 22),
  company_id uuid not null references company,
  document_kind text not null check (document_kind in ('quote', 'invoice')),
  document_id uuid not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  first_viewed_at timestamptz
);
create unique index public_link_document on public_link (company_id, document_id) where revoked_at is null;

create table idempotency_key (
  company_id uuid not null references company,
  key text not null,
  endpoint text not null,
  body_sha256 text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, endpoint, key)
);

create table assistant_session (
  company_id uuid not null references company,
  id uuid not null,
  user_id uuid not null,
  history jsonb not null default '[]',
  last_message text not null default '',
  state jsonb,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create index assistant_session_recent on assistant_session (company_id, user_id, updated_at desc);

do $$
declare t text;
begin
  foreach t in array array['company', 'membership', 'file', 'customer', 'project', 'task', 'document_counter', 'quote', 'invoice',
                           'document_file', 'public_link', 'idempotency_key', 'assistant_session'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select, insert on %I to etabli_app', t);
  end loop;
  foreach t in array array['company', 'membership', 'customer', 'project', 'task', 'document_counter', 'quote', 'public_link', 'assistant_session'] loop
    execute format('grant update on %I to etabli_app', t);
  end loop;
end $$;
grant delete on task, membership to etabli_app;

-- The narrow look-ups across companies: the owner alone may read these two tables without a company, through these functions.
create policy owner_looks_up on membership for select to etabli_owner using (true);
create policy owner_looks_up on public_link for select to etabli_owner using (true);

create function memberships_of(wanted uuid) returns table (company_id uuid, role text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select m.company_id, m.role from membership m where m.user_id = wanted order by m.created_at, m.company_id $$;

create function document_of(wanted text) returns table (company_id uuid, document_kind text, document_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select l.company_id, l.document_kind, l.document_id from public_link l where l.token = wanted and l.revoked_at is null $$;

revoke all on function memberships_of(uuid), document_of(text) from public;
grant execute on function memberships_of(uuid), document_of(text) to etabli_app;
