import type { QuoteVersion } from "#api/quotes.ts";

type VersionName = Pick<QuoteVersion, "edition" | "change_order_rank">;
type VersionFacts = Pick<QuoteVersion, "sent_at" | "viewed_at" | "decision">;
type SentFacts = Pick<QuoteVersion, "id" | "dated_on" | "valid_until">;

/**
 * The versions of a quote that its seller is told of, the newest first: the last one, and those that its customer was
 * given. Alone, a version is named by no number.
 */
export function versionsInSight<Version extends VersionFacts>(versions: readonly Version[]): Version[] {
  return versions.filter(({ sent_at, viewed_at, decision }, place) => place === 0 || sent_at || viewed_at || decision);
}

/** Whether all versions in sight bear one name: what was agreed with options is the version that was sent. */
export function isLoneEdition(versions: readonly (VersionName & VersionFacts)[]): boolean {
  return new Set(versionsInSight(versions).map(nameOf)).size === 1;
}

/**
 * Which of two versions of one name this one is: that which was sent, or that which bears the options ticked at its
 * acceptance. Null where no other bears its name. `versions` are those in sight, the newest first.
 */
export function sideOfAcceptance<Version extends VersionName>(
  version: Version,
  versions: readonly Version[],
): "as_sent" | "as_accepted" | null {
  const namesakes = versions.filter((one) => nameOf(one) === nameOf(version));
  if (namesakes.length < 2) return null;
  return namesakes[0] === version ? "as_accepted" : "as_sent";
}

/**
 * A version with the days of the one that its customer was sent under the same name: what is agreed with options was
 * never sent itself. `sentId`: the version whose mails those are.
 */
export function withSending<Version extends VersionName & VersionFacts & SentFacts>(
  version: Version,
  versions: readonly Version[],
): Version & { sentId: string } {
  const namesakes = versions.filter((one) => one.id !== version.id && nameOf(one) === nameOf(version));
  const sentVersion = version.sent_at === null ? namesakes.find(isGiven) : undefined;
  if (version.decision === null || sentVersion === undefined) return { ...version, sentId: version.id };
  const { id: sentId, sent_at, viewed_at, dated_on, valid_until } = sentVersion;
  return { ...version, sentId, sent_at, viewed_at, dated_on, valid_until };
}

const isGiven = ({ sent_at, viewed_at }: VersionFacts) => sent_at !== null || viewed_at !== null;

const nameOf = ({ edition, change_order_rank: rank }: VersionName) => `${edition} ${rank}`;
