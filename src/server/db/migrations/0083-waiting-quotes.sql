-- The versions of a project's quotes with what figures add up, the last of each number first met: the quotes that wait are found
-- without reading the others.
create index document_quote on document (company_id, project_id, number, version desc) include (id, gross_cents, due_on, created_at)
  where kind = 'quote';
