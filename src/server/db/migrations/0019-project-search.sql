-- A project is found by its own name, and by its customer's as it is on the day of the search: no copy of the latter is kept.
alter table project no force row level security;
update project set search_text = btrim(regexp_replace(
  replace(replace(lower(replace(replace(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'), 'Œ', 'oe'), 'Æ', 'ae')), 'œ', 'oe'), 'æ', 'ae'),
  '\s+', ' ', 'g'));
alter table project force row level security;
