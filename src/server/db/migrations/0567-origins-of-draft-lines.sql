-- Where the price of a line of a draft comes from, by the ID of the line: said to the assistant, an item of the
-- catalogue, or a quote that was made. Empty for a draft of before, as an archive of before has it.
alter table quote_draft add column origins jsonb not null default '{}';
grant update (origins) on quote_draft to etabli_app;
