import type { DocumentRow } from "#api/documents.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { centsToEuros } from "#domain/shared/money.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER, toCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";
import { documentState } from "./document-state.ts";
import { IS_STANDING_VERSION } from "./latest-documents.repository.ts";
import { documentUrls } from "./links/document-links.ts";
import type { StateFacts } from "./state-facts.repository.ts";
import { LIVE_LINK, STATE_COLUMNS } from "./state-facts.repository.ts";

type PageRow = Pick<
  Row<"document">,
  "id" | "kind" | "invoice_kind" | "number" | "project_id" | "due_on" | "gross_cents" | "created_at"
> &
  StateFacts & {
    token: string | null;
    date: CalendarDate;
    project_name: string;
    customer: CustomerRow;
  };

/**
 * A page of quotes or invoices of all projects in the version that stands, newest first, one query. `customer`: whom it
 * was made out to, or who absorbed them, whoever the project is for today.
 */
export async function listDocumentPage(
  tx: Db,
  kind: DocumentKind,
  cursor: Cursor | null,
  limit: number,
): Promise<PageRow[]> {
  const isOlderThanCursor = cursor ? sql`(d.created_at, d.id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const { rows } = await sql<PageRow>`
    with page as (
      select d.company_id, d.id, d.kind, d.invoice_kind, d.version, d.number, d.project_id, d.customer_id,
        d.dated_on as date, d.due_on, d.gross_cents, d.created_at
      from document d where d.kind = ${kind} and ${isOlderThanCursor} and ${IS_STANDING_VERSION}
      order by d.created_at desc, d.id desc limit ${rowLimit(limit + 1)})
    select d.*, p.name as project_name, to_json(c) as customer, l.token, ${STATE_COLUMNS}
    from page d
    join project p on p.company_id = d.company_id and p.id = d.project_id
    ${JOIN_PRESENT_CUSTOMER}
    ${LIVE_LINK}
    order by d.created_at desc, d.id desc`.execute(tx);
  return rows;
}

/** One row on the wire, in its state at that moment; total in euros. */
export function toDocumentRow(row: PageRow, now: Date): DocumentRow {
  const { id, kind, invoice_kind, number, project_id, project_name, date, due_on } = row;
  const { url, page_url } = documentUrls(kind, row.token);
  return {
    id,
    kind: nameOfKind(kind, invoice_kind),
    number,
    ...documentState(row, now),
    project_id,
    project_name,
    date,
    due_on,
    url,
    page_url,
    total: centsToEuros(row.gross_cents),
    customer_name: customerName(toCustomer(row.customer)),
  };
}
