import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { forgetJob } from "#server/db/jobs.ts";
import type { CheckedFile, StoredFile } from "#server/files/files.repository.ts";
import { CHECKED_FILE } from "#server/files/files.repository.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./links/public-links.repository.ts";

/** Format of a stored document. */
export type DocumentFormat = Row<"document_file">["format"];

/**
 * What is stored of a file of a document. Both are null when the file was never made.
 */
export type FileFacts = {
  file: CheckedFile | null;
  seal: Pick<Row<"document_file_seal">, "content_sha256" | "mac"> | null;
};

/** What is stored of the file of a document in a format, without its bytes. */
export async function readFileFacts(tx: Db, documentId: string, format: DocumentFormat): Promise<FileFacts> {
  const { rows } = await sql<FileFacts>`
    select (select to_jsonb(one) from (
        select ${CHECKED_FILE} from document_file d
        join file f on f.company_id = d.company_id and f.sha256 = d.content_sha256
        where d.document_id = ${documentId} and d.format = ${format}) one) as file,
      (select to_jsonb(one) from (
        select s.content_sha256, s.mac from document_file_seal s
        where s.document_id = ${documentId} and s.format = ${format}) one) as seal`.execute(tx);
  return rows[0]!;
}

/** The key of the job that lays out a document. */
export function layoutKey(documentId: string): string {
  return `render-${documentId}`;
}

/** What a PDF is made of besides its view. `failures`: of its layout. */
export type LayoutParts = {
  xml: { sha256: string; bytes: Buffer } | null;
  logo: StoredFile | null;
  failures: number;
};

/** What is needed to lay out a document, in one query. */
export async function readLayoutParts(tx: Db, documentId: string, logoId: string | null): Promise<LayoutParts> {
  const { rows } = await sql<{
    xml_sha256: string | null;
    xml_bytes: Buffer | null;
    logo_mime: string | null;
    logo_bytes: Buffer | null;
    failures: number;
  }>`
    select xml.sha256 as xml_sha256, xml.bytes as xml_bytes, logo.mime as logo_mime, logo.bytes as logo_bytes,
      coalesce(r.failures, 0) as failures
    from document d
    left join document_file x on x.company_id = d.company_id and x.document_id = d.id and x.format = 'xml'
    left join file xml on xml.company_id = x.company_id and xml.sha256 = x.content_sha256
    left join file logo on logo.company_id = d.company_id and logo.sha256 = ${logoId}
    left join render_failure r on r.company_id = d.company_id and r.document_id = d.id
    where d.id = ${documentId}`.execute(tx);
  const { xml_sha256, xml_bytes, logo_mime, logo_bytes, failures } = rows[0]!;
  return {
    xml: xml_sha256 === null || xml_bytes === null ? null : { sha256: xml_sha256, bytes: xml_bytes },
    logo: logo_mime === null || logo_bytes === null ? null : { mime: logo_mime, bytes: logo_bytes },
    failures,
  };
}

/**
 * Stores bytes as the file of a document, with the code that seals it. The document is then no longer one whose layout
 * failed, nor one that waits for its layout. False when it has such a file already, which stays.
 */
export async function keepDocumentFile(
  tx: Db,
  { id }: LinkedDocument,
  { format, mac }: { format: DocumentFormat; mac: string },
  { bytes, mime }: StoredFile,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`
    with laid_out as (
      delete from render_failure where document_id = ${id} and ${format}::text = 'pdf')
    select keep_document_file(${id}, ${format}, ${mime}, ${Buffer.from(bytes)}, ${mac}, ${at}) as is_first,
      ${format === "pdf" ? forgetJob(layoutKey(id)) : sql`null`}`.execute(tx);
  return rows[0]!.is_first;
}
