-- As before (0087), but by plans for any text. The parts of one known word look cheaper to the planner than those of any: that
-- query was planned anew for each word.
create or replace function note_words(of_company uuid, of_kind text, of_one uuid, text_before text, text_now text) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
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
