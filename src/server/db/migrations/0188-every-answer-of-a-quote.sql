-- Every answer that a quote had, taken back or not, is found by its quote: what is kept of a person names them all.
create index quote_decision_of_document on quote_decision (company_id, document_id);
