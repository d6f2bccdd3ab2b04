-- What a template of quotes says beside its lines: deposit, payment, duration, guarantees… Null for one of before, as an
-- archive of before has it: a quote that is begun from it keeps what its company usually says.
alter table quote_template add column conditions jsonb;
grant update (conditions) on quote_template to etabli_app;
