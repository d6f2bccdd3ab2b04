-- A rate that was said with VAT: the price of an hour, or of a day for work that is priced so, which a quote has to the cent. Null: the rate
-- was said without it.
alter table project add column estimation_gross_rate_cents bigint check (estimation_gross_rate_cents >= 0);
grant insert (estimation_gross_rate_cents), update (estimation_gross_rate_cents) on project to etabli_app;
