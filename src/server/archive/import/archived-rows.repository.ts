import type { Db } from "#server/db/database.ts";
import type { KeptRow } from "#server/documents/document-content.repository.ts";
import type { SealedFacts } from "#server/documents/seals/document-seal.ts";
import { sql } from "kysely";

/** A row of an archive, by its columns. */
export type ArchivedRow = Record<string, unknown>;

/** A document of an archive: what is sealed of it, and when it was issued. */
export type ArchivedDocumentRow = Omit<SealedFacts, "company_id"> &
  Pick<KeptRow, "content" | "view"> & { created_at: string };

/** What is kept of an import for ever. */
export type ImportFacts = {
  id: string;
  imported_by: string;
  source_id: string;
  source_name: string;
  made_at: string | null;
  manifest_sha256: string;
  document_count: number;
};

/** Opens the writing of an archive. The database refuses a company that is not new. */
export async function beginImport(tx: Db, facts: ImportFacts): Promise<void> {
  // Each statement of a large archive takes longer than one of a call may, and photos are drawn between them.
  await sql`select set_config('statement_timeout', '20min', true),
    set_config('idle_in_transaction_session_timeout', '20min', true)`.execute(tx);
  await sql`select begin_import(${JSON.stringify(facts)}::jsonb)`.execute(tx);
}

/** Writes rows into a table. */
export async function importRows(tx: Db, table: string, rows: readonly ArchivedRow[]): Promise<void> {
  await sql`select import_rows(${table}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

/** Writes what the archive says of its company over the new one. */
export async function importCompany(tx: Db, row: ArchivedRow): Promise<void> {
  await sql`select import_company(${JSON.stringify(row)}::jsonb)`.execute(tx);
}

/** Writes a document as it was issued, with its seal. `texts`: content and view in canonical JSON, and its XML. */
export async function importDocument(
  tx: Db,
  { content: _content, view: _view, ...row }: ArchivedDocumentRow,
  texts: { content: string; view: string; xml: string | null },
  mac: string,
): Promise<void> {
  await sql`select import_document(${JSON.stringify(row)}::jsonb, ${texts.content}, ${texts.view}, ${texts.xml},
    ${mac})`.execute(tx);
}

/** Makes anew what is derived of documents and payments. Gives numbers whose versions do not follow one another. */
export async function finishImport(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`select finish_import as number from finish_import()`.execute(tx);
  return rows.map(({ number }) => number);
}

/** Numbers that an archive says were missing when it was made. */
export async function listKnownMissing(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`select number from missing_number`.execute(tx);
  return rows.map(({ number }) => number);
}

/** The counter of a series is behind a document that bears a later day. */
export async function findCountersBehind(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select d.number from document d
    join document_counter c on c.company_id = d.company_id and c.series = series_of(d.kind, d.invoice_kind)
    where d.version = 1 group by d.number, d.dated_on having d.dated_on > max(c.last_date)
    order by 1 limit 5`.execute(tx);
  return rows.map(({ number }) => number);
}
