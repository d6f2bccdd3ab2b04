import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { authSms } from "#domain/auth/letters.ts";
import type { AuthDeps } from "#server/auth/auth-deps.ts";
import { AuthError } from "#server/auth/auth-error.ts";
import { giveBackSms } from "#server/auth/limits.ts";
import type { SmsSender } from "#server/sms/sms-sender.ts";
import type { TokenKind } from "./one-time-tokens.ts";
import { makeToken } from "./one-time-tokens.ts";
import { noteCode } from "./shown-codes.ts";

// SMS leave inside the transaction, last: a code lives a minute, so nothing is gained by trying later, and one that could not be sent
// leaves nothing behind. Letters wait in the queue instead.

/** Makes a code for a phone of a user and sends it; gives the message's id. Throws 422 `sms_send_failed`. */
export async function textNewCode(deps: AuthDeps, tx: PoolClient, wanted: { userId: string; kind: TokenKind; phone: string }): Promise<string> {
  const { code } = await makeToken(deps, tx, { userId: wanted.userId, kind: wanted.kind, address: wanted.phone, codeChallenge: "" });
  return textCode(deps, { phone: wanted.phone, code });
}

/** Sends a code to a phone, now; gives the message's id. Throws 422 `sms_send_failed` without a sender, or when it refused. */
export async function textCode(deps: AuthDeps, { phone, code }: { phone: string; code: string }): Promise<string> {
  const id = deps.ids();
  noteCode(deps, phone, code);
  if (deps.config.testCodes.has(phone)) return id;
  const sendSms = senderOf(deps);
  const began = performance.now();
  try {
    await sendSms({ id, to: phone, text: authSms(code, new URL(deps.config.siteUrl).host) });
  } catch (error) {
    deps.log.error({ err: error }, "an SMS was not sent");
    await giveBackSms(deps, phone);
    throw new AuthError(422, "sms_send_failed", "Error sending sms: the sender did not take it");
  }
  lastSendingMs = performance.now() - began;
  return id;
}

/** Takes as long as sending to somebody, for nobody, and answers alike: whoever measures learns nothing of who is known. */
export async function textNobody(deps: AuthDeps): Promise<string> {
  senderOf(deps);
  await sleep(lastSendingMs);
  return deps.ids();
}

function senderOf({ sendSms }: AuthDeps): SmsSender {
  if (sendSms === null) throw new AuthError(422, "sms_send_failed", "Error sending sms: no sender is configured");
  return sendSms;
}

let lastSendingMs = 0;
