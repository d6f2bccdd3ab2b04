import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { identityCalls } from "#test/identity-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, providerCalls } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Users remove identities by themselves (docs/sign-in-protocol.md#endpoints). The provider is a small server of our
// own.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let server: OidcServer;
let browser: ReturnType<typeof providerCalls>;
let identities: ReturnType<typeof identityCalls>;

beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({
    env: { ...asProvider(server), AUTH_MANUAL_LINKING_ENABLED: "true" },
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

test("an unlinked identity no longer signs in", async () => {
  const { email, access_token, user } = await identities.person();
  browser.as("passagere@example.org");
  await identities.link(access_token);
  const id = await identities.identityOf(access_token, "atelier");
  expect(await identities.unlink(access_token, id)).toEqual({ status: 200, json: {} });
  expect((await auth.user(access_token)).json).toMatchObject({
    email,
    app_metadata: { provider: "email", providers: ["email"] },
    identities: [{ provider: "email" }],
  });
  expect((await lastLetter(app, email)).subject).toBe("Un moyen de connexion retiré");
  expect((await identities.unlink(access_token, id)).json.error_code).toBe("single_identity_not_deletable");
  expect((await auth.user(fieldsOf(await browser.through()).access_token!)).json.id).not.toBe(user.id);
});

test("the last identity, one of another user and an unknown one cannot be unlinked", async () => {
  const { access_token } = await identities.person();
  expect(
    (await identities.unlink(access_token, await identities.identityOf(access_token, "email"))).json,
  ).toMatchObject({
    code: 422,
    error_code: "single_identity_not_deletable",
    msg: "User must have at least 1 identity after unlinking",
  });
  browser.as("seconde@example.org");
  await identities.link(access_token);
  const other = await identities.person();
  for (const id of [await identities.identityOf(other.access_token, "email"), "00000000-0000-7000-8000-000000000000"])
    expect((await identities.unlink(access_token, id)).json).toMatchObject({
      code: 422,
      error_code: "identity_not_found",
    });
  expect(await identities.unlink(access_token, "x")).toMatchObject({
    status: 404,
    json: { error_code: "validation_failed" },
  });
  expect(await identities.identitiesOf(other.access_token)).toHaveLength(1);
});

test("unlinking the last two identities at once leaves one", async () => {
  const { access_token, user } = await identities.person();
  browser.as("course@example.org");
  await identities.link(access_token);
  const ids = (await identities.identitiesOf(access_token)).map(({ identity_id }) => identity_id);
  // Both calls are stopped at the same point, so that they really run together.
  await owner("begin");
  await owner("select 1 from auth.users where id = $1 for update", [user.id]);
  const both = Promise.all(ids.map((id) => identities.unlink(access_token, id)));
  await expect
    .poll(async () =>
      Number(
        (
          await owner(
            "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rows[0].count,
      ),
    )
    .toBe(2);
  await owner("commit");
  const answers = await both;
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await identities.identitiesOf(access_token)).toHaveLength(1);
});

test("unlinking the address removes the password and keeps an address that another identity proved", async () => {
  const { email, access_token } = await identities.person();
  browser.as("la-nouvelle@example.org");
  await identities.link(access_token);
  expect((await identities.unlink(access_token, await identities.identityOf(access_token, "email"))).status).toBe(200);
  expect((await auth.user(access_token)).json).toMatchObject({
    email: "la-nouvelle@example.org",
    app_metadata: { provider: "atelier", providers: ["atelier"] },
  });
  for (const one of [email, "la-nouvelle@example.org"])
    expect((await auth.signIn(one, PASSWORD)).json.error_code).toBe("invalid_credentials");
});

test("unlinking is refused when the remaining address belongs to another user", async () => {
  const { email, access_token } = await identities.person();
  const other = await identities.person();
  browser.as("conflit@example.org");
  await identities.link(access_token);
  await owner(
    "update auth.identities set identity_data = identity_data || $1 where subject = 'sub-conflit@example.org'",
    [{ email: other.email }],
  );
  expect(
    (await identities.unlink(access_token, await identities.identityOf(access_token, "email"))).json,
  ).toMatchObject({
    code: 422,
    error_code: "email_conflict_identity_not_deletable",
  });
  expect((await auth.user(access_token)).json).toMatchObject({
    email,
    identities: [{ provider: "email" }, { provider: "atelier" }],
  });
});

test("an address that an identity does not prove never becomes the user's", async () => {
  const { access_token } = await identities.person();
  browser.as("claironnee@example.org", { email_verified: false });
  await identities.link(access_token);
  await identities.unlink(access_token, await identities.identityOf(access_token, "email"));
  expect((await auth.user(access_token)).json.email).toBe("");
});

test("a number without its identity no longer signs in", async () => {
  const { json } = await auth.call("POST", "/signup", { body: { phone: "+33612345678", password: PASSWORD } });
  browser.as("du-numero@example.org");
  await identities.link(json.access_token);
  expect((await auth.user(json.access_token)).json).toMatchObject({
    email: "du-numero@example.org",
    phone: "33612345678",
  });
  await identities.unlink(json.access_token, await identities.identityOf(json.access_token, "phone"));
  expect((await auth.user(json.access_token)).json).toMatchObject({
    phone: "",
    app_metadata: { provider: "atelier", providers: ["atelier"] },
  });
  expect(
    (await auth.call("POST", "/token?grant_type=password", { body: { phone: "+33612345678", password: PASSWORD } }))
      .json.error_code,
  ).toBe("invalid_credentials");
});
