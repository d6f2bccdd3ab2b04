import type { AuthDb } from "./auth.repository.ts";

/** A bucket of tokens shared by every server. `perMs` tokens are added each millisecond, up to `size`. */
export type Bucket = { key: string; perMs: number; size: number };

/** The wrong tries of one client on an account that cost no wait. */
const FREE_TRIES = 5;
/** After this time without a try, the count of a client starts again. It is also the longest wait. */
const WINDOW_MS = 15 * 60_000;
const WAIT = `interval '1 second' * least(${WINDOW_MS / 1000}, power(2, least(wrong.tries - ${FREE_TRIES}, 20)))`;

const REFILLED = `least($2::float8,
  bucket.tokens + greatest(0, extract(epoch from $3::timestamptz - bucket.updated_at) * 1000 * $4::float8))`;

/** Takes one token. False when the bucket is empty. */
export async function takeToken(db: AuthDb, { key, perMs, size }: Bucket, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into auth.rate_buckets as bucket (key, tokens, updated_at) values ($1, $2::float8 - 1, $3)
      on conflict (key) do update set updated_at = $3, tokens = ${REFILLED} - 1 where ${REFILLED} >= 1`,
    [key, size, now, perMs],
  );
  return rowCount === 1;
}

/** Takes one token, even from an empty bucket, and gives how many are left. The count never falls below `least`. */
export async function countToken(db: AuthDb, { key, perMs, size }: Bucket, now: Date, least: number): Promise<number> {
  const { rows } = await db.query<{ tokens: number }>(
    `insert into auth.rate_buckets as bucket (key, tokens, updated_at) values ($1, $2::float8 - 1, $3)
      on conflict (key) do update
        set updated_at = $3, tokens = greatest(${REFILLED} - 1, least($5::float8, ${REFILLED})) returning tokens`,
    [key, size, now, perMs, least],
  );
  return rows[0]!.tokens;
}

/** The tokens in a bucket. A bucket never used is full. */
export async function countTokensLeft(db: AuthDb, { key, perMs, size }: Bucket, now: Date): Promise<number> {
  const { rows } = await db.query<{ tokens: number }>(
    `select ${REFILLED} as tokens from auth.rate_buckets bucket where key = $1`,
    [key, size, now, perMs],
  );
  return rows[0]?.tokens ?? size;
}

/** Puts one token back. */
export async function returnToken(db: AuthDb, key: string): Promise<void> {
  await db.query("update auth.rate_buckets set tokens = tokens + 1 where key = $1", [key]);
}

/** Deletes buckets and intervals, so that they start again as if never used. */
export async function deleteBuckets(db: AuthDb, keys: readonly string[]): Promise<void> {
  await db.query("delete from auth.rate_buckets where key = any($1)", [keys]);
}

/** Starts an interval now, unless one has started after `since`. Then gives the moment when that one started. */
export async function startInterval(db: AuthDb, key: string, now: Date, since: Date): Promise<Date | "started"> {
  const { rowCount } = await db.query(
    `insert into auth.rate_buckets as bucket (key, tokens, updated_at) values ($1, 0, $2)
      on conflict (key) do update set updated_at = $2 where bucket.updated_at <= $3`,
    [key, now, since],
  );
  if (rowCount !== 0) return "started";
  const { rows } = await db.query<{ updated_at: Date }>("select updated_at from auth.rate_buckets where key = $1", [
    key,
  ]);
  return rows[0]?.updated_at ?? new Date(0);
}

/**
 * Counts one more wrong try of a client on an account. When the try comes too early, gives the seconds to wait.
 * Otherwise null.
 */
export async function countWrongTry(
  db: AuthDb,
  { account, client, now }: { account: string; client: string; now: Date },
): Promise<number | null> {
  const { rowCount } = await db.query(
    `insert into auth.wrong_passwords as wrong (account, client, tries, last_at) values ($1, $4, 1, $2)
      on conflict (account, client) do update
        set last_at = $2, tries = case when wrong.last_at < $3 then 1 else wrong.tries + 1 end
        where wrong.tries < ${FREE_TRIES} or $2 >= wrong.last_at + ${WAIT}`,
    [account, now, new Date(now.getTime() - WINDOW_MS), client],
  );
  if (rowCount === 1) return null;
  const { rows } = await db.query<{ seconds: number }>(
    `select ceil(extract(epoch from wrong.last_at + ${WAIT} - $2))::int as seconds
      from auth.wrong_passwords wrong where account = $1 and client = $3`,
    [account, now, client],
  );
  return rows[0]?.seconds ?? 1;
}

/** Deletes the wrong tries on an account. When a client is named, deletes only that client's. */
export async function deleteWrongTries(db: AuthDb, account: string, client: string | null = null): Promise<void> {
  await db.query("delete from auth.wrong_passwords where account = $1 and ($2::text is null or client = $2)", [
    account,
    client,
  ]);
}
