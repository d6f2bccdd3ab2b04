import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { freePort } from "#test/throwaway-cluster.ts";
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAuthConfig } from "./ground/auth-config.ts";

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
beforeAll(async () => {
  app = await testApp();
  auth = authCalls(app);
});
afterAll(() => app.close());

const SITE = { PUBLIC_URL: "https://etabli.example" };
const settingsOf = async (env: Record<string, string>) => {
  const other = await testApp({ env });
  const answer = await authCalls(other).call("GET", "/settings");
  await other.close();
  return answer.json;
};

test("a fresh installation needs no confirmation, since it cannot send messages", async () => {
  expect((await auth.call("GET", "/settings")).json).toMatchObject({
    external: { email: true, phone: true, anonymous_users: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: true,
    sms_provider: "",
    saml_enabled: false,
    mailer_failing: false,
    code_digits: 6,
    recent_proof_seconds: 600,
  });
});

test("with a mail server or an SMS service addresses are confirmed, unless the settings say otherwise", async () => {
  expect(await settingsOf({ SMTP_URL: "smtp://127.0.0.1:2525", SMS_URL: "outbox:" })).toMatchObject({
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "sms",
    mfa_phone_enabled: true,
  });
  expect(await settingsOf({ SMTP_URL: "smtp://127.0.0.1:2525", AUTH_MAIL_AUTOCONFIRM: "true" })).toMatchObject({
    mailer_autoconfirm: true,
  });
});

test("the health page answers with the name of the server", async () => {
  expect((await auth.call("GET", "/health")).json).toMatchObject({ name: "Établi auth", version: "1" });
});

test("features we do not support answer with the protocol's error before the body is read", async () => {
  expect((await auth.call("POST", "/sso", { body: {} })).json).toMatchObject({
    code: 404,
    error_code: "saml_provider_disabled",
    msg: "SAML 2.0 is disabled",
  });
  const unreadable = await app.server.inject({
    method: "POST",
    url: "/auth/v1/sso",
    headers: { "content-type": "application/json" },
    payload: "{oops",
  });
  expect([unreadable.statusCode, unreadable.json().error_code]).toEqual([404, "saml_provider_disabled"]);
  for (const chain of ["solana", "ethereum"])
    expect((await auth.call("POST", "/token?grant_type=web3", { body: { chain } })).json).toMatchObject({
      code: 422,
      error_code: "web3_provider_disabled",
    });
  expect((await auth.call("POST", "/token?grant_type=web3", { body: { chain: "bitcoin" } })).json).toMatchObject({
    code: 400,
    error_code: "web3_unsupported_chain",
  });
  expect((await auth.call("POST", "/token?grant_type=magie", { body: {} })).json).toMatchObject({
    code: 400,
    error_code: "invalid_credentials",
    msg: "unsupported_grant_type",
  });
});

test("unsupported features are limited by address, each separately", async () => {
  const strict = await testApp({ env: { AUTH_RATE_LIMIT_FACTOR: "1" } });
  for (const [path, status] of [
    ["/sso", 404],
    ["/token?grant_type=web3", 422],
  ] as const) {
    const answers = [];
    for (let index = 0; index < 31; index++)
      answers.push((await authCalls(strict).call("POST", path, { body: { chain: "solana" } })).status);
    expect(answers).toEqual([...Array(30).fill(status), 429]);
  }
  expect((await authCalls(strict).signIn("personne@example.org")).status).toBe(400);
  await strict.close();
});

test("every call refuses a login type that the settings switch off", async () => {
  const closedApp = await testApp({ env: { AUTH_EMAIL_ENABLED: "false", AUTH_PHONE_ENABLED: "false" } });
  for (const path of ["/signup", "/token?grant_type=password", "/otp"]) {
    expect(
      (await authCalls(closedApp).call("POST", path, { body: { email: "a@example.org", password: PASSWORD } })).json,
    ).toMatchObject({ code: 400, error_code: "email_provider_disabled" });
    expect(
      (await authCalls(closedApp).call("POST", path, { body: { phone: "33612345678", password: PASSWORD } })).json,
    ).toMatchObject({ code: 400, error_code: "phone_provider_disabled" });
  }
  await closedApp.close();
});

test("the settings endpoint and the calls agree for every setting", async () => {
  const environments: Record<string, string>[] = [
    {},
    {
      SMS_URL: "outbox:",
      AUTH_PHONE_AUTOCONFIRM: "true",
      AUTH_ANONYMOUS_ENABLED: "true",
      AUTH_MANUAL_LINKING_ENABLED: "true",
    },
    {
      SMS_URL: "outbox:",
      AUTH_PHONE_AUTOCONFIRM: "true",
      AUTH_MFA_PHONE_ENABLED: "false",
      AUTH_MFA_TOTP_ENABLED: "false",
    },
    { AUTH_TEST_CODES: "33600000000=123456", AUTH_PHONE_ENABLED: "false" },
  ];
  for (const env of environments) {
    const one = await testApp({ env });
    const calls = authCalls(one);
    const answer = (await calls.call("GET", "/settings")).json;
    const { access_token: bearer } = await calls.signUp("accord@example.org");
    const open = async (method: "POST" | "GET", path: string, body?: object) =>
      (await calls.call(method, path, { bearer, ...(body && { body }) })).status < 400;
    expect(
      await open("POST", "/factors", { factor_type: "phone", phone: "+33612345678", friendly_name: "t" }),
      "phone",
    ).toBe(answer.mfa_phone_enabled);
    expect(await open("POST", "/factors", { factor_type: "totp", friendly_name: "a" }), "totp").toBe(
      answer.mfa_totp_enabled,
    );
    expect(await open("POST", "/signup", {}), "anonymous").toBe(answer.external.anonymous_users);
    expect(await open("POST", "/signup", { phone: "+33687654321", password: PASSWORD }), "by phone").toBe(
      answer.external.phone,
    );
    expect(await open("POST", "/signup", { email: "autre@example.org", password: PASSWORD }), "by email").toBe(
      answer.external.email && !answer.disable_signup,
    );
    expect(
      (await calls.call("GET", "/user/identities/authorize?provider=google", { bearer })).json.error_code !==
        "manual_linking_disabled",
      "linking",
    ).toBe(answer.manual_linking_enabled);
    expect((await calls.call("POST", "/sso", { body: {} })).json.error_code !== "saml_provider_disabled", "saml").toBe(
      answer.saml_enabled,
    );
    await one.close();
  }
});

test("codes are shown on screen to a developer only", async () => {
  const dev = await testApp({ env: { AUTH_SHOW_CODES: "true", AUTH_MAIL_AUTOCONFIRM: "false" } });
  await authCalls(dev).call("POST", "/signup", { body: { email: "dev@example.org", password: PASSWORD } });
  expect((await authCalls(dev).call("GET", "/dev/last-code?to=dev@example.org")).json.code).toMatch(/^\d{6}$/);
  expect((await authCalls(dev).call("GET", "/dev/last-code?to=autre@example.org")).json.code).toBeNull();
  await dev.close();
  expect((await auth.call("GET", "/dev/last-code?to=dev@example.org")).status).toBe(404);
});

test("settings for the developer's own machine stop the start elsewhere", () => {
  expect(() => parseAuthConfig({ ...SITE, AUTH_SHOW_CODES: "true" })).toThrow("AUTH_SHOW_CODES");
  expect(() => parseAuthConfig({ ...SITE, AUTH_TEST_CODES: "33600000000=123456" })).toThrow("AUTH_TEST_CODES");
  expect(
    parseAuthConfig({
      PUBLIC_URL: "http://localhost:3000",
      AUTH_SHOW_CODES: "true",
      AUTH_TEST_CODES: "+33600000000=123456",
    }),
  ).toMatchObject({ showCodes: true, testCodes: new Map([["33600000000", "123456"]]) });
  expect(() => parseAuthConfig({ PUBLIC_URL: "http://localhost:3000", AUTH_TEST_CODES: "moi=1" })).toThrow(
    "AUTH_TEST_CODES",
  );
  expect(() =>
    parseAuthConfig({ ...SITE, AUTH_TRUSTED_PROXY_HEADER: "x-real-ip", AUTH_TRUSTED_PROXIES: "partout" }),
  ).toThrow("AUTH_TRUSTED_PROXIES");
});

test("a wrong setting stops the start with an error that names it", () => {
  for (const [name, value] of [
    ["AUTH_JWT_SECRET", "court"],
    ["AUTH_CODE_DIGITS", "4"],
    ["AUTH_PASSWORD_MIN_LENGTH", "4"],
    ["AUTH_SIGNUP_ENABLED", "oui"],
    ["AUTH_TOKEN_SECONDS", "0"],
    ["AUTH_CAPTCHA_PROVIDER", "autre"],
  ] as const)
    expect(() => parseAuthConfig({ ...SITE, [name]: value }), name).toThrow(name);
});

test("while the mail server is down people are told so", async () => {
  const port = await freePort();
  const app = await testApp({ runsJobs: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const calls = authCalls(app);
  expect(
    (await calls.call("POST", "/signup", { body: { email: "attend@example.org", password: PASSWORD } })).status,
  ).toBe(200);
  const failing = async () => (await calls.call("GET", "/settings")).json.mailer_failing as boolean;
  await expect.poll(failing, { interval: 100 }).toBe(true);
  const deliveries: string[] = [];
  const server = createServer((socket) => {
    let isInData = false;
    socket.on("error", () => {});
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        if (isInData && line !== ".") continue;
        if (line.startsWith("RCPT")) deliveries.push(line);
        isInData = line === "DATA";
        socket.write(isInData ? "354 go\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // The queue tries again after longer and longer waits. The test makes it try at once.
  await app.database.owner.query("update jobs._private_jobs set run_at = now()");
  await expect.poll(failing, { interval: 100 }).toBe(false);
  expect(deliveries).toEqual(["RCPT TO:<attend@example.org>"]);
  await app.close();
  server.close();
});

test.each([
  [{}, false],
  [{ SMS_URL: "outbox:" }, true],
  [{ SMS_URL: "outbox:", AUTH_MFA_PHONE_ENABLED: "false" }, false],
  [{ AUTH_TEST_CODES: "33611111111=123456" }, true],
])("the settings state whether a phone can be a second factor: %o", async (env: Record<string, string>, canAdd) => {
  const other = await testApp({ env });
  const calls = authCalls(other);
  const { token } = await other.signUp("paul@example.org");
  const answer = await other.server.inject({
    method: "POST",
    url: "/auth/v1/factors",
    headers: { authorization: `Bearer ${token}` },
    payload: { factor_type: "phone", phone: "33611111111", friendly_name: "Mobile" },
  });
  const { mfa_phone_enabled } = (await calls.call("GET", "/settings")).json;
  await other.close();
  expect([mfa_phone_enabled, answer.statusCode === 200]).toEqual([canAdd, canAdd]);
});
