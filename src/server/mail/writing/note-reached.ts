import { recipientsOfMail } from "#domain/mail/writing/mail-refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { listOwnAddresses } from "./attempts.repository.ts";
import type { StoredDraft } from "./drafts.repository.ts";

/**
 * Tells the document of a mail whom it reached: the recipients of its first line but those that were refused, and but
 * the company itself.
 */
export async function noteReached(
  deps: Pick<Deps, "noteMailed">,
  tx: Db,
  draft: Pick<StoredDraft, "documentId" | "to" | "cc">,
  refusedAddresses: readonly string[],
): Promise<void> {
  if (draft.documentId === null) return;
  const otherAddresses = new Set([...refusedAddresses, ...(await listOwnAddresses(tx))]);
  const reachedAddresses = recipientsOfMail(draft)
    .to.map(({ address }) => address)
    .filter((address) => !otherAddresses.has(address));
  await deps.noteMailed(tx, { documentId: draft.documentId, reachedAddresses });
}
