import type { AuthDeps } from "./auth-deps.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthDb } from "./auth.repository.ts";
import { networkOf } from "./client-address.ts";
import type { Bucket } from "./limits.repository.ts";
import { countWrongTry, deleteBuckets, deleteWrongTries, returnToken, takeToken } from "./limits.repository.ts";

/** Calls per minute and burst, per client address (docs/sign-in-protocol.md#request-limits). */
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

/** Takes one call from the bucket of an address, which every server shares. 429 with `Retry-After` when it is empty. */
export async function limitCalls(deps: AuthDeps, kind: keyof typeof LIMITS, address: string): Promise<void> {
  const { perMinute, burst } = LIMITS[kind];
  const factor = deps.config.rateLimitFactor;
  const rate = (perMinute * factor) / 60_000;
  const bucket = { key: `${kind} ${networkOf(address)}`, perMs: rate, size: burst * factor };
  if (!(await takeTokens(deps, bucket))) throw tooMany(Math.ceil(1 / rate / 1000));
}

/** Takes one token of a bucket. False when it is empty. Every bucket can hold at least one token. */
export function takeTokens(deps: AuthDeps, { size, ...bucket }: Bucket): Promise<boolean> {
  return takeToken(deps.pool, { ...bucket, size: Math.max(1, size) }, deps.clock());
}

/**
 * The wrong passwords and codes that one device may type for one account, and how many more each hour. All unknown
 * devices together count as one.
 */
const OF_ACCOUNT = { passwords: { burst: 50, perHour: 10 }, codes: { burst: 20, perHour: 10 } };

/** Takes one try from a stock of an account. 429 when it is empty. */
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

/** The stock of tries that a known device has for an account. All unknown devices (`device` null) share one stock. */
export function stockOf(kind: keyof typeof OF_ACCOUNT, device: string | null): string {
  return `${kind} ${device ?? "strangers"}`;
}

function stockKey(account: string, stock: string): string {
  return `${stock} ${account}`;
}

/**
 * Counts a client's try on an account as wrong until it proves right, so that a hundred tries sent at once count as a
 * hundred. From the fifth wrong try, each further try of that client must wait: 429. The wait doubles each time, up to
 * 15 minutes. Unknown accounts count the same way.
 */
export async function countTry(deps: AuthDeps, account: string, db: AuthDb = deps.pool, client = ""): Promise<void> {
  const wait = await countWrongTry(db, { account, client, now: deps.clock() });
  if (wait !== null) throw tooMany(Math.max(1, wait));
}

/** Deletes the wrong tries of all clients on an account whose owner has just proved who they are. */
export async function forgetWrongTries(db: AuthDb, account: string): Promise<void> {
  await deleteWrongTries(db, account);
  await deleteBuckets(db, [stockKey(account, stockOf("passwords", null))]);
}

function tooMany(seconds: number): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });
}
