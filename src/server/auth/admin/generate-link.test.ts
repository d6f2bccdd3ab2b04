import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// POST /admin/generate_link: the admin gets the link and code that a letter would bring.

let app: TestApp;
let loose: TestApp;
let now = Date.parse("2026-11-02T08:00:00Z");
beforeAll(async () => {
  app = await testApp({ clock: () => new Date(now), env: { AUTH_MAIL_AUTOCONFIRM: "false" } });
  loose = await testApp({ env: { AUTH_SECURE_EMAIL_CHANGE: "false" } });
});
afterAll(() => Promise.all([app.close(), loose.close()]));

const generate = (body: object, at = app) => adminCalls(at).post("/admin/generate_link", body);
const addConfirmedUser = async (email: string) =>
  (await adminCalls(app).post("/admin/users", { email, email_confirm: true, password: PASSWORD })).json;
const verify = (body: object, at = app) => authCalls(at).call("POST", "/verify", { body });
const follow = async (link: string) =>
  new URL((await app.server.inject({ method: "GET", url: link.slice(link.indexOf("/auth/v1")) })).headers.location!);
const SIGNING_IN = ["signup", "invite", "magiclink", "recovery"] as const;

// Each type of link, with a user it can be made for.
async function linkFor(type: (typeof SIGNING_IN)[number], email: string) {
  if (type === "magiclink" || type === "recovery") await addConfirmedUser(email);
  const answer = await generate({
    type,
    email,
    ...(type === "signup" && { password: PASSWORD }),
    data: { nom: "Léa" },
    redirect_to: `${app.config.publicUrl}/suite`,
  });
  expect(answer.status).toBe(200);
  return answer.json;
}

test.each(SIGNING_IN)("%s: the answer holds the user and the parts of the link", async (type) => {
  const email = `forme-${type}@example.org`;
  const json = await linkFor(type, email);
  expect(json).toMatchObject({
    email,
    aud: "authenticated",
    email_otp: expect.stringMatching(/^\d{6}$/),
    hashed_token: expect.any(String),
    verification_type: type,
    redirect_to: `${app.config.publicUrl}/suite`,
  });
  const link = new URL(json.action_link);
  expect(link.origin + link.pathname).toBe(`${app.config.publicUrl}/auth/v1/verify`);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    token: json.hashed_token,
    type,
    redirect_to: `${app.config.publicUrl}/suite`,
  });
  const sentAt = {
    signup: "confirmation_sent_at",
    invite: "invited_at",
    magiclink: "recovery_sent_at",
    recovery: "recovery_sent_at",
  }[type];
  expect(json[sentAt]).toBe(new Date(now).toISOString());
  if (type === "signup" || type === "invite") expect(json.user_metadata.nom).toBe("Léa");
  expect(await waitingLetters(app)).toEqual([]);
});

test.each(SIGNING_IN)("%s: the link, the code and the hash work once among the three", async (type) => {
  const byLink = await linkFor(type, `lien-${type}@example.org`);
  const landing = await follow(byLink.action_link);
  expect(landing.pathname).toBe("/suite");
  expect(
    (await authCalls(app).user(new URLSearchParams(landing.hash.slice(1)).get("access_token")!)).json,
  ).toMatchObject({ id: byLink.id, email_confirmed_at: expect.any(String) });
  expect((await follow(byLink.action_link)).hash).toContain("error_code=otp_expired");

  const byCode = await linkFor(type, `code-${type}@example.org`);
  const code = { type, email: `code-${type}@example.org`, token: byCode.email_otp };
  const tries = await Promise.all([verify(code), verify(code)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await verify({ type, token_hash: byCode.hashed_token })).json.error_code).toBe("otp_expired");

  const byHash = await linkFor(type, `hash-${type}@example.org`);
  expect((await verify({ type, token_hash: byHash.hashed_token })).json.user.id).toBe(byHash.id);
});

test("signup: the password works once the address is confirmed", async () => {
  const { email_otp: token } = await linkFor("signup", "neuf@example.org");
  expect((await authCalls(app).signIn("neuf@example.org")).json.error_code).toBe("email_not_confirmed");
  await verify({ type: "signup", email: "neuf@example.org", token });
  expect((await authCalls(app).signIn("neuf@example.org")).status).toBe(200);
  expect((await generate({ type: "signup", email: "court@example.org", password: "court" })).json.error_code).toBe(
    "weak_password",
  );
});

test("signup: the admin's password replaces the one a stranger chose for the address", async () => {
  await authCalls(app).call("POST", "/signup", {
    body: { email: "reclamee@example.org", password: "mot de passe d'un autre" },
  });
  const { email_otp: token } = (await generate({ type: "signup", email: "reclamee@example.org", password: PASSWORD }))
    .json;
  await verify({ type: "signup", email: "reclamee@example.org", token });
  expect((await authCalls(app).signIn("reclamee@example.org", "mot de passe d'un autre")).status).toBe(400);
  expect((await authCalls(app).signIn("reclamee@example.org")).status).toBe(200);
});

