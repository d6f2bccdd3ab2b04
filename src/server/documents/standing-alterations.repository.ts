import { sql } from "kysely";

// True of an alteration `a` after which its document was not found whole again.
const IS_STANDING = sql`not exists (
  select from document_recovery r
  where r.company_id = a.company_id and r.document_id = a.document_id and r.recovered_at > a.found_at)`;

/** The alterations that stand: nothing shows that the document is what was kept again. */
export const STANDING_ALTERATIONS = sql`document_alteration a where ${IS_STANDING}`;

/** True of a document `d` that was found altered and not whole again since. */
export const IS_ALTERED = sql`coalesce((
  select true from ${STANDING_ALTERATIONS} and a.company_id = d.company_id and a.document_id = d.id limit 1), false)`;
