import { unseal } from "#server/sealed.ts";
import type { Jobs } from "#server/db/jobs.ts";
import type { Letter, Mailer } from "./mailer.ts";

/**
 * What a sealed payload opens to. `until` (ISO): later, the letter is pointless and not sent. `mayWait`: while the
 * installation sends too many, it does.
 */
export type SealedLetter = Letter & { until: string; mayWait?: boolean };

/** The count of the letters of the whole installation: `count` gives the seconds the next one has to wait. */
export type LetterCount = { count: (mayWait: boolean) => Promise<number>; uncount: () => Promise<void> };

type LetterDeps = {
  mailer: Mailer;
  clock: () => Date;
  installationKey: Uint8Array;
  counted: LetterCount;
  delivered: (taken: boolean) => Promise<void>;
};

/**
 * Sends a letter whose sending was decided in a transaction. It waits sealed in the queue: it may hold a code.
 * `delivered` hears whether it was taken; when not, the queue tries again. Only letters that leave are counted; one
 * that has to wait for its turn gives the seconds after which it is to be sent, already counted.
 */
export async function sendLetterJob(deps: LetterDeps, payload: Jobs["send-letter"]): Promise<number> {
  const letter = JSON.parse(
    unseal(deps.installationKey, Buffer.from(payload.sealed, "base64")).toString(),
  ) as SealedLetter | null;
  if (letter === null || new Date(letter.until) < deps.clock()) return 0;
  const { until, mayWait = false, ...sent } = letter;
  const waitSeconds = payload.isCounted === true ? 0 : await deps.counted.count(mayWait);
  if (waitSeconds > 0) return waitUntilTurn(deps, waitSeconds, until);
  try {
    await deps.mailer(sent);
  } catch (error) {
    if (payload.isCounted !== true) await deps.counted.uncount();
    await deps.delivered(false);
    throw error;
  }
  await deps.delivered(true);
  return 0;
}

// A letter that would come too late is not kept waiting.
async function waitUntilTurn({ clock, counted }: LetterDeps, waitSeconds: number, until: string): Promise<number> {
  if (clock().getTime() + waitSeconds * 1000 < new Date(until).getTime()) return waitSeconds;
  await counted.uncount();
  return 0;
}
