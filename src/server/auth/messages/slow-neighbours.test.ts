import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { Server, Socket } from "node:net";
import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// A server that takes every connection and never says a word stands for a stalled SMS service, captcha, provider and
// mail server. The auth pool has six connections: thirty calls that wait for it would have kept everybody out, had they
// held one.

const MANY = 30;
let silent: Server;
let port: number;
const open = new Set<Socket>();
let app: TestApp | null = null;

beforeAll(async () => {
  silent = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
    // Read, so that the end of the connection is seen.
    socket.resume();
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  ({ port } = silent.address() as { port: number });
});
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await app?.close();
  app = null;
});
afterAll(() => void silent.close());

const stalledUrl = () => `http://127.0.0.1:${port}`;

/** Many calls that wait for the silent server. They are really sent, and their callers can hang up. */
async function manyWait(openApp: TestApp, path: string, bodyOf: (index: number) => object | null) {
  const address = openApp.server.server.listening
    ? `http://127.0.0.1:${(openApp.server.server.address() as { port: number }).port}`
    : await openApp.server.listen({ port: 0, host: "127.0.0.1" });
  const callers = new AbortController();
  const statuses: number[] = [];
  const ask = async (index: number) => {
    const body = bodyOf(index);
    const call = fetch(`${address}/auth/v1${path}`, {
      redirect: "manual",
      signal: callers.signal,
      ...(body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    await call.then(
      ({ status }) => statuses.push(status),
      () => {},
    );
  };
  const calls = Promise.all(Array.from({ length: MANY }, (_one, index) => ask(index)));
  return { statuses, hangUp: () => (callers.abort(), calls) };
}

async function signsInAsUsual(openApp: TestApp): Promise<void> {
  const auth = authCalls(openApp);
  const session = await auth.signIn("presente@example.org");
  expect(session.status).toBe(200);
  expect([
    (await auth.user(session.json.access_token)).status,
    (await auth.refresh(session.json.refresh_token)).status,
  ]).toEqual([200, 200]);
}

test("a stalled SMS service slows no other call: twenty wait, the next are refused", async () => {
  const openApp = (app = await testApp({
    env: { SMS_URL: `${stalledUrl()}/send`, AUTH_PHONE_AUTOCONFIRM: "false" },
  }));
  await authCalls(openApp).signUp("presente@example.org");
  const { statuses, hangUp } = await manyWait(openApp, "/otp", (index) => ({ phone: String(33600000000 + index) }));
  await expect.poll(() => [open.size, statuses.length]).toEqual([20, MANY - 20]);
  expect(new Set(statuses)).toEqual(new Set([422]));
  await signsInAsUsual(openApp);
  expect(statuses).toHaveLength(MANY - 20);
  await hangUp();
  await expect.poll(() => open.size).toBe(0);
  expect((await openApp.database.owner.query("select from auth.users where phone <> ''")).rowCount).toBe(0);
});

test("a captcha service that stalls ends no session", async () => {
  const openApp = (app = await testApp({
    env: {
      AUTH_CAPTCHA_PROVIDER: "turnstile",
      AUTH_CAPTCHA_SECRET: "le secret",
      AUTH_CAPTCHA_URL: `${stalledUrl()}/siteverify`,
    },
  }));
  const admin = adminCalls(openApp);
  await admin.post("/admin/users", { email: "presente@example.org", password: PASSWORD, email_confirm: true });
  const { statuses, hangUp } = await manyWait(openApp, "/token?grant_type=password", (index) => ({
    email: `u${index}@example.org`,
    password: PASSWORD,
    gotrue_meta_security: { captcha_token: "x" },
  }));
  await expect.poll(() => [open.size, statuses.length]).toEqual([20, MANY - 20]);
  const session = await admin.post("/token?grant_type=password", { email: "presente@example.org", password: PASSWORD });
  expect([session.status, (await authCalls(openApp).user(session.json.access_token)).status]).toEqual([200, 200]);
  await hangUp();
  await expect.poll(() => open.size).toBe(0);
});

test("a stalled provider slows no other call: some wait, the next return at once", async () => {
  const openApp = (app = await testApp({
    env: { AUTH_OIDC_PROVIDERS: "atelier", AUTH_ATELIER_CLIENT_ID: "x", AUTH_ATELIER_ISSUER: stalledUrl() },
  }));
  await authCalls(openApp).signUp("presente@example.org");
  const { statuses, hangUp } = await manyWait(openApp, "/authorize?provider=atelier", () => null);
  await expect.poll(() => statuses).toEqual(Array(MANY - 20).fill(302));
  await signsInAsUsual(openApp);
  expect([statuses.length, open.size]).toEqual([MANY - 20, 1]);
  await hangUp();
});

test("a mail server that stalls keeps no sign-in and no document waiting", async () => {
  const openApp = (app = await testApp({
    runsJobs: true,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, AUTH_MAIL_AUTOCONFIRM: "true", AUTH_RATE_LIMIT_FACTOR: "1000" },
  }));
  await authCalls(openApp).signUp("presente@example.org");
  for (let index = 0; index < 5; index++)
    await authCalls(openApp).call("POST", "/otp", { body: { email: `lettre${index}@example.org` } });
  await expect.poll(() => open.size).toBe(2);
  await signsInAsUsual(openApp);
  const key = "un document sans entreprise";
  await openApp.database.owner.query("select jobs.enqueue('render-document', $1, $2)", [
    JSON.stringify({ companyId: openApp.deps.ids(), kind: "quote", id: openApp.deps.ids() }),
    key,
  ]);
  const countAttempts = async () =>
    (await openApp.database.owner.query("select from jobs._private_jobs where key = $1 and attempts = 0", [key]))
      .rowCount;
  await expect.poll(countAttempts, { interval: 50 }).toBe(0);
  expect(open.size).toBe(2);
});
