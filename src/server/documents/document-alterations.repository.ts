import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./public-links.repository.ts";

/** Notes that a part of a document is not what was kept. */
export async function noteAlteration(
  tx: Db,
  { companyId, id }: LinkedDocument,
  part: Row<"document_alteration">["part"],
  at: Date,
): Promise<void> {
  await sql`insert into document_alteration (company_id, document_id, part, found_at)
    values (${companyId}, ${id}, ${part}, ${at}) on conflict do nothing`.execute(tx);
}

/** Forgets what was found of a document: it is to be verified again. */
export async function forgetAlterations(tx: Db, { id }: Pick<LinkedDocument, "id">): Promise<void> {
  await sql`delete from document_alteration where document_id = ${id}`.execute(tx);
}
