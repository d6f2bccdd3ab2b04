import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";

// Behind a proxy that the settings do not name, all people share one set of limits, and the operator must be told.

const apps: TestApp[] = [];
afterEach(async () => void (await Promise.all(apps.splice(0).map((app) => app.close()))));

async function open(env: Record<string, string> = {}) {
  const logLines: Record<string, unknown>[] = [];
  const app = await testApp({
    env,
    log: pino(
      { level: "warn" },
      { write: (line: string) => void logLines.push(JSON.parse(line) as Record<string, unknown>) },
    ),
  });
  apps.push(app);
  const owner = await app.signUp();
  return {
    pass: (headers: Record<string, string>, remoteAddress = "10.0.0.2") =>
      app.server.inject({ url: "/health/live", headers, remoteAddress }),
    details: async () =>
      (await app.server.inject("/health/ready")).json<{ details: { code: string; message: string }[] }>().details,
    told: async () => (await owner.call("GET", "/api/security/sessions")).json.warning as string | null,
    warned: () => logLines.filter(({ header }) => header !== undefined),
  };
}

test.each(["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"])(
  "an undeclared proxy that forwards by %s is reported once in the log, the health and the settings",
  async (header) => {
    const { pass, details, told, warned } = await open();
    expect([await details(), await told(), warned()]).toEqual([[], null, []]);
    for (let calls = 0; calls < 3; calls++) await pass({ [header]: `198.51.100.${calls}` });
    expect(warned()).toMatchObject([{ header, neighbour: "10.0.0.2" }]);
    expect((await details()).map(({ code }) => code)).toEqual(["undeclared_proxy"]);
    expect(JSON.stringify(await details())).not.toContain("10.0.0.2");
    expect(await told()).toContain(`AUTH_TRUSTED_PROXY_HEADER=${header} et AUTH_TRUSTED_PROXIES=10.0.0.2`);
  },
);

test("a proxy gives no warning only if its address and its header are declared", async () => {
  const declaredProxy = { AUTH_TRUSTED_PROXY_HEADER: "x-forwarded-for", AUTH_TRUSTED_PROXIES: "10.0.0.0/24" };
  const { pass, details } = await open(declaredProxy);
  await pass({ "x-forwarded-for": "198.51.100.1", "x-real-ip": "198.51.100.1" });
  expect(await details()).toEqual([]);
  await pass({ "x-forwarded-for": "198.51.100.1" }, "10.0.1.2");
  expect(await details()).toHaveLength(1);
  const other = await open(declaredProxy);
  await other.pass({ "x-real-ip": "198.51.100.1" });
  expect(await other.details()).toHaveLength(1);
});

test("calls that were not forwarded give no warning", async () => {
  const { pass, details, told } = await open();
  expect((await pass({ "user-agent": "x" })).statusCode).toBe(200);
  expect([await details(), await told()]).toEqual([[], null]);
});
