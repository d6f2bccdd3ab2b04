import { countPasswordTry, returnPasswordTry } from "#server/auth/devices/password-tries.ts";
import { exchangeFlowCode } from "#server/auth/flow-codes/pkce.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, invalidCredentials, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { Login, UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, findUserByLogin } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, loginOf } from "#server/auth/ground/credentials.ts";
import { isHashOutdated } from "#server/auth/passwords/password-hash.ts";
import { judgePasswordAtSignIn } from "#server/auth/passwords/password-judgement.ts";
import { hashPassword, isPassword } from "#server/auth/passwords/passwords.ts";
import type { CallbackPlace } from "#server/auth/providers/callback.ts";
import { signInWithIdToken } from "#server/auth/providers/sign-in-with-id-token.ts";
import type { CallOrigin, SessionAnswer } from "#server/auth/sessions/sessions.ts";
import { isBanned, openSession, refreshSession } from "#server/auth/sessions/sessions.ts";
import { replacePasswordHash } from "./accounts.repository.ts";

/**
 * POST /token: a session from a password, a refresh token, the code of a link or a provider's ID token. Other grants
 * are refused with the protocol's error.
 */
export async function signIn(
  deps: AuthDeps,
  grantType: unknown,
  rawBody: unknown,
  place: CallbackPlace,
  authorization?: string,
): Promise<SessionAnswer> {
  const body = bodyOf(rawBody);
  if (grantType === "refresh_token") return refreshSession(deps, body.refresh_token);
  if (grantType === "password") return signInWithPassword(deps, body, place);
  if (grantType === "pkce") return exchangeFlowCode(deps, body, place);
  if (grantType === "id_token") return signInWithIdToken(deps, body, authorization, place);
  if (grantType === "web3") throw noWeb3(body.chain);
  throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
}

function noWeb3(chain: unknown): AuthError {
  if (chain !== "solana" && chain !== "ethereum")
    return new AuthError(400, "web3_unsupported_chain", "Unsupported chain");
  return new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
}

async function signInWithPassword(
  deps: AuthDeps,
  body: Record<string, unknown>,
  place: CallOrigin,
): Promise<SessionAnswer> {
  const login = loginOf(body, deps.config);
  if (!login) throw validationFailed("missing email or phone");
  const password = typeof body.password === "string" ? body.password : "";
  const user = await findUserByLogin(deps.pool, login);
  const passwordTry = await countPasswordTry(deps, login.email || login.phone, user, place);
  const isRight = password.length <= 1_000 && (await isPassword(user?.password_hash ?? null, password, deps.config));
  if (!user || !isRight) throw await auditFailure(deps, user, place, invalidCredentials());
  await returnPasswordTry(deps, passwordTry);
  const refusal = signInRefusal(deps, user, login);
  if (refusal) throw await auditFailure(deps, user, place, refusal);
  const passwordHash = await upgradeHash(deps, user.password_hash!, password, user.id);
  const session = await openSession(deps, deps.pool, user, "password", place, { action: "login", passwordHash });
  // The password may be older than the present rules. The user is warned and still signs in.
  const weak_password = await judgePasswordAtSignIn(deps, user, passwordHash, password);
  return weak_password ? { ...session, weak_password } : session;
}

async function auditFailure(
  deps: AuthDeps,
  user: UserRow | null,
  place: CallOrigin,
  refusal: AuthError,
): Promise<AuthError> {
  await audit(deps.pool, {
    id: deps.ids(),
    actorId: user?.id ?? null,
    action: "login_failed",
    ip: place.ip,
    at: deps.clock(),
    details: { code: refusal.code },
  });
  return refusal;
}

// Only a caller who knows the password learns this.
function signInRefusal(deps: AuthDeps, user: UserRow, login: Login): AuthError | null {
  if (isBanned(user, deps.clock())) return new AuthError(400, "user_banned", "User is banned");
  if (login.email && !user.email_confirmed_at) return new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (login.phone && !user.phone_confirmed_at) return new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
  return null;
}

async function upgradeHash(deps: AuthDeps, hash: string, password: string, userId: string): Promise<string> {
  if (!isHashOutdated(hash, deps.config.passwordCost)) return hash;
  const newHash = await hashPassword(password, deps.config);
  return (await replacePasswordHash(deps.pool, userId, hash, newHash)) ? newHash : hash;
}
