-- What somebody is called here, and their companies: words that make a poor password. All the sign-in server sees of the companies.
create function words_around(wanted uuid) returns table (word text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.name from membership m where m.user_id = wanted and m.name <> ''
    union
    select c.name from membership m join company c using (company_id) where m.user_id = wanted and c.name <> ''
  $$;
revoke all on function words_around(uuid) from public;
grant execute on function words_around(uuid) to etabli_auth;
