-- Customers that look like the same one are found as they are written, and one is merged into another. Documents stay as they were
-- issued, with the customer they name: who absorbed that customer stands for them everywhere else.

-- Who this customer was merged into. Never a customer who was merged themselves: a chain is one step long.
alter table customer add column merged_into uuid,
  add foreign key (company_id, merged_into) references customer (company_id, id),
  add check (merged_into <> id);
create index customer_merged on customer (company_id, merged_into) where merged_into is not null;
grant update (merged_into) on customer to etabli_app;

create function check_merged() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.merged_into is null then
    raise exception 'customer % was merged for good', old.id using errcode = '23514';
  end if;
  if exists (select from customer c where c.company_id = new.company_id and c.id = new.merged_into and c.merged_into is not null) then
    raise exception 'customer % was merged into another one' , new.merged_into using errcode = '23514';
  end if;
  return new;
end $$;
create trigger customer_merge_checked before update of merged_into on customer for each row
  when (old.merged_into is distinct from new.merged_into) execute function check_merged();

-- What is left to pay, and the customers merged before, follow.
create function follow_merge() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update customer c set merged_into = new.merged_into where c.company_id = new.company_id and c.merged_into = new.id;
  update invoice_balance b set customer_id = new.merged_into where b.company_id = new.company_id and b.customer_id = new.id;
  return null;
end $$;
create trigger customer_merged after update of merged_into on customer for each row
  when (old.merged_into is distinct from new.merged_into) execute function follow_merge();
create index invoice_balance_of_customer on invoice_balance (company_id, customer_id);

-- A project is for who absorbed its customer, also when both are written at the same moment: the row is held until it is told.
create function take_present_customer() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  present uuid;
begin
  loop
    select c.merged_into into present from customer c where c.company_id = new.company_id and c.id = new.customer_id for share;
    exit when present is null;
    new.customer_id := present;
  end loop;
  return new;
end $$;
create trigger project_customer_present before insert on project for each row execute function take_present_customer();
create trigger project_customer_changed before update of customer_id on project for each row
  when (old.customer_id is distinct from new.customer_id) execute function take_present_customer();

-- Lists have those who stand for themselves.
create index customer_find_present on customer (company_id, created_at desc, id desc) include (search_text, email, reach_text)
  where merged_into is null;
drop index customer_find;
alter index customer_find_present rename to customer_find;

