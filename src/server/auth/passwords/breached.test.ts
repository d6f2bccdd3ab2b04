import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// The look-up of stolen passwords (protocol of Have I Been Pwned), against a local server.

const STOLEN = "girafe sous la pluie";
const sha1 = (password: string) => createHash("sha1").update(password).digest("hex").toUpperCase();

let lookUps: { path: string; padding: unknown }[] = [];
let answer: "list" | "fault" | "silence" | "endless" = "list";
const service = createServer((request, response) => {
  lookUps.push({ path: request.url ?? "", padding: request.headers["add-padding"] });
  if (answer === "silence") return;
  if (answer === "fault") return void response.writeHead(503).end();
  if (answer === "endless") return void response.end("0".repeat(2_000_000));
  response.end(`${"0".repeat(35)}:0\r\n${sha1(STOLEN).slice(5)}:12\r\n${sha1(PASSWORD).slice(5)}:0\r\n`);
});
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  app = await appWithTimeout("20000");
});
beforeEach(() => {
  lookUps = [];
  answer = "list";
});
afterAll(async () => {
  await app.close();
  service.closeAllConnections();
  service.close();
});

// The time allowed for an answer is long enough for a busy machine. Only the silent service needs a short time.
const appWithTimeout = (timeoutMs: string) => {
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range/`;
  return testApp({ env: { AUTH_PASSWORD_BREACH_URL: url, AUTH_PASSWORD_BREACH_TIMEOUT_MS: timeoutMs } });
};

let people = 0;
const signUp = (password: string, on = app) =>
  authCalls(on).call("POST", "/signup", { body: { email: `vole${++people}@example.org`, password } });

test("a leaked password is refused by a look-up that sends five characters of its SHA-1", async () => {
  expect((await signUp(STOLEN)).json).toMatchObject({
    error_code: "weak_password",
    weak_password: { reasons: ["pwned"] },
  });
  expect(lookUps).toEqual([{ path: `/range/${sha1(STOLEN).slice(0, 5)}`, padding: "true" }]);
});

test("a password is accepted if no leak lists it, even if the padding does", async () => {
  expect((await signUp("girafe sous la neige")).status).toBe(200);
  expect((await signUp(PASSWORD)).status).toBe(200);
  expect(lookUps).toHaveLength(2);
});

test("passwords are accepted when the look-up is down, does not answer or never ends", async () => {
  for (const state of ["fault", "endless"] as const) {
    answer = state;
    expect((await signUp(STOLEN)).status, state).toBe(200);
  }
  answer = "silence";
  const impatient = await appWithTimeout("300");
  expect((await signUp(STOLEN, impatient)).status).toBe(200);
  await impatient.close();
});

test("no look-up happens for a refused password, at sign-in, or by default", async () => {
  await signUp("motdepasse");
  const { json } = await signUp(PASSWORD);
  lookUps = [];
  await authCalls(app).signIn(json.user.email as string);
  await signUp("motdepasse");
  const plain = await testApp();
  expect((await signUp(STOLEN, plain)).status).toBe(200);
  expect(lookUps).toEqual([]);
  await plain.close();
});
