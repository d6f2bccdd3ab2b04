import { authCalls } from "#test/auth-calls.ts";
import { identityCalls } from "#test/identity-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, pkcePair, providerCalls } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Users link identities by themselves (docs/sign-in-protocol.md#endpoints). The provider is a small server of our own.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let server: OidcServer;
let browser: ReturnType<typeof providerCalls>;
let identities: ReturnType<typeof identityCalls>;

beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({
    env: { ...asProvider(server), AUTH_MANUAL_LINKING_ENABLED: "true", AUTH_ANONYMOUS_ENABLED: "true" },
  });
  auth = authCalls(app);
  browser = providerCalls(app, server);
  identities = identityCalls(app, server);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const owner = (sql: string, values: unknown[] = []) => app.database.owner.query(sql, values);

test("linking and unlinking need their setting and a bearer", async () => {
  const off = await testApp({ env: asProvider(server) });
  try {
    const authWithoutLinking = authCalls(off);
    const { access_token } = await authWithoutLinking.signUp("off@example.org");
    expect(
      (await authWithoutLinking.call("GET", "/user/identities/authorize?provider=atelier", { bearer: access_token }))
        .json,
    ).toEqual({ code: 404, error_code: "manual_linking_disabled", msg: "Manual linking is disabled" });
    const id = (await authWithoutLinking.user(access_token)).json.identities[0].identity_id;
    const answer = await off.server.inject({
      method: "DELETE",
      url: `/auth/v1/user/identities/${id}`,
      headers: { authorization: `Bearer ${access_token}`, "x-supabase-api-version": "2024-01-01" },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: "manual_linking_disabled", message: "Manual linking is disabled" },
    ]);
  } finally {
    await off.close();
  }
  expect((await identities.authorize(undefined)).status).toBe(401);
  expect((await identities.unlink(undefined, "x")).status).toBe(401);
});

test("linking adds a second way to sign in", async () => {
  const { email, access_token, user } = await identities.person();
  browser.as("ailleurs@example.org");
  expect(fieldsOf(await identities.link(access_token)).access_token).toBeTypeOf("string");
  expect((await auth.user(access_token)).json).toMatchObject({
    id: user.id,
    email,
    app_metadata: { provider: "email", providers: ["email", "atelier"] },
    identities: [{ provider: "email" }, { provider: "atelier", email: "ailleurs@example.org" }],
  });
  expect((await lastLetter(app, email)).subject).toBe("Un nouveau moyen de connexion");
  expect((await auth.user(fieldsOf(await browser.through()).access_token!)).json.id).toBe(user.id);
  expect((await auth.signIn(email)).status).toBe(200);
});

test("linking keeps the current session and opens no other", async () => {
  const { email, access_token, user } = await identities.person();
  browser.as(`lie-${email}`);
  const back = fieldsOf(await identities.link(access_token));
  const sessionOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { session_id: string }).session_id;
  expect(sessionOf(back.access_token!)).toBe(sessionOf(access_token));
  expect((await auth.refresh(back.refresh_token)).status).toBe(200);
  expect((await app.database.owner.query("select from auth.sessions where user_id = $1", [user.id])).rowCount).toBe(1);
});

test("without skip_http_redirect the browser is redirected to the provider", async () => {
  const { access_token } = await identities.person();
  const { status, headers } = await auth.call(
    "GET",
    "/user/identities/authorize?provider=atelier&skip_http_redirect=false",
    { bearer: access_token },
  );
  expect([status, new URL(String(headers.location)).origin]).toEqual([302, server.issuer]);
});

test("an identity of another user cannot be linked", async () => {
  browser.as("prise@example.org");
  const holder = (await auth.user(fieldsOf(await browser.through()).access_token!)).json;
  const { access_token } = await identities.person();
  expect(fieldsOf(await identities.link(access_token))).toEqual({
    error: "access_denied",
    error_code: "identity_already_exists",
    error_description: "Identity is already linked to another user",
    sb: "",
  });
  expect((await identities.link(access_token, pkcePair().query)).searchParams.get("error_code")).toBe(
    "identity_already_exists",
  );
  expect(await identities.identitiesOf(access_token)).toHaveLength(1);
  browser.as("mienne@example.org");
  await identities.link(access_token);
  expect(fieldsOf(await identities.link(access_token))).toMatchObject({
    error_code: "identity_already_exists",
    error_description: "Identity is already linked",
  });
  browser.as("prise@example.org");
  expect((await auth.user(fieldsOf(await browser.through()).access_token!)).json.id).toBe(holder.id);
});

test("of two users who link the same identity at once, one gets it", async () => {
  const two = [await identities.person(), await identities.person()];
  browser.as("disputee@example.org");
  const answers: URL[] = [];
  for (const { access_token } of two)
    answers.push(await server.visit((await identities.authorize(access_token)).json.url));
  const places = (await Promise.all(answers.map((answer) => browser.back(answer)))).map(fieldsOf);
  expect(places.map(({ error_code }) => error_code).sort()).toEqual(["identity_already_exists", undefined]);
  expect((await owner("select 1 from auth.identities where subject = 'sub-disputee@example.org'")).rows).toHaveLength(
    1,
  );
});

test("an account with its own address can link an identity with an unproved one", async () => {
  const { email, access_token } = await identities.person();
  browser.as(email, { sub: "non-prouvee", email_verified: false });
  await identities.link(access_token);
  expect(await identities.identitiesOf(access_token)).toHaveLength(2);
});

