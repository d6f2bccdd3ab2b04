import type { Row } from "#server/db/database-types.ts";
import type { PoolClient } from "pg";

/** The purpose of a one-time token. A user has at most one token for each purpose. */
export type TokenKind =
  | "confirmation"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication"
  | "sms"
  | "phone_change";

type TokenTable = Row<"auth.one_time_tokens">;

/** A stored token. `relates_to` is the address it was sent to. */
export type TokenRow = Omit<TokenTable, "kind" | "token_hash"> & { kind: TokenKind };

/** Stores a token. It replaces the user's token of the same kind. */
export async function saveToken(
  tx: PoolClient,
  token: Omit<TokenRow, "wrong_tries" | "confirmed_at"> & Pick<TokenTable, "token_hash">,
): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens
        (user_id, kind, token_hash, code_hash, relates_to, code_challenge, sent_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (user_id, kind) do update set token_hash = $3, code_hash = $4, relates_to = $5, code_challenge = $6,
        sent_at = $7, wrong_tries = 0, confirmed_at = null`,
    [
      token.user_id,
      token.kind,
      token.token_hash,
      token.code_hash,
      token.relates_to,
      token.code_challenge,
      token.sent_at,
    ],
  );
}

/** The unused tokens of an address, locked until the transaction ends. When a user is named, only theirs. */
export async function lockTokensOfAddress(
  tx: PoolClient,
  { address, kinds, userId }: { address: string; kinds: readonly TokenKind[]; userId?: string | undefined },
): Promise<TokenRow[]> {
  const { rows } = await tx.query<TokenRow>(
    `select * from auth.one_time_tokens
      where relates_to = $1 and kind = any($2) and confirmed_at is null and ($3::uuid is null or user_id = $3)
      order by sent_at desc, user_id, kind limit 5 for update`,
    [address, kinds, userId ?? null],
  );
  return rows;
}

/** Counts a wrong code on the tokens of an address. When the code is right, the same statement changes nothing. */
export async function countWrongCode(
  tx: PoolClient,
  { address, kinds, isWrong }: { address: string; kinds: readonly TokenKind[]; isWrong: boolean },
): Promise<void> {
  await tx.query(
    `update auth.one_time_tokens set wrong_tries = wrong_tries + 1
      where $3 and relates_to = $1 and kind = any($2)`,
    [address, kinds, isWrong],
  );
}

/** The token of a link, locked until the transaction ends, or null. */
export async function lockTokenOfLink(
  tx: PoolClient,
  kinds: readonly TokenKind[],
  linkHash: string,
): Promise<TokenRow | null> {
  const { rows } = await tx.query<TokenRow>(
    `select * from auth.one_time_tokens
      where token_hash = $1 and kind = any($2) and confirmed_at is null for update`,
    [linkHash, kinds],
  );
  return rows[0] ?? null;
}

/** A token of a user that is already confirmed, locked until the transaction ends, or null. */
export async function lockConfirmedToken(
  tx: PoolClient,
  { userId, kind, address }: { userId: string; kind: TokenKind; address: string },
): Promise<TokenRow | null> {
  const { rows } = await tx.query<TokenRow>(
    `select * from auth.one_time_tokens
      where user_id = $1 and kind = $2 and relates_to = $3 and confirmed_at is not null for update`,
    [userId, kind, address],
  );
  return rows[0] ?? null;
}

/** Marks a token as confirmed. Its code and its link stop working. */
export async function confirmToken(tx: PoolClient, userId: string, kind: TokenKind, at: Date): Promise<void> {
  await tx.query(
    `update auth.one_time_tokens set confirmed_at = $3, token_hash = '', code_hash = ''
      where user_id = $1 and kind = $2`,
    [userId, kind, at],
  );
}

/** Deletes the tokens of a user. When kinds are named, only tokens of these kinds. */
export async function deleteTokens(
  tx: PoolClient,
  userId: string,
  kinds: readonly TokenKind[] | null = null,
): Promise<void> {
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and ($2::text[] is null or kind = any($2))", [
    userId,
    kinds,
  ]);
}

/** Deletes the tokens of a user that were sent to an address. */
export async function deleteTokensOfAddress(tx: PoolClient, userId: string, address: string): Promise<void> {
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and relates_to = $2", [userId, address]);
}

/** Writes to the table as saving a token does, for a user who does not exist. */
export async function touchNoToken(tx: PoolClient, nobody: string): Promise<void> {
  await tx.query("update auth.one_time_tokens set wrong_tries = 0 where user_id = $1", [nobody]);
}
