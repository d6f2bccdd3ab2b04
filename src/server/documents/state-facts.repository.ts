import type { Row } from "#server/db/database-types.ts";
import { sql } from "kysely";

/**
 * What the state of a document is derived from. `decision`: what the customer said of a quote. `balance`: what is left
 * of an invoice, null for any other document. Days are those of the company's time zone.
 */
export type StateFacts = Pick<Row<"document">, "kind"> & {
  decision: Row<"quote_decision">["decision"] | null;
  balance: Pick<
    Row<"invoice_balance">,
    "due_on" | "gross_cents" | "due_cents" | "credited_cents" | "paid_cents"
  > | null;
  time_zone: string;
};

/** The columns of `StateFacts` for documents `d`, beside `d.kind`. They need `STATE_JOINS`. */
export const STATE_COLUMNS = sql`q.decision, to_jsonb(b) as balance,
  (select time_zone from company where company_id = current_company()) as time_zone`;

/** Joins what happened to documents `d`. */
export const STATE_JOINS = sql`
  left join quote_decision q on q.company_id = d.company_id and q.document_id = d.id
  left join invoice_balance b on b.company_id = d.company_id and b.document_id = d.id`;
