-- Lists of prices come from files as customers do, by the same way. The tables keep the name of what they first held.
alter table customer_import add column list text not null default 'customers' check (list in ('customers', 'catalog'));
alter table customer_import alter column list drop default;
-- What was chosen beside the columns: the supplier of a whole file, and what its costs are multiplied by.
alter table customer_import add column options jsonb not null default '{}';
grant update (options) on customer_import to etabli_app;
drop index customer_import_newest;
create index customer_import_newest on customer_import (company_id, list, created_at desc, id desc);
