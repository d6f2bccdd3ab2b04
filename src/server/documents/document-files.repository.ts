import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { FileHead } from "#server/files/files.repository.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./public-links.repository.ts";

/** Format of a stored document. */
export type DocumentFormat = Row<"document_file">["format"];

/** The stored file of a document that says the view of that hash, without its bytes, or null. */
export async function findDocumentFile(
  tx: Db,
  documentId: string,
  format: DocumentFormat,
  viewHash: string,
): Promise<FileHead | null> {
  const { rows } = await sql<FileHead>`
    select f.sha256, f.mime, octet_length(f.bytes) as size from document_file d
    join file f on f.company_id = d.company_id and f.sha256 = d.content_sha256
    where d.document_id = ${documentId} and d.format = ${format} and d.view_sha256 = ${viewHash}`.execute(tx);
  return rows[0] ?? null;
}

/** Makes stored bytes the file of a document; false when it has one already, which stays. */
export async function insertDocumentFile(
  tx: Db,
  { companyId, id }: LinkedDocument,
  file: { format: DocumentFormat; sha256: string; viewHash: string },
  at: Date,
): Promise<boolean> {
  const inserted = await sql`
    insert into document_file (company_id, document_id, format, content_sha256, view_sha256, created_at)
    values (${companyId}, ${id}, ${file.format}, ${file.sha256}, ${file.viewHash}, ${at})
    on conflict do nothing`.execute(tx);
  return inserted.numAffectedRows === 1n;
}
