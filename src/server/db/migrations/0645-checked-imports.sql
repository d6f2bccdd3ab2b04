-- Rows of a file whose customer was there already may complete their card, and a customer may be added without a number that was wrong: the
-- row stays with what is to be corrected.
alter table customer_import add column completed_count int not null default 0;
alter table customer_import add column marked_count int not null default 0;
grant update (completed_count, marked_count) on customer_import to etabli_app;
alter table customer_import_row drop constraint customer_import_row_outcome_check;
alter table customer_import_row add constraint customer_import_row_outcome_check check (outcome in ('known', 'refused', 'marked'));
