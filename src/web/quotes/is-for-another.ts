import type { QuoteVersion } from "#api/quotes.ts";

/**
 * Whether the version of a quote that stands (`standingId`) is for another customer than the one of its project.
 * `isLatestForAnother`: what the preview says of the last version, which knows too of a customer who became somebody
 * else under the same card.
 */
export function isForAnother(
  standingId: string | undefined,
  versions: readonly Pick<QuoteVersion, "id" | "is_of_other_customer">[],
  isLatestForAnother: boolean,
): boolean {
  const standingVersion = versions.find(({ id }) => id === standingId);
  if (standingVersion === undefined || standingVersion.id === versions[0]?.id) return isLatestForAnother;
  return standingVersion.is_of_other_customer;
}
