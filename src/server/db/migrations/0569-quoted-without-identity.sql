-- The seller was asked for the address and the SIREN of a firm, and chose to quote it without them: they are not asked again before an
-- invoice, where the law wants them.
alter table customer add column quoted_without_since timestamptz;
grant update (quoted_without_since) on customer to etabli_app;
