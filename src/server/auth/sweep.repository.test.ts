import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let now = new Date("2026-11-21T08:00:00Z");
beforeAll(
  async () => void (app = await testApp({ clock: () => now, env: { AUTH_SESSION_INACTIVITY_SECONDS: "1000000" } })),
);
afterAll(() => app.close());

const count = async (table: string) =>
  Number((await app.database.owner.query<{ count: string }>(`select count(*) from auth.${table}`)).rows[0]!.count);

async function countRows(tables: string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const table of tables) counts.push(await count(table));
  return counts;
}

test("only expired rows are deleted, never the audit log", async () => {
  const auth = authCalls(app);
  const { access_token } = await auth.signUp("menage@example.org");
  await auth.call("POST", "/recover", { body: { email: "menage@example.org" } });
  await auth.signIn("menage@example.org", "faux");
  const factor = (await auth.call("POST", "/factors", { body: { factor_type: "totp" }, bearer: access_token })).json;
  await auth.call("POST", `/factors/${factor.id}/challenge`, { body: {}, bearer: access_token });
  const tables = ["one_time_tokens", "mfa_challenges", "rate_buckets", "wrong_passwords", "sessions"];
  const before = await countRows(tables);
  await app.deps.sweep();
  expect([before.every((rows) => rows > 0), await countRows(tables)]).toEqual([true, before]);
  const log = await count("audit_log");
  now = new Date(now.getTime() + 2 * 86_400_000);
  await app.deps.sweep();
  expect(await countRows(tables)).toEqual([0, 0, 0, 0, 1]);
  now = new Date(now.getTime() + 10 * 86_400_000);
  await app.deps.sweep();
  expect([await count("sessions"), await count("users"), await count("audit_log")]).toEqual([0, 1, log]);
  expect((await auth.signIn("menage@example.org", PASSWORD)).status).toBe(200);
});
