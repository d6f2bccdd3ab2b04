-- A project is listed by where it stands, put away once nothing is left to do, and found by its town.

-- Quotes whose customer said yes, and whose yes still stands.
alter table project
  add column agreed_quotes integer not null default 0 check (agreed_quotes >= 0),
  -- Where it stands, from the facts of its row: nobody writes it but the trigger below.
  add column stage text not null default 'estimation'
    check (stage in ('estimation', 'to_send', 'waiting', 'declined', 'work', 'to_invoice', 'invoiced')),
  add column archived_at timestamptz,
  -- The words of the place of the works (src/domain/shared/search-text.ts).
  add column place_text text not null default '';
grant insert (place_text), update (place_text, archived_at) on project to etabli_app;

create function set_project_stage() returns trigger language plpgsql as $$
begin
  new.stage := case
    when new.invoiced then 'invoiced'
    when new.tasks_total > 0 and new.tasks_left = 0 then 'to_invoice'
    when new.agreed_quotes > 0 or new.tasks_left < new.tasks_total then 'work'
    when new.unanswered_quotes > 0 then 'waiting'
    when new.quotes_to_send > 0 then 'to_send'
    when new.quoted then 'declined'
    else 'estimation' end;
  return new;
end $$;
create trigger project_stage before insert or update on project for each row execute function set_project_stage();

-- As before (migration 0132), with the quotes that are agreed: an accepted version stands until a newer one is given or accepted, and
-- again once the newer one is declined.
create or replace function count_waiting_quotes(of_company uuid, of_project uuid) returns void language plpgsql as $$
begin
  perform from project p where p.company_id = of_company and p.id = of_project for no key update;
  update project p set quoted = true, waiting_quotes = w.waiting, waiting_cents = w.waiting_cents, waiting_since = w.since,
    quotes_to_send = w.to_send, to_send_cents = w.to_send_cents, unanswered_quotes = w.unanswered, unanswered_cents = w.unanswered_cents,
    agreed_quotes = w.agreed
  from (
    select count(*) filter (where is_waiting) as waiting, coalesce(sum(gross_cents) filter (where is_waiting), 0) as waiting_cents,
      max(created_at) filter (where is_waiting) as since,
      count(*) filter (where waits_for = 'sending') as to_send,
      coalesce(sum(gross_cents) filter (where waits_for = 'sending'), 0) as to_send_cents,
      count(*) filter (where waits_for = 'answer') as unanswered,
      coalesce(sum(gross_cents) filter (where waits_for = 'answer'), 0) as unanswered_cents,
      count(*) filter (where is_agreed) as agreed
    from (
      select last.gross_cents, last.created_at, last.decision is distinct from 'declined' as is_waiting,
        case
          when last.decision is not null then null
          when last.given then 'answer'
          when last.given_before is not true then 'sending'
          when last.accepted_before is not true then 'answer' end as waits_for,
        case
          when last.decision = 'accepted' then true
          when last.accepted_before is not true then false
          else last.decision = 'declined' or not last.given end as is_agreed
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

-- The words of a project are those of its name and of its place: who searches names alone compares the names.
create or replace function note_project_words() returns trigger language plpgsql as $$
begin
  perform note_words(new.company_id, 'project', new.id,
    case tg_op when 'UPDATE' then old.search_text || ' ' || old.place_text end, new.search_text || ' ' || new.place_text);
  return null;
end $$;
drop trigger project_words_changed on project;
create trigger project_words_changed after update on project for each row
  when ((old.search_text, old.place_text) is distinct from (new.search_text, new.place_text)) execute function note_project_words();

-- The projects of today: the triggers note their words and where they stand.
do $$
declare
  tables text[] := array['project', 'customer', 'document', 'quote_decision', 'sending', 'public_link', 'word_part', 'word_use'];
  t text;
begin
  foreach t in array tables loop execute format('alter table %I no force row level security', t); end loop;
  perform count_waiting_quotes(quoted.company_id, quoted.project_id) from (
    select distinct d.company_id, d.project_id from document d
    join quote_decision q on q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null and q.decision = 'accepted'
    where d.kind = 'quote') quoted;
  update project set place_text = trim(regexp_replace(
    translate(lower(site_address), 'àâäáçéèêëíîïóôöúùûüÿñ', 'aaaaceeeeiiiooouuuuyn'), '\s+', ' ', 'g'));
  foreach t in array tables loop execute format('alter table %I force row level security', t); end loop;
end $$;

-- A search of everything compares the place too.
create index project_find_place on project (company_id, created_at desc, id desc) include (search_text, customer_id, place_text, start_date, stage, archived_at);
-- The columns of the board, and how many each has.
create index project_by_stage on project (company_id, stage, created_at desc, id desc) where archived_at is null;
create index project_put_away on project (company_id, created_at desc, id desc) where archived_at is not null;
-- The latest first day first, those without one last.
create index project_by_start on project (company_id, coalesce(start_date, '2000-01-01'::date) desc, id desc) include (stage, archived_at);
