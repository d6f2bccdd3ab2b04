-- The list of customers finds a town and a phone too, and says what each owes without reading their documents.

-- The words of the town and of the postal code, and each phone number as ten digits (domain/customers/reach-text.ts).
alter table customer add column reach_text text not null default '';
grant insert (reach_text), update (reach_text) on customer to etabli_app;

alter table word_use drop constraint word_use_kind_check;
alter table word_use add constraint word_use_kind_check check (kind in ('project', 'customer', 'email', 'reach'));

create or replace function note_customer_words() returns trigger language plpgsql as $$
begin
  perform note_words(new.company_id, 'customer', new.id, case tg_op when 'UPDATE' then old.search_text end, new.search_text);
  perform note_words(new.company_id, 'email', new.id, case tg_op when 'UPDATE' then old.email end, new.email);
  perform note_words(new.company_id, 'reach', new.id, case tg_op when 'UPDATE' then old.reach_text end, new.reach_text);
  return null;
end $$;
drop trigger customer_words_changed on customer;
create trigger customer_words_changed after update on customer for each row
  when ((old.search_text, old.email, old.reach_text) is distinct from (new.search_text, new.email, new.reach_text))
  execute function note_customer_words();

create index customer_find_reach on customer (company_id, created_at desc, id desc) include (search_text, email, reach_text);
drop index customer_find;
alter index customer_find_reach rename to customer_find;

-- The customers of today: the trigger notes their words.
do $$
declare t text;
begin
  foreach t in array array['customer', 'word_part', 'word_use', 'invoice_balance', 'document'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
  update customer set reach_text = trim(regexp_replace(
    translate(lower(coalesce(address ->> 'city', '') || ' ' || coalesce(address ->> 'postalCode', '')),
      'àâäáçéèêëíîïóôöúùûüÿñ', 'aaaaceeeeiiiooouuuuyn') || ' ' ||
    regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^(\+33|0033)0?', '0'), '\s+', ' ', 'g'))
  where phone <> '' or address is not null;
end $$;

-- What is left of an invoice is read by its customer.
alter table invoice_balance add column customer_id uuid;
update invoice_balance b set customer_id = d.customer_id from document d where d.company_id = b.company_id and d.id = b.document_id;
alter table invoice_balance alter column customer_id set not null;
alter table invoice_balance add foreign key (company_id, customer_id) references customer (company_id, id);
create index invoice_balance_customer on invoice_balance (company_id, customer_id, due_on) include (rest_cents) where rest_cents > 0;

do $$
declare t text;
begin
  foreach t in array array['customer', 'word_part', 'word_use', 'invoice_balance', 'document'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;

create or replace function keep_invoice_balance() returns trigger
  language plpgsql as $$
begin
  if new.refers_to is null then
    insert into invoice_balance (company_id, document_id, project_id, customer_id, due_on, gross_cents, due_cents)
    values (new.company_id, new.id, new.project_id, new.customer_id, new.due_on, new.gross_cents, new.due_cents);
  else
    update invoice_balance b set credited_cents = b.credited_cents + new.gross_cents
    where b.company_id = new.company_id and b.document_id = new.refers_to;
  end if;
  update project p set invoiced = exists (
    select from invoice_balance b
    where b.company_id = p.company_id and b.project_id = p.id and (b.credited_cents < b.gross_cents or b.document_id = new.id))
  where p.company_id = new.company_id and p.id = new.project_id;
  return null;
end $$;
