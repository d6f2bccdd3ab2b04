import { createHash, randomBytes } from "node:crypto";
import type { OidcServer } from "./oidc-server.ts";
import type { TestApp } from "./test-app.ts";

/** Settings that make a small OpenID Connect server a provider called `atelier`. */
export function asProvider({ issuer, clientId, clientSecret }: OidcServer): Record<string, string> {
  return {
    AUTH_OIDC_PROVIDERS: "atelier",
    AUTH_ATELIER_ISSUER: issuer,
    AUTH_ATELIER_CLIENT_ID: `${clientId}, our-phone-app`,
    AUTH_ATELIER_CLIENT_SECRET: clientSecret,
  };
}

/** A PKCE pair: the kept secret, and the challenge that is sent. */
export function pkcePair() {
  const verifier = randomBytes(32).toString("base64url");
  const query = {
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "s256",
  };
  return { verifier, query };
}

/** The parameters of a redirect: those of its fragment, or else of its query. */
export function fieldsOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1) || url.search));
}

/** A browser that goes through a provider and back. */
export function providerCalls({ server }: TestApp, provider: OidcServer) {
  const leave = async (query: Record<string, string> = {}) =>
    new URL(
      String(
        (await server.inject({ url: `/auth/v1/authorize?${new URLSearchParams({ provider: "atelier", ...query })}` }))
          .headers.location,
      ),
    );
  const back = async (url: URL) =>
    new URL(String((await server.inject({ url: `${url.pathname}${url.search}` })).headers.location));
  return {
    /** The address of the provider's page. */
    leave,
    /** The provider signs the person in and sends the browser to our server. */
    visit: (url: URL) => provider.visit(url.href),
    /** Our server sends the browser on. */
    back,
    /** All these steps. */
    through: async (query: Record<string, string> = {}) => back(await provider.visit((await leave(query)).href)),
    /** A person at the provider, with a proved address unless another claim is given. */
    as: (email: string, more: Record<string, unknown> = {}) =>
      void (provider.person = { sub: `sub-${email}`, email, email_verified: true, ...more }),
  };
}
