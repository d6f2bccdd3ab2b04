-- What is noted of documents and money keeps the rules of the application, whoever writes it.

-- A reversal bears the day it is made, so that a closed year stays as it was declared.
create or replace function keep_paid() returns trigger
  language plpgsql as $$
declare
  original payment;
  rest bigint;
begin
  update invoice_balance b set paid_cents = b.paid_cents + new.amount_cents
  where b.company_id = new.company_id and b.document_id = new.document_id
  returning b.rest_cents into rest;
  if new.reverses is null then
    if new.amount_cents < 0 and rest > 0 then
      raise exception 'more is given back than was received beyond what is due' using errcode = '23514';
    end if;
    return null;
  end if;
  select * into original from payment p where p.company_id = new.company_id and p.id = new.reverses;
  if original.reverses is not null or original.document_id <> new.document_id or original.method <> new.method
      or original.amount_cents <> -new.amount_cents then
    raise exception 'payment % is reversed by its opposite alone', new.reverses using errcode = '23514';
  end if;
  if new.received_on < original.received_on then
    raise exception 'payment % of the % is reversed on that day or later', new.reverses, original.received_on using errcode = '23514';
  end if;
  return null;
end $$;

-- The day of a moment in the time zone of the company.
create function company_day(moment timestamptz) returns date language sql stable set search_path = public, pg_temp
  as $$ select (moment at time zone coalesce((select time_zone from company where company_id = current_company()), 'Europe/Paris'))::date $$;

-- As before, and a payment comes at most 366 days before its invoice, and a reversal bears the day it is noted, or that of its payment
-- where a clock went back.
create or replace function record_payment(facts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  received payment := jsonb_populate_record(null::payment, facts);
  original payment;
  issued_on date;
begin
  received.company_id := current_company();
  if received.received_on > database_day() then
    raise exception 'a payment of the % comes later than the % of the database', received.received_on, database_day() using errcode = '23514';
  end if;
  select d.dated_on into issued_on from document d where d.company_id = received.company_id and d.id = received.document_id;
  if received.received_on < issued_on - 366 then
    raise exception 'a payment of the % comes too long before its invoice of the %', received.received_on, issued_on using errcode = '23514';
  end if;
  select * into original from payment p where p.company_id = received.company_id and p.id = received.reverses;
  if received.received_on <> greatest(company_day(received.created_at), original.received_on) and original.id is not null then
    raise exception 'a reversal bears the day it is noted, not the %', received.received_on using errcode = '23514';
  end if;
  insert into payment select received.*;
end $$;

-- Only a quote is sent by hand or answered, on a day between its own and today.
create function check_quote_fact(company uuid, document uuid, fact_day date) returns document
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  quote document;
begin
  select * into quote from document d where d.company_id = company and d.id = document;
  if quote.kind is distinct from 'quote' then
    raise exception 'document % is no quote, so nobody sends it by hand nor answers it', document using errcode = '23514';
  end if;
  -- Where a clock went back, a quote bears a later day than the one it was made on.
  if fact_day is null or fact_day < least(quote.dated_on, company_day(quote.created_at)) then
    raise exception 'quote % is sent and answered on its day or later, not on the %', quote.number, fact_day using errcode = '23514';
  end if;
  if fact_day > database_day() then
    raise exception 'quote % is sent and answered on the % of the database at the latest, not on the %', quote.number, database_day(), fact_day
      using errcode = '23514';
  end if;
  return quote;
end $$;

create function check_sending() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform check_quote_fact(new.company_id, new.document_id, company_day(new.sent_at));
  return new;
end $$;
create trigger sending_checked before insert on sending for each row execute function check_sending();

create function check_quote_decision() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  quote document := check_quote_fact(new.company_id, new.document_id, new.decided_on);
begin
  if new.decision = 'accepted' and btrim(new.signer) = '' then
    raise exception 'nobody accepts quote % without a name', quote.number using errcode = '23514';
  end if;
  if company_day(new.decided_at) > database_day() then
    raise exception 'an answer to quote % is noted later than today', quote.number using errcode = '23514';
  end if;
  if exists (
      select from document n
      where n.company_id = quote.company_id and n.number = quote.number and n.version > quote.version
        and (exists (select from sending s where s.company_id = n.company_id and s.document_id = n.id)
          or exists (
            select from quote_decision a where a.company_id = n.company_id and a.document_id = n.id and a.withdrawn_at is null))) then
    raise exception 'version % of quote % was replaced: answer the one that was offered after it', quote.version, quote.number
      using errcode = '23514';
  end if;
  return new;
end $$;
create trigger quote_decision_checked before insert on quote_decision for each row execute function check_quote_decision();

-- A withdrawal is written when it happens.
create function check_withdrawal() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if company_day(new.withdrawn_at) not between company_day(old.decided_at) and database_day() then
    raise exception 'an answer is withdrawn between the day it was noted and today, not on the %', new.withdrawn_at using errcode = '23514';
  end if;
  return new;
end $$;
create trigger quote_decision_withdrawn before update on quote_decision for each row
  when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function check_withdrawal();
