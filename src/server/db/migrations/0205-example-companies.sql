-- A company of example data: a company of its own, so that its documents and figures never stand among real ones. It is said when the
-- company is made and never changes, and neither does who it says it is: nobody can issue a real document from it.
alter table company add column is_example boolean not null default false;

create function keep_example_apart() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.is_example is distinct from old.is_example then
    raise exception 'whether a company is an example is said when it is made' using errcode = '42501';
  end if;
  if old.is_example and (new.name, new.legal_form, new.siren, new.siret, new.vat_number, new.vat_regime, new.address) is distinct from
    (old.name, old.legal_form, old.siren, old.siret, old.vat_number, old.vat_regime, old.address) then
    raise exception 'the identity of an example company does not change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger example_kept_apart before update on company for each row execute function keep_example_apart();

-- The example of a person, which only they are in.
create function example_company_of(person uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select c.company_id from membership m join company c on c.company_id = m.company_id
  where m.user_id = person and c.is_example order by c.created_at limit 1
$$;
revoke all on function example_company_of(uuid) from public;
grant execute on function example_company_of(uuid) to etabli_app;
