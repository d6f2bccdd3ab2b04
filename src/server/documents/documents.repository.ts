import { centsToEuros } from "#domain/shared/money.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { DocumentRow } from "#api/documents.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";
import { documentUrls } from "./document-links.ts";
import { IS_LATEST_VERSION } from "./latest-documents.repository.ts";
import { documentState } from "./document-state.ts";

type PageRow = Pick<
  Row<"document">,
  "id" | "kind" | "number" | "project_id" | "due_on" | "gross_cents" | "created_at"
> &
  Pick<Row<"public_link">, "token"> & {
    date: CalendarDate;
    decision: Row<"quote_decision">["decision"] | null;
    project_name: string;
    customer: CustomerRow;
  };

/** A page of quotes or invoices of all projects in their last version, newest first, one query. */
export async function documentPage(
  tx: Db,
  kind: DocumentKind,
  cursor: Cursor | null,
  limit: number,
): Promise<PageRow[]> {
  const before = cursor ? sql`(d.created_at, d.id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const { rows } = await sql<PageRow>`
    with page as (
      select d.company_id, d.id, d.kind, d.number, d.project_id, d.dated_on as date, d.due_on, d.gross_cents,
        d.created_at
      from document d where d.kind = ${kind} and ${before} and ${IS_LATEST_VERSION}
      order by d.created_at desc, d.id desc limit ${limit + 1})
    select page.*, p.name as project_name, to_jsonb(c) as customer, l.token, q.decision
    from page
    join project p on p.company_id = page.company_id and p.id = page.project_id
    join customer c on c.company_id = p.company_id and c.id = p.customer_id
    join public_link l on l.company_id = page.company_id and l.document_id = page.id and l.revoked_at is null
    left join quote_decision q on q.company_id = page.company_id and q.document_id = page.id
    order by page.created_at desc, page.id desc`.execute(tx);
  return rows;
}

/** One row on the wire; total in euros. */
export function toDocumentRow(row: PageRow): DocumentRow {
  const { id, kind, number, project_id, project_name, date, due_on } = row;
  const { url, page_url } = documentUrls(kind, row.token);
  return {
    id,
    kind,
    number,
    status: documentState(row),
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
