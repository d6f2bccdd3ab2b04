import { retryOnceIfTaken } from "#server/auth/codes/ask-for-code.ts";
import { sessionFields, withFragment, withQuery } from "#server/auth/codes/follow-link.ts";
import { makeFlowCode } from "#server/auth/flow-codes/pkce.ts";
import type { ProviderTokens } from "#server/auth/flow-codes/provider-tokens.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, oauthError } from "#server/auth/ground/auth-error.ts";
import { audit, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { linkIdentity } from "#server/auth/identities/link-identity.ts";
import { findOrCreatePerson } from "#server/auth/identities/person.ts";
import type { ProviderClaims } from "#server/auth/identities/provider-claims.ts";
import { readProviderClaims } from "#server/auth/identities/provider-claims.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { openSession, lockSessionAnswer } from "#server/auth/sessions/sessions.ts";
import { authorizationCodeGrant, fetchUserInfo } from "openid-client";
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from "openid-client";
import { callbackUrl } from "./authorize.ts";
import type { Flow } from "./flow.ts";
import { flowSecrets, isSameVisitor, takeFlow } from "./flow.ts";
import type { ProviderClient } from "./provider-client.ts";
import { askProvider, providerOf } from "./provider-client.ts";
import { withProblem } from "./provider-error.ts";

/** The answer of a provider, in the address or as a form. */
export type Answer = Record<string, unknown>;

/** The browser that comes back, and the signal that it has hung up. */
export type CallbackPlace = CallOrigin & { hangUpSignal: AbortSignal };

/**
 * GET or POST /callback: the address to which the browser goes, with a session, a code to exchange or an error. The
 * state works once. The provider's code is exchanged before anything is written.
 */
export async function answerCallback(
  deps: AuthDeps,
  answer: Answer,
  { hangUpSignal, ...place }: CallbackPlace,
): Promise<string> {
  const state = textOrEmpty(answer.state);
  const flow =
    state === ""
      ? new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing")
      : await takeFlow(deps, state);
  if (flow instanceof AuthError) return withProblem(deps.config.siteUrl, flow, false);
  if (!isSameVisitor(deps, flow, place))
    return withProblem(
      deps.config.siteUrl,
      new AuthError(400, "bad_oauth_state", "OAuth state was given to another browser"),
      false,
    );
  try {
    return await completeFlow(deps, flow, await askForProof(deps, flow, { answer, state, hangUpSignal }), place);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return withProblem(flow.redirectTo, error, flow.codeChallenge !== "");
  }
}

async function completeFlow(
  deps: AuthDeps,
  flow: Flow,
  { claims, tokens }: { claims: ProviderClaims; tokens: ProviderTokens },
  place: CallOrigin,
): Promise<string> {
  if (flow.link && !deps.config.manualLinkingEnabled)
    throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  return retryOnceIfTaken(() =>
    inTransaction(deps.pool, async (tx) => {
      const user = flow.link
        ? await linkIdentity(deps, tx, flow.link, claims, place.ip)
        : await findOrCreatePerson(deps, tx, claims, place.ip);
      await audit(tx, {
        id: deps.ids(),
        actorId: user.id,
        action: "login",
        details: { provider: claims.provider },
        ip: place.ip,
        at: deps.clock(),
      });
      if (flow.codeChallenge !== "")
        return withQuery(flow.redirectTo, {
          code: await makeFlowCode(deps, tx, {
            userId: user.id,
            codeChallenge: flow.codeChallenge,
            method: "oauth",
            tokens,
          }),
        });
      // Linking opens no session. The present one stays as it is, with its level.
      const answer = flow.link
        ? await lockSessionAnswer(deps, tx, user, flow.link.sessionId)
        : await openSession(deps, tx, user, "oauth", place);
      const { type: _none, ...session } = sessionFields(answer, "");
      return withFragment(flow.redirectTo, { ...session, ...tokens });
    }),
  );
}

// Exchanges the code at the provider, with the secrets of this flow, for a proof of who the person is.
async function askForProof(
  deps: AuthDeps,
  flow: Flow,
  { answer, state, hangUpSignal }: { answer: Answer; state: string; hangUpSignal: AbortSignal },
): Promise<{ claims: ProviderClaims; tokens: ProviderTokens }> {
  const provider = providerOf(deps, flow.provider);
  if (textOrEmpty(answer.error) !== "")
    throw oauthError(textOrEmpty(answer.error), textOrEmpty(answer.error_description) || textOrEmpty(answer.error));
  if (textOrEmpty(answer.code) === "") throw new AuthError(400, "bad_oauth_callback", "OAuth code parameter missing");
  const { verifier, nonce } = flowSecrets(deps, state);
  return askProvider(deps, provider, hangUpSignal, async (client) => {
    const tokenAnswer = await authorizationCodeGrant(client.oidc, callbackAddress(deps, answer, state), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    const tokens = {
      provider_token: tokenAnswer.access_token,
      ...(tokenAnswer.refresh_token && { provider_refresh_token: tokenAnswer.refresh_token }),
    };
    return {
      claims: readProviderClaims(provider, await readClaims(client, tokenAnswer), appleName(answer.user)),
      tokens,
    };
  });
}

// Some providers leave the address out of the ID token, and give it at their userinfo endpoint.
async function readClaims(
  { oidc }: ProviderClient,
  tokenAnswer: TokenEndpointResponse & TokenEndpointResponseHelpers,
): Promise<Record<string, unknown>> {
  const claims = tokenAnswer.claims()!;
  if (claims.email !== undefined || oidc.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...(await fetchUserInfo(oidc, tokenAnswer.access_token, claims.sub)), ...claims };
}

function callbackAddress(deps: AuthDeps, answer: Answer, state: string): URL {
  const url = new URL(callbackUrl(deps));
  url.search = new URLSearchParams({
    code: textOrEmpty(answer.code),
    state,
    ...(textOrEmpty(answer.iss) && { iss: textOrEmpty(answer.iss) }),
  }).toString();
  return url;
}

// Apple sends the name only at the first sign-in, beside its token.
function appleName(user: unknown): string {
  try {
    const { name } = JSON.parse(textOrEmpty(user)) as { name?: { firstName?: unknown; lastName?: unknown } };
    return [textOrEmpty(name?.firstName), textOrEmpty(name?.lastName)]
      .filter((part) => part !== "")
      .join(" ")
      .slice(0, 200);
  } catch {
    return "";
  }
}

function textOrEmpty(value: unknown): string {
  return typeof value === "string" && value.length <= 4_000 && !value.includes("\u0000") ? value : "";
}
