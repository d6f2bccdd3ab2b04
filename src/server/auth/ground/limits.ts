import type { AuthDeps } from "./auth-deps.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthDb } from "./auth.repository.ts";
import { networkOf } from "./client-address.ts";

/** Calls a minute and burst, per client address (docs/sign-in-protocol.md#request-limits). */
const LIMITS = {
  token: { perMinute: 30, burst: 30 },
  signup: { perMinute: 6, burst: 30 },
  sso: { perMinute: 6, burst: 30 },
  web3: { perMinute: 6, burst: 30 },
  user: { perMinute: 6, burst: 30 },
  otp: { perMinute: 6, burst: 30 },
  recover: { perMinute: 6, burst: 30 },
  resend: { perMinute: 6, burst: 30 },
  verify: { perMinute: 6, burst: 30 },
  authorize: { perMinute: 30, burst: 30 },
  anonymous: { perMinute: 0.5, burst: 30 },
  factor_challenge: { perMinute: 15, burst: 30 },
  factor_verify: { perMinute: 15, burst: 30 },
} as const;

const FREE_TRIES = 5;
const WINDOW_MS = 15 * 60_000;
const WAIT = `interval '1 second' * least(${WINDOW_MS / 1000}, power(2, least(wrong.tries - ${FREE_TRIES}, 20)))`;

/** Takes one call from the bucket of an address, shared by every server; 429 with `Retry-After` when it is empty. */
export async function takeFromBucket(deps: AuthDeps, kind: keyof typeof LIMITS, address: string): Promise<void> {
  const { perMinute, burst } = LIMITS[kind];
  const factor = deps.config.rateLimitFactor;
  const rate = (perMinute * factor) / 60_000;
  if (!(await takeTokens(deps, `${kind} ${networkOf(address)}`, rate, burst * factor)))
    throw tooMany(Math.ceil(1 / rate / 1000));
}

/**
 * Takes one of what a bucket holds, shared by every server; false when it is empty. `rate`: what comes back in a
 * millisecond, up to `size`.
 */
export async function takeTokens(deps: AuthDeps, key: string, rate: number, size: number): Promise<boolean> {
  const held = "least($2, bucket.tokens + greatest(0, extract(epoch from $3 - bucket.updated_at) * 1000 * $4))";
  const taken = await deps.pool.query(
    `insert into auth.rate_buckets as bucket (key, tokens, updated_at) values ($1, $2::float8 - 1, $3)
      on conflict (key) do update set updated_at = $3, tokens = ${held} - 1 where ${held} >= 1`,
    // A bucket that holds less than a call would never give one.
    [key, Math.max(1, size), deps.clock(), rate],
  );
  return taken.rowCount === 1;
}

/**
 * Wrong passwords and codes that one device, or all strangers together, may type for one account, and how many more
 * each hour.
 */
const OF_ACCOUNT = { passwords: { burst: 50, perHour: 10 }, codes: { burst: 20, perHour: 10 } };

/** Takes one try from a stock of an account; 429 when it is empty. */
export async function takeFromAccount(
  deps: AuthDeps,
  account: string,
  stock: string,
  kind: keyof typeof OF_ACCOUNT,
): Promise<void> {
  const { burst, perHour } = OF_ACCOUNT[kind];
  const rate = perHour / 3_600_000;
  if (!(await takeTokens(deps, stockKey(account, stock), rate, burst))) throw tooMany(Math.ceil(1 / rate / 1000));
}

/** Gives back a try that proved right. */
export async function giveBack(deps: AuthDeps, account: string, stock: string): Promise<void> {
  await deps.pool.query("update auth.rate_buckets set tokens = tokens + 1 where key = $1", [stockKey(account, stock)]);
}

function stockKey(account: string, stock: string): string {
  return `${stock} ${account}`;
}

/**
 * Counts a try on an account by a client, as wrong until it proves right, so that a hundred at once are still a
 * hundred. From the fifth wrong one each further try of that client waits, twice as long every time, 15 minutes at
 * most: 429. Unknown accounts count alike.
 */
export async function countTry(deps: AuthDeps, account: string, db: AuthDb = deps.pool, client = ""): Promise<void> {
  const now = deps.clock();
  const counted = await db.query(
    `insert into auth.wrong_passwords as wrong (account, client, tries, last_at) values ($1, $4, 1, $2)
      on conflict (account, client) do update set last_at = $2, tries = case when wrong.last_at < $3 then 1 else wrong.tries + 1 end
      where wrong.tries < ${FREE_TRIES} or $2 >= wrong.last_at + ${WAIT}`,
    [account, now, new Date(now.getTime() - WINDOW_MS), client],
  );
  if (counted.rowCount === 1) return;
  const left = await db.query<{ seconds: number }>(
    `select ceil(extract(epoch from wrong.last_at + ${WAIT} - $2))::int as seconds from auth.wrong_passwords wrong where account = $1 and client = $3`,
    [account, now, client],
  );
  throw tooMany(Math.max(1, left.rows[0]?.seconds ?? 1));
}

/** Forgets the wrong tries of an account that has just proved itself, whoever made them. */
export async function forgetWrongTries(db: AuthDb, account: string): Promise<void> {
  await db.query("delete from auth.wrong_passwords where account = $1", [account]);
  await db.query("delete from auth.rate_buckets where key = $1", [stockKey(account, "passwords strangers")]);
}

function tooMany(seconds: number): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });
}
