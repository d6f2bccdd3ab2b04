import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// An address that nobody has proved, on an account that belongs to somebody by another login, or to nobody yet. The
// tests try what a stranger who knows the address can do.

const ANOTHER = "le mot d'un autre";
let open: TestApp;
let confirming: TestApp;
let people = 0;
beforeAll(async () => {
  open = await testApp();
  confirming = await testApp({ env: { AUTH_MAIL_AUTOCONFIRM: "false" } });
});
afterAll(() => Promise.all([open.close(), confirming.close()]));

/** A user who signs in by phone, and whose address an admin wrote without proof. */
async function byPhone(app: TestApp): Promise<{ email: string; phone: string }> {
  const login = { email: `ecrite${++people}@example.org`, phone: String(33_650_000_000 + people) };
  expect(
    (await adminCalls(app).post("/admin/users", { ...login, phone_confirm: true, password: PASSWORD })).status,
  ).toBe(200);
  return login;
}

const signInBy = (app: TestApp, login: object, password = PASSWORD) =>
  authCalls(app).call("POST", "/token?grant_type=password", { body: { ...login, password } });

test("signing up with an unproved address does not open the account of a proved number", async () => {
  const { email, phone } = await byPhone(open);
  expect((await authCalls(open).call("POST", "/signup", { body: { email, password: ANOTHER } })).json.error_code).toBe(
    "user_already_exists",
  );
  expect((await signInBy(open, { phone }, ANOTHER)).json.error_code).toBe("invalid_credentials");
  expect((await signInBy(open, { phone })).status).toBe(200);
});

test("a code requested for an unproved address keeps the password of a proved number", async () => {
  const { email, phone } = await byPhone(confirming);
  for (const path of ["/otp", "/magiclink", "/recover"]) {
    await authCalls(confirming).call("POST", path, { body: { email } });
    expect((await signInBy(confirming, { phone })).status, path).toBe(200);
  }
});

test("a password chosen before the address was ever proved does not outlive a recovery", async () => {
  const [email, call] = [`devancee${++people}@example.org`, authCalls(confirming).call] as const;
  await call("POST", "/signup", { body: { email, password: ANOTHER } });
  await confirming.database.owner.query("delete from auth.rate_buckets");
  await call("POST", "/recover", { body: { email } });
  const { code } = await lastLetter(confirming, email);
  expect((await call("POST", "/verify", { body: { type: "recovery", email, token: code } })).status).toBe(200);
  expect((await signInBy(confirming, { email }, ANOTHER)).json.error_code).toBe("invalid_credentials");
});
