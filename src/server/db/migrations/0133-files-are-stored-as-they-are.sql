-- The bytes of a file are not compressed again: PDFs, XML and pictures of a document are written once and read often. Compressing a PDF
-- took the database longer than writing it (1.5 ms, 0.3 ms without), and each reading of a part or of the hash had to undo it. A PDF takes
-- 65 kB instead of 42. Files of before stay as they are until they are written again.
alter table file alter column bytes set storage external;
