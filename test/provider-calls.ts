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

/** A pair of PKCE: what is kept, and what is sent. */
export function pkcePair() {
  const verifier = randomBytes(32).toString("base64url");
  const query = {
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "s256",
  };
  return { verifier, query };
}

/** What a redirect carries in its fragment, or else in its query. */
export function fieldsOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1) || url.search));
}

/** A browser on its way through a provider and back. */
export function providerCalls({ app }: TestApp, server: OidcServer) {
  const leave = async (query: Record<string, string> = {}) =>
    new URL(
      String(
        (await app.inject({ url: `/auth/v1/authorize?${new URLSearchParams({ provider: "atelier", ...query })}` }))
          .headers.location,
      ),
    );
  const back = async (url: URL) =>
    new URL(String((await app.inject({ url: `${url.pathname}${url.search}` })).headers.location));
  return {
    /** Where the provider's page is. */
    leave,
    /** The page signs in and sends the browser to us. */
    visit: (url: URL) => server.visit(url.href),
    /** We send the browser on. */
    back,
    /** All of it. */
    through: async (query: Record<string, string> = {}) => back(await server.visit((await leave(query)).href)),
    /** A person of the provider, whose address is proved there unless said otherwise. */
    as: (email: string, more: Record<string, unknown> = {}) =>
      void (server.person = { sub: `sub-${email}`, email, email_verified: true, ...more }),
  };
}
