import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { deleteSession } from "#server/auth/sessions/sessions.repository.ts";
import type { TokenOwner } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { waitingRoom } from "#server/http/waiting-room.ts";
import { isId } from "#server/ids.ts";
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import type { SignInService } from "./hosted-sign-in.ts";
import { PATIENCE_MS, askForUser } from "./hosted-sign-in.ts";
import { keepUser } from "./known-users.repository.ts";

/**
 * How long the service's answer about a session is trusted. Signing out at the service takes effect here within this
 * time.
 */
const TRUSTED_MS = 30_000;
const REMEMBERED_TOKENS = 2_000;
const SKEW_SECONDS = 60;
const ALGORITHMS = ["ES256", "RS256", "EdDSA"];

type Claims = { sub: string; session_id: string; aal: string; exp: number };
/**
 * `isSigned`: verified with the keys that the service publishes. Otherwise only the service's answer vouches for the
 * token.
 */
type CheckedToken = { claims: Claims; isSigned: boolean; checkedAt: number };

/**
 * Reads bearers of a hosted service. Signed tokens are verified with its published keys. For other tokens the service
 * is asked. In both cases the service is asked every half minute whether the session is alive. Null for an invalid
 * token. Throws 503 while the service is down and the token is not known yet.
 */
export function hostedTokens(
  deps: AuthDeps,
  service: SignInService,
): (authorization: string | undefined) => Promise<TokenOwner | null> {
  const verifyToken = signatureVerifier(deps, service);
  const room = waitingRoom({ name: "the sign-in service", patienceMs: PATIENCE_MS, places: 100 });
  const checkedTokens = new Map<string, CheckedToken>();
  const readings = new Map<string, Promise<CheckedToken | null>>();

  async function read(token: string): Promise<CheckedToken | null> {
    const cachedToken = checkedTokens.get(token);
    const now = deps.clock().getTime();
    if (cachedToken && now / 1000 >= cachedToken.claims.exp + SKEW_SECONDS) return null;
    if (cachedToken && now - cachedToken.checkedAt < TRUSTED_MS) return cachedToken;
    return cachedToken ? confirmWithService(token, cachedToken) : checkNewToken(token);
  }

  async function checkNewToken(token: string): Promise<CheckedToken | null> {
    const isSigned = ALGORITHMS.includes(algorithmOf(token));
    const claims = isSigned ? await verifyToken(token) : claimsOf(token);
    if (!claims || deps.clock().getTime() / 1000 >= claims.exp + SKEW_SECONDS) return null;
    return confirmWithService(token, { claims, isSigned, checkedAt: 0 });
  }

  async function confirmWithService(token: string, checkedToken: CheckedToken): Promise<CheckedToken | null> {
    const user = await room((signal) => askForUser(service, token, signal)).catch((error: unknown) => {
      // A signed token whose session was alive a moment ago stays valid while the service is down.
      if (checkedToken.isSigned && checkedToken.checkedAt > 0) return undefined;
      throw serviceUnavailable(deps, error);
    });
    if (user === undefined) return checkedToken;
    if (user === null || user.id !== checkedToken.claims.sub) {
      checkedTokens.delete(token);
      if (checkedToken.isSigned || checkedToken.checkedAt > 0)
        await deleteSession(deps.pool, checkedToken.claims.session_id);
      return null;
    }
    await keepUser(deps, user, {
      id: checkedToken.claims.session_id,
      aal: checkedToken.claims.aal === "aal2" ? "aal2" : "aal1",
    });
    if (checkedTokens.size >= REMEMBERED_TOKENS) checkedTokens.clear();
    const confirmedToken = { ...checkedToken, checkedAt: deps.clock().getTime() };
    checkedTokens.set(token, confirmedToken);
    return confirmedToken;
  }

  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
    if (!token) return null;
    // Calls with the same token at the same time share one request to the service.
    const reading = readings.get(token) ?? read(token).finally(() => readings.delete(token));
    readings.set(token, reading);
    const checkedToken = await reading;
    return checkedToken && { userId: checkedToken.claims.sub, sessionId: checkedToken.claims.session_id };
  };
}

// Gives the claims of a token that one of the service's published keys signed, or null for any other token.
function signatureVerifier(deps: AuthDeps, service: SignInService): (token: string) => Promise<Claims | null> {
  const keys = createRemoteJWKSet(new URL(`${service.url}/.well-known/jwks.json`), { timeoutDuration: PATIENCE_MS });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer: service.issuer,
        audience: "authenticated",
        currentDate: deps.clock(),
        clockTolerance: SKEW_SECONDS,
        requiredClaims: ["exp"],
      });
      return readClaims(payload);
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
        throw serviceUnavailable(deps, error);
      return null;
    }
  };
}

function serviceUnavailable(deps: AuthDeps, error: unknown): ApiError {
  deps.log.error({ err: error }, "the sign-in service does not answer");
  return new ApiError(503, "unavailable", signInMessages.serviceUnavailable);
}

function algorithmOf(token: string): string {
  try {
    return decodeProtectedHeader(token).alg ?? "";
  } catch {
    return "";
  }
}

// The claims are not verified here: the service is asked about the token afterwards.
function claimsOf(token: string): Claims | null {
  try {
    return readClaims(decodeJwt(token));
  } catch {
    return null;
  }
}

function readClaims({ sub, exp, session_id, aal }: JWTPayload): Claims | null {
  const isReadable = isId(sub ?? "") && typeof session_id === "string" && isId(session_id) && exp !== undefined;
  return isReadable ? { sub: sub!, session_id, exp, aal: String(aal) } : null;
}
