-- The regime of VAT from a day on: a seller leaves the franchise, or comes back to it, on a day that the law says (CGI 293 B). The row of the
-- company says what applies while no change does.
create table vat_regime_change (
  company_id uuid not null references company,
  applies_on date not null,
  vat_regime text not null check (vat_regime in ('franchise', 'standard')),
  vat_due_on text not null check (vat_due_on in ('payment', 'invoice')),
  noted_by uuid not null,
  noted_at timestamptz not null,
  primary key (company_id, applies_on)
);
alter table vat_regime_change enable row level security;
alter table vat_regime_change force row level security;
create policy own_company on vat_regime_change using (company_id = current_company()) with check (company_id = current_company());
grant select, insert, delete, update (vat_regime, vat_due_on, noted_by, noted_at) on vat_regime_change to etabli_app;

-- A change that applies already stays. One of today may be corrected while no invoice bears the day.
create function keep_applied_regimes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.applies_on < database_day() and current_user = 'etabli_app' then
    raise exception 'the VAT regime of the % applied already', old.applies_on using errcode = '23514';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger vat_regime_change_kept before update or delete on vat_regime_change for each row execute function keep_applied_regimes();
