import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./public-links.repository.ts";

// True of an alteration `a` after which its document was not found whole again.
const IS_STANDING = sql`not exists (
  select from document_recovery r
  where r.company_id = a.company_id and r.document_id = a.document_id and r.recovered_at > a.found_at)`;

/** The alterations that stand: nothing shows that the document is what was kept again. */
export const STANDING_ALTERATIONS = sql`document_alteration a where ${IS_STANDING}`;

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
