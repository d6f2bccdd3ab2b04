import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { CheckedFile, StoredFile } from "#server/files/files.repository.ts";
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

/** What a PDF is made of besides its view, and the PDF itself where there is one. `failures`: of its layout. */
export type LayoutParts = {
  pdf: CheckedFile | null;
  xml: { sha256: string; bytes: Buffer } | null;
  logo: StoredFile | null;
  failures: number;
};

/** What is needed to lay out a document, in one query. */
export async function readLayoutParts(tx: Db, documentId: string, logoId: string | null): Promise<LayoutParts> {
  const { rows } = await sql<{
    pdf: CheckedFile | null;
    xml_sha256: string | null;
    xml_bytes: Buffer | null;
    logo_mime: string | null;
    logo_bytes: Buffer | null;
    failures: number;
  }>`
    select (select to_jsonb(one) from (
        select ${CHECKED_FILE} from document_file pdf
        join file f on f.company_id = pdf.company_id and f.sha256 = pdf.content_sha256
        where pdf.company_id = d.company_id and pdf.document_id = d.id and pdf.format = 'pdf') one) as pdf,
      xml.sha256 as xml_sha256, xml.bytes as xml_bytes, logo.mime as logo_mime, logo.bytes as logo_bytes,
      coalesce(r.failures, 0) as failures
    from document d
    left join document_file x on x.company_id = d.company_id and x.document_id = d.id and x.format = 'xml'
    left join file xml on xml.company_id = x.company_id and xml.sha256 = x.content_sha256
    left join file logo on logo.company_id = d.company_id and logo.sha256 = ${logoId}
    left join render_failure r on r.company_id = d.company_id and r.document_id = d.id
    where d.id = ${documentId}`.execute(tx);
  const { pdf, xml_sha256, xml_bytes, logo_mime, logo_bytes, failures } = rows[0]!;
  return {
    pdf,
    xml: xml_sha256 === null || xml_bytes === null ? null : { sha256: xml_sha256, bytes: xml_bytes },
    logo: logo_mime === null || logo_bytes === null ? null : { mime: logo_mime, bytes: logo_bytes },
    failures,
  };
}

/**
 * Stores bytes as the file of a document, which is then no longer one whose layout failed; false when it has one
 * already, which stays.
 */
export async function saveDocumentFile(
  tx: Db,
  { companyId, id }: LinkedDocument,
  { format, sha256 }: { format: DocumentFormat; sha256: string },
  { bytes, mime }: StoredFile,
  at: Date,
): Promise<boolean> {
  const insertion = await sql`
    with stored as (
      insert into file (company_id, sha256, mime, bytes, created_at)
      values (${companyId}, ${sha256}, ${mime}, ${Buffer.from(bytes)}, ${at})
      on conflict do nothing),
    laid_out as (
      delete from render_failure where document_id = ${id} and ${format}::text = 'pdf')
    insert into document_file (company_id, document_id, format, content_sha256, created_at)
    values (${companyId}, ${id}, ${format}, ${sha256}, ${at})
    on conflict do nothing`.execute(tx);
  return insertion.numAffectedRows === 1n;
}
