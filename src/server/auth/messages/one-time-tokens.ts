import { createHash, createHmac } from "node:crypto";
import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { isSameText } from "#server/auth/keys/same-text.ts";

/** What a one-time token is for; a user has one of each at most. */
export type TokenKind =
  | "confirmation"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication"
  | "sms"
  | "phone_change";

/** What is sent, and not kept: digits to type, and the secret of the link. */
export type SentToken = { code: string; link: string };

/** A token as kept. `relates_to` is the address it was sent to. */
export type TokenRow = {
  user_id: string;
  kind: TokenKind;
  relates_to: string;
  code_hash: string;
  code_challenge: string;
  wrong_tries: number;
  sent_at: Date;
  confirmed_at: Date | null;
};

/** Wrong tries of a code, after which even the right one is refused. */
const TRIES = 5;
const PKCE = "pkce_";

/**
 * Makes a token for an address of a user, in place of the one of that kind they had. `codeChallenge` makes its link one
 * of PKCE; `code` is the one that was sent, if it was.
 */
export async function makeToken(
  deps: AuthDeps,
  tx: PoolClient,
  wanted: { userId: string; kind: TokenKind; address: string; codeChallenge: string; code?: string },
): Promise<SentToken> {
  const { userId, kind, address, codeChallenge } = wanted;
  const code = wanted.code ?? newCode(deps, address);
  const link = (codeChallenge === "" ? "" : PKCE) + Buffer.from(deps.random(28)).toString("hex");
  await tx.query(
    `insert into auth.one_time_tokens (user_id, kind, token_hash, code_hash, relates_to, code_challenge, sent_at) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (user_id, kind) do update set token_hash = $3, code_hash = $4, relates_to = $5, code_challenge = $6, sent_at = $7, wrong_tries = 0, confirmed_at = null`,
    [userId, kind, linkHash(link), codeHash(deps, kind, address, code), address, codeChallenge, deps.clock()],
  );
  return { code, link };
}

/**
 * The token whose code was typed for an address, still to be used up; null when there is none, or it is over, or wrong:
 * then a try is gone. The rows stay locked until the transaction ends, so that tries sent at once are counted one by
 * one.
 */
export async function tokenOfCode(
  deps: AuthDeps,
  tx: PoolClient,
  asked: { kinds: readonly TokenKind[]; address: string; code: string; userId?: string },
): Promise<TokenRow | null> {
  const { kinds, address, code, userId } = asked;
  const found = await tx.query<TokenRow>(
    `select * from auth.one_time_tokens where relates_to = $1 and kind = any($2) and confirmed_at is null and ($3::uuid is null or user_id = $3)
      order by sent_at desc, user_id, kind limit 5 for update`,
    [address, kinds, userId ?? null],
  );
  const right = found.rows.filter(
    (row) =>
      isAlive(deps, row) &&
      row.wrong_tries < TRIES &&
      isSameText(row.code_hash, codeHash(deps, row.kind, address, code)),
  );
  await tx.query(
    "update auth.one_time_tokens set wrong_tries = wrong_tries + 1 where $3 and relates_to = $1 and kind = any($2)",
    [address, kinds, right.length === 0],
  );
  return right[0] ?? null;
}

/** The token whose link was opened, still to be used up, or null. */
export async function tokenOfLink(
  deps: AuthDeps,
  tx: PoolClient,
  kinds: readonly TokenKind[],
  link: string,
): Promise<TokenRow | null> {
  const found = await tx.query<TokenRow>(
    "select * from auth.one_time_tokens where token_hash = $1 and kind = any($2) and confirmed_at is null for update",
    [linkHash(link), kinds],
  );
  const row = found.rows[0];
  return row && isAlive(deps, row) ? row : null;
}

/** Uses up every token of a user: a code is good once, and one that worked makes the others pointless. */
export async function forgetTokens(tx: PoolClient, userId: string): Promise<void> {
  await tx.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
}

/** True while a token may still be used. */
export function isAlive(deps: AuthDeps, row: Pick<TokenRow, "kind" | "sent_at" | "relates_to">): boolean {
  const seconds = isPhone(row.relates_to) ? deps.config.smsCodeSeconds : lifeSeconds(deps, row.kind);
  return deps.clock().getTime() < row.sent_at.getTime() + seconds * 1000;
}

/** How long a token of a kind lives, sent by mail. */
export function lifeSeconds({ config }: AuthDeps, kind: TokenKind): number {
  return kind === "recovery" || kind === "reauthentication" ? config.codeSeconds : config.confirmationSeconds;
}

/** True when a link is one of PKCE: it hands out a code to exchange, not a session. */
export function isPkceLink(link: string): boolean {
  return link.startsWith(PKCE);
}

function isPhone(address: string): boolean {
  return /^\d+$/.test(address);
}

/** A code for an address: random digits, as many as the settings say. */
export function newCode(deps: AuthDeps, address: string): string {
  return deps.config.testCodes.get(address) ?? digits(deps);
}

// Every code as likely as another: what is beyond the last whole range is drawn again.
function digits({ config, random }: AuthDeps): string {
  const range = 10 ** config.codeDigits;
  const end = 2 ** 48 - (2 ** 48 % range);
  for (;;) {
    const drawn = Buffer.from(random(6)).readUIntBE(0, 6);
    if (drawn < end) return String(drawn % range).padStart(config.codeDigits, "0");
  }
}

/** What is kept of a code. Keyed: a million codes would be tried in a second on a stolen table. */
export function codeHash(deps: AuthDeps, kind: TokenKind | "factor", address: string, code: string): string {
  return createHmac("sha256", deps.installationKey).update(`${kind}\n${address}\n${code}`).digest("hex");
}

function linkHash(link: string): string {
  return createHash("sha256").update(link).digest("hex");
}
