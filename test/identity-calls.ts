import { authCalls } from "./auth-calls.ts";
import type { OidcServer } from "./oidc-server.ts";
import { providerCalls } from "./provider-calls.ts";
import type { TestApp } from "./test-app.ts";

/** Calls about the identities of a user who signs in with an email, and with the small provider called `atelier`. */
export function identityCalls(app: TestApp, server: OidcServer) {
  const auth = authCalls(app);
  const browser = providerCalls(app, server);
  let people = 0;
  const authorize = (bearer: string | undefined, query: Record<string, string> = {}) => {
    const fields = new URLSearchParams({ provider: "atelier", skip_http_redirect: "true", ...query });
    return auth.call("GET", `/user/identities/authorize?${fields}`, { ...(bearer && { bearer }) });
  };
  const identitiesOf = async (bearer: string) =>
    (await auth.user(bearer)).json.identities as { identity_id: string; provider: string; id: string }[];
  return {
    /** A new user with an email and a password. */
    person: async () => {
      const email = `soi${++people}@example.org`;
      return { email, ...(await auth.signUp(email)) };
    },
    /** The answer with the address of the provider's page. */
    authorize,
    /** The whole way: to the provider and back. */
    link: async (bearer: string, query: Record<string, string> = {}) =>
      browser.back(await server.visit((await authorize(bearer, query)).json.url)),
    unlink: async (bearer: string | undefined, id: string) => {
      const { statusCode, body } = await app.server.inject({
        method: "DELETE",
        url: `/auth/v1/user/identities/${id}`,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      });
      return { status: statusCode, json: JSON.parse(body) };
    },
    identitiesOf,
    identityOf: async (bearer: string, provider: string) =>
      (await identitiesOf(bearer)).find((identity) => identity.provider === provider)!.identity_id,
  };
}
