import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { SessionRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import { errorCode } from "#server/error-code.ts";
import { isId } from "#server/ids.ts";
import { SignJWT, decodeProtectedHeader, jwtVerify } from "jose";
import type { AccessClaims } from "./access-claims.ts";
import { API_KEY_ISSUER, isApiKey } from "./api-keys.ts";
import type { VerifyKey } from "./signing-keys.ts";
import { loadSigningKeys } from "./signing-keys.ts";

const CLOCK_SKEW_SECONDS = 60;
const REMEMBERED_TOKENS = 2_000;
const REASONS: Record<string, string> = {
  ERR_JWT_EXPIRED: "token is expired",
  ERR_JWS_INVALID: "token is malformed",
  ERR_JWT_INVALID: "token is malformed",
  ERR_JWT_CLAIM_VALIDATION_FAILED: "token has invalid claims",
};

/**
 * A signed access token for a session (docs/sign-in-protocol.md#keys-and-tokens), and the second at which it expires.
 */
export async function issueAccessToken(
  deps: AuthDeps,
  user: UserRow,
  session: SessionRow,
  amr: { method: string; at: Date }[],
) {
  const keys = await loadSigningKeys(deps);
  const issuedAt = Math.floor(deps.clock().getTime() / 1000);
  const expiresAt = issuedAt + deps.config.tokenSeconds;
  const token = await new SignJWT({
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: amr.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: keys.sign.algorithm, typ: "JWT", kid: keys.kid })
    .setIssuer(deps.config.issuer)
    .setSubject(user.id)
    .setAudience("authenticated")
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.sign.key);
  return { token, expiresAt };
}

/**
 * Reads a bearer header. `kid` chooses one of our keys, which verifies only tokens of its algorithm. Issuer, audience
 * and times are checked. Throws 401 `no_authorization` or 403 `bad_jwt`, also for an API key, which stands for no user.
 * The caller of this function checks the session.
 */
export async function readAccessToken(deps: AuthDeps, authorization: string | undefined): Promise<AccessClaims> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const cachedClaims = (await loadSigningKeys(deps)).verifiedTokens.get(token);
  if (cachedClaims && deps.clock().getTime() / 1000 < cachedClaims.exp + CLOCK_SKEW_SECONDS) return cachedClaims;
  const { verify, verifiedTokens } = await loadSigningKeys(deps, kidOf(token));
  const claims = await verifyToken(deps, verify, token);
  if (verifiedTokens.size >= REMEMBERED_TOKENS) verifiedTokens.clear();
  verifiedTokens.set(token, claims);
  return claims;
}

function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

async function verifyToken(deps: AuthDeps, keys: ReadonlyMap<string, VerifyKey>, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid, alg }) => {
        const verifyKey = keys.get(kid ?? "");
        if (!verifyKey || verifyKey.algorithm !== alg) throw new Error("unknown key");
        return verifyKey.key;
      },
      {
        algorithms: ["ES256", "HS256"],
        issuer: [deps.config.issuer, API_KEY_ISSUER],
        currentDate: deps.clock(),
        clockTolerance: CLOCK_SKEW_SECONDS,
        requiredClaims: ["exp"],
      },
    );
    if (!payload.sub) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
    if (!isId(payload.sub)) throw new AuthError(403, "bad_jwt", "invalid claim: sub claim must be a UUID");
    if (payload.iss !== deps.config.issuer || payload.aud !== "authenticated") throw new Error("not an access token");
    // Our own key signed it, so its claims are those that we write.
    return payload as unknown as AccessClaims;
  } catch (error) {
    if (error instanceof AuthError) throw error;
    // An API key stays valid when the signing key that signed it is replaced.
    if (await isApiKey(deps, token)) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
    const reason = REASONS[errorCode(error)] ?? "signature is invalid";
    throw new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}
