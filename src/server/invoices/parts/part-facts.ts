import type { PartFacts } from "#domain/invoices/parts/part-rules.ts";
import type { Db } from "#server/db/database.ts";
import type { Billing } from "#server/quotes/load-pricing.ts";
import { findGivenVersion } from "#server/quotes/quote-versions.repository.ts";
import { findNotedParts } from "./parts.repository.ts";

/** What decides which parts of the accepted quote of a project may be invoiced. */
export async function loadPartFacts(tx: Db, projectId: string, { agreement }: Billing): Promise<PartFacts> {
  const [notedParts, givenVersion] = await Promise.all([
    findNotedParts(tx, projectId),
    findGivenVersion(tx, projectId),
  ]);
  // The customer was given the accepted version too: a later one that they did not decline waits for them.
  const hasOpenChangeOrder =
    givenVersion !== null && !givenVersion.is_declined && givenVersion.id !== agreement?.quote.id;
  return { depositKind: agreement?.quote.conditions?.deposit?.kind ?? null, hasOpenChangeOrder, notedParts };
}
