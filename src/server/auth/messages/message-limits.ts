import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { networkOf } from "#server/auth/ground/client-address.ts";
import type { Bucket } from "#server/auth/ground/limits.repository.ts";
import {
  countToken,
  deleteBuckets,
  returnToken,
  startInterval,
  countTokensLeft,
} from "#server/auth/ground/limits.repository.ts";
import { takeTokens } from "#server/auth/ground/limits.ts";

/** The caller's network address, and the signal that they have hung up. */
export type Asker = { clientAddress: string; hangUpSignal: AbortSignal };

const MESSAGE_USES = ["access", "confirmation", "change", "own", "invitation"] as const;

/**
 * What a letter or an SMS is for. Each use has its own pace, so that a request that may send nothing never delays
 * one that opens the account.
 */
export type MessageUse = (typeof MESSAGE_USES)[number];

/** A request for a message: the address or number, the use, and the client. The client is null for a signed-in user. */
export type MessageRequest = { to: string; use: MessageUse; clientAddress: string | null };

const HOUR_MS = 3_600_000;

/**
 * Counts a letter against the limits: for each use, one a minute to an address, and a number per hour for one client.
 * 429 above these limits. It runs before the address is looked up, so the refusal does not tell who is known. The limit
 * of the whole installation counts letters when they are sent.
 */
export function limitLetters(deps: AuthDeps, request: MessageRequest): Promise<void> {
  const { mailIntervalSeconds: intervalSeconds, mailsPerClientHour: perClientHour } = deps.config;
  return takeMessage(deps, request, {
    kind: "letter",
    intervalSeconds,
    perClientHour,
    code: "over_email_send_rate_limit",
    text: "email rate limit exceeded",
  });
}

/** Counts an SMS to a number against the limits, as `limitLetters` does for letters. */
export function limitSms(deps: AuthDeps, request: MessageRequest): Promise<void> {
  const { smsIntervalSeconds: intervalSeconds, smsPerClientHour: perClientHour } = deps.config;
  return takeMessage(deps, request, {
    kind: "sms",
    intervalSeconds,
    perClientHour,
    code: "over_sms_send_rate_limit",
    text: "sms rate limit exceeded",
  });
}

/**
 * Ends the waiting time of a number for every use of an SMS, so that one that could not be sent may be requested again
 * at once. The count of the client's hour stays.
 */
export async function resetSmsInterval(deps: AuthDeps, to: string): Promise<void> {
  await deleteBuckets(
    deps.pool,
    MESSAGE_USES.map((use) => paceKey("sms", use, to)),
  );
}

/**
 * Counts a letter against the installation's ceiling before it is sent, and gives the seconds it must wait. A letter
 * that may not wait never lengthens the wait of others.
 */
export async function countLetter(deps: AuthDeps, mayWait: boolean): Promise<number> {
  const bucket = bucketOf(deps, "letters", deps.config.mailsPerHour);
  const tokens = await countToken(deps.pool, bucket, deps.clock(), mayWait ? -Number.MAX_SAFE_INTEGER : 0);
  return mayWait && tokens < 0 ? Math.ceil((-tokens * HOUR_MS) / bucket.size / 1000) : 0;
}

/** Takes a letter that was not sent out of the count again. */
export async function uncountLetter(deps: AuthDeps): Promise<void> {
  await returnToken(deps.pool, "letters");
}

/** True while letters to new addresses wait because the installation has reached its ceiling. */
export async function isLetterCeilingReached(deps: AuthDeps): Promise<boolean> {
  return (await countTokensLeft(deps.pool, bucketOf(deps, "letters", deps.config.mailsPerHour), deps.clock())) < 0;
}

/** Counts an SMS that was sent against the installation's ceiling. */
export async function countSms(deps: AuthDeps): Promise<void> {
  await countToken(deps.pool, bucketOf(deps, "sms", deps.config.smsPerHour), deps.clock(), 0);
}

/**
 * True while the installation has reached its ceiling of SMS. New numbers then get none, and known numbers still do.
 */
export async function isSmsCeilingReached(deps: AuthDeps): Promise<boolean> {
  return (await countTokensLeft(deps.pool, bucketOf(deps, "sms", deps.config.smsPerHour), deps.clock())) < 1;
}

/** Refuses an SMS while the ceiling is reached. */
export function overSmsCeiling(deps: AuthDeps): AuthError {
  return tooManyMessages(
    "over_sms_send_rate_limit",
    "sms rate limit exceeded",
    Math.ceil(HOUR_MS / sizeOf(deps, deps.config.smsPerHour) / 1000),
  );
}

type Limits = { kind: "letter" | "sms"; intervalSeconds: number; perClientHour: number; code: string; text: string };

async function takeMessage(
  deps: AuthDeps,
  { to, use, clientAddress }: MessageRequest,
  { kind, intervalSeconds, perClientHour, code, text }: Limits,
): Promise<void> {
  const [key, now] = [paceKey(kind, use, to), deps.clock()];
  const intervalStart = await startInterval(deps.pool, key, now, new Date(now.getTime() - intervalSeconds * 1000));
  if (intervalStart !== "started") {
    const secondsLeft = Math.ceil((intervalStart.getTime() - now.getTime()) / 1000 + intervalSeconds);
    throw tooManyMessages(
      code,
      `For security purposes, you can only request this after ${Math.max(1, secondsLeft)} seconds.`,
      secondsLeft,
    );
  }
  if (clientAddress === null) return;
  const size = sizeOf(deps, perClientHour);
  if (!(await takeTokens(deps, { key: `${kind}s of ${networkOf(clientAddress)}`, perMs: size / HOUR_MS, size })))
    throw tooManyMessages(code, text, Math.ceil(HOUR_MS / size / 1000));
}

function bucketOf(deps: AuthDeps, key: string, perHour: number): Bucket {
  const size = sizeOf(deps, perHour);
  return { key, perMs: size / HOUR_MS, size };
}

function sizeOf({ config }: AuthDeps, perHour: number): number {
  return Math.max(1, perHour * config.rateLimitFactor);
}

function paceKey(kind: string, use: string, to: string): string {
  return `${kind} ${use} ${to}`;
}

function tooManyMessages(code: string, text: string, seconds: number): AuthError {
  return new AuthError(429, code, text, { retryAfter: Math.max(1, seconds) });
}
