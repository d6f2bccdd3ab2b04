import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { networkOf } from "#server/auth/ground/client-address.ts";
import type { Bucket } from "#server/auth/ground/limits.repository.ts";
import {
  countToken,
  deleteBuckets,
  returnToken,
  startInterval,
  tokensLeft,
} from "#server/auth/ground/limits.repository.ts";
import { takeTokens } from "#server/auth/ground/limits.ts";

/** Who asks: where they call from, and the sign that they have hung up. */
export type Asker = { client: string; hungUp: AbortSignal };

/**
 * What a letter or an SMS is asked for. Each use has a pace of its own: an ask that may send nothing to an address
 * never holds up one that opens its account.
 */
export type MessageUse = "access" | "confirmation" | "change" | "own" | "invitation";

/**
 * What is asked for: the address or number it goes to, its use, and who asks; `client` is null for somebody signed in.
 */
export type MessageRequest = { to: string; use: MessageUse; client: string | null };

const HOUR_MS = 3_600_000;

/**
 * Takes one letter: one a minute to an address for each use, so many an hour for one client; 429 beyond. Asked before
 * anybody is looked up, alike for known and unknown addresses: the refusal tells nothing. The whole installation counts
 * when it sends.
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

/** The same for an SMS to a number. */
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

/** Gives back the pace of an SMS that could not be sent: it may be asked for again at once. */
export async function resetSmsInterval(deps: AuthDeps, to: string): Promise<void> {
  const uses: MessageUse[] = ["access", "confirmation", "change", "own", "invitation"];
  await deleteBuckets(
    deps.pool,
    uses.map((use) => paceKey("sms", use, to)),
  );
}

/**
 * Counts a letter that is about to leave among those of the whole installation; gives the seconds it has to wait to
 * keep to the ceiling. One that may not wait takes what is left and never lengthens the wait of others.
 */
export async function countLetter(deps: AuthDeps, mayWait: boolean): Promise<number> {
  const bucket = bucketOf(deps, "letters", deps.config.mailsPerHour);
  const tokens = await countToken(deps.pool, bucket, deps.clock(), mayWait ? -Number.MAX_SAFE_INTEGER : 0);
  return mayWait && tokens < 0 ? Math.ceil((-tokens * HOUR_MS) / bucket.size / 1000) : 0;
}

/** Takes a letter out of the count again: it did not leave. */
export async function uncountLetter(deps: AuthDeps): Promise<void> {
  await returnToken(deps.pool, "letters");
}

/** True while letters to new addresses wait for the ceiling of the installation. */
export async function isLetterCeilingReached(deps: AuthDeps): Promise<boolean> {
  return (await tokensLeft(deps.pool, bucketOf(deps, "letters", deps.config.mailsPerHour), deps.clock())) < 0;
}

/** Counts an SMS that has left among those of the whole installation. */
export async function countSms(deps: AuthDeps): Promise<void> {
  await countToken(deps.pool, bucketOf(deps, "sms", deps.config.smsPerHour), deps.clock(), 0);
}

/**
 * True while the installation has sent as many SMS as it may: none leaves for a number nobody has here; who is known
 * gets theirs.
 */
export async function isSmsCeilingReached(deps: AuthDeps): Promise<boolean> {
  return (await tokensLeft(deps.pool, bucketOf(deps, "sms", deps.config.smsPerHour), deps.clock())) < 1;
}

/** The refusal of an SMS while the ceiling is reached. */
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
  { to, use, client }: MessageRequest,
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
  if (client === null) return;
  const size = sizeOf(deps, perClientHour);
  if (!(await takeTokens(deps, { key: `${kind}s of ${networkOf(client)}`, perMs: size / HOUR_MS, size })))
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
