import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { InvoiceBalance } from "../state-facts.repository.ts";
import { BALANCE, LIVE_LINK, TIME_ZONE } from "../state-facts.repository.ts";

/** A document with what its mail says. `customer`: whom it was made out to, as their card reads today. */
export type MailedRow = Pick<
  Row<"document">,
  "kind" | "invoice_kind" | "number" | "project_id" | "customer_id" | "gross_cents" | "vat_cents"
> & {
  due_on: CalendarDate;
  project_name: string;
  token: string | null;
  balance: InvoiceBalance | null;
  time_zone: string;
  customer: CustomerRow;
};

/** The document of that ID with what its mail says, or null. */
export async function findMailedDocument(tx: Db, id: string): Promise<MailedRow | null> {
  const { rows } = await sql<MailedRow>`
    select d.kind, d.invoice_kind, d.number, d.project_id, d.customer_id, d.gross_cents, d.vat_cents, d.due_on,
      p.name as project_name, l.token, ${BALANCE} as balance, ${TIME_ZONE} as time_zone, to_json(c) as customer
    from document d
    join project p on p.company_id = d.company_id and p.id = d.project_id
    join customer c on c.company_id = d.company_id and c.id = d.customer_id
    ${LIVE_LINK}
    where d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** How a document reached its customer, the oldest first. */
export async function listSendings(
  tx: Db,
  documentId: string,
): Promise<Pick<Row<"sending">, "how" | "sent_at" | "to_line" | "refused_address">[]> {
  const { rows } = await sql<Pick<Row<"sending">, "how" | "sent_at" | "to_line" | "refused_address">>`
    select how, sent_at, to_line, refused_address from sending
    where document_id = ${documentId} order by sent_at, id limit 100`.execute(tx);
  return rows;
}
