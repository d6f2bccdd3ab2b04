-- A search finds tasks by the words of their titles, as it finds projects and customers: see 0087.

-- The title without accents, in lower case (domain/shared/search-text.ts).
alter table task add column search_text text not null default '';
grant insert (search_text), update (search_text) on task to etabli_app;

alter table word_use drop constraint word_use_kind_check;
alter table word_use add constraint word_use_kind_check check (kind in ('project', 'customer', 'email', 'reach', 'task'));

-- The tasks of today.
do $$
declare t text;
begin
  foreach t in array array['task', 'word_part', 'word_use'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
  update task set search_text = trim(regexp_replace(replace(replace(
    translate(lower(title), 'àâäáãåçéèêëíîïìóôöòõúùûüÿñ', 'aaaaaaceeeeiiiiooooouuuuyn'), 'œ', 'oe'), 'æ', 'ae'),
    '\s+', ' ', 'g'));
  insert into word_use (company_id, word, kind, used_by)
    select company_id, w, 'task', id from task cross join words_of(search_text) w on conflict do nothing;
  insert into word_part (company_id, part, word)
    select used.company_id, p, used.word
    from (select distinct company_id, word from word_use where kind = 'task') used cross join parts_of(used.word) p
    on conflict do nothing;
  foreach t in array array['task', 'word_part', 'word_use'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;

-- Tasks come by dozens: all the words of a statement at once, in order, so that two transactions wait for each other.
create function note_added_task_words() returns trigger language plpgsql as $$
begin
  insert into word_use (company_id, word, kind, used_by)
    select t.company_id, w, 'task', t.id from added t cross join words_of(t.search_text) w order by 1, 2, 4
    on conflict do nothing;
  insert into word_part (company_id, part, word)
    select fresh.company_id, p, fresh.word
    from (
      select distinct t.company_id, w as word from added t cross join words_of(t.search_text) w
      where not exists (
        select from word_part k where k.company_id = t.company_id and k.part = left(w, 12) and k.word = w)) fresh
    cross join parts_of(fresh.word) p order by 1, 2, 3
    on conflict do nothing;
  return null;
end $$;
create trigger task_words_added after insert on task referencing new table as added
  for each statement execute function note_added_task_words();

create function note_changed_task_words() returns trigger language plpgsql as $$
begin
  perform note_words(new.company_id, 'task', new.id, old.search_text, new.search_text);
  return null;
end $$;
create trigger task_words_changed after update on task for each row
  when (old.search_text is distinct from new.search_text) execute function note_changed_task_words();

create function forget_task_words() returns trigger language plpgsql as $$
begin
  delete from word_use u using removed t cross join words_of(t.search_text) w
    where u.company_id = t.company_id and u.word = w and u.kind = 'task' and u.used_by = t.id;
  return null;
end $$;
create trigger task_words_removed after delete on task referencing old table as removed
  for each statement execute function forget_task_words();
