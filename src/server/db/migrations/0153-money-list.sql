-- The money list: quotes and invoices together, payments by the day they came with what is shown of them, the documents of a customer,
-- and the documents of an amount.

create index document_every on document (company_id, created_at desc, id desc);
create index document_customer on document (company_id, customer_id, id);
create index document_amount on document (company_id, gross_cents, id);
create index invoice_balance_rest on invoice_balance (company_id, rest_cents, document_id) where rest_cents > 0;

create index payment_recent on payment (company_id, received_on desc, id desc) include (amount_cents, document_id);
drop index payment_day;
