import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

// Strangers cannot stop the letters of other people. The limits are the real ones, without the factor of other tests.

const apps: TestApp[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

async function open(env: Record<string, string>, more: { runsJobs?: boolean; clock?: () => Date } = {}) {
  const app = await testApp({
    ...more,
    env: {
      AUTH_MAIL_AUTOCONFIRM: "false",
      AUTH_RATE_LIMIT_FACTOR: "1",
      AUTH_MAIL_INTERVAL_SECONDS: "0",
      AUTH_SMS_INTERVAL_SECONDS: "0",
      ...env,
    },
  });
  apps.push(app);
  let clients = 0;
  /** Each call comes from another client, unless the test names one. */
  const post = (path: string, body: object, from = `203.0.113.${++clients}`) =>
    authCalls(app).call("POST", path, { body, from });
  return { app, post };
}

const countLettersTo = ({ config }: TestApp, to: string, kind = ".eml") => {
  const outbox = join(config.dataDir, "outbox");
  const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(kind)) : [];
  return files.filter((name) => readFileSync(join(outbox, name), "utf8").includes(to)).length;
};
const expectLetters = (app: TestApp, to: string, count: number) =>
  expect.poll(() => countLettersTo(app, to), { interval: 50 }).toBe(count);

async function addConfirmedUser({ app, post }: Awaited<ReturnType<typeof open>>, email: string): Promise<void> {
  await post("/signup", { email, password: PASSWORD });
  expect((await post("/verify", { type: "signup", email, token: (await lastLetter(app, email)).code })).status).toBe(
    200,
  );
}

test("recoveries for unknown addresses do not use up the letters of known users", async () => {
  const openApp = await open({ AUTH_MAILS_PER_HOUR: "5" });
  await addConfirmedUser(openApp, "connue@example.org");
  const { app, post } = openApp;
  for (let index = 0; index < 40; index++)
    expect((await post("/recover", { email: `inconnue${index}@example.org` })).status).toBe(200);
  expect((await post("/recover", { email: "connue@example.org" })).status).toBe(200);
  expect((await lastLetter(app, "connue@example.org")).subject).toMatch(/mot de passe/);
});

test("above the ceiling letters to new addresses wait, while known accounts get theirs at once", async () => {
  const { app, post } = await open({ AUTH_MAILS_PER_HOUR: "2" }, { runsJobs: true });
  for (const name of ["un", "deux"]) {
    expect((await post("/signup", { email: `${name}@example.org`, password: PASSWORD })).status).toBe(200);
    await expectLetters(app, `${name}@example.org`, 1);
  }
  expect((await authCalls(app).call("GET", "/settings")).json.mailer_failing).toBe(false);
  expect((await post("/signup", { email: "trois@example.org", password: PASSWORD })).status).toBe(200);
  const waitingMinutes = async () =>
    (
      await app.database.owner.query<{ minutes: number }>(
        `select round(extract(epoch from run_at - now()) / 60)::int as minutes
          from jobs._private_jobs where run_at > now() + interval '1 minute'`,
      )
    ).rows;
  await expect.poll(waitingMinutes, { interval: 50 }).toEqual([{ minutes: 30 }]);
  expect([
    countLettersTo(app, "trois@example.org"),
    (await authCalls(app).call("GET", "/settings")).json.mailer_failing,
  ]).toEqual([0, true]);
  expect((await post("/recover", { email: "un@example.org" })).status).toBe(200);
  await expectLetters(app, "un@example.org", 2);
  expect((await post("/resend", { type: "signup", email: "trois@example.org" })).status).toBe(200);
  await expectLetters(app, "trois@example.org", 1);
});

test("one client gets thirty letters an hour, for known and unknown addresses", async () => {
  const openApp = await open({});
  await addConfirmedUser(openApp, "connue@example.org");
  const { post } = openApp;
  const mine = (email: string, path = "/recover") => post(path, { email }, "198.51.100.7");
  for (let index = 0; index < 15; index++)
    for (const path of ["/recover", "/otp"])
      expect((await mine(`inconnue${index}@example.org`, path)).status).toBe(200);
  for (const email of ["connue@example.org", "inconnue@example.org"])
    expect(await mine(email, "/otp")).toMatchObject({
      status: 429,
      json: { error_code: "over_email_send_rate_limit" },
      headers: { "retry-after": "120" },
    });
  expect((await post("/recover", { email: "connue@example.org" }, "198.51.100.8")).status).toBe(200);
});

test("a request that sends no letter does not delay a letter that signs in", async () => {
  const openApp = await open({ AUTH_MAIL_INTERVAL_SECONDS: "60" });
  await addConfirmedUser(openApp, "connue@example.org");
  const { post } = openApp;
  await post("/resend", { type: "email_change", email: "connue@example.org" });
  await post("/resend", { type: "signup", email: "connue@example.org" });
  expect((await post("/recover", { email: "connue@example.org" })).status).toBe(200);
  expect((await post("/recover", { email: "connue@example.org" })).status).toBe(429);
});

test("above the ceiling of SMS only known numbers still get their codes", async () => {
  const { app, post } = await open({ SMS_URL: "outbox:", AUTH_SMS_PER_HOUR: "2" });
  for (const phone of ["33611111111", "33622222222"]) expect((await post("/otp", { phone })).status).toBe(200);
  expect((await post("/otp", { phone: "33633333333" })).status).toBe(200);
  expect((await post("/signup", { phone: "33644444444", password: PASSWORD })).json.error_code).toBe(
    "over_sms_send_rate_limit",
  );
  expect((await post("/signup", { phone: "33611111111", password: PASSWORD })).json.error_code).toBe(
    "over_sms_send_rate_limit",
  );
  expect((await post("/otp", { phone: "33611111111" })).status).toBe(200);
  expect(
    ["33611111111", "33622222222", "33633333333", "33644444444"].map((phone) =>
      countLettersTo(app, `+${phone}`, ".sms.txt"),
    ),
  ).toEqual([2, 1, 0, 0]);
});
