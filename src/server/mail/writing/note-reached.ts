import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredDraft } from "./drafts.repository.ts";

/** Tells the document of a mail whom it reached, other than the company itself. */
export async function noteReached(
  deps: Pick<Deps, "noteMailed">,
  tx: Db,
  { documentId }: Pick<StoredDraft, "documentId">,
  reachedAddresses: readonly string[],
): Promise<void> {
  if (documentId !== null) await deps.noteMailed(tx, { documentId, reachedAddresses });
}
