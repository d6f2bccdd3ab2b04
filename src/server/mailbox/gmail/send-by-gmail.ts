import { randomUUID } from "node:crypto";
import type { MailAccess } from "../connector.ts";
import { MailFault } from "../mail-fault.ts";
import type { ProviderAnswer, ProviderPace } from "../permission/ask-provider.ts";
import { USUAL_PACE, refusalOf } from "../permission/ask-provider.ts";
import type { SendMail } from "../send-mail.ts";
import { SendFault } from "../send-mail.ts";
import type { AskGmail, GmailCall } from "./gmail-api.ts";
import { MESSAGE, jsonBody, openGmail, readGmail } from "./gmail-api.ts";
import type { GoogleClient } from "./google-client.ts";
import type { GooglePermissions } from "./google-permission.ts";

/**
 * How long Gmail may take with a whole mail, which travels to it and is looked through meanwhile. Who leaves earlier
 * doubts what left. `fetch` leaves after as long.
 */
const ANSWER_MS = 300_000;

/**
 * Opens the sending of mails by Gmail, which keeps the copy itself. It takes a mail for all whom its head names, or for
 * nobody. `pace` and `answerMs` are shorter in tests.
 */
export function openGmailSending(
  google: GoogleClient,
  permissions: GooglePermissions,
  pace: ProviderPace = USUAL_PACE,
  answerMs = ANSWER_MS,
): SendMail {
  return async ({ secret }: MailAccess, _envelope, mail, { onHanded, signal, answeredId }) => {
    const ask = openGmail(google, permissions, secret, signal, pace);
    const threadId = await askBeforeHanding(signal, async () => {
      // A token that cannot be had leaves no doubt.
      await permissions.giveToken(secret, signal);
      return findThread(ask, answeredId ?? null);
    });
    await onHanded();
    const answer = await ask({ ...sendingCall(mail, threadId), silenceMs: answerMs }).catch((error: unknown) => {
      // A permission that is over was refused before the mail was looked at.
      const failure = error instanceof MailFault ? error.failure : "dropped";
      throw new SendFault(failure, { isDoubtful: failure !== "permission_withdrawn" && failure !== "not_set_up" });
    });
    assertTaken(answer);
    return [];
  };
}

async function askBeforeHanding<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MailFault) throw new SendFault(error.failure);
    throw signal.aborted ? new SendFault("silent") : error;
  }
}

// Gmail puts an answer into the conversation of the mail that it answers when both are named.
async function findThread(ask: AskGmail, answeredId: string | null): Promise<string | null> {
  if (answeredId === null) return null;
  const path = `/gmail/v1/users/me/messages/${encodeURIComponent(answeredId)}`;
  const mail = readGmail(MESSAGE, await ask({ path, query: { format: "minimal" } }));
  return mail && mail.threadId !== "" ? mail.threadId : null;
}

/** Gmail takes larger mails by its address for files alone. */
const MOST_IN_JSON = 3_000_000;

function sendingCall(mail: Buffer, threadId: string | null): GmailCall {
  const inThread = threadId === null ? {} : { threadId };
  if (mail.length <= MOST_IN_JSON)
    return {
      method: "POST",
      path: "/gmail/v1/users/me/messages/send",
      body: jsonBody({ raw: mail.toString("base64url"), ...inThread }),
      isOnce: true,
    };
  const boundary = `etabli-${randomUUID()}`;
  const opening =
    `--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(inThread)}\r\n` +
    `--${boundary}\r\ncontent-type: message/rfc822\r\n\r\n`;
  return {
    method: "POST",
    path: "/upload/gmail/v1/users/me/messages/send",
    query: { uploadType: "multipart" },
    body: {
      type: `multipart/related; boundary=${boundary}`,
      content: new Uint8Array(Buffer.concat([Buffer.from(opening), mail, Buffer.from(`\r\n--${boundary}--\r\n`)])),
    },
    isOnce: true,
  };
}

// What Google says is broken on its side may have happened after the mail left.
function assertTaken(answer: ProviderAnswer): void {
  const { status } = answer;
  if (status < 300) return;
  if (status >= 500) throw new SendFault("unreachable", { isDoubtful: true });
  const failure = refusalOf(answer)?.failure ?? "dropped";
  if (failure === "too_many") throw new SendFault("asked_to_wait");
  if (status === 413) throw new SendFault("too_large_there");
  throw new SendFault(failure === "dropped" ? "mail_refused" : failure);
}
