import type { AuthDb } from "#server/auth/ground/auth.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { PoolClient } from "pg";

/** A signing key. Its private half is sealed. */
export type KeyRow = Row<"auth.signing_keys">;

/** The keys that verify tokens, newest first: those in use, and those retired after `end`. */
export async function listKeysRetiredAfter(db: AuthDb, end: Date): Promise<KeyRow[]> {
  const { rows } = await db.query<KeyRow>(
    "select * from auth.signing_keys where retired_at is null or retired_at > $1 order by created_at desc",
    [end],
  );
  return rows;
}

/** Waits until no other server creates a key, and gives the keys that sign. */
export async function lockKeysThatSign(tx: PoolClient): Promise<KeyRow[]> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))");
  const { rows } = await tx.query<KeyRow>("select * from auth.signing_keys where signs");
  return rows;
}

/** Retires the key that signs, and puts a new one in its place. */
export async function replaceSigningKey(
  tx: PoolClient,
  key: Pick<KeyRow, "kid" | "public_jwk" | "sealed_private_jwk" | "created_at">,
): Promise<void> {
  await tx.query("update auth.signing_keys set signs = false, retired_at = $1 where signs", [key.created_at]);
  await tx.query(
    `insert into auth.signing_keys (kid, algorithm, public_jwk, sealed_private_jwk, created_at)
      values ($1, 'ES256', $2, $3, $4)`,
    [key.kid, key.public_jwk, key.sealed_private_jwk, key.created_at],
  );
}

/** True when some key was ever created. Their private halves are sealed with the key of the installation. */
export async function hasSigningKeys(db: AuthDb): Promise<boolean> {
  const { rowCount } = await db.query("select from auth.signing_keys limit 1");
  return rowCount !== 0;
}

/** The value that the installation stores under a name, or null. */
export async function findInstallationValue(db: AuthDb, name: string): Promise<string | null> {
  const { rows } = await db.query<{ value: string }>("select value from auth.installation where name = $1", [name]);
  return rows[0]?.value ?? null;
}

/** Stores a value under a name. When two servers start at once, the first value stays. */
export async function insertInstallationValue(db: AuthDb, name: string, value: string): Promise<void> {
  await db.query("insert into auth.installation (name, value) values ($1, $2) on conflict do nothing", [name, value]);
}
