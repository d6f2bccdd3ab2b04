import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { browserOn } from "#test/cookie-browser.ts";
import { lastLetter } from "#test/letters.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, pkcePair, providerCalls } from "#test/provider-calls.ts";
import { leaveEverything, STRANGERS_PASSWORD } from "#test/stranger.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TABLES_OF_A_STRANGER } from "./first-proof.ts";

// A stranger signs up with another person's address first. After the owner proves it, nothing set before opens the
// account.

let server: OidcServer;
let confirming: TestApp;
let open: TestApp;
let people = 0;
beforeAll(async () => {
  server = await oidcServer();
  confirming = await testApp({ env: { ...asProvider(server), AUTH_MAIL_AUTOCONFIRM: "false" } });
  open = await testApp({ env: asProvider(server) });
});
afterAll(async () => {
  await Promise.all([confirming.close(), open.close()]);
  await server.close();
});

const someone = () => `proprietaire${++people}@example.org`;
const secretOf = (link: string) => new URL(link).searchParams.get("token")!;

const signIn = (app: TestApp, email: string, password: string) => authCalls(app).signIn(email, password);
const forgetLimits = (app: TestApp) => app.database.owner.query("delete from auth.rate_buckets");

/**
 * Every way an owner may prove an address for the first time, where an account already has this address. Gives the
 * session.
 */
const PROOFS = {
  "the link of the sign-up's own letter": async (app: TestApp, email: string) =>
    browserOn(app).follow((await lastLetter(app, email)).link),
  "the secret of that link": async (app: TestApp, email: string) =>
    (
      await browserOn(app).post("/verify", {
        type: "signup",
        token_hash: secretOf((await lastLetter(app, email)).link),
      })
    ).json,
  "the code of that letter": async (app: TestApp, email: string) =>
    (await browserOn(app).post("/verify", { type: "email", email, token: (await lastLetter(app, email)).code })).json,
  "a code asked for": (app: TestApp, email: string) => proveByCode(app, email, "/otp", "email"),
  "a recovery": (app: TestApp, email: string) => proveByCode(app, email, "/recover", "recovery"),
  "a recovery by a program": async (app: TestApp, email: string) => {
    const { call } = authCalls(app);
    await forgetLimits(app);
    await call("POST", "/recover", { body: { email } });
    return (
      await call("POST", "/verify", {
        body: { type: "recovery", email, token: (await lastLetter(app, email)).code },
        headers: { "user-agent": "curl" },
      })
    ).json;
  },
  "a provider": async (app: TestApp, email: string) => {
    const way = providerCalls(app, server);
    way.as(email, { name: "Propriétaire" });
    return fieldsOf(await way.through());
  },
} satisfies Record<string, (app: TestApp, email: string) => Promise<Record<string, unknown>>>;

async function proveByCode(app: TestApp, email: string, path: string, type: string) {
  await forgetLimits(app);
  const browser = browserOn(app);
  await browser.post(path, { email });
  return (await browser.post("/verify", { type, email, token: (await lastLetter(app, email)).code })).json;
}

const WAYS = Object.keys(PROOFS) as (keyof typeof PROOFS)[];
const CASES = [
  ...WAYS.map((way) => [way, false] as const),
  ...WAYS.filter((way) => !/letter|link/.test(way)).map((way) => [way, true] as const),
];

test.each(CASES)(
  "the owner's first proof by %s removes the stranger's data (confirmed by the settings: %s)",
  async (way, autoconfirm) => {
    const [app, email] = [autoconfirm ? open : confirming, someone()];
    const id = await leaveEverything(app, email);
    const session = await PROOFS[way](app, email);
    const { json: user } = await authCalls(app).user(session.access_token);
    expect(user).toMatchObject({ id, email, email_confirmed_at: expect.any(String) });
    expect([
      user.factors,
      user.new_email,
      user.new_phone,
      user.identities.length,
      user.user_metadata.full_name ?? "",
    ]).toEqual([undefined, undefined, undefined, 1, way === "a provider" ? "Propriétaire" : ""]);
    expect(JSON.stringify(user)).not.toMatch(/Étranger|etranger/);
    expect(user.app_metadata.providers).toEqual([way === "a provider" ? "atelier" : "email"]);
    expect((await signIn(app, email, STRANGERS_PASSWORD)).json.error_code).toBe("invalid_credentials");
    for (const [table, left] of [
      ["sessions", 1],
      ["mfa_factors", 0],
      ["flow_state", 0],
      ["sign_ups", 0],
    ] as const)
      expect(
        (await app.database.owner.query(`select 1 from auth.${table} where user_id = $1`, [id])).rows,
        table,
      ).toHaveLength(left);
    expect(
      (await app.database.owner.query("select 1 from personal_token where user_id = $1 and revoked_at is null", [id]))
        .rows,
    ).toEqual([]);
    // The letter tells the owner that a provider is linked, with a link that takes this back.
    expect(
      (await app.database.owner.query("select 1 from auth.login_changes where user_id = $1 and kind = 'email'", [id]))
        .rows,
    ).toEqual([]);
    if (way !== "a provider") expect(session.choose_password).toBe("true");
  },
);

