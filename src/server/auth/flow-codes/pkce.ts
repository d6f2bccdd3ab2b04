import { restoreSignUp } from "#server/auth/first-proof/first-proof.ts";
import type { SignUpChoice } from "#server/auth/first-proof/sign-ups.repository.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import { inTransaction, findUserById } from "#server/auth/ground/auth.repository.ts";
import { insertFlow, takeFlowRow } from "#server/auth/ground/flow-state.repository.ts";
import type { CallOrigin, SessionAnswer } from "#server/auth/sessions/sessions.ts";
import { isBanned, openSession } from "#server/auth/sessions/sessions.ts";
import { isSameText } from "#server/same-text.ts";
import { sha256Hex } from "#server/sha256.ts";
import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import type { ProviderTokens } from "./provider-tokens.ts";
import { openTokens, sealTokens } from "./provider-tokens.ts";

// A link opened in a browser gives a code that only the program which asked for the link can exchange (RFC 7636). The
// method `plain` is refused.

/** The PKCE challenge of a body, or "" when the body asks for no PKCE. An incomplete or wrong challenge is refused. */
export function codeChallengeOf(body: Record<string, unknown>): string {
  const [challenge, method] = [body.code_challenge ?? "", body.code_challenge_method ?? ""];
  if (challenge === "" && method === "") return "";
  if (challenge === "" || method === "")
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  if (typeof method !== "string" || method.toLowerCase() !== "s256")
    throw validationFailed("code challenge method must be s256");
  if (typeof challenge !== "string" || !/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw validationFailed("code challenge has to be between 43 and 128 unreserved characters");
  return challenge;
}

/**
 * Creates the code that a link or a provider's answer gives. The code works once and for five minutes. Only its hash is
 * stored, and the provider's tokens are sealed.
 */
export async function makeFlowCode(
  deps: AuthDeps,
  tx: PoolClient,
  flow: {
    userId: string;
    codeChallenge: string;
    method?: "otp" | "oauth";
    tokens?: ProviderTokens;
    signUpToRestore?: SignUpChoice | null;
  },
): Promise<string> {
  const code = Buffer.from(deps.random(24)).toString("base64url");
  const signUp = flow.signUpToRestore;
  const choice = signUp && { password_hash: signUp.password_hash, data: signUp.data };
  const details = { ...(flow.tokens && { tokens: sealTokens(deps, flow.tokens) }), ...(choice && { held: choice }) };
  await insertFlow(tx, {
    id: deps.ids(),
    user_id: flow.userId,
    kind: flow.method ?? "otp",
    auth_code: hashOf(code),
    code_challenge: flow.codeChallenge,
    details,
    created_at: deps.clock(),
  });
  return code;
}

/** POST /token?grant_type=pkce: a session for the code of a link and the verifier of the program that asked for it. */
export async function exchangeFlowCode(
  deps: AuthDeps,
  body: Record<string, unknown>,
  place: CallOrigin,
): Promise<SessionAnswer & ProviderTokens> {
  const { auth_code: code, code_verifier: verifier } = body;
  if (typeof code !== "string" || typeof verifier !== "string" || code === "" || verifier === "")
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
  const outcome = await inTransaction(deps.pool, async (tx) => {
    // The code is deleted even when the call fails. It works once, and a wrong verifier ends it.
    const flow = await takeFlowRow(tx, hashOf(code), ["otp", "oauth"]);
    const user = flow?.user_id ? await findUserById(tx, flow.user_id) : null;
    if (!flow || !user)
      return new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
    if (deps.clock().getTime() >= flow.created_at.getTime() + deps.config.flowSeconds * 1000)
      return new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    if (!isChallengeOf(flow.code_challenge, verifier))
      return new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
    if (isBanned(user, deps.clock())) return new AuthError(400, "user_banned", "User is banned");
    // Only the person who signed up has the verifier, so the choice of that sign-up is restored.
    const { held: signUp, tokens } = flow.details as { tokens?: unknown; held?: SignUpChoice };
    if (signUp) await restoreSignUp(tx, user, signUp);
    return { ...(await openSession(deps, tx, user, flow.kind, place)), ...openTokens(deps, tokens) };
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

function isChallengeOf(challenge: string, verifier: string): boolean {
  const hash = createHash("sha256").update(verifier).digest("base64url");
  return isSameText(hash, challenge);
}

function hashOf(code: string): string {
  return sha256Hex(code);
}
