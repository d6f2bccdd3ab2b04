import { captchaOf } from "#server/auth/ground/captcha-settings.ts";
import type { ApiKeys } from "#server/auth/keys/api-keys.ts";
import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// A local service speaks the protocol that hCaptcha and Turnstile share. No test calls these two.
let service: Server;
let app: TestApp;
let isDown = false;
const captchaRequests: URLSearchParams[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      const fields = new URLSearchParams(body);
      captchaRequests.push(fields);
      if (isDown) return response.destroy();
      const isSolved = fields.get("response") === "une personne";
      response.end(
        JSON.stringify(
          isSolved ? { success: true } : { success: false, "error-codes": ["invalid-input-response", "<b>"] },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as { port: number };
  app = await testApp({
    env: {
      AUTH_CAPTCHA_PROVIDER: "turnstile",
      AUTH_CAPTCHA_SECRET: "le secret",
      AUTH_CAPTCHA_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
});
afterAll(async () => {
  await app.close();
  service.close();
});

const post = (path: string, body: object, bearer?: string) =>
  authCalls(app).call("POST", path, { body, ...(bearer && { bearer }) });
const withCaptcha = (token: string) => ({ gotrue_meta_security: { captcha_token: token } });

test("calls that check a secret or send a message need a captcha and say what was wrong with it", async () => {
  const calls = [
    "/signup",
    "/token?grant_type=password",
    "/token?grant_type=web3",
    "/otp",
    "/magiclink",
    "/recover",
    "/resend",
  ];
  for (const path of calls) {
    expect((await post(path, { email: "a@example.org" })).json, path).toMatchObject({
      code: 400,
      error_code: "captcha_failed",
      msg: "captcha protection: request disallowed (no captcha_token found)",
    });
    expect((await post(path, { email: "a@example.org", ...withCaptcha("un programme") })).json.msg).toBe(
      "captcha protection: request disallowed (invalid-input-response)",
    );
  }
  expect(Object.fromEntries(captchaRequests[0]!)).toEqual({
    secret: "le secret",
    response: "un programme",
    remoteip: "127.0.0.1",
  });
});

test("a person who answered the captcha refreshes without another", async () => {
  const signUp = await post("/signup", {
    email: "personne@example.org",
    password: PASSWORD,
    ...withCaptcha("une personne"),
  });
  expect(signUp.status).toBe(200);
  expect((await authCalls(app).refresh(signUp.json.refresh_token)).status).toBe(200);
});

test("exchanging a code needs no captcha", async () => {
  expect((await post("/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" })).json.error_code).toBe(
    "flow_state_not_found",
  );
});

test("a server with the secret key needs no captcha, a browser with the public key does", async () => {
  const { service_role, anon } = JSON.parse(readFileSync(join(app.config.dataDir, "api-keys.json"), "utf8")) as ApiKeys;
  expect((await post("/signup", { email: "serveur@example.org", password: PASSWORD }, service_role)).status).toBe(200);
  expect((await post("/signup", { email: "navigateur@example.org", password: PASSWORD }, anon)).json.error_code).toBe(
    "captcha_failed",
  );
});

test("when the captcha service is down the call answers 500 and creates nothing", async () => {
  isDown = true;
  expect(
    (await post("/signup", { email: "patience@example.org", password: PASSWORD, ...withCaptcha("une personne") }))
      .status,
  ).toBe(500);
  isDown = false;
  expect(
    (await post("/signup", { email: "patience@example.org", password: PASSWORD, ...withCaptcha("une personne") }))
      .status,
  ).toBe(200);
});

test("a captcha without its secret is refused at start", () => {
  expect(() => captchaOf({ provider: "hcaptcha", secret: undefined, url: undefined, isHosted: false })).toThrow(
    "AUTH_CAPTCHA_SECRET",
  );
  expect(captchaOf({ provider: "", secret: undefined, url: undefined, isHosted: false })).toBeNull();
  expect(captchaOf({ provider: "hcaptcha", secret: "s", url: undefined, isHosted: false })?.url).toBe(
    "https://api.hcaptcha.com/siteverify",
  );
});
