import { returnCodeTry, countCodeTry } from "#server/auth/devices/password-tries.ts";
import type { FirstProof } from "#server/auth/first-proof/first-proof.ts";
import { markProved, settleFirstProof } from "#server/auth/first-proof/first-proof.ts";
import type { ProofPlace } from "#server/auth/first-proof/sign-up-of-prover.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, inTransaction, findUserById } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, loginOf } from "#server/auth/ground/credentials.ts";
import { forgetWrongTries } from "#server/auth/ground/limits.ts";
import type { TokenKind, TokenRow } from "#server/auth/messages/one-time-tokens.repository.ts";
import { forgetTokens, checkTypedCode, lockOpenedToken } from "#server/auth/messages/one-time-tokens.ts";
import type { CallOrigin, SessionAnswer } from "#server/auth/sessions/sessions.ts";
import { isBanned, openSession } from "#server/auth/sessions/sessions.ts";
import { markConfirmed } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { confirmChange } from "./email-change.ts";
import { confirmPhoneChange } from "./phone-change.ts";

/** The answer to the first of the two confirmations of a change of address. It holds no session yet. */
export const FIRST_OF_TWO = {
  code: "200",
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
} as const;

const KINDS: Record<string, readonly TokenKind[]> = {
  signup: ["confirmation"],
  invite: ["confirmation"],
  magiclink: ["recovery"],
  recovery: ["recovery"],
  email: ["confirmation", "recovery"],
  email_change: ["email_change_current", "email_change_new"],
  sms: ["sms"],
  phone_change: ["phone_change"],
};

/** POST /verify: a session for a typed code, or for the secret of a link. */
export async function verify(
  deps: AuthDeps,
  rawBody: unknown,
  place: CallOrigin,
): Promise<SessionAnswer | typeof FIRST_OF_TWO> {
  const body = bodyOf(rawBody);
  const [type, code, link] = [optionalText(body.type), optionalText(body.token), optionalText(body.token_hash)];
  if (type === "") throw validationFailed("Verify requires a verification type");
  if ((code === "") === (link === "")) throw validationFailed("Verify requires either a token or a token hash");
  const open: AfterProof<SessionAnswer> = async (tx, user, _token, firstProof) => ({
    ...(await openSession(deps, tx, user, "otp", place)),
    ...choosePasswordField(firstProof),
  });
  if (link !== "") return redeemLink(deps, { type, link, place }, open);
  const login = loginOf(body, deps.config);
  if (!login) throw validationFailed("Only an email address or phone number should be provided on verify");
  const refusal = new AuthError(403, "otp_expired", "Token has expired or is invalid");
  const kinds = kindsOf(type);
  const codeTry = await countCodeTry(deps, login, place);
  const answer = await redeem(
    deps,
    (tx) => checkTypedCode(deps, tx, { kinds, address: login.email || login.phone, code }),
    { refusal, place, isByLink: false },
    open,
  );
  await returnCodeTry(deps, codeTry);
  return answer;
}

/** Uses up the secret of a link, then does what the link is for. */
export async function redeemLink<T>(
  deps: AuthDeps,
  { type, link, place }: { type: string; link: string; place: CallOrigin },
  afterProof: AfterProof<T>,
): Promise<T | typeof FIRST_OF_TWO> {
  const refusal = new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  const kinds = kindsOf(type);
  return redeem(deps, (tx) => lockOpenedToken(deps, tx, kinds, link), { refusal, place, isByLink: true }, afterProof);
}

/** Runs after a token has proved an address, and gives the answer. `firstProof` is the outcome of a first proof. */
export type AfterProof<T> = (tx: PoolClient, user: UserRow, token: TokenRow, firstProof: FirstProof) => Promise<T>;

/** The field that makes our page ask for a new password, when a first proof has removed the password. */
export function choosePasswordField({ isPasswordRemoved }: FirstProof): {
  choose_password?: "true";
} {
  return isPasswordRemoved ? { choose_password: "true" } : {};
}

async function redeem<T>(
  deps: AuthDeps,
  findToken: (tx: PoolClient) => Promise<TokenRow | null>,
  { refusal, place, isByLink }: { refusal: AuthError; place: CallOrigin; isByLink: boolean },
  afterProof: AfterProof<T>,
): Promise<T | typeof FIRST_OF_TWO> {
  const outcome = await inTransaction(deps.pool, async (tx) => {
    const token = await findToken(tx);
    // The user is locked. When both mailboxes confirm at once, the second confirmation waits and completes the change.
    const user = token && (await findUserById(tx, token.user_id, "for no key update"));
    // The error is returned, not thrown: a rollback would give the try back.
    if (!token || !user) {
      await audit(tx, { id: deps.ids(), actorId: null, action: "verify_failed", ip: place.ip, at: deps.clock() });
      return refusal;
    }
    if (isBanned(user, deps.clock())) return new AuthError(403, "user_banned", "User is banned");
    const result = await prove(deps, tx, user, token, { place, isByLink, codeChallenge: token.code_challenge });
    if (result === "stale") return refusal;
    if (result === "first") return FIRST_OF_TWO;
    await audit(tx, {
      id: deps.ids(),
      actorId: user.id,
      action: `verified_${token.kind}`,
      ip: place.ip,
      at: deps.clock(),
    });
    return afterProof(tx, result.user, token, result.firstProof);
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

type ProofResult = { user: UserRow; firstProof: FirstProof };

async function prove(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  token: TokenRow,
  proof: ProofPlace,
): Promise<ProofResult | "first" | "stale"> {
  if (token.kind !== "phone_change" && !token.kind.startsWith("email_change"))
    return confirmAddress(deps, tx, user, token, proof);
  const changedUser = await (token.kind === "phone_change"
    ? confirmPhoneChange(deps, tx, user, token)
    : confirmChange(deps, tx, user, token));
  return typeof changedUser === "string"
    ? changedUser
    : { user: changedUser, firstProof: { user: changedUser, isPasswordRemoved: false, signUpToRestore: null } };
}

async function confirmAddress(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  token: TokenRow,
  proof: ProofPlace,
): Promise<ProofResult | "stale"> {
  const login = token.kind === "sms" ? "phone" : "email";
  if (token.relates_to !== user[login]) return "stale";
  await forgetTokens(tx, user.id);
  if (token.kind === "recovery" || token.kind === "sms") await forgetWrongTries(tx, user[login]);
  const firstProof = await settleFirstProof(deps, tx, user, login, proof);
  await markProved(deps, tx, firstProof.user.id, login);
  return { user: await markConfirmed(deps, tx, firstProof.user.id, login), firstProof };
}

function kindsOf(type: string): readonly TokenKind[] {
  const kinds = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kinds) throw validationFailed("Unsupported verification type");
  return kinds;
}

function optionalText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" || value.length > 500 || value.includes("\u0000"))
    throw validationFailed("Could not read the token given");
  return value.trim();
}