test("a second proof of the same login changes nothing", async () => {
  for (const app of [confirming, open]) {
    const email = someone();
    await leaveEverything(app, email);
    const session = await PROOFS["a code asked for"](app, email);
    await authCalls(app).call("PUT", "/user", {
      bearer: session.access_token,
      body: { password: PASSWORD, data: { full_name: "Léa" } },
    });
    for (const way of ["a code asked for", "a recovery", "a recovery by a program", "a provider"] as const) {
      const secondProof = await PROOFS[way](app, email);
      expect([
        secondProof.choose_password,
        (await authCalls(app).user(secondProof.access_token)).json.user_metadata.full_name,
      ]).toEqual([undefined, "Léa"]);
    }
    expect((await signIn(app, email, PASSWORD)).status).toBe(200);
  }
});

test("the browser that signed up keeps its password and data, by code or by link", async () => {
  for (const way of ["code", "link", "second"]) {
    const [email, browser] = [someone(), browserOn(confirming)];
    if (way === "second") await leaveEverything(confirming, email);
    await forgetLimits(confirming);
    await browser.post("/signup", { email, password: PASSWORD, data: { full_name: "Léa" } });
    const { code, link } = await lastLetter(confirming, email);
    const session =
      way === "link"
        ? await browser.follow(link)
        : (await browser.post("/verify", { type: "signup", email, token: code })).json;
    expect(session.choose_password, way).toBeUndefined();
    expect((await authCalls(confirming).user(session.access_token)).json.user_metadata).toMatchObject({
      full_name: "Léa",
      email,
      email_verified: true,
    });
    expect((await signIn(confirming, email, PASSWORD)).status).toBe(200);
    expect((await signIn(confirming, email, STRANGERS_PASSWORD)).status).toBe(400);
  }
});

test("a later sign-up by a stranger does not change the choice of the owner's browser", async () => {
  const [email, browser] = [someone(), browserOn(confirming)];
  await browser.post("/signup", { email, password: PASSWORD });
  await forgetLimits(confirming);
  await browserOn(confirming).post("/signup", { email, password: STRANGERS_PASSWORD });
  await browser.post("/verify", { type: "signup", email, token: (await lastLetter(confirming, email)).code });
  expect([
    (await signIn(confirming, email, PASSWORD)).status,
    (await signIn(confirming, email, STRANGERS_PASSWORD)).status,
  ]).toEqual([200, 400]);
});

test("another browser or program does not keep the password and data of the sign-up", async () => {
  const { call } = authCalls(confirming);
  const verifyFrom = async (email: string, { from = "127.0.0.1", agent = "our client" } = {}) =>
    (
      await call("POST", "/verify", {
        body: { type: "email", email, token: (await lastLetter(confirming, email)).code },
        from,
        headers: { "user-agent": agent },
      })
    ).status;
  const signUp = (email: string, password: string) =>
    call("POST", "/signup", { body: { email, password }, headers: { "user-agent": "our client" } });
  const cases = [
    [{}, [PASSWORD], 200],
    [{}, [PASSWORD, PASSWORD], 200],
    [{ from: "203.0.113.9" }, [PASSWORD], 400],
    [{ agent: "curl" }, [PASSWORD], 400],
    [{}, [STRANGERS_PASSWORD, PASSWORD], 400],
  ] as const;
  for (const [prover, passwords, status] of cases) {
    const email = someone();
    for (const password of passwords) {
      await forgetLimits(confirming);
      await signUp(email, password);
    }
    expect(await verifyFrom(email, prover)).toBe(200);
    expect((await signIn(confirming, email, passwords[0])).status, JSON.stringify([prover, passwords])).toBe(status);
    if (passwords[0] === STRANGERS_PASSWORD) expect((await signIn(confirming, email, PASSWORD)).status).toBe(400);
  }
});

