import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uuidV7 } from "#server/ids.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { apiKeys } from "./api-keys.ts";
import { parseAuthConfig } from "./auth-config.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { signingKeys } from "./signing-keys.ts";

let database: TestDatabase;
let deps: AuthDeps;
beforeAll(async () => {
  database = await testDatabase();
  const clock = () => new Date("2026-11-21T08:00:00Z");
  deps = { pool: database.auth, clock, ids: () => uuidV7(clock().getTime()), random: (bytes) => randomBytes(bytes), config: parseAuthConfig({ PUBLIC_URL: "http://127.0.0.1:3000" }), sendSms: null, installationKey: randomBytes(32), log: pino({ level: "silent" }) };
});
afterAll(() => database.close());

test("servers that start at once agree on one key", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => signingKeys(deps)));
  expect(new Set(all.map(({ kid }) => kid)).size).toBe(1);
  expect(all.map(({ verify }) => verify.size)).toEqual(Array(6).fill(1));
});

test("what is stored opens with the installation's key alone", async () => {
  const { rows } = await database.owner.query<{ sealed: Buffer }>("select sealed_private_jwk as sealed from auth.signing_keys");
  expect(rows[0]!.sealed.toString()).not.toContain('"d"');
  await expect(apiKeys({ ...deps, pool: Object.create(database.auth) as AuthDeps["pool"], sendSms: null, installationKey: randomBytes(32) })).rejects.toThrow();
});
