import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./links/public-links.repository.ts";
import { STANDING_ALTERATIONS } from "./standing-alterations.repository.ts";

/** How many documents of the company were found altered and not whole again since. */
export async function countAlteredDocuments(tx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct a.document_id)::int as count from ${STANDING_ALTERATIONS}`.execute(tx);
  return rows[0]!.count;
}

/** Notes that a part of a document is not what was kept, unless that is known. */
export async function noteAlteration(
  tx: Db,
  { companyId, id }: LinkedDocument,
  part: Row<"document_alteration">["part"],
): Promise<void> {
  await sql`insert into document_alteration (company_id, document_id, part)
    select ${companyId}::uuid, ${id}::uuid, ${part}::text
    where not exists (select from ${STANDING_ALTERATIONS} and a.document_id = ${id} and a.part = ${part})`.execute(tx);
}

/** Notes that a document is what was kept again, where it was found altered. What was found stays. */
export async function noteRecovery(tx: Db, { companyId, id }: LinkedDocument): Promise<void> {
  await sql`insert into document_recovery (company_id, document_id)
    select ${companyId}::uuid, ${id}::uuid
    where exists (select from ${STANDING_ALTERATIONS} and a.document_id = ${id})`.execute(tx);
}
