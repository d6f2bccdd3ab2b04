import type { CustomerSite } from "#domain/customers/customer-site.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What is written about a customer. `revision`: how many times it was kept. */
export type CustomerNotes = { text: string; sites: CustomerSite[]; revision: number };

/** What is written about a customer. Nothing, at revision 0, when nothing ever was. */
export async function findNotes(tx: Db, customerId: string): Promise<CustomerNotes> {
  const { rows } = await sql<Pick<Row<"customer_note">, "notes" | "sites" | "revision">>`
    select notes, sites, revision from customer_note where customer_id = ${customerId}`.execute(tx);
  const row = rows[0];
  return row ? { text: row.notes, sites: row.sites, revision: row.revision } : { text: "", sites: [], revision: 0 };
}

/** Keeps notes in place of those of the revision before theirs. False when others were kept meanwhile. */
export async function saveNotesOf(
  tx: Db,
  companyId: string,
  customerId: string,
  { text, sites, revision }: CustomerNotes,
  at: Date,
): Promise<boolean> {
  const keptSites = JSON.stringify(sites);
  const { numAffectedRows } =
    revision === 1
      ? await sql`insert into customer_note (company_id, customer_id, notes, sites, revision, updated_at)
          values (${companyId}, ${customerId}, ${text}, ${keptSites}::jsonb, ${revision}, ${at})
          on conflict do nothing`.execute(tx)
      : await sql`update customer_note set notes = ${text}, sites = ${keptSites}::jsonb, revision = ${revision},
            updated_at = ${at}
          where customer_id = ${customerId} and revision = ${revision - 1}`.execute(tx);
  return numAffectedRows === 1n;
}
