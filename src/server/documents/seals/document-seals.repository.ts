import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { companySet, uuidLiteral } from "#server/db/tenancy.ts";
import { sql } from "kysely";

/** What is known of the seal of a document `d`. */
export type SealFacts = { seal_mac: string | null };

/** The columns of `SealFacts` for documents `d`. They need `SEAL_JOIN`. */
export const SEAL_COLUMNS = sql`seal.mac as seal_mac`;

/** Joins the seal of documents `d`. */
export const SEAL_JOIN = sql`
  left join document_seal seal on seal.company_id = d.company_id and seal.document_id = d.id`;

/**
 * What the lists of documents and files from before the seals hold in the whole installation. `is_…_sealed`: at least
 * one of the installation has a seal. `company_ids`: the companies that the lists name.
 */
export type EarlierLists = {
  is_document_sealed: boolean;
  is_file_sealed: boolean;
  document_count: number;
  file_count: number;
  company_ids: string[];
};

/** Two servers that start at once seal in turn: the second finds the lists empty. */
export const LOCK_EARLIER_LISTS = "select pg_advisory_xact_lock(74120002)";

/** Limits the rest of a transaction to the rows of a company. */
export async function enterCompany(tx: Db, companyId: string): Promise<void> {
  await sql.raw(`select ${companySet(uuidLiteral(companyId))}`).execute(tx);
}

/** The state of the lists of what was made before the seals, of every company. */
export async function readEarlierLists(tx: Db): Promise<EarlierLists> {
  const { rows } = await sql<EarlierLists>`
    select is_document_sealed, is_file_sealed, document_count, file_count, company_ids from earlier_lists()`.execute(
    tx,
  );
  return rows[0]!;
}

/** A document from before the seals, with the hashes it had. */
export type EarlierDocument = Pick<
  Row<"unsealed_document">,
  "document_id" | "content_sha256" | "view_sha256" | "xml_sha256"
>;

/** The documents from before the seals of the company of the transaction. */
export async function listEarlierDocuments(tx: Db): Promise<EarlierDocument[]> {
  const { rows } = await sql<EarlierDocument>`
    select document_id, content_sha256, view_sha256, xml_sha256 from unsealed_document
    order by document_id`.execute(tx);
  return rows;
}

/** A file from before the seals, with the hash it had. */
export type EarlierFile = Pick<Row<"unsealed_file">, "document_id" | "content_sha256"> &
  Pick<Row<"document_file">, "format">;

/** The files from before the seals of the company of the transaction. */
export async function listEarlierFiles(tx: Db): Promise<EarlierFile[]> {
  const { rows } = await sql<EarlierFile>`
    select document_id, format, content_sha256 from unsealed_file
    order by document_id, format`.execute(tx);
  return rows;
}

/** Seals a document that was issued before there were seals. The first seal stays. */
export async function sealEarlierDocument(tx: Db, id: string, mac: string): Promise<void> {
  await sql`select seal_earlier_document(${id}, ${mac})`.execute(tx);
}

/** Seals a file that was stored before there were seals, as the list says it was. The first seal stays. */
export async function sealEarlierFile(tx: Db, file: EarlierFile, mac: string, at: Date): Promise<void> {
  await sql`select seal_earlier_file(${file.document_id}, ${file.format}, ${mac}, ${at})`.execute(tx);
}

/** Empties the open lists of what was made before the seals, in every company. */
export async function emptyEarlierLists(tx: Db, isOpen: Record<"documents" | "files", boolean>): Promise<void> {
  await sql`select empty_earlier_lists(${isOpen.documents}, ${isOpen.files})`.execute(tx);
}

/** The companies that have documents. */
export async function listCompaniesWithDocuments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`select companies_with_documents() as ids`.execute(db);
  return rows[0]!.ids;
}

/** The documents of the company of the transaction that come after an ID, in the order of their IDs. */
export async function listDocumentsAfter(
  tx: Db,
  id: string,
  limit: number,
): Promise<Pick<Row<"document">, "id" | "kind">[]> {
  const { rows } = await sql<Pick<Row<"document">, "id" | "kind">>`
    select id, kind from document where id > ${id}::uuid order by id limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}

/**
 * A series of the company of the transaction in one year: the last number that its counter took, and the last one that
 * it took or that a document bears. They differ only where somebody put the counter back. `first_number`: the one that
 * it began with.
 */
export type Series = Pick<Row<"document_counter">, "series" | "year" | "last_number"> & {
  counter_number: number;
  first_number: number;
};

/** The series of the company of the transaction, those whose counter is gone included. */
export async function listSeries(tx: Db): Promise<Series[]> {
  const { rows } = await sql<Series>`
    select series, year, max(place) as last_number, max(place) filter (where is_counter) as counter_number,
      first_place(series, year) as first_number
    from (
      select series, year, last_number as place, true as is_counter from document_counter
      union all
      select series_of(d.kind, d.invoice_kind), p.year, p.place, false
      from document d cross join lateral place_of(d.number, series_of(d.kind, d.invoice_kind)) p) place
    group by series, year order by series, year`.execute(tx);
  return rows.map((row) => ({ ...row, counter_number: row.counter_number ?? 0 }));
}

/**
 * The numbers of a series from a place to another, both included, that no document bears: the first ones of them. Those
 * that were given after a copy that was restored are explained.
 */
export async function listMissingNumbers(
  tx: Db,
  { series, year }: Pick<Series, "series" | "year">,
  { from, to }: { from: number; to: number },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<Pick<Row<"document">, "number">>`
    select wanted.number
    from generate_series(${from}::integer, ${to}::integer) place
    cross join lateral (select document_number(${series}, ${year}::integer, place) as number) wanted
    where not exists (select from document d where d.company_id = current_company() and d.number = wanted.number)
      and not exists (select from restored_copy_answer a where a.company_id = current_company()
        and a.series = ${series} and a.year = ${year} and place > a.known_number and place <= a.sent_number)
    order by place limit ${rowLimit(limit)}`.execute(tx);
  return rows.map(({ number }) => number);
}
