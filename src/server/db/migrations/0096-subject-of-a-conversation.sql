-- What a conversation was about: its first order, and the project it was about. Its last message says how it ended, which is the same
-- for nearly all of them.
alter table assistant_session add column subject text not null default '';

do $$
begin
  alter table assistant_session no force row level security;
  update assistant_session set subject = coalesce((
    select left(regexp_replace(m.value ->> 'content', '\s+', ' ', 'g'), 120)
    from jsonb_array_elements(history) with ordinality m
    where m.value ->> 'role' = 'user'
    order by m.ordinality
    limit 1), '');
  alter table assistant_session force row level security;
end $$;
