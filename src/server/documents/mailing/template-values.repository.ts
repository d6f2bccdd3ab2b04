import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A document, with what a template says of it. */
export type TemplateDocument = Pick<Row<"document">, "kind" | "number" | "gross_cents"> & {
  due_on: CalendarDate;
  rest_cents: number | null;
  project_name: string;
  customer: CustomerRow;
};

/** The document of that ID, or null. */
export async function findTemplateDocument(tx: Db, id: string): Promise<TemplateDocument | null> {
  const { rows } = await sql<TemplateDocument>`
    select d.kind, d.number, d.gross_cents, d.due_on, b.rest_cents, p.name as project_name, to_json(c) as customer
    from document d
    join project p on p.company_id = d.company_id and p.id = d.project_id
    left join invoice_balance b on b.company_id = d.company_id and b.document_id = d.id
    ${JOIN_PRESENT_CUSTOMER}
    where d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** A customer with the name of their newest project. */
export type TemplateCustomer = { customer: CustomerRow; project_name: string | null };

/** The customer who has one of these addresses, or null: none, or several. */
export async function findTemplateCustomer(tx: Db, addresses: readonly string[]): Promise<TemplateCustomer | null> {
  const { rows } = await sql<TemplateCustomer>`
    select to_json(c) as customer, (
      select p.name from project p where p.customer_id = c.id order by p.created_at desc, p.id desc limit 1
    ) as project_name
    from customer c
    where c.email = any (${sql.val([...addresses])}::text[]) and c.email <> '' and c.merged_into is null
    limit 2`.execute(tx);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}
