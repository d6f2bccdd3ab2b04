import { codeChallengeOf } from "#server/auth/flow-codes/pkce.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthProvider } from "#server/auth/ground/providers-config.ts";
import type { LinkTarget } from "#server/auth/identities/link-identity.ts";
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from "openid-client";
import type { Flow } from "./flow.ts";
import { flowSecrets, openFlow } from "./flow.ts";
import { askProvider, providerOf } from "./provider-client.ts";
import { withProblem } from "./provider-error.ts";

// Parameters that we set ourselves or that are meant for us. All others are passed on to the provider.
const RESERVED = new Set(
  [
    "provider scopes scope redirect_to skip_http_redirect invite_token apikey client_id client_secret",
    "code_challenge code_challenge_method state nonce redirect_uri response_type response_mode",
    "request request_uri registration",
  ].flatMap((names) => names.split(" ")),
);

/** The address to which a browser must come back, the purpose, the browser, and the signal that it has hung up. */
export type ProviderVisit = { redirectTo: string; link: LinkTarget | null; hangUpSignal: AbortSignal } & Pick<
  Flow,
  "browser" | "program"
>;

/** The address of a provider's page. The flow is stored under its `state` until the browser comes back. */
export async function authorize(
  deps: AuthDeps,
  query: Record<string, unknown>,
  { hangUpSignal, ...visit }: ProviderVisit,
): Promise<string> {
  const provider = providerOf(deps, query.provider);
  const codeChallenge = codeChallengeOf(query);
  const { oidc } = await askProvider(deps, provider, hangUpSignal, async (client) => client);
  const state = await openFlow(deps, { ...visit, provider: provider.id, codeChallenge });
  const { verifier, nonce } = flowSecrets(deps, state);
  return buildAuthorizationUrl(oidc, {
    ...foreignParameters(query),
    redirect_uri: callbackUrl(deps),
    scope: scopesOf(provider, query.scopes),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...(provider.isFormPost && { response_mode: "form_post" }),
  }).href;
}

/** The redirect to a provider's page. When the provider does not answer, the browser is sent back with the error. */
export async function authorizeBrowser(
  deps: AuthDeps,
  query: Record<string, unknown>,
  visit: Omit<ProviderVisit, "link">,
): Promise<string> {
  try {
    return await authorize(deps, query, { ...visit, link: null });
  } catch (error) {
    if (error instanceof AuthError && error.status >= 500)
      return withProblem(visit.redirectTo, error, query.code_challenge !== undefined);
    throw error;
  }
}

/** The address to which providers send browsers back. It is registered with each provider. */
export function callbackUrl({ config }: AuthDeps): string {
  return `${config.siteUrl}/auth/v1/callback`;
}

function foreignParameters(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string] => !RESERVED.has(entry[0]) && typeof entry[1] === "string",
    ),
  );
}

function scopesOf(provider: AuthProvider, more: unknown): string {
  const requestedScopes = typeof more === "string" ? more.split(/[\s,]+/).filter((scope) => scope !== "") : [];
  return [...new Set([...provider.scopes, ...requestedScopes])].join(" ");
}
