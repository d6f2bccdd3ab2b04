-- What the quotes of a project that wait for an answer amount to is known without reading its documents: a company has as many of
-- them as it likes, and figures add them up. A quote waits unless the last of its versions was declined.
alter table project
  add column waiting_quotes integer not null default 0 check (waiting_quotes >= 0),
  add column waiting_cents bigint not null default 0,
  -- When the newest of them was made.
  add column waiting_since timestamptz;

do $$
declare t text;
begin
  foreach t in array array['project', 'document', 'quote_decision'] loop execute format('alter table %I no force row level security', t); end loop;
  update project p set waiting_quotes = w.count, waiting_cents = w.gross_cents, waiting_since = w.since
    from (
      select d.company_id, d.project_id, count(*) as count, sum(d.gross_cents) as gross_cents, max(d.created_at) as since
      from (
        select distinct on (v.company_id, v.number) v.company_id, v.project_id, v.id, v.gross_cents, v.created_at
        from document v where v.kind = 'quote' order by v.company_id, v.number, v.version desc) d
      where not exists (
        select from quote_decision q
        where q.company_id = d.company_id and q.document_id = d.id and q.decision = 'declined' and q.withdrawn_at is null)
      group by 1, 2) w
    where w.company_id = p.company_id and w.project_id = p.id;
  foreach t in array array['project', 'document', 'quote_decision'] loop execute format('alter table %I force row level security', t); end loop;
end $$;

-- The row of the project is locked first: of two changes at once, the second then sees what the first has written.
create function count_waiting_quotes(of_company uuid, of_project uuid) returns void language plpgsql as $$
begin
  perform from project p where p.company_id = of_company and p.id = of_project for no key update;
  update project p set quoted = true, waiting_quotes = w.count, waiting_cents = w.gross_cents, waiting_since = w.since
  from (
    select count(*) as count, coalesce(sum(d.gross_cents), 0) as gross_cents, max(d.created_at) as since
    from (
      select distinct on (v.number) v.company_id, v.id, v.gross_cents, v.created_at
      from document v where v.company_id = of_company and v.project_id = of_project and v.kind = 'quote'
      order by v.number, v.version desc) d
    where not exists (
      select from quote_decision q
      where q.company_id = d.company_id and q.document_id = d.id and q.decision = 'declined' and q.withdrawn_at is null)) w
  where p.company_id = of_company and p.id = of_project;
end $$;

create or replace function note_project_quoted() returns trigger language plpgsql as $$
begin
  perform count_waiting_quotes(new.company_id, new.project_id);
  return null;
end $$;

create function note_quote_decided() returns trigger language plpgsql as $$
begin
  perform count_waiting_quotes(d.company_id, d.project_id) from document d where d.company_id = new.company_id and d.id = new.document_id;
  return null;
end $$;
create trigger quote_decided after insert or update on quote_decision for each row execute function note_quote_decided();

create index project_waiting on project (company_id, waiting_since desc, id desc) include (waiting_quotes, waiting_cents)
  where waiting_quotes > 0 and not invoiced;
