import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// Accounts without a login, where the installation allows them.

let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let app: TestApp;
let auth: ReturnType<typeof authCalls>;
beforeAll(async () => {
  app = await testApp({ clock: () => now, env: { AUTH_RATE_LIMIT_FACTOR: "1", AUTH_ANONYMOUS_ENABLED: "true" } });
  auth = authCalls(app);
});
afterEach(() => later(24 * 3600));
afterAll(() => app.close());

test("an anonymous user who adds an address becomes permanent at once without confirmation", async () => {
  const { access_token: bearer } = (await auth.call("POST", "/signup", { body: {} })).json;
  const user = await auth.call("PUT", "/user", { body: { email: "venue@example.org" }, bearer });
  expect(user.json).toMatchObject({ email: "venue@example.org", is_anonymous: false, identities: { length: 1 } });
  expect((await auth.call("PUT", "/user", { body: { password: PASSWORD }, bearer })).status).toBe(200);
});

test("an address opens thirty anonymous sessions an hour", async () => {
  const statuses = [];
  for (let index = 0; index < 35; index++) {
    statuses.push((await auth.call("POST", "/signup", { body: {} })).status);
    later(20);
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30 + 5);
  for (let index = 0; index < 5; index++) statuses.push((await auth.call("POST", "/signup", { body: {} })).status);
  expect(statuses.at(-1)).toBe(429);
});
