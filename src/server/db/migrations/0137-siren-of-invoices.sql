-- The SIREN of a company that has issued invoices stays: another SIREN is another taxable person, whose invoices have their own series
-- (CGI ann. II 242 nonies A I-7°). A typing error is corrected with a row that says who did it, and when.
create table siren_correction (
  company_id uuid not null references company,
  id uuid not null,
  former_siren text not null,
  siren text not null check (is_siren(siren)),
  corrected_by uuid not null,
  corrected_at timestamptz not null,
  primary key (company_id, id)
);
alter table siren_correction enable row level security;
alter table siren_correction force row level security;
create policy own_company on siren_correction using (company_id = current_company()) with check (company_id = current_company());
grant select, insert on siren_correction to etabli_app;

create function keep_siren_of_invoices() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from document d where d.company_id = old.company_id and d.kind = 'invoice')
      and not exists (
        select from siren_correction c
        where c.company_id = old.company_id and c.former_siren = old.siren and c.siren = new.siren) then
    raise exception 'invoices were issued under the SIREN %: it stays', old.siren using errcode = '23514';
  end if;
  return new;
end $$;
create trigger siren_of_invoices before update on company for each row
  when (old.siren <> '' and new.siren is distinct from old.siren) execute function keep_siren_of_invoices();
