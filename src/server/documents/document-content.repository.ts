import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { presentCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";
import type { SealedFacts } from "./seals/document-seal.ts";
import type { SealFacts } from "./seals/document-seals.repository.ts";
import { SEAL_COLUMNS, SEAL_JOIN } from "./seals/document-seals.repository.ts";
import type { StateFacts } from "./state-facts.repository.ts";
import { LIVE_LINK, STATE_COLUMNS } from "./state-facts.repository.ts";

/** A document as its row says it, not verified yet, with what its state is derived from. */
export type KeptRow = SealedFacts &
  Pick<Row<"document">, "content" | "view"> &
  StateFacts &
  SealFacts & {
    recorded: RecordedSums | null;
    /** Who stands today for whom it was made out to. */
    present_customer_id: string;
  };

/** What the credit notes and the payments of an invoice add up to, in cents: what its balance has to say. */
export type RecordedSums = Pick<Row<"invoice_balance">, "credited_cents" | "paid_cents">;

/**
 * True of the credit notes `c` of an invoice `d`, by what they say: their content is sealed. Where the link of one was
 * moved, that one is altered and its invoice is not.
 */
export const CREDITS_INVOICE = sql`c.company_id = d.company_id and c.project_id = d.project_id
  and c.invoice_kind = 'credit_note' and c.content #>> '{refersTo,id}' = d.id::text`;

const RECORDED_FACTS = sql`case d.kind when 'invoice' then json_build_object(
  'credited_cents', (
    select coalesce(sum(c.gross_cents), 0) from document c where ${CREDITS_INVOICE}),
  'paid_cents', (
    select coalesce(sum(p.amount_cents), 0) from payment p
    where p.company_id = d.company_id and p.document_id = d.id)) end as recorded,
  ${presentCustomer(sql`d.customer_id`)} as present_customer_id`;

/** The document of that id, whichever its kind, or null. */
export async function findDocumentRow(tx: Db, id: string): Promise<KeptRow | null> {
  const { rows } = await sql<KeptRow>`
    select d.*, ${SEAL_COLUMNS}, ${STATE_COLUMNS}, ${RECORDED_FACTS} from document d ${SEAL_JOIN} ${LIVE_LINK}
    where d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Documents after one of them, in the order of their IDs. */
export async function listDocumentRows(tx: Db, after: string, limit: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select d.*, ${SEAL_COLUMNS}, ${STATE_COLUMNS}, ${RECORDED_FACTS} from document d ${SEAL_JOIN} ${LIVE_LINK}
    where d.id > ${after}::uuid order by d.id limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}

/** The invoices and credit notes of a project, the first one first. */
export async function listInvoiceRows(tx: Db, projectId: string): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select d.*, ${SEAL_COLUMNS}, ${STATE_COLUMNS}, ${RECORDED_FACTS} from document d ${SEAL_JOIN} ${LIVE_LINK}
    where d.project_id = ${projectId} and d.kind = 'invoice' order by d.created_at, d.number`.execute(tx);
  return rows;
}

/** The last document of a kind of a project, no credit note, in its last version, or null. */
export async function findLatestDocumentRow(tx: Db, projectId: string, kind: DocumentKind): Promise<KeptRow | null> {
  const { rows } = await sql<KeptRow>`
    select d.*, ${SEAL_COLUMNS}, ${STATE_COLUMNS}, ${RECORDED_FACTS} from document d ${SEAL_JOIN} ${LIVE_LINK}
    where d.project_id = ${projectId} and d.kind = ${kind} and d.refers_to is null
    order by d.created_at desc, d.version desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
