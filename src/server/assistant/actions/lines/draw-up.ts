import { createQuote } from "#api/documents.ts";
import type { Db } from "#server/db/database.ts";
import { isInvoiced, listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import type { CallAs } from "../call-as.ts";

/**
 * What an action depends on of the versions of a project's quote. `givenVersion`: the last one that its customer has.
 * `isAgreed`: the last one was accepted, or the project is invoiced.
 */
export async function readVersionFacts(tx: Db, projectId: string) {
  const versions = await listVersionsOf(tx, projectId);
  const givenVersion = versions.find((one) => !one.is_of_other_customer && (one.sent_at ?? one.viewed_at) !== null);
  return {
    number: versions[0]?.number ?? "",
    versionIds: versions.map(({ id }) => id),
    givenVersion: givenVersion?.version ?? null,
    isAgreed: versions[0]?.decision === "accepted" || (await isInvoiced(tx, projectId)),
  };
}

/** Draws up again a quote that was. What a customer agreed to stays, and so does its invoice. */
export async function drawUp(
  call: CallAs,
  projectId: string,
  { versionIds, isAgreed }: { versionIds: readonly string[]; isAgreed: boolean },
): Promise<void> {
  if (versionIds.length > 0 && !isAgreed) await call(createQuote, { params: { id: projectId }, body: {} });
}