test("a sign-in link for an unconfirmed user removes the password chosen before", async () => {
  await authCalls(app).call("POST", "/signup", { body: { email: "magique@example.org", password: PASSWORD } });
  const { email_otp: token } = (await generate({ type: "magiclink", email: "magique@example.org" })).json;
  expect((await verify({ type: "magiclink", email: "magique@example.org", token })).status).toBe(200);
  expect((await authCalls(app).signIn("magique@example.org")).json.error_code).toBe("invalid_credentials");
});

test("for an unknown address a magic link becomes a sign-up and other links are refused", async () => {
  const { json } = await generate({ type: "magiclink", email: "inconnue@example.org" });
  expect([json.verification_type, new URL(json.action_link).searchParams.get("type")]).toEqual(["signup", "signup"]);
  expect((await verify({ type: "email", email: "inconnue@example.org", token: json.email_otp })).status).toBe(200);
  for (const type of ["recovery", "email_change_current", "email_change_new"])
    expect(await generate({ type, email: "personne@example.org", new_email: "autre@example.org" }), type).toMatchObject(
      { status: 404, json: { error_code: "user_not_found" } },
    );
});

test("signup and invite of a confirmed address are refused", async () => {
  await addConfirmedUser("deja@example.org");
  for (const type of ["signup", "invite"])
    expect(await generate({ type, email: "deja@example.org", password: PASSWORD })).toMatchObject({
      status: 422,
      json: { error_code: "email_exists" },
    });
});

test("an address changes only after both of its links have been followed", async () => {
  const user = await addConfirmedUser("vieille@example.org");
  const old = (
    await generate({ type: "email_change_current", email: "vieille@example.org", new_email: "Neuve@example.org" })
  ).json;
  const fresh = (
    await generate({ type: "email_change_new", email: "vieille@example.org", new_email: "neuve@example.org" })
  ).json;
  for (const [json, type] of [
    [old, "email_change_current"],
    [fresh, "email_change_new"],
  ] as const) {
    expect(json).toMatchObject({
      id: user.id,
      email: "vieille@example.org",
      new_email: "neuve@example.org",
      verification_type: type,
    });
    expect(new URL(json.action_link).searchParams.get("type")).toBe("email_change");
  }
  expect((await follow(old.action_link)).hash).toContain("message=");
  expect(
    (await verify({ type: "email_change", email: "neuve@example.org", token: fresh.email_otp })).json.user,
  ).toMatchObject({ id: user.id, email: "neuve@example.org" });
});

test("the old mailbox's consent to one address does not count for another", async () => {
  await addConfirmedUser("prudente@example.org");
  const old = (
    await generate({ type: "email_change_current", email: "prudente@example.org", new_email: "attendue@example.org" })
  ).json;
  expect((await verify({ type: "email_change", token_hash: old.hashed_token })).json.code).toBe("200");
  const other = (
    await generate({ type: "email_change_new", email: "prudente@example.org", new_email: "autre@example.org" })
  ).json;
  expect((await verify({ type: "email_change", token_hash: other.hashed_token })).json).toMatchObject({
    code: "200",
    msg: expect.stringContaining("other email"),
  });
  expect((await adminCalls(app).get(`/admin/users/${other.id}`)).json.email).toBe("prudente@example.org");
});

test("a change to the address of another user is refused", async () => {
  await addConfirmedUser("prise@example.org");
  await addConfirmedUser("veut@example.org");
  for (const type of ["email_change_current", "email_change_new"])
    expect((await generate({ type, email: "veut@example.org", new_email: "PRISE@example.org" })).json.error_code).toBe(
      "email_exists",
    );
  await authCalls(loose).signUp("simple@example.org");
  expect(
    await generate({ type: "email_change_current", email: "simple@example.org", new_email: "x@example.org" }, loose),
  ).toMatchObject({ status: 400, json: { error_code: "validation_failed" } });
  const { json } = await generate(
    { type: "email_change_new", email: "simple@example.org", new_email: "x@example.org" },
    loose,
  );
  expect((await verify({ type: "email_change", token_hash: json.hashed_token }, loose)).json.user.email).toBe(
    "x@example.org",
  );
});

test("a generated link may only redirect to allowed addresses", async () => {
  const { json } = await generate({
    type: "magiclink",
    email: "veut@example.org",
    redirect_to: "https://evil.example/",
  });
  expect(json.redirect_to).toBe(app.config.auth.siteUrl);
  const bodies = [
    {},
    { type: "magiclink" },
    { type: "sms", email: "veut@example.org" },
    { type: "constructor", email: "veut@example.org" },
    { type: "magiclink", email: "non" },
    { type: "email_change_new", email: "veut@example.org" },
  ];
  for (const body of bodies)
    expect(await generate(body), JSON.stringify(body)).toMatchObject({
      status: 400,
      json: { error_code: "validation_failed" },
    });
});

test("a generated code allows five wrong tries", async () => {
  const { email_otp: right } = await linkFor("recovery", "devine@example.org");
  const guess = (token: string) => verify({ type: "recovery", email: "devine@example.org", token });
  for (let count = 0; count < 5; count++) await guess(right === "000000" ? "000001" : "000000");
  expect((await guess(right)).json.error_code).toBe("otp_expired");
  const { hashed_token: hash } = await linkFor("recovery", "lente@example.org");
  now += 600_000;
  expect((await verify({ type: "recovery", token_hash: hash })).json.error_code).toBe("otp_expired");
});
