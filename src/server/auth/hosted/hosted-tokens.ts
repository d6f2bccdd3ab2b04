import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import type { TokenOwner } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { isId } from "#server/ids.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { waitingRoom } from "#server/http/waiting-room.ts";
import type { SignInService } from "./hosted-sign-in.ts";
import { PATIENCE_MS, askForUser } from "./hosted-sign-in.ts";
import { keepUser } from "./known-users.repository.ts";
import { deleteSession } from "#server/auth/sessions/sessions.repository.ts";

/** How old what the service said of a session may be: signing out there takes effect here within this time. */
const TRUSTED_MS = 30_000;
const REMEMBERED_TOKENS = 2_000;
const SKEW_SECONDS = 60;
const ALGORITHMS = ["ES256", "RS256", "EdDSA"];

type Claims = { sub: string; session_id: string; aal: string; exp: number };
/** `isSigned`: verified with the service's published keys; otherwise on its word alone. */
type Known = { claims: Claims; isSigned: boolean; saidAt: number };

/**
 * Reads bearers of a hosted service: by its published keys and issuer where it has some, else by asking who it is for;
 * then, in both cases, by asking every half minute whether the session is alive. Null: no valid token. Throws 503 while
 * the service is away and nothing is known yet.
 */
export function hostedTokens(
  deps: AuthDeps,
  service: SignInService,
): (authorization: string | undefined) => Promise<TokenOwner | null> {
  const keys = createRemoteJWKSet(new URL(`${service.url}/.well-known/jwks.json`), { timeoutDuration: PATIENCE_MS });
  const room = waitingRoom({ name: "the sign-in service", patienceMs: PATIENCE_MS, places: 100 });
  const known = new Map<string, Known>();
  const asked = new Map<string, Promise<Known | null>>();

  async function read(token: string): Promise<Known | null> {
    const before = known.get(token);
    const now = deps.clock().getTime();
    if (before && now / 1000 >= before.claims.exp + SKEW_SECONDS) return null;
    if (before && now - before.saidAt < TRUSTED_MS) return before;
    return before ? confirm(token, before) : examine(token);
  }

  async function examine(token: string): Promise<Known | null> {
    const isSigned = ALGORITHMS.includes(algorithmOf(token));
    const claims = isSigned ? await verified(token) : claimsOf(token);
    if (!claims || deps.clock().getTime() / 1000 >= claims.exp + SKEW_SECONDS) return null;
    return confirm(token, { claims, isSigned, saidAt: 0 });
  }

  async function verified(token: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        issuer: service.issuer,
        audience: "authenticated",
        currentDate: deps.clock(),
        clockTolerance: SKEW_SECONDS,
        requiredClaims: ["exp"],
      });
      return asClaims(payload);
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw away(error);
      return null;
    }
  }

  async function confirm(token: string, one: Known): Promise<Known | null> {
    const user = await room((signal) => askForUser(service, token, signal)).catch((error: unknown) => {
      // Signed, and known to be alive a moment ago: what the service would say is not worth keeping people out.
      if (one.isSigned && one.saidAt > 0) return undefined;
      throw away(error);
    });
    if (user === undefined) return one;
    if (user === null || user.id !== one.claims.sub) {
      known.delete(token);
      if (one.isSigned || one.saidAt > 0) await deleteSession(deps.pool, one.claims.session_id);
      return null;
    }
    await keepUser(deps, user, { id: one.claims.session_id, aal: one.claims.aal === "aal2" ? "aal2" : "aal1" });
    if (known.size >= REMEMBERED_TOKENS) known.clear();
    const confirmed = { ...one, saidAt: deps.clock().getTime() };
    known.set(token, confirmed);
    return confirmed;
  }

  function away(error: unknown): ApiError {
    deps.log.error({ err: error }, "the sign-in service does not answer");
    return new ApiError(
      503,
      "unavailable",
      "Le service de connexion ne répond pas. Rien n'est perdu : réessaie dans un instant.",
    );
  }

  return async (authorization) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
    if (!token) return null;
    // Ten calls of a page at once ask once.
    const reading = asked.get(token) ?? read(token).finally(() => asked.delete(token));
    asked.set(token, reading);
    const one = await reading;
    return one && { userId: one.claims.sub, sessionId: one.claims.session_id };
  };
}

function algorithmOf(token: string): string {
  try {
    return decodeProtectedHeader(token).alg ?? "";
  } catch {
    return "";
  }
}

// Read without trust: the service is asked whether it is its own.
function claimsOf(token: string): Claims | null {
  try {
    return asClaims(decodeJwt(token));
  } catch {
    return null;
  }
}

function asClaims({ sub, exp, session_id, aal }: JWTPayload): Claims | null {
  const readable = isId(sub ?? "") && typeof session_id === "string" && isId(session_id) && exp !== undefined;
  return readable ? { sub: sub!, session_id, exp, aal: String(aal) } : null;
}
