import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { CheckedFile } from "#server/files/files.repository.ts";
import { CHECKED_FILE } from "#server/files/files.repository.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./public-links.repository.ts";

/** Format of a stored document. */
export type DocumentFormat = Row<"document_file">["format"];

/** The stored file of a document, without its bytes, or null. */
export async function findDocumentFile(
  tx: Db,
  documentId: string,
  format: DocumentFormat,
): Promise<CheckedFile | null> {
  const { rows } = await sql<CheckedFile>`
    select ${CHECKED_FILE}
    from document_file d
    join file f on f.company_id = d.company_id and f.sha256 = d.content_sha256
    where d.document_id = ${documentId} and d.format = ${format}`.execute(tx);
  return rows[0] ?? null;
}

/** Makes stored bytes the file of a document; false when it has one already, which stays. */
export async function insertDocumentFile(
  tx: Db,
  { companyId, id }: LinkedDocument,
  { format, sha256 }: { format: DocumentFormat; sha256: string },
  at: Date,
): Promise<boolean> {
  const insertion = await sql`
    insert into document_file (company_id, document_id, format, content_sha256, created_at)
    values (${companyId}, ${id}, ${format}, ${sha256}, ${at})
    on conflict do nothing`.execute(tx);
  return insertion.numAffectedRows === 1n;
}
