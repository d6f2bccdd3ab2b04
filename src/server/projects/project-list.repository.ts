import { searchText } from "#domain/shared/search-text.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { LatestDocumentsRow } from "#server/documents/latest-documents.repository.ts";
import { LATEST_DOCUMENTS } from "#server/documents/latest-documents.repository.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";
import type { ProjectRow } from "./projects.repository.ts";
import { isFoundBy } from "./projects.repository.ts";

/** A project of a list with everything its row shows. */
export type ListRow = ProjectRow &
  LatestDocumentsRow & { customer: CustomerRow; tasks_total: number; tasks_done: number };

/**
 * A page of projects, newest first, one query for everything a row shows; each word of `search` is found in project or
 * customer.
 */
export async function projectPage(tx: Db, search: string, cursor: Cursor | null, limit: number): Promise<ListRow[]> {
  const words = searchText(search)
    .split(" ")
    .filter((word) => word !== "");
  const matches = words.map((word) => sql`and ${isFoundBy(word, "p")}`);
  const before = cursor ? sql`(p.created_at, p.id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const { rows } = await sql<ListRow>`
    with page as materialized (
      select p.* from project p
      where ${before} ${sql.join(matches, sql` `)}
      order by p.created_at desc, p.id desc limit ${limit + 1})
    select page.*, to_jsonb(c) as customer, q.quote, i.invoice, t.tasks_total, t.tasks_done
    from page
    join customer c on c.company_id = page.company_id and c.id = page.customer_id
    cross join lateral (
      select count(*)::int as tasks_total, (count(*) filter (where done))::int as tasks_done
      from task where task.company_id = page.company_id and task.project_id = page.id) t
    ${LATEST_DOCUMENTS}
    order by page.created_at desc, page.id desc`.execute(tx);
  return rows;
}
