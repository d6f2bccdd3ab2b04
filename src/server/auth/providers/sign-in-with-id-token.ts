import { retryOnceIfTaken } from "#server/auth/codes/ask-for-code.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, oauthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import { audit, inTransaction } from "#server/auth/ground/auth.repository.ts";
import type { AuthProvider } from "#server/auth/ground/providers-config.ts";
import { KNOWN_ISSUERS } from "#server/auth/ground/providers-config.ts";
import { linkIdentity, mayChangeIdentities } from "#server/auth/identities/link-identity.ts";
import { findOrCreatePerson } from "#server/auth/identities/person.ts";
import type { SessionAnswer } from "#server/auth/sessions/sessions.ts";
import { openSession, lockSessionAnswer } from "#server/auth/sessions/sessions.ts";
import type { CallbackPlace } from "./callback.ts";
import type { IdTokenRequest } from "./id-token.ts";
import { readIdToken } from "./id-token.ts";
import { findProvider } from "./provider-client.ts";

/**
 * POST /token?grant_type=id_token: a session for the ID token that an application got from the provider. With
 * `link_identity`, links one more identity to the signed-in user.
 */
export async function signInWithIdToken(
  deps: AuthDeps,
  body: Record<string, unknown>,
  authorization: string | undefined,
  { hangUpSignal, ...place }: CallbackPlace,
): Promise<SessionAnswer> {
  const provider = enabledProvider(deps, body.provider);
  const request: IdTokenRequest = {
    idToken: optionalText(body.id_token),
    accessToken: optionalText(body.access_token),
    nonce: optionalText(body.nonce),
  };
  if (request.idToken === "") throw oauthError("invalid request", "id_token required");
  if (body.link_identity === true)
    return linkByIdToken(deps, provider, request, authorization, { ...place, hangUpSignal });
  const claims = await readIdToken(deps, provider, request, hangUpSignal);
  return retryOnceIfTaken(() =>
    inTransaction(deps.pool, async (tx) => {
      const user = await findOrCreatePerson(deps, tx, claims, place.ip);
      await audit(tx, {
        id: deps.ids(),
        actorId: user.id,
        action: "login",
        details: { provider: provider.id },
        ip: place.ip,
        at: deps.clock(),
      });
      return openSession(deps, tx, user, "oauth", place);
    }),
  );
}

// Linking opens no session. The answer is the present session with the changed user.
async function linkByIdToken(
  deps: AuthDeps,
  provider: AuthProvider,
  request: IdTokenRequest,
  authorization: string | undefined,
  { hangUpSignal, ...place }: CallbackPlace,
): Promise<SessionAnswer> {
  const target = await mayChangeIdentities(deps, authorization);
  const claims = await readIdToken(deps, provider, request, hangUpSignal);
  return retryOnceIfTaken(() =>
    inTransaction(deps.pool, async (tx) => {
      const user = await linkIdentity(deps, tx, target, claims, place.ip);
      return lockSessionAnswer(deps, tx, user, target.sessionId);
    }),
  );
}

function enabledProvider({ config }: AuthDeps, name: unknown): AuthProvider {
  const provider = findProvider(config.providers, name);
  if (provider) return provider;
  if (typeof name !== "string" || name === "")
    throw oauthError("invalid request", "provider or client_id and issuer required");
  const issuer = KNOWN_ISSUERS.get(name === "microsoft" ? "azure" : name);
  if (issuer !== undefined)
    throw new AuthError(400, "provider_disabled", `Provider (issuer "${issuer}") is not enabled`);
  throw validationFailed(`Custom OIDC provider "${name.slice(0, 100)}" not allowed`);
}

function optionalText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "string" || value.length > 16_000 || value.includes("\u0000"))
    throw oauthError("invalid request", "Bad ID token");
  return value;
}
