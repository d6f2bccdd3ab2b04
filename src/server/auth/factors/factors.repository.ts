import type { AuthDb } from "#server/auth/ground/auth.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { PoolClient } from "pg";

/**
 * A row of `auth.mfa_factors`. `secret` is sealed. `last_used_step` is the last 30-second step (counted from 1970)
 * whose code was accepted.
 */
export type FactorRow = Omit<Row<"auth.mfa_factors">, "last_challenged_at" | "updated_at">;

/** A row of `auth.mfa_challenges`. */
export type ChallengeRow = Row<"auth.mfa_challenges">;

/** A factor of a user, or null. An unverified factor added before `lapsedBefore` counts as missing. */
export async function findFactorRow(
  db: AuthDb,
  id: string,
  userId: string,
  lapsedBefore: Date,
): Promise<FactorRow | null> {
  const { rows } = await db.query<FactorRow>(
    "select * from auth.mfa_factors where id = $1 and user_id = $2 and (status = 'verified' or created_at > $3)",
    [id, userId, lapsedBefore],
  );
  return rows[0] ?? null;
}

/** Adds a factor. `status` says whether it is verified. */
export async function insertFactor(
  tx: PoolClient,
  factor: Pick<
    FactorRow,
    "id" | "user_id" | "friendly_name" | "factor_type" | "status" | "secret" | "phone" | "created_at"
  >,
): Promise<FactorRow> {
  const { rows } = await tx.query<FactorRow>(
    `insert into auth.mfa_factors
        (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning *`,
    [
      factor.id,
      factor.user_id,
      factor.friendly_name,
      factor.factor_type,
      factor.status,
      factor.secret,
      factor.phone,
      factor.created_at,
    ],
  );
  return rows[0]!;
}

/** Marks a factor as verified. */
export async function verifyFactorRow(tx: PoolClient, id: string, at: Date): Promise<void> {
  await tx.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [id, at]);
}

/** Saves that the code of a step was used. False when the code of this step, or of a later one, was used before. */
export async function takeStep(tx: PoolClient, factorId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.mfa_factors set last_used_step = $2
      where id = $1 and (last_used_step is null or last_used_step < $2)`,
    [factorId, step],
  );
  return rowCount === 1;
}

/** Deletes a factor. */
export async function deleteFactorRow(tx: PoolClient, id: string): Promise<void> {
  await tx.query("delete from auth.mfa_factors where id = $1", [id]);
}

/** Deletes the factors of a user that were never verified. */
export async function deleteUnverifiedFactors(tx: PoolClient, userId: string): Promise<void> {
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [userId]);
}

/** Deletes the unverified factors of a user that were added until `lapsedBefore`. */
export async function deleteLapsedFactors(tx: PoolClient, userId: string, lapsedBefore: Date): Promise<void> {
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at <= $2", [
    userId,
    lapsedBefore,
  ]);
}

/** Deletes the unverified factors of a user for one number. */
export async function deleteUnverifiedPhone(tx: PoolClient, userId: string, phone: string): Promise<void> {
  await tx.query("delete from auth.mfa_factors where user_id = $1 and phone = $2 and status = 'unverified'", [
    userId,
    phone,
  ]);
}

/** Deletes the user's other unverified factors of the same type. */
export async function deleteUnverifiedOfType(
  tx: PoolClient,
  { id, user_id, factor_type }: Pick<FactorRow, "id" | "user_id" | "factor_type">,
): Promise<void> {
  await tx.query(
    "delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified' and id <> $3",
    [user_id, factor_type, id],
  );
}

/** Adds a challenge of a factor, and deletes those older than `keptSince`. */
export async function insertChallenge(
  tx: PoolClient,
  challenge: Pick<ChallengeRow, "id" | "factor_id" | "ip" | "code_hash" | "created_at">,
  keptSince: Date,
): Promise<void> {
  const { id, factor_id, ip, code_hash, created_at } = challenge;
  await tx.query("delete from auth.mfa_challenges where factor_id = $1 and created_at < $2", [factor_id, keptSince]);
  await tx.query("update auth.mfa_factors set last_challenged_at = $2 where id = $1", [factor_id, created_at]);
  await tx.query(
    "insert into auth.mfa_challenges (id, factor_id, ip, code_hash, created_at) values ($1, $2, $3, $4, $5)",
    [id, factor_id, ip, code_hash, created_at],
  );
}

/** A challenge of a factor, or null. */
export async function findChallenge(tx: PoolClient, id: string, factorId: string): Promise<ChallengeRow | null> {
  const { rows } = await tx.query<ChallengeRow>("select * from auth.mfa_challenges where id = $1 and factor_id = $2", [
    id,
    factorId,
  ]);
  return rows[0] ?? null;
}

/** Marks a challenge as used. False when it was used before. */
export async function useChallenge(tx: PoolClient, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    "update auth.mfa_challenges set verified_at = $2, code_hash = '' where id = $1 and verified_at is null",
    [id, at],
  );
  return rowCount !== 0;
}

/** Counts a wrong code on a challenge. */
export async function countWrongFactorCode(tx: PoolClient, challengeId: string): Promise<void> {
  await tx.query("update auth.mfa_challenges set wrong_tries = wrong_tries + 1 where id = $1", [challengeId]);
}