test("identities linked after the address was proved stay when it is proved again", async () => {
  const { email, access_token, user } = await identities.person();
  browser.as("sans-preuve@example.org", { email_verified: false });
  await identities.link(access_token);
  const enter = async () => {
    await auth.call("POST", "/otp", { body: { email } });
    const { json } = await auth.call("POST", "/verify", {
      body: { type: "email", email, token: (await lastLetter(app, email)).code },
    });
    return json.user.identities.map(({ provider }: { provider: string }) => provider);
  };
  expect(await enter()).toEqual(["email", "atelier"]);
  await owner("update auth.users set email_confirmed_at = null where id = $1", [user.id]);
  await owner("delete from auth.rate_buckets");
  expect(await enter()).toEqual(["email"]);
});

test("each identity says when it was last used", async () => {
  const { email, access_token } = await identities.person();
  browser.as("horloge@example.org");
  await identities.link(access_token);
  await owner("update auth.identities set last_sign_in_at = '2020-01-01'");
  await browser.through();
  const usedIdentities = async () =>
    (await identities.identitiesOf(access_token)).map((one) => [
      one.provider,
      (one as unknown as { last_sign_in_at: string }).last_sign_in_at.startsWith("2020"),
    ]);
  expect(await usedIdentities()).toEqual([
    ["email", true],
    ["atelier", false],
  ]);
  await auth.signIn(email);
  expect(await usedIdentities()).toEqual([
    ["email", false],
    ["atelier", false],
  ]);
});

test("a session that ended meanwhile links nothing", async () => {
  const { access_token, user } = await identities.person();
  browser.as("trop-tard@example.org");
  const answer = await server.visit((await identities.authorize(access_token)).json.url);
  await auth.call("POST", "/logout", { bearer: access_token });
  expect(fieldsOf(await browser.back(answer)).error_code).toBe("session_not_found");
  expect((await owner("select 1 from auth.identities where user_id = $1", [user.id])).rows).toHaveLength(1);
});

test("the state of a link request cannot be exchanged for a session", async () => {
  const { access_token } = await identities.person();
  const { verifier, query } = pkcePair();
  const state = new URL((await identities.authorize(access_token, query)).json.url).searchParams.get("state");
  expect(
    (await auth.call("POST", "/token?grant_type=pkce", { body: { auth_code: state, code_verifier: verifier } })).json
      .error_code,
  ).toBe("flow_state_not_found");
});

test("a banned user links nothing", async () => {
  const { access_token, user } = await identities.person();
  browser.as("bannie@example.org");
  const answer = await server.visit((await identities.authorize(access_token)).json.url);
  await owner("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [user.id]);
  expect(fieldsOf(await browser.back(answer)).error_code).toBe("user_banned");
});

test("with a second factor, a session that has not shown it changes no identity", async () => {
  const { access_token, user } = await identities.person();
  await owner(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [user.id],
  );
  expect((await identities.authorize(access_token)).json).toMatchObject({ code: 401, error_code: "insufficient_aal" });
  expect(
    (await identities.unlink(access_token, (await identities.identitiesOf(access_token))[0]!.identity_id)).json
      .error_code,
  ).toBe("insufficient_aal");
  browser.as("deux@example.org");
  expect(
    (
      await auth.call("POST", "/token?grant_type=id_token", {
        body: { provider: "atelier", id_token: await server.idToken(), link_identity: true },
        bearer: access_token,
      })
    ).json.error_code,
  ).toBe("insufficient_aal");
});

test("an anonymous user who links becomes permanent, with the address the provider has proved", async () => {
  const { json } = await auth.call("POST", "/signup", { body: {} });
  browser.as("ex-anonyme@example.org", { name: "Léa" });
  await identities.link(json.access_token);
  expect((await auth.user(json.access_token)).json).toMatchObject({
    id: json.user.id,
    is_anonymous: false,
    email: "ex-anonyme@example.org",
    email_confirmed_at: expect.any(String),
    user_metadata: { full_name: "Léa" },
    app_metadata: { provider: "atelier", providers: ["atelier"] },
  });
});

test("an anonymous user cannot link an unproved address or the address of another user", async () => {
  const otherUser = await identities.person();
  for (const [email, more, code] of [
    ["nouvelle@example.org", { email_verified: false }, "provider_email_needs_verification"],
    [otherUser.email, {}, "email_exists"],
  ] as const) {
    const { json } = await auth.call("POST", "/signup", { body: {} });
    browser.as(email, { sub: `anonyme ${code}`, ...more });
    expect(fieldsOf(await identities.link(json.access_token)).error_code).toBe(code);
    expect((await auth.user(json.access_token)).json).toMatchObject({ is_anonymous: true, email: "", identities: [] });
  }
});

test("linking is finished only by the browser that started it", async () => {
  const { access_token } = await identities.person();
  browser.as("victime@example.org");
  const startLink = async () => {
    const { json, headers } = await auth.call(
      "GET",
      "/user/identities/authorize?provider=atelier&skip_http_redirect=true",
      { bearer: access_token, headers: { origin: app.config.publicUrl } },
    );
    return {
      answer: await server.visit(json.url),
      cookie: [headers["set-cookie"]]
        .flat()
        .map(String)
        .find((one) => one.startsWith("etabli-browser="))!
        .split(";")[0]!,
    };
  };
  const finishLink = async ({ pathname, search }: URL, headers: Record<string, string>) =>
    fieldsOf(
      new URL(
        String(
          (await app.server.inject({ url: pathname + search, headers: { accept: "text/html", ...headers } })).headers
            .location,
        ),
      ),
    );
  expect((await finishLink((await startLink()).answer, {})).error_code).toBe("bad_oauth_state");
  expect(await identities.identitiesOf(access_token)).toHaveLength(1);
  const { answer, cookie } = await startLink();
  expect((await finishLink(answer, { cookie })).access_token).toBeTypeOf("string");
  expect(await identities.identitiesOf(access_token)).toHaveLength(2);
});
