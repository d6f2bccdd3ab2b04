-- How the company types the prices of quotes for a person, without VAT or with it. Null: it was never asked.
alter table company add column consumer_prices text check (consumer_prices in ('net', 'gross'));
grant update (consumer_prices) on company to etabli_app;
