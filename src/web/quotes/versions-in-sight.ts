import type { QuoteVersion } from "#api/quotes.ts";

/**
 * The versions of a quote that its seller is told of, the newest first: the last one, and those that its customer was
 * given. Alone, a version is named by no number.
 */
export function versionsInSight<Version extends Pick<QuoteVersion, "sent_at" | "viewed_at" | "decision">>(
  versions: readonly Version[],
): Version[] {
  return versions.filter(({ sent_at, viewed_at, decision }, place) => place === 0 || sent_at || viewed_at || decision);
}