-- By what customers resemble each other: a SIREN (s:), an email (e:), a phone (p:), a name (n:), and a name with one letter more, less,
-- or other (t:). Two names one letter apart have a name with one letter less in common, so equal keys find them.
create table customer_key (
  company_id uuid not null references company,
  key text collate "C" not null,
  customer_id uuid not null,
  primary key (company_id, key, customer_id)
);
-- Two customers who may be one, the older first, and why: letters of the keys.
create table customer_twin (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  one_id uuid not null,
  other_id uuid not null,
  reasons text[] not null,
  noted_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (company_id, one_id, other_id),
  check (one_id < other_id),
  foreign key (company_id, one_id) references customer (company_id, id),
  foreign key (company_id, other_id) references customer (company_id, id)
);
create index customer_twin_other on customer_twin (company_id, other_id);
create index customer_twin_newest on customer_twin (company_id, noted_at desc, id desc) include (one_id, other_id);
-- Somebody said that they are two customers.
create table customer_distinct (
  company_id uuid not null references company,
  one_id uuid not null,
  other_id uuid not null,
  said_at timestamptz not null,
  primary key (company_id, one_id, other_id),
  check (one_id < other_id),
  foreign key (company_id, one_id) references customer (company_id, id),
  foreign key (company_id, other_id) references customer (company_id, id)
);
do $$
declare t text;
begin
  foreach t in array array['customer_key', 'customer_twin', 'customer_distinct'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select on %I to etabli_app', t);
  end loop;
end $$;
grant insert, delete on customer_key, customer_twin, customer_distinct to etabli_app;

-- Lower case without accents.
create function plain_text(written text) returns text language sql immutable as
  $$ select regexp_replace(normalize(lower(written), NFD), '[\u0300-\u036f]', '', 'g') $$;

-- What a customer is called, as one word: without forms of firms, in whatever order.
create function twin_name(c customer) returns text language sql immutable as $$
  select coalesce(string_agg(word, '' order by word collate "C"), '')
  from regexp_split_to_table(plain_text(case
      when c.kind = 'company' and c.company_name <> '' then c.company_name
      when c.first_name || c.last_name <> '' then c.first_name || ' ' || c.last_name
      else c.company_name end), '[^a-z0-9]+') word
  where word not in ('', 'sarl', 'sas', 'sasu', 'eurl', 'sci', 'sa', 'snc', 'ei', 'ets', 'etablissement', 'etablissements', 'entreprise',
    'societe', 'ste', 'm', 'mr', 'mme', 'monsieur', 'madame', 'et') $$;

create function twin_keys(c customer) returns setof text language plpgsql immutable as $$
declare
  name text := twin_name(c);
  siren text := coalesce(nullif(c.siren, ''), left(c.siret, 9));
begin
  if c.kind = 'company' and siren <> '' then return next 's:' || siren; end if;
  if c.email <> '' then return next 'e:' || lower(c.email); end if;
  return query select distinct 'p:' || word from unnest(string_to_array(c.reach_text, ' ')) word
    where word ~ '^(0[1-9][0-9]{8}|\+[0-9]{6,15})$';
  if length(name) >= 3 then return next 'n:' || left(name, 80); end if;
  if length(name) between 5 and 24 then
    return next 't:' || name;
    -- « Garage 1 » and « Garage 2 » are two: a digit is no wrong letter.
    return query select distinct 't:' || left(name, place - 1) || substr(name, place + 1) from generate_series(1, length(name)) place
      where substr(name, place, 1) ~ '[a-z]';
  end if;
end $$;

-- Another SIREN is another firm. A name alone says little of those who live elsewhere, or have another email and another phone.
create function may_be_twins(one customer, other customer, reasons text[]) returns boolean language plpgsql immutable as $$
declare
  town text := plain_text(coalesce(one.address ->> 'city', ''));
  other_town text := plain_text(coalesce(other.address ->> 'city', ''));
begin
  if one.siren <> '' and other.siren <> '' and one.siren <> other.siren then return false; end if;
  if reasons && array['s', 'e', 'p'] then return true; end if;
  if town <> '' and other_town <> '' and town <> other_town then return false; end if;
  if one.email <> '' and other.email <> '' and one.phone <> '' and other.phone <> '' then return false; end if;
  if one.first_name || other.first_name = '' and one.civility <> '' and other.civility <> '' and one.civility <> other.civility then
    return false;
  end if;
  return reasons && array['n'] or (town <> '' and town = other_town) or length(twin_name(one)) >= 9;
end $$;

-- The customers that resemble one, at most five for each thing they share: an email that a thousand have makes no million pairs.
create function note_twins_of(c customer) returns void language sql set search_path = public, pg_temp as $$
  insert into customer_twin (company_id, one_id, other_id, reasons)
  select c.company_id, least(c.id, mate.id), greatest(c.id, mate.id), mate.reasons
  from (
    select alike.customer_id as id, array_agg(distinct left(key, 1)) as reasons
    from twin_keys(c) key
    cross join lateral (
      select k.customer_id from customer_key k
      where k.company_id = c.company_id and k.key = key.key and k.customer_id <> c.id order by k.customer_id limit 5) alike
    group by alike.customer_id) mate
  join customer other on other.company_id = c.company_id and other.id = mate.id
  where other.merged_into is null and may_be_twins(c, other, mate.reasons) and not exists (
    select from customer_distinct d
    where d.company_id = c.company_id and d.one_id = least(c.id, mate.id) and d.other_id = greatest(c.id, mate.id))
  on conflict do nothing $$;

create function note_twins() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from customer_key k
      where k.company_id = old.company_id and k.customer_id = old.id and k.key = any(array(select twin_keys(old)));
    delete from customer_twin t where t.company_id = old.company_id and t.one_id = old.id;
    delete from customer_twin t where t.company_id = old.company_id and t.other_id = old.id;
  end if;
  if new.merged_into is not null then return null; end if;
  insert into customer_key (company_id, key, customer_id)
    select new.company_id, key, new.id from twin_keys(new) key order by key on conflict do nothing;
  perform note_twins_of(new);
  return null;
end $$;
create trigger customer_twins_added after insert on customer for each row execute function note_twins();
create trigger customer_twins_changed after update on customer for each row
  when ((old.kind, old.company_name, old.first_name, old.last_name, old.civility, old.email, old.phone, old.reach_text, old.siren, old.siret,
      old.address, old.merged_into) is distinct from (new.kind, new.company_name, new.first_name, new.last_name, new.civility, new.email,
      new.phone, new.reach_text, new.siren, new.siret, new.address, new.merged_into))
  execute function note_twins();

-- Two customers who were said to be two: the pair goes. Said again that they may be one, it comes back.
create function note_distinct() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  c customer;
begin
  if tg_op = 'INSERT' then
    delete from customer_twin t where t.company_id = new.company_id and t.one_id = new.one_id and t.other_id = new.other_id;
    return null;
  end if;
  select * into c from customer where company_id = old.company_id and id = old.other_id and merged_into is null;
  if c.id is not null then perform note_twins_of(c); end if;
  return null;
end $$;
create trigger customer_distinct_noted after insert or delete on customer_distinct for each row execute function note_distinct();

-- As before, and the address that a mail reached is that of who absorbed the customer.
create or replace function note_mailed_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mail mail_draft := old;
  joined_ids uuid[];
begin
  if tg_op = 'UPDATE' then mail := new; end if;
  select coalesce(array_agg((file ->> 'id')::uuid), '{}') into joined_ids
  from jsonb_array_elements(mail.files) file where file ->> 'kind' = 'document';
  insert into sending (company_id, document_id, how, sent_at, sent_by, mail_id, to_line, refused_address, is_doubtful)
  select mail.company_id, d.id, 'by_mail',
    case when company_day(moment) between least(d.dated_on, company_day(d.created_at)) and database_day() then moment
      else database_now() end,
    mail.user_id, mail.id, concat_ws(', ', nullif(mail.to_line, ''), nullif(mail.cc_line, '')),
    case mail.failure when 'recipient_refused' then mail.failure_about end, tg_op = 'DELETE'
  from document d, coalesce(mail.sent_at, mail.doubted_at, mail.updated_at) moment
  where d.company_id = mail.company_id and d.id = any (joined_ids || mail.document_id)
    and (d.id = mail.document_id or d.kind = 'quote' or exists (
      select from customer own
      join customer c on c.company_id = own.company_id and c.id = coalesce(own.merged_into, own.id)
      where own.company_id = d.company_id and own.id = d.customer_id and mail.receptions ->> lower(c.email) = 'taken'));
  return null;
end $$;

-- The customers of today.
do $$
declare t text;
begin
  foreach t in array array['customer', 'customer_key', 'customer_twin', 'customer_distinct'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
  insert into customer_key (company_id, key, customer_id)
    select c.company_id, key, c.id from customer c cross join twin_keys(c) key on conflict do nothing;
  perform note_twins_of(c) from customer c;
  foreach t in array array['customer', 'customer_key', 'customer_twin', 'customer_distinct'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;
