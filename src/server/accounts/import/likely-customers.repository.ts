import type { CustomerRow } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** Customers who may be those of these keys (`keysOfCustomer`), oldest first. */
export async function listLikelyCustomers(tx: Db, keys: readonly string[]): Promise<CustomerRow[]> {
  const names = keys.filter((key) => key.startsWith("n:")).map((key) => key.slice(2));
  // Each row is then read by its key, whatever the database believes of the size of its tables while they grow.
  const { rows } = await sql<CustomerRow>`
    select c.* from (
      select id from customer where search_text = any(${sql.val(names)}::text[])
      union
      select customer_id from customer_key where key = any(${sql.val([...keys])}::text[])) likely
    cross join lateral (select * from customer where id = likely.id and merged_into is null offset 0) c
    order by c.created_at, c.id`.execute(tx);
  return rows;
}
