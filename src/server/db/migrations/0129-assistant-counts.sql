-- How the assistant serves a company: numbers alone, no word of anybody. A conversation knows its own, so that it counts once as one that
-- ended in a document.
alter table assistant_session
  add column answers integer not null default 0 check (answers >= 0),
  add column documents integer not null default 0 check (documents >= 0);

create table assistant_count (
  company_id uuid not null references company,
  day date not null,
  kind text not null check (kind <> '' and length(kind) <= 30),
  count integer not null check (count > 0),
  primary key (company_id, day, kind)
);

alter table assistant_count enable row level security;
alter table assistant_count force row level security;
create policy own_company on assistant_count using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, update (count) on assistant_count to etabli_app;
grant update (answers, documents) on assistant_session to etabli_app;
