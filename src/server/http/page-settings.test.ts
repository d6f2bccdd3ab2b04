import { PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// The loaded page contains the settings, and they work.

let webDir: string;
let app: TestApp;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "etabli-web-"));
  mkdirSync(join(webDir, "assets"));
  writeFileSync(join(webDir, "index.html"), "<html><head>\n  </head></html>");
  app = await testApp({
    webDir,
    env: {
      AUTH_API_KEY_REQUIRED: "true",
      API_URL: "https://appels.example.org/etabli/",
      AUTH_ALLOWED_ORIGINS: "https://page.example.org",
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true });
});

const tag = (page: string, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)" data-key="([^"]*)"`).exec(page);

test("where sign-in calls need a key, the page holds only the public one", async () => {
  const page = (await app.server.inject("/login")).body;
  const [, url, key] = tag(page, "sign-in-service")!;
  const { anon, service_role: secret } = JSON.parse(
    readFileSync(join(app.config.dataDir, "api-keys.json"), "utf8"),
  ) as { anon: string; service_role: string };
  expect([url, key]).toEqual(["", anon]);
  expect(page).not.toContain(secret);
  const signUp = (headers: Record<string, string>) =>
    app.server.inject({
      method: "POST",
      url: "/auth/v1/signup",
      headers,
      payload: { email: "page@example.org", password: PASSWORD },
    });
  expect((await signUp({})).statusCode).toBe(401);
  expect((await signUp({ apikey: key! })).statusCode).toBe(200);
});

test("the page's policy allows only the host of its calls", async () => {
  const answer = await app.server.inject("/");
  expect(tag(answer.body, "api")![1]).toBe("https://appels.example.org/etabli");
  expect(answer.headers["content-security-policy"]).toContain("connect-src 'self' https://appels.example.org;");
  const plain = await testApp({ webDir });
  const own = await plain.server.inject("/");
  await plain.close();
  expect([
    tag(own.body, "api"),
    String(own.headers["content-security-policy"]).includes("connect-src 'self';"),
  ]).toEqual([null, true]);
});

test("calls from another origin are answered only if the settings name it", async () => {
  const ask = (method: "GET" | "OPTIONS", origin: string) =>
    app.server.inject({
      method,
      url: "/api/projects?limit=1",
      headers: { origin, "access-control-request-method": "GET" },
    });
  const preflight = await ask("OPTIONS", "https://page.example.org");
  expect([preflight.statusCode, preflight.headers["access-control-allow-origin"]]).toEqual([
    204,
    "https://page.example.org",
  ]);
  expect(preflight.headers["access-control-allow-headers"]).toMatch(/Authorization.*Idempotency-Key.*X-Company-Id/);
  const refusal = await ask("GET", "https://page.example.org");
  expect([
    refusal.statusCode,
    refusal.headers["access-control-allow-origin"],
    refusal.headers["access-control-allow-credentials"],
  ]).toEqual([401, "https://page.example.org", undefined]);
  for (const method of ["GET", "OPTIONS"] as const)
    expect(
      Object.keys((await ask(method, "https://ailleurs.example.org")).headers).filter((name) =>
        name.startsWith("access-control"),
      ),
    ).toEqual([]);
  expect(
    (await app.server.inject({ url: "/documents/x", headers: { origin: "https://page.example.org" } })).headers[
      "access-control-allow-origin"
    ],
  ).toBeUndefined();
});

test("a page that was built again is sent in its new form", async () => {
  const path = join(webDir, "index.html");
  const page = readFileSync(path, "utf8");
  writeFileSync(path, page.replace("<head>", "<head><title>again</title>"));
  utimesSync(path, new Date(), new Date(Date.parse("2030-01-01")));
  expect((await app.server.inject("/app")).body).toContain("<title>again</title>");
  rmSync(path);
  expect((await app.server.inject("/app")).body).toContain("<title>again</title>");
  writeFileSync(path, page);
});
