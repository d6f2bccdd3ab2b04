-- A personal token ends with the membership it was made in, also when its owner is let in again, and with everything that ends all sessions
-- of its owner: signing out everywhere, the way back, the proof that takes an account from a stranger.
create index personal_token_of_person on personal_token (user_id) where revoked_at is null;
create policy owner_revokes on personal_token for update to etabli_owner using (true) with check (true);

create function revoke_personal_tokens(wanted uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update personal_token set revoked_at = now() where user_id = wanted and revoked_at is null $$;
revoke all on function revoke_personal_tokens(uuid) from public;
grant execute on function revoke_personal_tokens(uuid) to etabli_auth;

create function revoke_tokens_of_former_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update personal_token set revoked_at = now()
      where company_id = old.company_id and user_id = old.user_id and revoked_at is null;
      return null;
    end
  $$;
revoke all on function revoke_tokens_of_former_member() from public;
create trigger member_leaves after delete on membership for each row execute function revoke_tokens_of_former_member();
