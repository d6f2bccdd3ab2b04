import { officialClient } from "#test/official-client.ts";
import { fieldsOf } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { freePort } from "#test/throwaway-cluster.ts";
import { createEmulator } from "emulate";
import type { Emulator } from "emulate";
import { afterAll, beforeAll, expect, test } from "vitest";

// The unmodified official client with an emulator of Google: pages, forms, PKCE, keys.

let app: TestApp;
let google: Emulator;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  google = await createEmulator({
    service: "google",
    port,
    seed: {
      google: {
        users: ["lea", "zoe", "ines", "ali", "douteuse"].map((name) => ({
          email: `${name}@example.org`,
          name: `${name} Martin`,
          picture: `https://example.org/${name}.png`,
          email_verified: name !== "douteuse",
        })),
        oauth_clients: [
          {
            client_id: "our-client",
            client_secret: "our-secret",
            name: "Établi",
            redirect_uris: ["http://127.0.0.1:3000/auth/v1/callback"],
          },
        ],
      },
    },
  });
  const issuer = new URL(google.url);
  app = await testApp({
    env: {
      AUTH_GOOGLE_CLIENT_ID: "our-client",
      AUTH_GOOGLE_CLIENT_SECRET: "our-secret",
      AUTH_GOOGLE_ISSUER: issuer.origin,
      AUTH_MANUAL_LINKING_ENABLED: "true",
    },
  });
  address = await app.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await google.close();
});

const client = (flowType: "implicit" | "pkce" = "pkce") => officialClient(address, flowType);

const next = async (url: string, init: RequestInit = {}) =>
  (await fetch(url.replace("http://127.0.0.1:3000", address), { redirect: "manual", ...init })).headers.get(
    "location",
  )!;

/**
 * Chooses a user on the emulator's page, which then redirects the browser. The first form is the emulator's own test
 * user.
 */
async function chosen(email: string, page: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const form = html.split('<form class="user-form"').find((one) => one.includes(`name="email" value="${email}"`))!;
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name!,
    value!.replaceAll("&amp;", "&"),
  ]);
  return next(new URL("/o/oauth2/v2/auth/callback", page).href, { method: "POST", body: new URLSearchParams(fields) });
}

/** Chooses a user and comes back to our server. Gives the address to which we send the browser. */
const choose = async (email: string, page: string) => new URL(await next(await chosen(email, page)));

test("signInWithOAuth and exchangeCodeForSession give a session, a user and Google's tokens", async () => {
  const auth = client();
  const { data } = await auth.signInWithOAuth({
    provider: "google",
    options: {
      skipBrowserRedirect: true,
      redirectTo: "http://127.0.0.1:3000/app",
      scopes: "calendar",
      queryParams: { access_type: "offline" },
    },
  });
  const location = await choose("lea@example.org", await next(data.url!));
  expect([location.pathname, location.hash]).toEqual(["/app", ""]);
  const code = location.searchParams.get("code")!;
  expect((await client().exchangeCodeForSession(code)).error).not.toBeNull();
  const exchange = await auth.exchangeCodeForSession(code);
  expect(exchange.error).toBeNull();
  expect(exchange.data.session).toMatchObject({
    provider_token: expect.stringMatching(/^google_/),
    provider_refresh_token: expect.stringMatching(/^google_refresh_/),
    user: {
      email: "lea@example.org",
      user_metadata: { full_name: "lea Martin", avatar_url: "https://example.org/lea.png" },
      app_metadata: { provider: "google" },
    },
  });
  expect((await auth.getUser()).data.user?.identities).toHaveLength(1);
});

test("without PKCE, the client takes the session from the address", async () => {
  const auth = client("implicit");
  const { data } = await auth.signInWithOAuth({ provider: "google", options: { skipBrowserRedirect: true } });
  const fields = fieldsOf(await choose("zoe@example.org", await next(data.url!)));
  expect(fields.provider_token).toMatch(/^google_/);
  expect(
    (await auth.setSession({ access_token: fields.access_token!, refresh_token: fields.refresh_token! })).data.user
      ?.email,
  ).toBe("zoe@example.org");
});

test("linkIdentity and unlinkIdentity work for a user with a password", async () => {
  const auth = client("implicit");
  await auth.signUp({ email: "atelier@example.org", password: "un bon mot de passe" });
  const { data, error } = await auth.linkIdentity({ provider: "google" });
  expect(error).toBeNull();
  expect(fieldsOf(await choose("ines@example.org", data.url!)).access_token).toBeTypeOf("string");
  const { data: identities } = await auth.getUserIdentities();
  expect(identities?.identities.map(({ provider }) => provider)).toEqual(["email", "google"]);
  const other = client("implicit");
  await other.signUp({ email: "autre@example.org", password: "un bon mot de passe" });
  const second = await other.linkIdentity({ provider: "google" });
  expect(fieldsOf(await choose("ines@example.org", second.data.url!)).error_code).toBe("identity_already_exists");
  expect((await auth.unlinkIdentity(identities!.identities[1]!)).error).toBeNull();
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(1);
  expect((await auth.unlinkIdentity(identities!.identities[0]!)).error).toMatchObject({
    code: "single_identity_not_deletable",
    status: 422,
  });
});

test("signInWithIdToken, with a token Google signed", async () => {
  // A phone's application gets the token from Google without our server.
  const query = new URLSearchParams({
    client_id: "our-client",
    redirect_uri: "http://127.0.0.1:3000/auth/v1/callback",
    response_type: "code",
    scope: "openid email",
  });
  const code = new URL(
    await chosen("ali@example.org", new URL(`/o/oauth2/v2/auth?${query}`, google.url).href),
  ).searchParams.get("code")!;
  const answer = await fetch(new URL("/oauth2/token", google.url), {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      client_id: "our-client",
      client_secret: "our-secret",
      redirect_uri: "http://127.0.0.1:3000/auth/v1/callback",
    }),
  });
  const { id_token, access_token } = (await answer.json()) as { id_token: string; access_token: string };
  const { data, error } = await client().signInWithIdToken({ provider: "google", token: id_token, access_token });
  expect([error, data.user?.email]).toEqual([null, "ali@example.org"]);
});

test("an address that Google does not verify signs nobody in", async () => {
  const auth = client("implicit");
  const { data } = await auth.signInWithOAuth({ provider: "google", options: { skipBrowserRedirect: true } });
  expect(fieldsOf(await choose("douteuse@example.org", await next(data.url!)))).toMatchObject({
    error: "access_denied",
    error_code: "provider_email_needs_verification",
  });
});

test("a provider that is off is refused before any redirect", async () => {
  const answer = await fetch(`${address}/auth/v1/authorize?provider=apple`, {
    headers: { "x-supabase-api-version": "2024-01-01" },
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: "validation_failed", message: "Unsupported provider: provider is not enabled" },
  ]);
});
