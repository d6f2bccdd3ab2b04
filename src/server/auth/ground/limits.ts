import type { AuthDeps } from "./auth-deps.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthDb } from "./auth.repository.ts";
import { networkOf } from "./client-address.ts";
import type { Bucket } from "./limits.repository.ts";
import { countWrongTry, deleteBuckets, deleteWrongTries, returnToken, takeToken } from "./limits.repository.ts";

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

/** Takes one call from the bucket of an address, shared by every server; 429 with `Retry-After` when it is empty. */
export async function limitCalls(deps: AuthDeps, kind: keyof typeof LIMITS, address: string): Promise<void> {
  const { perMinute, burst } = LIMITS[kind];
  const factor = deps.config.rateLimitFactor;
  const rate = (perMinute * factor) / 60_000;
  const bucket = { key: `${kind} ${networkOf(address)}`, perMs: rate, size: burst * factor };
  if (!(await takeTokens(deps, bucket))) throw tooMany(Math.ceil(1 / rate / 1000));
}

/** Takes one token of a bucket; false when it is empty. A bucket that holds less than one would never give any. */
export function takeTokens(deps: AuthDeps, { size, ...bucket }: Bucket): Promise<boolean> {
  return takeToken(deps.pool, { ...bucket, size: Math.max(1, size) }, deps.clock());
}

/**
 * Wrong passwords and codes that one device, or all strangers together, may type for one account, and how many more
 * each hour.
 */
const OF_ACCOUNT = { passwords: { burst: 50, perHour: 10 }, codes: { burst: 20, perHour: 10 } };

/** Takes one try from a stock of an account; 429 when it is empty. */
export async function takeAccountTry(
  deps: AuthDeps,
  account: string,
  stock: string,
  kind: keyof typeof OF_ACCOUNT,
): Promise<void> {
  const { burst, perHour } = OF_ACCOUNT[kind];
  const rate = perHour / 3_600_000;
  const bucket = { key: stockKey(account, stock), perMs: rate, size: burst };
  if (!(await takeTokens(deps, bucket))) throw tooMany(Math.ceil(1 / rate / 1000));
}

/** Gives back a try that proved right. */
export async function returnTry(deps: AuthDeps, account: string, stock: string): Promise<void> {
  await returnToken(deps.pool, stockKey(account, stock));
}

/** The stock of tries that a known device has for an account. All unknown devices share one (`device` null). */
export function stockOf(kind: keyof typeof OF_ACCOUNT, device: string | null): string {
  return `${kind} ${device ?? "strangers"}`;
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
  const wait = await countWrongTry(db, { account, client, now: deps.clock() });
  if (wait !== null) throw tooMany(Math.max(1, wait));
}

/** Forgets the wrong tries of an account that has just proved itself, whoever made them. */
export async function forgetWrongTries(db: AuthDb, account: string): Promise<void> {
  await deleteWrongTries(db, account);
  await deleteBuckets(db, [stockKey(account, stockOf("passwords", null))]);
}

function tooMany(seconds: number): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });
}
