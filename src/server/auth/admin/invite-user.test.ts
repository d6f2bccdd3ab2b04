import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// POST /invite, where addresses must be confirmed.

let app: TestApp;
let now = Date.parse("2026-11-02T08:00:00Z");
beforeAll(async () => {
  app = await testApp({
    clock: () => new Date(now),
    env: { AUTH_MAIL_AUTOCONFIRM: "false", AUTH_REDIRECT_URLS: "https://app.example.org/**" },
  });
});
afterAll(() => app.close());
beforeEach(() => (now += 120_000));

const invite = (email: string, more: object = {}, query = "") =>
  adminCalls(app).post(`/invite${query}`, { email, ...more });
const verify = (body: object) => authCalls(app).call("POST", "/verify", { body });

test("an invitation creates an unconfirmed user and sends a letter with a link and a code", async () => {
  const { status, json } = await invite(
    "Lea@Example.org",
    { data: { nom: "Léa" } },
    "?redirect_to=https://app.example.org/bienvenue",
  );
  expect([status, json]).toMatchObject([
    200,
    { email: "lea@example.org", invited_at: new Date(now).toISOString(), user_metadata: { nom: "Léa" } },
  ]);
  expect(json).not.toHaveProperty("email_confirmed_at");
  const letter = await lastLetter(app, "lea@example.org");
  expect(letter.subject).toBe("On t'invite sur Établi");
  const link = new URL(letter.link);
  expect([link.pathname, link.searchParams.get("type"), link.searchParams.get("redirect_to")]).toEqual([
    "/auth/v1/verify",
    "invite",
    "https://app.example.org/bienvenue",
  ]);
  expect((await authCalls(app).signIn("lea@example.org", "")).status).toBe(400);
});

test("the link of an invitation signs in once, even when followed twice at the same time", async () => {
  await invite("lien@example.org");
  const { link } = await lastLetter(app, "lien@example.org");
  const follow = async () =>
    (await app.server.inject({ method: "GET", url: link.slice(link.indexOf("/auth/v1")) })).headers.location!;
  const landings = await Promise.all([follow(), follow()]);
  expect(landings.filter((to) => to.includes("access_token="))).toHaveLength(1);
  expect(landings.filter((to) => to.includes("error_code=otp_expired"))).toHaveLength(1);
  const fields = new URLSearchParams(new URL(landings.find((to) => to.includes("access_token="))!).hash.slice(1));
  expect(fields.get("type")).toBe("invite");
  const user = await authCalls(app).user(fields.get("access_token")!);
  expect(user.json).toMatchObject({
    email: "lien@example.org",
    email_confirmed_at: new Date(now).toISOString(),
    user_metadata: { email_verified: true },
  });
});

test("the code of an invitation is good for a day", async () => {
  await invite("code@example.org");
  const { code } = await lastLetter(app, "code@example.org");
  now += 86_399_000;
  expect((await verify({ type: "invite", email: "code@example.org", token: code })).json.user.email).toBe(
    "code@example.org",
  );
  await invite("tard@example.org");
  const late = await lastLetter(app, "tard@example.org");
  now += 86_400_000;
  expect((await verify({ type: "invite", email: "tard@example.org", token: late.code })).json.error_code).toBe(
    "otp_expired",
  );
});

test("a second invitation replaces the first letter", async () => {
  const firstUser = (await invite("encore@example.org", { data: { a: 1 } })).json;
  const { code } = await lastLetter(app, "encore@example.org");
  expect(await invite("encore@example.org")).toMatchObject({
    status: 429,
    json: { error_code: "over_email_send_rate_limit" },
  });
  now += 60_000;
  const secondUser = (await invite("encore@example.org", { data: { b: 2 } })).json;
  expect(secondUser).toMatchObject({
    id: firstUser.id,
    invited_at: new Date(now).toISOString(),
    user_metadata: { a: 1, b: 2 },
  });
  const second = await lastLetter(app, "encore@example.org");
  if (second.code !== code)
    expect((await verify({ type: "invite", email: "encore@example.org", token: code })).json.error_code).toBe(
      "otp_expired",
    );
  expect((await verify({ type: "invite", email: "encore@example.org", token: second.code })).status).toBe(200);
});

test("a user with a confirmed address cannot be invited and gets no letter", async () => {
  await adminCalls(app).post("/admin/users", { email: "deja@example.org", email_confirm: true });
  // Twice, because the refusal uses up no letter.
  for (let count = 0; count < 2; count++)
    expect(await invite("DEJA@example.org")).toMatchObject({
      status: 422,
      json: { error_code: "email_exists", msg: "A user with this email address has already been registered" },
    });
  expect((await waitingLetters(app)).some(({ to }) => to === "deja@example.org")).toBe(false);
});

test("a password chosen by a stranger is removed from the invited account", async () => {
  await authCalls(app).call("POST", "/signup", { body: { email: "victime@example.org", password: PASSWORD } });
  await invite("victime@example.org");
  const { code } = await lastLetter(app, "victime@example.org");
  expect((await verify({ type: "invite", email: "victime@example.org", token: code })).status).toBe(200);
  expect((await authCalls(app).signIn("victime@example.org")).json.error_code).toBe("invalid_credentials");
});

test("an invited user with a confirmed number keeps their password", async () => {
  await adminCalls(app).post("/admin/users", {
    email: "numero@example.org",
    phone: "33700000031",
    phone_confirm: true,
    password: PASSWORD,
  });
  expect((await invite("numero@example.org")).status).toBe(200);
  expect(
    (
      await authCalls(app).call("POST", "/token?grant_type=password", {
        body: { phone: "33700000031", password: PASSWORD },
      })
    ).status,
  ).toBe(200);
});

test("two invitations at once make one user and send one letter", async () => {
  const both = await Promise.all([invite("ensemble@example.org"), invite("ensemble@example.org")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect((await waitingLetters(app)).filter(({ to }) => to === "ensemble@example.org")).toHaveLength(1);
});

test("an invitation needs a valid address and an allowed redirect", async () => {
  for (const email of [undefined, "", "pas une adresse", 3])
    expect(await adminCalls(app).post("/invite", { email }), String(email)).toMatchObject({
      status: 400,
      json: { error_code: "validation_failed" },
    });
  await invite("ailleurs@example.org", {}, "?redirect_to=https://evil.example/");
  expect(new URL((await lastLetter(app, "ailleurs@example.org")).link).searchParams.get("redirect_to")).toBe(
    app.config.auth.siteUrl,
  );
});

test("the application invites without a key", async () => {
  const redirectTo = `${app.config.publicUrl}/invitation/x`;
  const invitation = { companyName: "Volt", inviterName: "Karim", redirectTo };
  expect(await app.deps.accounts.invite({ ...invitation, email: "equipe@example.org" })).toBe("invited");
  // A scanner of mails that opens this page spends nothing: its button alone does.
  const link = new URL((await lastLetter(app, "equipe@example.org")).link);
  expect([link.pathname, link.searchParams.get("redirect")]).toEqual(["/auth/confirm", "/invitation/x"]);
  const { rows } = await app.database.owner.query<{ id: string }>(
    "select id from auth.users where email = 'equipe@example.org'",
  );
  expect((await adminCalls(app).audit()).at(-1)).toMatchObject({
    actor_id: null,
    action: "user_invited",
    details: { by: "application", target: rows[0]!.id },
  });
  expect(await app.deps.accounts.invite({ ...invitation, email: "deja@example.org" })).toBe("known");
});
