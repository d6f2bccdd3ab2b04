import type { MessageFlags } from "../message-flags.ts";
import { missingChange } from "../message-flags.ts";

/** What somebody wants of a mail: marks, or another folder. Null: it stays where it is. */
export type MailWish = { change: Partial<MessageFlags>; targetPath: string | null };

/** Why a wish cannot be done any more. `gone`: the mail left its mailbox. `refused`: its server does not do it. */
export type WishRefusal = "gone" | "refused";

/**
 * What a server says of the mail of a wish. `flags`: null when it is not where it was. `isInTarget`: it stands in the
 * folder that it was wished into.
 */
export type WishedMail = { flags: MessageFlags | null; isInTarget: boolean };

/** What is left to do for a wish. */
export type WishStep =
  | { kind: "done" }
  | { kind: "gone" }
  | { kind: "move"; path: string }
  | { kind: "mark"; change: Partial<MessageFlags> };

/**
 * What to ask a server for a wish. What another program did already, or what an attempt did before it broke off, is
 * done.
 */
export function nextStep({ change, targetPath }: MailWish, { flags, isInTarget }: WishedMail): WishStep {
  if (targetPath !== null) {
    if (isInTarget) return { kind: "done" };
    return flags === null ? { kind: "gone" } : { kind: "move", path: targetPath };
  }
  if (flags === null) return { kind: "gone" };
  const missing = missingChange(flags, change);
  return Object.keys(missing).length === 0 ? { kind: "done" } : { kind: "mark", change: missing };
}
