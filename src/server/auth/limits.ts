import type { AuthDeps } from "./auth-deps.ts";
import { AuthError } from "./auth-error.ts";

/** Calls a minute and burst, per client address (contract, section 9). */
const LIMITS = {
  token: { perMinute: 30, burst: 30 },
  signup: { perMinute: 6, burst: 30 },
  user: { perMinute: 6, burst: 30 },
  anonymous: { perMinute: 0.5, burst: 30 },
} as const;

const FREE_TRIES = 5;
const WINDOW_MS = 15 * 60_000;
const WAIT = `interval '1 second' * least(${WINDOW_MS / 1000}, power(2, least(wrong.tries - ${FREE_TRIES}, 20)))`;

/** Takes one call from the bucket of an address, shared by every server; 429 with `Retry-After` when it is empty. */
export async function takeFromBucket(deps: AuthDeps, kind: keyof typeof LIMITS, address: string): Promise<void> {
  const { perMinute, burst } = LIMITS[kind];
  const factor = deps.config.rateLimitFactor;
  const [rate, size] = [(perMinute * factor) / 60_000, burst * factor];
  const taken = await deps.pool.query<{ tokens: number }>(
    `insert into auth.rate_buckets as bucket (key, tokens, updated_at) values ($1, $2 - 1, $3)
      on conflict (key) do update set updated_at = $3,
        tokens = greatest(-1, least($2, bucket.tokens + greatest(0, extract(epoch from $3 - bucket.updated_at) * 1000 * $4)) - 1)
      returning tokens`,
    [`${kind} ${address}`, size, deps.clock(), rate],
  );
  if ((taken.rows[0]?.tokens ?? 0) < 0) throw tooMany(Math.ceil(1 / rate / 1000));
}

/**
 * Counts a try on an account, as wrong until it proves right, so that a hundred at once are still a hundred. From the fifth wrong one
 * each further try waits, twice as long every time, 15 minutes at most: 429. Unknown accounts count alike.
 */
export async function countTry(deps: AuthDeps, account: string): Promise<void> {
  const now = deps.clock();
  const counted = await deps.pool.query(
    `insert into auth.wrong_passwords as wrong (account, tries, last_at) values ($1, 1, $2)
      on conflict (account) do update set last_at = $2, tries = case when wrong.last_at < $3 then 1 else wrong.tries + 1 end
      where wrong.tries < ${FREE_TRIES} or $2 >= wrong.last_at + ${WAIT}`,
    [account, now, new Date(now.getTime() - WINDOW_MS)],
  );
  if (counted.rowCount === 1) return;
  const left = await deps.pool.query<{ seconds: number }>(`select ceil(extract(epoch from wrong.last_at + ${WAIT} - $2))::int as seconds from auth.wrong_passwords wrong where account = $1`, [account, now]);
  throw tooMany(Math.max(1, left.rows[0]?.seconds ?? 1));
}

/** Forgets the wrong tries of an account that has just proved itself. */
export async function forgetWrongTries(deps: AuthDeps, account: string): Promise<void> {
  await deps.pool.query("delete from auth.wrong_passwords where account = $1", [account]);
}

function tooMany(seconds: number): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });
}
