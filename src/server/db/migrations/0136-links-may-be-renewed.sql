-- A document may be given another public link: the one before is revoked, for good.
grant update (revoked_at) on public_link to etabli_app;

create function refuse_revoked_link() returns trigger language plpgsql
  as $$ begin raise exception 'a revoked link stays revoked' using errcode = '42501'; end $$;
create trigger public_link_revoked_once before update on public_link for each row
  when (old.revoked_at is not null and new.revoked_at is null) execute function refuse_revoked_link();
