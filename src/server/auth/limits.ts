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

/** Refuses a try on an account while its wrong tries are too many: from the fifth, a wait that doubles, 15 minutes at most. */
export async function assertMayTry(deps: AuthDeps, account: string): Promise<void> {
  const found = await deps.pool.query<{ tries: number; last_at: Date }>("select tries, last_at from auth.wrong_passwords where account = $1", [account]);
  const row = found.rows[0];
  if (!row || row.tries < FREE_TRIES) return;
  const waitMs = Math.min(WINDOW_MS, 1_000 * 2 ** (row.tries - FREE_TRIES));
  const leftMs = row.last_at.getTime() + waitMs - deps.clock().getTime();
  if (leftMs > 0) throw tooMany(Math.ceil(leftMs / 1000));
}

/** Counts a wrong try; older than 15 minutes, earlier ones are forgotten. Unknown accounts count alike. */
export async function noteWrongTry(deps: AuthDeps, account: string): Promise<void> {
  const now = deps.clock();
  await deps.pool.query(
    `insert into auth.wrong_passwords as wrong (account, tries, last_at) values ($1, 1, $2)
      on conflict (account) do update set last_at = $2, tries = case when wrong.last_at < $3 then 1 else wrong.tries + 1 end`,
    [account, now, new Date(now.getTime() - WINDOW_MS)],
  );
}

/** Forgets the wrong tries of an account that has just proved itself. */
export async function forgetWrongTries(deps: AuthDeps, account: string): Promise<void> {
  await deps.pool.query("delete from auth.wrong_passwords where account = $1", [account]);
}

function tooMany(seconds: number): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });
}
