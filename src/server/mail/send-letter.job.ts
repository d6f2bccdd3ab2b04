import type { Jobs } from "#server/db/jobs.ts";
import { unseal } from "#server/sealed.ts";
import type { Letter, LetterFile, Mailer, SignedCopy } from "./mailer.ts";

/**
 * The content of a sealed payload. After `until` (ISO) the letter is pointless and not sent. `mayWait`: the letter
 * waits while the installation sends too many. `copy`: the signed copy of a quote that goes with it, made when it
 * leaves.
 */
export type SealedLetter = Omit<Letter, "files"> & { until: string; mayWait?: boolean; copy?: SignedCopy };

/** The count of letters of the whole installation. `count` gives the seconds that the next letter has to wait. */
export type LetterCount = { count: (mayWait: boolean) => Promise<number>; uncount: () => Promise<void> };

type LetterDeps = {
  mailer: Mailer;
  clock: () => Date;
  installationKey: Uint8Array;
  letterCounter: LetterCount;
  noteDelivery: (isAccepted: boolean) => Promise<void>;
  loadSignedCopy: (copy: SignedCopy) => Promise<LetterFile | null>;
};

/**
 * Sends a letter that a transaction has queued. It waits sealed in the queue, because it may hold a code.
 * `noteDelivery` receives whether the mail server accepted it. If not, the queue tries again. Only letters that are
 * sent count. A letter that must wait for its turn is counted at once, and gives the seconds after which to send it.
 */
export async function sendLetterJob(deps: LetterDeps, payload: Jobs["send-letter"]): Promise<number> {
  const letter = JSON.parse(
    unseal(deps.installationKey, Buffer.from(payload.sealed, "base64")).toString(),
  ) as SealedLetter | null;
  if (letter === null || new Date(letter.until) < deps.clock()) return 0;
  const { until, mayWait = false, copy, ...mail } = letter;
  const waitSeconds = payload.isCounted === true ? 0 : await deps.letterCounter.count(mayWait);
  if (waitSeconds > 0) return waitUntilTurn(deps, waitSeconds, until);
  try {
    const file = copy ? await deps.loadSignedCopy(copy) : null;
    await deps.mailer(file ? { ...mail, files: [file] } : mail);
  } catch (error) {
    if (payload.isCounted !== true) await deps.letterCounter.uncount();
    await deps.noteDelivery(false);
    throw error;
  }
  await deps.noteDelivery(true);
  return 0;
}

// A letter that would arrive too late is not kept.
async function waitUntilTurn(
  { clock, letterCounter }: LetterDeps,
  waitSeconds: number,
  until: string,
): Promise<number> {
  if (clock().getTime() + waitSeconds * 1000 < new Date(until).getTime()) return waitSeconds;
  await letterCounter.uncount();
  return 0;
}
