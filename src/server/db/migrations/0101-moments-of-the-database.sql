-- The moment a payment is noted, and the moment a document was found altered, are the database's. What is found of a document is never
-- forgotten: once it is whole again, a row says so.

-- As before, but a payment is noted now, by a member of the company, and is no more than a thousand million euros either way. A reversal
-- may bear the day before, since midnight may pass while it is written.
create or replace function record_payment(facts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  received payment := jsonb_populate_record(null::payment, facts);
  original payment;
  issued_on date;
begin
  received.company_id := current_company();
  received.created_at := date_trunc('milliseconds', clock_timestamp());
  if abs(received.amount_cents) > 100000000000 then
    raise exception 'a payment of % cents is more than anybody pays', received.amount_cents using errcode = '23514';
  end if;
  if not exists (select from membership m where m.company_id = received.company_id and m.user_id = received.created_by) then
    raise exception 'a payment is noted by a member of the company, not by %', received.created_by using errcode = '23514';
  end if;
  if received.received_on > database_day() then
    raise exception 'a payment of the % comes later than the % of the database', received.received_on, database_day() using errcode = '23514';
  end if;
  select d.dated_on into issued_on from document d where d.company_id = received.company_id and d.id = received.document_id;
  if received.received_on < issued_on - 366 then
    raise exception 'a payment of the % comes too long before its invoice of the %', received.received_on, issued_on using errcode = '23514';
  end if;
  select * into original from payment p where p.company_id = received.company_id and p.id = received.reverses;
  if original.id is not null and received.received_on not between greatest(database_day() - 1, original.received_on)
      and greatest(database_day(), original.received_on) then
    raise exception 'a reversal bears the day it is noted, not the %', received.received_on using errcode = '23514';
  end if;
  insert into payment select received.*;
end $$;

-- A document may be found altered more than once.
alter table document_alteration drop constraint document_alteration_pkey;
alter table document_alteration add primary key (company_id, document_id, part, found_at);
alter table document_alteration alter column found_at set default clock_timestamp();

-- A document that was found altered is what was kept again: a backup put it back.
create table document_recovery (
  company_id uuid not null,
  document_id uuid not null,
  recovered_at timestamptz not null default clock_timestamp(),
  primary key (company_id, document_id, recovered_at),
  foreign key (company_id, document_id) references document (company_id, id)
);
alter table document_recovery enable row level security;
alter table document_recovery force row level security;
create policy own_company on document_recovery using (company_id = current_company()) with check (company_id = current_company());

revoke insert, delete on document_alteration from etabli_app;
grant insert (company_id, document_id, part) on document_alteration to etabli_app;
grant select, insert (company_id, document_id) on document_recovery to etabli_app;

create function refuse_finding_change() returns trigger language plpgsql
  as $$ begin raise exception 'what was found of a document is never changed: it tells what happened' using errcode = '42501'; end $$;
create trigger document_alteration_frozen before update or delete or truncate on document_alteration
  for each statement execute function refuse_finding_change();
create trigger document_recovery_frozen before update or delete or truncate on document_recovery
  for each statement execute function refuse_finding_change();
