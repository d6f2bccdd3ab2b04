-- What customers paid too much is read on the home page, every morning.
create index invoice_balance_overpaid on invoice_balance (company_id, due_on, document_id) include (project_id, rest_cents)
  where rest_cents < 0;
