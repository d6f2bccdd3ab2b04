import { searchText } from "#domain/shared/search-text.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { DocumentLinkRow } from "#server/documents/document-links.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";
import { projectRowAnswer } from "./project-answer.ts";
import { isFoundBy, toProject } from "./projects.repository.ts";

type ListRow = Parameters<typeof toProject>[0] & {
  customer: Parameters<typeof toCustomer>[0];
  quote: DocumentLinkRow | null;
  invoice: DocumentLinkRow | null;
  tasks_total: number;
  tasks_done: number;
};

/**
 * A page of projects, newest first, one query for everything a row shows; each word of `search` is found in project or
 * customer.
 */
export async function projectPage(tx: Db, search: string, cursor: Cursor | null, limit: number) {
  const words = searchText(search)
    .split(" ")
    .filter((word) => word !== "");
  const matches = words.map((word) => sql`and ${isFoundBy(word, "p")}`);
  const found = await sql<ListRow>`
    with page as materialized (
      select p.* from project p
      where ${cursor ? sql`(p.created_at, p.id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`} ${sql.join(matches, sql` `)}
      order by p.created_at desc, p.id desc limit ${limit + 1})
    select page.*, to_jsonb(c) as customer, q.quote, i.invoice, t.tasks_total, t.tasks_done
    from page
    join customer c on c.company_id = page.company_id and c.id = page.customer_id
    cross join lateral (select count(*)::int as tasks_total, (count(*) filter (where done))::int as tasks_done
      from task where task.company_id = page.company_id and task.project_id = page.id) t
    left join lateral (select jsonb_build_object('id', q.id, 'number', q.number, 'status', q.status, 'gross_cents', q.gross_cents, 'token', l.token) as quote
      from quote q join public_link l on l.company_id = q.company_id and l.document_id = q.id and l.revoked_at is null
      where q.company_id = page.company_id and q.project_id = page.id order by q.created_at desc limit 1) q on true
    left join lateral (select jsonb_build_object('id', i.id, 'number', i.number, 'status', 'issued', 'gross_cents', i.gross_cents, 'token', l.token) as invoice
      from invoice i join public_link l on l.company_id = i.company_id and l.document_id = i.id and l.revoked_at is null
      where i.company_id = page.company_id and i.project_id = page.id order by i.created_at desc limit 1) i on true
    order by page.created_at desc, page.id desc`.execute(tx);
  return found.rows;
}

/** One row of that page on the wire. */
export function listRowAnswer(row: ListRow) {
  const { quote, invoice, tasks_total: tasksTotal, tasks_done: tasksDone } = row;
  return projectRowAnswer(toProject(row), toCustomer(row.customer), { quote, invoice, tasksTotal, tasksDone });
}
