-- What the assistant or a program would do for somebody, once that person has confirmed it. The row keeps the exact arguments and what
-- they were shown. Only what became of it is written later, each fact once.
create table proposed_action (
  company_id uuid not null references company,
  id uuid not null,
  -- The person who may confirm it, and nobody else.
  user_id uuid not null,
  kind text not null check (kind <> ''),
  arguments jsonb not null,
  preview jsonb not null,
  -- The record as it was when the action was proposed.
  facts jsonb not null,
  -- Of kind, arguments, preview and facts: what the click of the person confirms.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  holds_amounts boolean not null,
  -- Who proposed it: the assistant without a model, a model, or a program with a token. `source_name`: which model, which program.
  source text not null check (source in ('assistant', 'model', 'program')),
  source_name text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  undone_at timestamptz,
  -- What undoing needs, and the digest of the record just after the action.
  outcome jsonb,
  after_digest text check (after_digest ~ '^[0-9a-f]{64}$'),
  primary key (company_id, id),
  check (confirmed_at is null or cancelled_at is null),
  check (undone_at is null or confirmed_at is not null),
  check ((confirmed_at is null) = (outcome is null) and (outcome is null) = (after_digest is null))
);
-- The journal, and what waits for somebody.
create index proposed_action_done on proposed_action (company_id, confirmed_at desc, id desc) where confirmed_at is not null;
create index proposed_action_waiting on proposed_action (company_id, user_id, created_at desc, id desc)
  where confirmed_at is null and cancelled_at is null;

alter table proposed_action enable row level security;
alter table proposed_action force row level security;
create policy own_company on proposed_action using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, update (confirmed_at, cancelled_at, undone_at, outcome, after_digest) on proposed_action to etabli_app;

create function refuse_action_change() returns trigger language plpgsql
  as $$ begin raise exception 'an action that was proposed is never rewritten: propose another one' using errcode = '42501'; end $$;
create trigger proposed_action_kept before delete or truncate on proposed_action
  for each statement execute function refuse_action_change();
-- What became of it is written once: confirmed or cancelled while it waits, undone once it was confirmed.
create trigger proposed_action_frozen before update on proposed_action for each row
  when ((to_jsonb(new) - 'confirmed_at' - 'cancelled_at' - 'undone_at' - 'outcome' - 'after_digest')
      is distinct from (to_jsonb(old) - 'confirmed_at' - 'cancelled_at' - 'undone_at' - 'outcome' - 'after_digest')
    or old.cancelled_at is not null
    or old.undone_at is not null
    or (old.confirmed_at is not null and (new.confirmed_at, new.outcome, new.after_digest)
      is distinct from (old.confirmed_at, old.outcome, old.after_digest)))
  execute function refuse_action_change();
