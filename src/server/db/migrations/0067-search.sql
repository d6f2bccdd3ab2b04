-- A project is also found by its customer, known without reading its row.
create index project_find on project (company_id, created_at desc, id desc) include (search_text, customer_id);
drop index project_search;
