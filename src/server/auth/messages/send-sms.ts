import { authSms } from "#domain/auth/letters.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { WaitingRoom } from "#server/http/waiting-room.ts";
import { waitingRoom } from "#server/http/waiting-room.ts";
import type { SmsSender } from "#server/sms/sms-sender.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { Asker } from "./message-limits.ts";
import { countSms, resetSmsInterval } from "./message-limits.ts";
import { newCode } from "./one-time-tokens.ts";
import { rememberCode } from "./shown-codes.ts";

// An SMS is sent before the transaction that stores its code. A code lives a minute, so a later try would be useless.
// An SMS that fails stores nothing, and a slow sender holds no database connection. Letters wait in the queue instead.

/** An SMS that was sent: its ID, and the code that is still to be stored. */
export type SentSms = { id: string; code: string };

const PATIENCE_MS = 5_000;
const roomsBySender = new WeakMap<SmsSender, { wait: WaitingRoom; last: { ms: number; isAccepted: boolean } }>();

/**
 * Sends a new code to a phone at once. `limitKey` is the key under which the pace is counted, by default the number.
 * Throws 422 `sms_send_failed` without a sender, or when the sender does not accept the SMS in time.
 */
export async function sendSmsCode(
  deps: AuthDeps,
  phone: string,
  { hangUpSignal, limitKey = phone }: Pick<Asker, "hangUpSignal"> & { limitKey?: string },
): Promise<SentSms> {
  const sms = { id: deps.ids(), code: newCode(deps, phone) };
  rememberCode(deps, phone, sms.code);
  if (deps.config.testCodes.has(phone)) return sms;
  const { sendSms, room } = senderOf(deps);
  const startMs = performance.now();
  try {
    await room.wait(
      (signal) =>
        sendSms({ id: sms.id, to: phone, text: authSms(sms.code, new URL(deps.config.siteUrl).host) }, signal),
      hangUpSignal,
    );
  } catch (error) {
    deps.log.error({ err: error }, "an SMS was not sent");
    // A caller who hangs up tells nothing of the sender.
    room.last = { ms: performance.now() - startMs, isAccepted: hangUpSignal.aborted && room.last.isAccepted };
    await resetSmsInterval(deps, limitKey);
    throw smsNotSent();
  }
  room.last = { ms: performance.now() - startMs, isAccepted: true };
  await countSms(deps);
  return sms;
}

/** Does the work of sending an SMS without sending one, so that the answer and its time do not tell who is known. */
export async function imitateSms(
  deps: AuthDeps,
  phone: string,
  { hangUpSignal }: Pick<Asker, "hangUpSignal">,
): Promise<string> {
  const { room } = senderOf(deps);
  const { last } = room;
  const isAccepted = await room
    .wait((signal) => sleep(last.ms, last.isAccepted, { signal }), hangUpSignal)
    .catch(() => false);
  if (isAccepted) return deps.ids();
  await resetSmsInterval(deps, phone);
  throw smsNotSent();
}

function senderOf({ sendSms }: AuthDeps) {
  if (sendSms === null) throw new AuthError(422, "sms_send_failed", "Error sending sms: no sender is configured");
  const room = roomsBySender.get(sendSms) ?? {
    wait: waitingRoom({ name: "the SMS service", patienceMs: PATIENCE_MS }),
    last: { ms: 0, isAccepted: true },
  };
  roomsBySender.set(sendSms, room);
  return { sendSms, room };
}

function smsNotSent(): AuthError {
  return new AuthError(422, "sms_send_failed", "Error sending sms: the sender did not take it");
}
