import type { Payment } from "#domain/payments/payment.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { StateFacts } from "#server/documents/state-facts.repository.ts";
import { LIVE_LINK, STATE_COLUMNS } from "#server/documents/state-facts.repository.ts";
import { sql } from "kysely";

/** A document on which a payment is noted. `balance` is null for a document with nothing to pay. */
export type DocumentToPay = StateFacts &
  Pick<Row<"document">, "project_id" | "dated_on"> & { has_bank_details: boolean };

/** The document of that ID, or null. */
export async function findDocumentToPay(tx: Db, id: string): Promise<DocumentToPay | null> {
  const { rows } = await sql<DocumentToPay>`
    select d.kind, d.project_id, d.dated_on, coalesce(d.content #>> '{seller,iban}', '') <> '' as has_bank_details,
      ${STATE_COLUMNS}
    from document d ${LIVE_LINK}
    where d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** A payment, and whether it was reversed. */
export type StoredPayment = Payment & { isReversed: boolean };

type PaymentRow = Pick<
  Row<"payment">,
  "id" | "document_id" | "received_on" | "amount_cents" | "method" | "reference" | "reverses"
> & { is_reversed: boolean };

const COLUMNS = sql`p.id, p.document_id, p.received_on, p.amount_cents, p.method, p.reference, p.reverses,
  exists (select from payment r where r.company_id = p.company_id and r.reverses = p.id) as is_reversed`;

/** The payments of an invoice, in the order they were noted. */
export async function listPaymentsOf(tx: Db, invoiceId: string): Promise<StoredPayment[]> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payment p where p.document_id = ${invoiceId} order by p.created_at, p.id`.execute(tx);
  return rows.map(toPayment);
}

/** The payment of that ID, or null. */
export async function findPayment(tx: Db, id: string): Promise<StoredPayment | null> {
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from payment p where p.id = ${id}`.execute(tx);
  return rows[0] ? toPayment(rows[0]) : null;
}

/** Keeps a payment for ever, as noted at the moment that the database says. The balance of its invoice follows. */
export async function insertPayment(tx: Db, payment: Payment, userId: string): Promise<void> {
  const facts = {
    id: payment.id,
    document_id: payment.invoiceId,
    received_on: payment.receivedOn,
    amount_cents: payment.amountCents,
    method: payment.method,
    reference: payment.reference,
    reverses: payment.reverses,
    created_by: userId,
  } satisfies Omit<Row<"payment">, "company_id" | "created_at">;
  await sql`select record_payment(${JSON.stringify(facts)}::jsonb)`.execute(tx);
}

function toPayment(row: PaymentRow): StoredPayment {
  return {
    id: row.id,
    invoiceId: row.document_id,
    receivedOn: row.received_on,
    amountCents: row.amount_cents,
    method: row.method,
    reference: row.reference,
    reverses: row.reverses,
    isReversed: row.is_reversed,
  };
}
