-- A search finds its words without reading every name of the company. Row security lets an index serve comparisons alone, no `like` and
-- no trigrams, so what is kept is made for comparisons: a word that holds the typed letters has an ending that begins with them.

-- The endings of each word that a company uses, of two letters or more, and of each ending its first twelve letters. A word stays when
-- nobody uses it any more.
create table word_part (
  company_id uuid not null references company,
  part text collate "C" not null,
  word text collate "C" not null,
  primary key (company_id, part, word)
);

-- Who uses a word: a project in its name, a customer in their names or in their email.
create table word_use (
  company_id uuid not null references company,
  word text collate "C" not null,
  kind text not null check (kind in ('project', 'customer', 'email')),
  used_by uuid not null,
  primary key (company_id, word, kind, used_by)
);

do $$
declare t text;
begin
  foreach t in array array['word_part', 'word_use'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', t);
    execute format('grant select, insert on %I to etabli_app', t);
  end loop;
end $$;
grant delete on word_use to etabli_app;

create function words_of(searched text) returns setof text language sql immutable
  as $$ select distinct word from unnest(string_to_array(searched, ' ')) word where word <> '' $$;

create function parts_of(word text) returns setof text language sql immutable
  as $$ select distinct left(substr(word, start), 12) from generate_series(1, length(word) - 1) start $$;

-- In order, so that two transactions that write the same words wait for each other instead of locking each other out.
create function note_words(of_company uuid, of_kind text, of_one uuid, text_before text, text_now text) returns void language plpgsql as $$
declare
  w text;
begin
  if text_before <> '' then
    delete from word_use u
      where u.company_id = of_company and u.kind = of_kind and u.used_by = of_one
        and u.word = any(array(select words_of(text_before) except select words_of(text_now)));
  end if;
  for w in select one from words_of(text_now) one order by one loop
    insert into word_use (company_id, word, kind, used_by) values (of_company, w, of_kind, of_one) on conflict do nothing;
    continue when exists (select from word_part k where k.company_id = of_company and k.part = left(w, 12) and k.word = w);
    insert into word_part (company_id, part, word)
      select of_company, p, w from parts_of(w) p order by p on conflict do nothing;
  end loop;
end $$;

create function note_project_words() returns trigger language plpgsql as $$
begin
  perform note_words(new.company_id, 'project', new.id, case tg_op when 'UPDATE' then old.search_text end, new.search_text);
  return null;
end $$;
create trigger project_words_added after insert on project for each row execute function note_project_words();
create trigger project_words_changed after update on project for each row
  when (old.search_text is distinct from new.search_text) execute function note_project_words();

create function note_customer_words() returns trigger language plpgsql as $$
begin
  perform note_words(new.company_id, 'customer', new.id, case tg_op when 'UPDATE' then old.search_text end, new.search_text);
  perform note_words(new.company_id, 'email', new.id, case tg_op when 'UPDATE' then old.email end, new.email);
  return null;
end $$;
create trigger customer_words_added after insert on customer for each row execute function note_customer_words();
create trigger customer_words_changed after update on customer for each row
  when ((old.search_text, old.email) is distinct from (new.search_text, new.email)) execute function note_customer_words();

-- The names of today.
do $$
declare t text;
begin
  foreach t in array array['project', 'customer', 'word_part', 'word_use'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
  insert into word_use (company_id, word, kind, used_by)
    select company_id, w, 'project', id from project cross join words_of(search_text) w
    union all select company_id, w, 'customer', id from customer cross join words_of(search_text) w
    union all select company_id, w, 'email', id from customer cross join words_of(email) w;
  insert into word_part (company_id, part, word)
    select used.company_id, p, used.word from (select distinct company_id, word from word_use) used cross join parts_of(used.word) p;
  foreach t in array array['project', 'customer', 'word_part', 'word_use'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;

-- The projects of a customer, without reading their rows.
create index project_customers on project (company_id, customer_id, id);
drop index project_customer;

-- The projects of exactly a name.
create index project_named on project (company_id, search_text);
