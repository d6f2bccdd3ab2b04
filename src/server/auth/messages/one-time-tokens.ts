import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { isSameText } from "#server/same-text.ts";
import { sha256Hex } from "#server/sha256.ts";
import { createHmac } from "node:crypto";
import type { PoolClient } from "pg";
import type { TokenKind, TokenRow } from "./one-time-tokens.repository.ts";
import {
  countWrongCode,
  deleteTokens,
  lockTokenOfLink,
  lockTokensOfAddress,
  saveToken,
} from "./one-time-tokens.repository.ts";

/** The code and the secret of the link. Both are sent and not stored. */
export type SentToken = { code: string; link: string };

/** Wrong tries after which even the right code is refused. */
const TRIES = 5;
const PKCE = "pkce_";

/**
 * Creates a token for an address of a user, which replaces the user's token of that kind. With `codeChallenge` its link
 * is a PKCE link. `code` is the code when it has already been sent.
 */
export async function makeToken(
  deps: AuthDeps,
  tx: PoolClient,
  request: { userId: string; kind: TokenKind; address: string; codeChallenge: string; code?: string },
): Promise<SentToken> {
  const { userId, kind, address, codeChallenge } = request;
  const code = request.code ?? newCode(deps, address);
  const link = (codeChallenge === "" ? "" : PKCE) + Buffer.from(deps.random(28)).toString("hex");
  await saveToken(tx, {
    user_id: userId,
    kind,
    token_hash: linkHash(link),
    code_hash: codeHash(deps, kind, address, code),
    relates_to: address,
    code_challenge: codeChallenge,
    sent_at: deps.clock(),
  });
  return { code, link };
}

/**
 * The token whose code was typed for an address. It is not used up here. Null when the token is missing or expired, or
 * when the code is wrong, which costs a try. The rows stay locked until the transaction ends, so that tries sent at
 * once are counted separately.
 */
export async function checkTypedCode(
  deps: AuthDeps,
  tx: PoolClient,
  request: { kinds: readonly TokenKind[]; address: string; code: string; userId?: string },
): Promise<TokenRow | null> {
  const { kinds, address, code, userId } = request;
  const tokens = await lockTokensOfAddress(tx, { address, kinds, userId });
  const matches = tokens.filter(
    (row) =>
      isTokenAlive(deps, row) &&
      row.wrong_tries < TRIES &&
      isSameText(row.code_hash, codeHash(deps, row.kind, address, code)),
  );
  await countWrongCode(tx, { address, kinds, isWrong: matches.length === 0 });
  return matches[0] ?? null;
}

/** The token whose link was opened, or null. It is not used up here. */
export async function lockOpenedToken(
  deps: AuthDeps,
  tx: PoolClient,
  kinds: readonly TokenKind[],
  link: string,
): Promise<TokenRow | null> {
  const token = await lockTokenOfLink(tx, kinds, linkHash(link));
  return token && isTokenAlive(deps, token) ? token : null;
}

/** Uses up every token of a user. A code works once, and after it the user's other codes are pointless. */
export async function forgetTokens(tx: PoolClient, userId: string): Promise<void> {
  await deleteTokens(tx, userId);
}

/** True while a token may still be used. */
export function isTokenAlive(deps: AuthDeps, row: Pick<TokenRow, "kind" | "sent_at" | "relates_to">): boolean {
  const seconds = isPhone(row.relates_to) ? deps.config.smsCodeSeconds : lifeSeconds(deps, row.kind);
  return deps.clock().getTime() < row.sent_at.getTime() + seconds * 1000;
}

/** How long a token of a kind, sent by mail, stays valid. */
export function lifeSeconds({ config }: AuthDeps, kind: TokenKind): number {
  return kind === "recovery" || kind === "reauthentication" ? config.codeSeconds : config.confirmationSeconds;
}

/** True for a PKCE link. It gives a code to exchange, and not a session. */
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

// Numbers above the last whole range are drawn again, so that every code is equally likely.
function digits({ config, random }: AuthDeps): string {
  const range = 10 ** config.codeDigits;
  const end = 2 ** 48 - (2 ** 48 % range);
  for (;;) {
    const number = Buffer.from(random(6)).readUIntBE(0, 6);
    if (number < end) return String(number % range).padStart(config.codeDigits, "0");
  }
}

/** The stored hash of a code. It is keyed, because a million codes can be tried in a second on a stolen table. */
export function codeHash(deps: AuthDeps, kind: TokenKind | "factor", address: string, code: string): string {
  return createHmac("sha256", deps.installationKey).update(`${kind}\n${address}\n${code}`).digest("hex");
}

function linkHash(link: string): string {
  return sha256Hex(link);
}
