-- Whether a customer read a version is asked of its links, withdrawn ones too: without this index every link of the
-- installation is read for it.
create index public_link_viewed on public_link (company_id, document_id) where first_viewed_at is not null;
