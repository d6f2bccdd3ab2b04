import { unseal } from "#server/auth/sealed.ts";
import type { Jobs } from "#server/db/jobs.ts";
import type { Letter, Mailer } from "./mailer.ts";

/** What a sealed payload opens to. `until` (ISO): later, the letter is pointless and not sent. */
export type SealedLetter = Letter & { until: string };

/**
 * Sends a letter whose sending was decided in a transaction. It waits sealed in the queue: it may hold a code. `delivered` hears
 * whether it was taken; when not, the queue tries again.
 */
export async function sendLetterJob(deps: { mailer: Mailer; clock: () => Date; installationKey: Uint8Array; delivered: (taken: boolean) => Promise<void> }, payload: Jobs["send-letter"]): Promise<void> {
  const letter = JSON.parse(unseal(deps.installationKey, Buffer.from(payload.sealed, "base64")).toString()) as SealedLetter | null;
  if (letter === null || new Date(letter.until) < deps.clock()) return;
  const { until: _until, ...sent } = letter;
  try {
    await deps.mailer(sent);
  } catch (error) {
    await deps.delivered(false);
    throw error;
  }
  await deps.delivered(true);
}
