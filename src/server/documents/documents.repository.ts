import { centsToEuros } from "#domain/shared/money.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { DocumentRow } from "#api/documents.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";
import { documentUrls } from "./document-links.ts";

type PageRow = Pick<Row<"quote">, "id" | "number" | "project_id" | "gross_cents" | "created_at"> &
  Pick<Row<"invoice">, "due_on"> &
  Pick<Row<"public_link">, "token"> & { status: string; project_name: string; customer: CustomerRow; date: string };

/** A page of quotes or invoices of all projects, newest first, one query. */
export async function documentPage(
  tx: Db,
  kind: DocumentKind,
  cursor: Cursor | null,
  limit: number,
): Promise<PageRow[]> {
  const source =
    kind === "quote"
      ? sql`select company_id, id, number, status, project_id, quoted_on as date, valid_until as due_on,
          gross_cents, created_at from quote`
      : sql`select company_id, id, number, 'issued' as status, project_id, issued_on as date, due_on,
          gross_cents, created_at from invoice`;
  const before = cursor ? sql`(created_at, id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const { rows } = await sql<PageRow>`
    with page as (select * from (${source}) d where ${before} order by created_at desc, id desc limit ${limit + 1})
    select page.*, p.name as project_name, to_jsonb(c) as customer, l.token
    from page
    join project p on p.company_id = page.company_id and p.id = page.project_id
    join customer c on c.company_id = p.company_id and c.id = p.customer_id
    join public_link l on l.company_id = page.company_id and l.document_id = page.id and l.revoked_at is null
    order by page.created_at desc, page.id desc`.execute(tx);
  return rows;
}

/** One row on the wire; total in euros. */
export function toDocumentRow(kind: DocumentKind, row: PageRow): DocumentRow {
  const { url, page_url } = documentUrls(kind, row.token);
  const { id, number, status, project_id, project_name, date, due_on } = row;
  return {
    id,
    kind,
    number,
    status,
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
