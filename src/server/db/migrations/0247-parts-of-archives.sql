-- A part of an archive refers to its company through its archive. A reference to the company itself held the company's row for as long as
-- the rows of the archive are read, and its settings waited.
alter table company_archive_part drop constraint company_archive_part_company_id_fkey;
