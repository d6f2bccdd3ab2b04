-- What becomes of a version of a quote is told by facts: it was sent, the customer answered, an answer noted by mistake was withdrawn.
-- None of them is ever rewritten.

-- A document left for its customer. By hand for now: the seller says that they gave it.
create table sending (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  document_id uuid not null,
  how text not null check (how in ('by_hand')),
  sent_at timestamptz not null,
  -- The user who sent it, or who said so.
  sent_by uuid,
  primary key (company_id, document_id, id),
  foreign key (company_id, document_id) references document (company_id, id)
);
-- Said twice by hand, it was sent once.
create unique index sending_by_hand on sending (company_id, document_id) where how = 'by_hand';

alter table sending enable row level security;
alter table sending force row level security;
create policy own_company on sending using (company_id = current_company()) with check (company_id = current_company());
grant select, insert on sending to etabli_app;

-- A decision has who took it, on which day, and who noted it. `decided_at` is the moment it was noted.
alter table quote_decision
  add column id uuid not null default gen_random_uuid(),
  add column signer text not null default '',
  add column decided_on date not null default database_day(),
  -- The user who noted it; null when the customer answered by themselves.
  add column recorded_by uuid,
  -- The options that the customer chose, by the id of their lines.
  add column options jsonb not null default '[]',
  -- The document that proves it: what the customer signed.
  add column evidence_document_id uuid,
  -- A decision noted by mistake counts no more, and stays.
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add foreign key (company_id, evidence_document_id) references document (company_id, id);

alter table quote_decision no force row level security;
alter table company no force row level security;
update quote_decision q set decided_on = (q.decided_at at time zone c.time_zone)::date from company c where c.company_id = q.company_id;
alter table quote_decision force row level security;
alter table company force row level security;

alter table quote_decision drop constraint quote_decision_pkey;
alter table quote_decision add primary key (company_id, id);
-- One decision counts at a time.
create unique index quote_decision_live on quote_decision (company_id, document_id) where withdrawn_at is null;
grant update (withdrawn_at, withdrawn_by) on quote_decision to etabli_app;

-- A sending is never changed. Of a decision, only its withdrawal is written, once.
create function refuse_rewriting() returns trigger language plpgsql
  as $$ begin raise exception 'what was sent or answered is never rewritten: write a new row' using errcode = '42501'; end $$;
create trigger sending_frozen before update or delete or truncate on sending
  for each statement execute function refuse_rewriting();
create trigger quote_decision_kept before delete or truncate on quote_decision
  for each statement execute function refuse_rewriting();
create trigger quote_decision_frozen before update on quote_decision for each row
  when (old.withdrawn_at is not null or new.withdrawn_at is null
    or (to_jsonb(new) - 'withdrawn_at' - 'withdrawn_by') is distinct from (to_jsonb(old) - 'withdrawn_at' - 'withdrawn_by'))
  execute function refuse_rewriting();
