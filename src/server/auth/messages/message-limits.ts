import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { networkOf } from "#server/auth/ground/client-address.ts";
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
export type AskedMessage = { to: string; use: MessageUse; client: string | null };

const HOUR_MS = 3_600_000;

/**
 * Takes one letter: one a minute to an address for each use, so many an hour for one client; 429 beyond. Asked before
 * anybody is looked up, alike for known and unknown addresses: the refusal tells nothing. The whole installation counts
 * when it sends.
 */
export function takeLetter(deps: AuthDeps, asked: AskedMessage): Promise<void> {
  const { mailIntervalSeconds: intervalSeconds, mailsPerClientHour: perClientHour } = deps.config;
  return takeMessage(deps, asked, {
    kind: "letter",
    intervalSeconds,
    perClientHour,
    code: "over_email_send_rate_limit",
    text: "email rate limit exceeded",
  });
}

/** The same for an SMS to a number. */
export function takeSms(deps: AuthDeps, asked: AskedMessage): Promise<void> {
  const { smsIntervalSeconds: intervalSeconds, smsPerClientHour: perClientHour } = deps.config;
  return takeMessage(deps, asked, {
    kind: "sms",
    intervalSeconds,
    perClientHour,
    code: "over_sms_send_rate_limit",
    text: "sms rate limit exceeded",
  });
}

/** Gives back the pace of an SMS that could not be sent: it may be asked for again at once. */
export async function giveBackSms(deps: AuthDeps, to: string): Promise<void> {
  await deps.pool.query("delete from auth.rate_buckets where key = any($1)", [
    ["access", "confirmation", "change", "own", "invitation"].map((use) => paceKey("sms", use, to)),
  ]);
}

/**
 * Counts a letter that is about to leave among those of the whole installation; gives the seconds it has to wait to
 * keep to the ceiling. One that may not wait takes what is left and never lengthens the wait of others.
 */
export async function countLetter(deps: AuthDeps, mayWait: boolean): Promise<number> {
  const tokens = await countMessage(deps, "letters", deps.config.mailsPerHour, mayWait ? -Number.MAX_SAFE_INTEGER : 0);
  return mayWait && tokens < 0 ? Math.ceil((-tokens * HOUR_MS) / sizeOf(deps, deps.config.mailsPerHour) / 1000) : 0;
}

/** Takes a letter out of the count again: it did not leave. */
export async function uncountLetter(deps: AuthDeps): Promise<void> {
  await deps.pool.query("update auth.rate_buckets set tokens = tokens + 1 where key = 'letters'");
}

/** True while letters to new addresses wait for the ceiling of the installation. */
export async function isLetterCeilingReached(deps: AuthDeps): Promise<boolean> {
  return (await tokensLeft(deps, "letters", deps.config.mailsPerHour)) < 0;
}

/** Counts an SMS that has left among those of the whole installation. */
export async function countSms(deps: AuthDeps): Promise<void> {
  await countMessage(deps, "sms", deps.config.smsPerHour, 0);
}

/**
 * True while the installation has sent as many SMS as it may: none leaves for a number nobody has here; who is known
 * gets theirs.
 */
export async function isSmsCeilingReached(deps: AuthDeps): Promise<boolean> {
  return (await tokensLeft(deps, "sms", deps.config.smsPerHour)) < 1;
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
  { to, use, client }: AskedMessage,
  { kind, intervalSeconds, perClientHour, code, text }: Limits,
): Promise<void> {
  const [key, now] = [paceKey(kind, use, to), deps.clock()];
  const paced = await deps.pool.query(
    `insert into auth.rate_buckets as bucket (key, tokens, updated_at) values ($1, 0, $2)
      on conflict (key) do update set updated_at = $2 where bucket.updated_at <= $3`,
    [key, now, new Date(now.getTime() - intervalSeconds * 1000)],
  );
  if (paced.rowCount === 0) {
    const found = await deps.pool.query<{ updated_at: Date }>(
      "select updated_at from auth.rate_buckets where key = $1",
      [key],
    );
    const left = Math.ceil(((found.rows[0]?.updated_at.getTime() ?? 0) - now.getTime()) / 1000 + intervalSeconds);
    throw tooManyMessages(
      code,
      `For security purposes, you can only request this after ${Math.max(1, left)} seconds.`,
      left,
    );
  }
  if (client === null) return;
  const size = sizeOf(deps, perClientHour);
  if (!(await takeTokens(deps, `${kind}s of ${networkOf(client)}`, size / HOUR_MS, size)))
    throw tooManyMessages(code, text, Math.ceil(HOUR_MS / size / 1000));
}

// What is left once counted, never under `least`.
async function countMessage(deps: AuthDeps, key: string, perHour: number, least: number): Promise<number> {
  const size = sizeOf(deps, perHour);
  const counted = await deps.pool.query<{ tokens: number }>(
    `insert into auth.rate_buckets as bucket (key, tokens, updated_at) values ($1, $2::float8 - 1, $3)
      on conflict (key) do update set updated_at = $3, tokens = greatest(${held} - 1, least($5::float8, ${held})) returning tokens`,
    [key, size, deps.clock(), size / HOUR_MS, least],
  );
  return counted.rows[0]!.tokens;
}

async function tokensLeft(deps: AuthDeps, key: string, perHour: number): Promise<number> {
  const size = sizeOf(deps, perHour);
  const found = await deps.pool.query<{ tokens: number }>(
    `select ${held} as tokens from auth.rate_buckets bucket where key = $1`,
    [key, size, deps.clock(), size / HOUR_MS],
  );
  return found.rows[0]?.tokens ?? size;
}

const held =
  "least($2::float8, bucket.tokens + greatest(0, extract(epoch from $3::timestamptz - bucket.updated_at) * 1000 * $4::float8))";

function sizeOf({ config }: AuthDeps, perHour: number): number {
  return Math.max(1, perHour * config.rateLimitFactor);
}

function paceKey(kind: string, use: string, to: string): string {
  return `${kind} ${use} ${to}`;
}

function tooManyMessages(code: string, text: string, seconds: number): AuthError {
  return new AuthError(429, code, text, { retryAfter: Math.max(1, seconds) });
}