test("with PKCE, the verifier of the sign-up restores its password and data", async () => {
  for (const [asksAgain, status] of [
    [false, 200],
    [true, 400],
  ] as const) {
    const [email, mine, theirs] = [someone(), pkcePair(), pkcePair()];
    const { call } = authCalls(confirming);
    await call("POST", "/signup", { body: { email, password: PASSWORD, data: { nom: "Léa" }, ...mine.query } });
    await forgetLimits(confirming);
    if (asksAgain) await call("POST", "/resend", { body: { type: "signup", email, ...theirs.query } });
    const { link } = await lastLetter(confirming, email);
    const answer = await confirming.server.inject({
      url: link.slice(link.indexOf("/auth/v1")),
      headers: { accept: "text/html" },
    });
    expect((await signIn(confirming, email, PASSWORD)).status).toBe(400);
    const code = new URL(String(answer.headers.location)).searchParams.get("code");
    const session = await call("POST", "/token?grant_type=pkce", {
      body: { auth_code: code, code_verifier: (asksAgain ? theirs : mine).verifier },
    });
    expect(session.status).toBe(200);
    expect((await signIn(confirming, email, PASSWORD)).status).toBe(status);
  }
});

test("data set by an administrator outlives the first proof, unlike a stranger's", async () => {
  const admin = adminCalls(confirming);
  const [adminsEmail, claimedEmail] = [someone(), someone()];
  await admin.post("/admin/users", { email: adminsEmail, password: PASSWORD, user_metadata: { nom: "Léa" } });
  await PROOFS["a code asked for"](confirming, adminsEmail);
  expect((await signIn(confirming, adminsEmail, PASSWORD)).json.user.user_metadata.nom).toBe("Léa");
  const id = await leaveEverything(confirming, claimedEmail);
  const invitation = await admin.post("/invite", { email: claimedEmail, data: { nom: "Léa" } });
  expect([invitation.status, JSON.stringify(invitation.json).includes("Étranger")]).toEqual([200, false]);
  expect(
    (await authCalls(confirming).user((await PROOFS["the code of that letter"](confirming, claimedEmail)).access_token))
      .json,
  ).toMatchObject({ id, user_metadata: { nom: "Léa" } });
  expect((await signIn(confirming, claimedEmail, STRANGERS_PASSWORD)).status).toBe(400);
});

test("asking for a code or a recovery changes nothing before the code comes back", async () => {
  const [email, browser] = [someone(), browserOn(confirming)];
  await browser.post("/signup", { email, password: PASSWORD });
  for (const path of ["/otp", "/recover"]) {
    await forgetLimits(confirming);
    await browserOn(confirming).post(path, { email });
  }
  await browser.post("/verify", { type: "recovery", email, token: (await lastLetter(confirming, email)).code });
  expect((await signIn(confirming, email, PASSWORD)).status).toBe(200);
});

test("known and unknown addresses give the same browser cookie, which no script and no other site uses", async () => {
  const email = someone();
  await PROOFS["a code asked for"](confirming, email);
  for (const address of [email, someone()]) {
    await forgetLimits(confirming);
    const { headers } = await authCalls(confirming).call("POST", "/signup", {
      body: { email: address, password: PASSWORD },
    });
    expect(String(headers["set-cookie"])).toMatch(
      /^etabli-browser=[\w-]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  }
  const safe = await testApp({ env: { PUBLIC_URL: "https://etabli.example.org" } });
  const { headers } = await authCalls(safe).call("POST", "/signup", { body: { email, password: PASSWORD } });
  await safe.close();
  expect(String(headers["set-cookie"])).toMatch(
    /__Host-etabli-browser=[\w-]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure/,
  );
});

test("for every table with rows of a user, a first proof knows what becomes of them", async () => {
  const { rows } = await open.database.owner.query<{ table: string }>(
    `select distinct c.conrelid::regclass::text as table from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and c.connamespace = 'auth'::regnamespace`,
  );
  const tables = rows.map(({ table }) => table.replace(/^auth\./, "")).sort();
  const advice = "add the table to OwnedTable, and say in TABLES_OF_A_STRANGER what becomes of its rows";
  expect(Object.keys(TABLES_OF_A_STRANGER).sort(), advice).toEqual(tables);
  expect(tables).toContain("sessions");
});
