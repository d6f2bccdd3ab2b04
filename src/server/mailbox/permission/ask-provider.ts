import type { MailFailure } from "#domain/mail/mail-failure.ts";
import { failureOf } from "#domain/mail/mail-failure.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { MailFault } from "../mail-fault.ts";

/** A call to a provider of mailboxes. `mostBytes`: what is read of its answer. */
export type ProviderCall = { url: string; init: RequestInit; mostBytes: number; signal: AbortSignal };

/** What it answered: its status, its headers and its JSON, null for none. */
export type ProviderAnswer = { status: number; headers: Headers; json: unknown };

/** How long a call may take, how often it is tried, and how the time between two tries passes. */
export type ProviderPace = {
  silenceMs: number;
  mostTries: number;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Providers ask to wait a second or two as a rule. */
export const USUAL_PACE: ProviderPace = {
  silenceMs: 20_000,
  mostTries: 5,
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
};

/** An answer is longer than what is read of it. */
export class AnswerTooLong extends Error {}

/** Makes one call. Throws `MailFault` when nobody answers, `AnswerTooLong` for a long answer. */
export async function callProvider(
  { url, init, mostBytes, signal }: ProviderCall,
  silenceMs: number,
): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]),
    });
    const text = await readText(answer, mostBytes);
    return { status: answer.status, headers: answer.headers, json: parseJson(text) };
  } catch (error) {
    if (error instanceof AnswerTooLong) throw error;
    signal.throwIfAborted();
    throw faultOf(error);
  }
}

/** Faults that a second try may find over. Whoever says nothing is not asked again at once. */
const BRIEF: readonly MailFailure[] = ["unreachable", "dropped"];

const FIRST_WAIT_MS = 500;
/** Whoever waits longer leaves the place to others: the whole mailbox is tried again later. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Makes a call that changes nothing when it is made twice. Refusals that pass are waited for: as long as they say,
 * or twice as long each time. The last answer is given.
 */
export async function callPatiently(
  call: ProviderCall,
  { silenceMs, mostTries, wait }: ProviderPace,
): Promise<ProviderAnswer> {
  for (let tries = 1; ; tries++) {
    const isLast = tries >= mostTries;
    const answer = await callProvider(call, silenceMs).catch((error: unknown) => {
      if (isLast || !(error instanceof MailFault) || !BRIEF.includes(error.failure)) throw error;
      return null;
    });
    if (answer !== null && (isLast || !mayPass(answer))) return answer;
    const waitMs = answer === null ? null : retryAfterMs(answer.headers);
    if (answer !== null && waitMs !== null && waitMs > LONGEST_WAIT_MS) return answer;
    const backOffMs = FIRST_WAIT_MS * 2 ** (tries - 1) * (0.75 + Math.random() / 4);
    await wait(Math.max(waitMs ?? 0, backOffMs), call.signal);
  }
}

function mayPass({ status, json }: ProviderAnswer): boolean {
  return status === 429 || status >= 500 || (status === 403 && isQuota(json));
}

function retryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get("retry-after") ?? "");
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}

const QUOTA = /^(?:rateLimitExceeded|userRateLimitExceeded|quotaExceeded|dailyLimitExceeded|RATE_LIMIT_EXCEEDED)$/;
const OFF = /^(?:accessNotConfigured|SERVICE_DISABLED)$/;

/** Why a provider refused, as a fault of the mailbox. Null for an answer that is no refusal. */
export function refusalOf({ status, json }: ProviderAnswer): MailFault | null {
  if (status < 400) return null;
  if (status === 429 || (status === 403 && isQuota(json))) return new MailFault("too_many");
  if (status >= 500) return new MailFault("unreachable");
  if (status === 403 && reasonsOf(json).some((reason) => OFF.test(reason))) return new MailFault("not_set_up");
  if (status === 401 || status === 403) return new MailFault("permission_withdrawn");
  return new MailFault("dropped");
}

function isQuota(json: unknown): boolean {
  return reasonsOf(json).some((reason) => QUOTA.test(reason));
}

/** A member of an answer, whatever it is. */
export function memberOf(json: unknown, name: string): unknown {
  // Every member is unknown, and read by its caller.
  return typeof json === "object" && json !== null ? (json as Record<string, unknown>)[name] : undefined;
}

// Google says why twice: in the errors of its older form, and in the details of its newer one.
function reasonsOf(json: unknown): string[] {
  const error = memberOf(json, "error");
  const entries = [memberOf(error, "errors"), memberOf(error, "details")].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return entries.map((entry) => memberOf(entry, "reason")).filter((reason) => typeof reason === "string");
}

async function readText(answer: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new AnswerTooLong("the answer is too long");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// The reason of the network stands in the cause of what `fetch` throws.
function faultOf(error: unknown): MailFault {
  if (error instanceof DOMException) return new MailFault("silent");
  const cause = memberOf(error, "cause");
  const code = memberOf(cause, "code");
  const isLate = typeof code === "string" && /TIMEOUT/.test(code);
  if (isLate) return new MailFault("silent");
  return new MailFault(
    failureOf({ code: typeof code === "string" ? code : "", isLoginRefused: false, answer: String(cause ?? "") }),
  );
}
