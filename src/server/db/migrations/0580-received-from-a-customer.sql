-- All that was received from a customer is added up from this index alone: their invoices are read nowhere else for it.
create index invoice_balance_received on invoice_balance (company_id, customer_id) include (paid_cents);
drop index invoice_balance_of_customer;
