import { recipientsOfMail } from "#domain/mail/writing/mail-refusal.ts";
import type { Receptions } from "#domain/mail/writing/receptions.ts";
import { allTaken, reachOf } from "#domain/mail/writing/receptions.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { listOwnAddresses } from "./attempts.repository.ts";
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

/** Whom a mail reaches when all of its recipients get it: those who are not the company itself. */
export async function findArrival(
  tx: Db,
  draft: Pick<StoredDraft, "to" | "cc" | "bcc">,
): Promise<{ receptions: Receptions; reachedAddresses: string[] }> {
  const recipients = recipientsOfMail(draft);
  const receptions = allTaken(recipients);
  const { reachedAddresses } = reachOf(recipients, receptions, await listOwnAddresses(tx));
  return { receptions, reachedAddresses };
}
