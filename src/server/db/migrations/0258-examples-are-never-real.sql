-- An example company bears nobody's logo and bank, and reaches nobody: it invites no member and has no mailbox.
create function refuse_in_example() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from company c where c.company_id = new.company_id and c.is_example) then
    raise exception 'an example company reaches nobody' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger invitation_of_no_example before insert on invitation for each row execute function refuse_in_example();
create trigger mailbox_of_no_example before insert on mailbox for each row execute function refuse_in_example();
create trigger mail_consent_of_no_example before insert on mail_consent for each row execute function refuse_in_example();

-- What examples of before got goes.
alter table company no force row level security;
alter table invitation no force row level security;
update company set logo_id = null where is_example and logo_id is not null;
update invitation i set revoked_at = now() from company c
  where c.company_id = i.company_id and c.is_example and i.accepted_at is null and i.revoked_at is null;
alter table company force row level security;
alter table invitation force row level security;

create or replace function keep_example_apart() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.is_example is distinct from old.is_example then
    raise exception 'whether a company is an example is said when it is made' using errcode = '42501';
  end if;
  if old.is_example and (new.name, new.legal_form, new.siren, new.siret, new.vat_number, new.vat_regime, new.address) is distinct from
    (old.name, old.legal_form, old.siren, old.siret, old.vat_number, old.vat_regime, old.address) then
    raise exception 'the identity of an example company does not change' using errcode = '42501';
  end if;
  if old.is_example and (new.logo_id is not null or new.iban <> '' or new.bic <> '') then
    raise exception 'an example company bears nobody''s logo and bank' using errcode = '42501';
  end if;
  return new;
end $$;
