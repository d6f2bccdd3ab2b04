import type { LetterText } from "#domain/mail/letter-html.ts";
import type { Db } from "#server/db/database.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import type { SignedCopy } from "#server/mail/mailer.ts";

const MINUTE_MS = 60_000;

/** A letter of the product. After so many minutes it would be pointless. `copy`: the signed copy that goes with it. */
export type QueuedLetter = LetterText & { to: string; minutes: number; copy?: SignedCopy };

/** Queues a letter in the transaction of what it tells. It waits sealed. */
export async function enqueueLetter(
  deps: Pick<Deps, "ids" | "clock" | "seal">,
  tx: Db,
  { minutes, ...letter }: QueuedLetter,
): Promise<void> {
  const until = new Date(deps.clock().getTime() + minutes * MINUTE_MS).toISOString();
  const id = deps.ids();
  const payload = { sealed: deps.seal(JSON.stringify({ id, ...letter, until })) };
  await enqueue(tx, "send-letter", payload, `letter ${id}`);
}
