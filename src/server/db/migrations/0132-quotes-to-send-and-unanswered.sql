-- The quotes of a project that are to be sent, and those without an answer, are counted in its row, as those that wait are (migration
-- 0086): the brief of the day adds them up without reading documents, sendings, answers and links.
alter table project
  -- Drawn up, and no version of them was given to the customer.
  add column quotes_to_send integer not null default 0 check (quotes_to_send >= 0),
  add column to_send_cents bigint not null default 0,
  -- Given to the customer, who has not answered.
  add column unanswered_quotes integer not null default 0 check (unanswered_quotes >= 0),
  add column unanswered_cents bigint not null default 0;

-- As before, with what is to be sent and what has no answer. Nobody has answered the last version of these quotes. One has no answer once
-- its customer has a version of it, which was sent, or seen behind its link. While a version after the accepted one is not given, that
-- acceptance is still the answer, and the quote waits for nothing. It is to be sent while its customer has no version of it.
create or replace function count_waiting_quotes(of_company uuid, of_project uuid) returns void language plpgsql as $$
begin
  perform from project p where p.company_id = of_company and p.id = of_project for no key update;
  update project p set quoted = true, waiting_quotes = w.waiting, waiting_cents = w.waiting_cents, waiting_since = w.since,
    quotes_to_send = w.to_send, to_send_cents = w.to_send_cents, unanswered_quotes = w.unanswered, unanswered_cents = w.unanswered_cents
  from (
    select count(*) filter (where is_waiting) as waiting, coalesce(sum(gross_cents) filter (where is_waiting), 0) as waiting_cents,
      max(created_at) filter (where is_waiting) as since,
      count(*) filter (where waits_for = 'sending') as to_send,
      coalesce(sum(gross_cents) filter (where waits_for = 'sending'), 0) as to_send_cents,
      count(*) filter (where waits_for = 'answer') as unanswered,
      coalesce(sum(gross_cents) filter (where waits_for = 'answer'), 0) as unanswered_cents
    from (
      select last.gross_cents, last.created_at, last.decision is distinct from 'declined' as is_waiting,
        case
          when last.decision is not null then null
          when last.given then 'answer'
          when last.given_before is not true then 'sending'
          when last.accepted_before is not true then 'answer' end as waits_for
      from (
        select distinct on (v.number) v.gross_cents, v.created_at, v.decision, v.given,
          bool_or(v.given) over earlier as given_before, bool_or(v.decision = 'accepted') over earlier as accepted_before
        from (
          select d.number, d.version, d.gross_cents, d.created_at, (
              select q.decision from quote_decision q
              where q.company_id = of_company and q.document_id = d.id and q.withdrawn_at is null) as decision,
            exists (select from sending s where s.company_id = of_company and s.document_id = d.id)
              or exists (
                select from public_link l
                where l.company_id = of_company and l.document_id = d.id and l.revoked_at is null and l.first_viewed_at is not null) as given
          from document d where d.company_id = of_company and d.project_id = of_project and d.kind = 'quote') v
        window earlier as (partition by v.number order by v.version rows between unbounded preceding and 1 preceding)
        order by v.number, v.version desc) last) quote) w
  where p.company_id = of_company and p.id = of_project;
end $$;

-- What is noted of a quote counts in the row of its project.
create function note_quote_fact() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform count_waiting_quotes(d.company_id, d.project_id) from document d where d.company_id = new.company_id and d.id = new.document_id;
  return null;
end $$;
drop trigger quote_decided on quote_decision;
drop function note_quote_decided();
create trigger quote_decided after insert or update on quote_decision for each row execute function note_quote_fact();
create trigger quote_sent after insert on sending for each row execute function note_quote_fact();
create trigger quote_seen after update on public_link for each row
  when (new.document_kind = 'quote' and (old.first_viewed_at, old.revoked_at) is distinct from (new.first_viewed_at, new.revoked_at))
  execute function note_quote_fact();

-- The quotes of today whose last version nobody has answered.
do $$
declare
  tables text[] := array['project', 'document', 'quote_decision', 'sending', 'public_link'];
  t text;
begin
  foreach t in array tables loop execute format('alter table %I no force row level security', t); end loop;
  perform count_waiting_quotes(open.company_id, open.project_id) from (
    select distinct last.company_id, last.project_id
    from (
      select distinct on (v.company_id, v.number) v.company_id, v.project_id, v.id
      from document v where v.kind = 'quote' order by v.company_id, v.number, v.version desc) last
    where not exists (
      select from quote_decision q where q.company_id = last.company_id and q.document_id = last.id and q.withdrawn_at is null)) open;
  foreach t in array tables loop execute format('alter table %I force row level security', t); end loop;
end $$;

-- Those that wait while no task of their project is done and there is no invoice, with what the brief adds up.
create index project_to_send on project (company_id, created_at desc, id desc) include (quotes_to_send, to_send_cents)
  where quotes_to_send > 0 and not invoiced and tasks_left = tasks_total;
create index project_without_answer on project (company_id, created_at desc, id desc) include (unanswered_quotes, unanswered_cents)
  where unanswered_quotes > 0 and not invoiced and tasks_left = tasks_total;
drop index project_unanswered;
