-- What the seller's quotes cost, VAT included: 0 when they are free. Null: the seller has not said, and no quote says it.
alter table company add column quote_price_cents bigint check (quote_price_cents between 0 and 1000000);
grant update (quote_price_cents) on company to etabli_app;
