/** What a mail server says of a mail that it took: it gave up (`failed`), or it still tries (`delayed`). */
export const BOUNCE_OUTCOMES = ["failed", "delayed"] as const;
export type BounceOutcome = (typeof BOUNCE_OUTCOMES)[number];

/** Why a mail did not arrive. `silent`: the server of the recipient does not answer. */
export const BOUNCE_REASONS = [
  "unknown_address",
  "unknown_domain",
  "closed",
  "full",
  "too_large",
  "silent",
  "refused",
] as const;
export type BounceReason = (typeof BOUNCE_REASONS)[number];

/** A recipient whom a mail did not reach, by what was said at `toldAt`. */
export type Bounce = { address: string; outcome: BounceOutcome; reason: BounceReason; toldAt: Date };

const WRONG_ADDRESS: readonly BounceReason[] = ["unknown_address", "unknown_domain", "closed"];

/** True when nothing sent to the address arrives: another one is needed. */
export function isAddressWrong({ outcome, reason }: Pick<Bounce, "outcome" | "reason">): boolean {
  return outcome === "failed" && WRONG_ADDRESS.includes(reason);
}

/** Servers give up within five days, and say so. One that said nothing after six has delivered the mail. */
const LONGEST_DELAY_MS = 6 * 86_400_000;

/** What holds today of the bounces of a mail, one for each address: that it failed counts more than that it waits. */
export function currentBounces(bounces: readonly Bounce[], now: Date): Bounce[] {
  const failedAddresses = new Set(bounces.filter(({ outcome }) => outcome === "failed").map(({ address }) => address));
  return bounces.filter(
    ({ address, outcome, toldAt }) =>
      outcome === "failed" || (!failedAddresses.has(address) && now.getTime() - toldAt.getTime() <= LONGEST_DELAY_MS),
  );
}
