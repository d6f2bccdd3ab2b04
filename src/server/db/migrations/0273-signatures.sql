-- Customers answer quotes by themselves, on the page of the quote.

-- A signature that has begun: what was chosen, who signs, and the code that was sent. It proves nothing yet, and is swept.
create table quote_signing (
  company_id uuid not null references company,
  id uuid not null,
  document_id uuid not null,
  signer text not null check (signer <> ''),
  email text not null,
  -- The IDs of the lines that were ticked, and what the quote comes to with them.
  options jsonb not null,
  gross_cents bigint not null,
  -- The code of the letter, under a key that the database does not hold. Null where no letter can leave.
  code_mac text check (code_mac ~ '^[0-9a-f]{64}$'),
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  tries integer not null default 0 check (tries >= 0),
  -- Its quote was signed: nothing is signed with it again.
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, document_id) references document (company_id, id),
  check ((code_mac is null) = (code_sent_at is null) and (code_mac is null) = (code_expires_at is null))
);
create index quote_signing_of_document on quote_signing (company_id, document_id, created_at);

-- Each letter with a code, so that nobody has many sent by one link.
create table quote_code_letter (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  document_id uuid not null,
  sent_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, document_id) references document (company_id, id)
);
create index quote_code_letter_of_document on quote_code_letter (company_id, document_id, sent_at);

-- The evidence of an answer, sealed: an HMAC over its canonical text, made with a key that the database does not hold.
create table customer_answer (
  company_id uuid not null references company,
  id uuid not null,
  document_id uuid not null,
  -- The version that the customer had before their eyes: another one when they ticked options.
  seen_document_id uuid not null,
  act text not null check (act in ('accepted', 'declined', 'withdrawn')),
  decision_id uuid not null,
  content jsonb not null,
  mac text not null check (mac ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, document_id) references document (company_id, id),
  foreign key (company_id, seen_document_id) references document (company_id, id),
  foreign key (company_id, decision_id) references quote_decision (company_id, id),
  check (content ->> 'act' = act and content #>> '{document,id}' = document_id::text and content #>> '{seenDocument,id}' = seen_document_id::text)
);
-- One acceptance, one refusal and one withdrawal of a decision: a second click finds the first.
create unique index customer_answer_once on customer_answer (company_id, decision_id, act);
create index customer_answer_of_document on customer_answer (company_id, document_id, created_at);
create index customer_answer_of_seen_document on customer_answer (company_id, seen_document_id);

create table quote_question (
  company_id uuid not null references company,
  id uuid not null,
  document_id uuid not null,
  name text not null,
  email text not null,
  question text not null check (question <> ''),
  asked_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, document_id) references document (company_id, id)
);
create index quote_question_of_document on quote_question (company_id, document_id, asked_at);

do $$
declare t text;
begin
  foreach t in array array['quote_signing', 'quote_code_letter', 'customer_answer', 'quote_question'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select, insert on %I to etabli_app', t);
  end loop;
end $$;
-- What was answered is never changed nor lost. A question is not changed; it goes with its company.
create trigger customer_answer_frozen before update or delete or truncate on customer_answer
  for each statement execute function refuse_rewriting();
create trigger quote_question_frozen before update or truncate on quote_question
  for each statement execute function refuse_rewriting();
grant delete on quote_signing, quote_code_letter to etabli_app;
grant update (code_mac, code_sent_at, code_expires_at, tries, used_at) on quote_signing to etabli_app;

-- Evidence is about a version of a quote, and is kept at its moment.
create function check_customer_answer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (
      select from quote_decision q join document d on d.company_id = q.company_id and d.id = q.document_id
      join document s on s.company_id = d.company_id and s.id = new.seen_document_id and s.number = d.number
      where q.company_id = new.company_id and q.id = new.decision_id and q.document_id = new.document_id) then
    raise exception 'evidence is about a decision of its own quote' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger customer_answer_checked before insert on customer_answer for each row execute function check_customer_answer();

-- What becomes of a quote is told to the pages that are open, by its project.
create function tell_quote_fact() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_event(d.company_id, 'quotes', d.project_id, null, 'amounts') from document d
    where d.company_id = new.company_id and d.id = new.document_id;
  return null;
end $$;
create trigger quote_decision_told after insert or update on quote_decision for each row execute function tell_quote_fact();
create trigger quote_question_told after insert on quote_question for each row execute function tell_quote_fact();
create trigger quote_view_told after update on public_link for each row
  when (new.document_kind = 'quote' and old.first_viewed_at is null and new.first_viewed_at is not null)
  execute function tell_quote_fact();
