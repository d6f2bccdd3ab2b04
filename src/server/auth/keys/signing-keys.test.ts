import { parseAuthConfig } from "#server/auth/ground/auth-config.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { uuidV7 } from "#server/ids.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadApiKeys } from "./api-keys.ts";
import { loadSigningKeys } from "./signing-keys.ts";

let database: TestDatabase;
let deps: AuthDeps;
beforeAll(async () => {
  database = await testDatabase();
  const clock = () => new Date("2026-11-21T08:00:00Z");
  deps = {
    pool: database.auth,
    clock,
    ids: () => uuidV7(clock().getTime()),
    random: (bytes) => randomBytes(bytes),
    config: parseAuthConfig({ PUBLIC_URL: "http://127.0.0.1:3000" }),
    sendSms: null,
    installationKey: randomBytes(32),
    log: pino({ level: "silent" }),
  };
});
afterAll(() => database.close());

test("servers that start at the same time share one key", async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => loadSigningKeys(deps)));
  expect(new Set(all.map(({ kid }) => kid)).size).toBe(1);
  expect(all.map(({ verify }) => verify.size)).toEqual(Array(6).fill(1));
});

test("stored keys can be decrypted only with the installation's key", async () => {
  const { rows } = await database.owner.query<{ sealed: Buffer }>(
    "select sealed_private_jwk as sealed from auth.signing_keys",
  );
  expect(rows[0]!.sealed.toString()).not.toContain('"d"');
  await expect(
    loadApiKeys({ ...deps, pool: Object.create(database.auth) as AuthDeps["pool"], installationKey: randomBytes(32) }),
  ).rejects.toThrow();
});

test("a replaced key verifies until its last token expires", async () => {
  const first = await loadSigningKeys(deps);
  const days = (count: number): AuthDeps => ({
    ...deps,
    clock: () => new Date(new Date("2026-11-21T08:00:00Z").getTime() + count * 86_400_000),
  });
  expect((await loadSigningKeys(days(89))).kid).toBe(first.kid);
  const all = await Promise.all(Array.from({ length: 4 }, () => loadSigningKeys(days(90))));
  const [second] = all;
  expect(new Set(all.map(({ kid }) => kid)).size).toBe(1);
  expect([second!.kid === first.kid, [...second!.verify.keys()], second!.publicKeys.length]).toEqual([
    false,
    [second!.kid, first.kid],
    2,
  ]);
  expect([...(await loadSigningKeys(days(91))).verify.keys()]).toEqual([second!.kid]);
});

test("a token with an unknown key makes the server read its keys at most once a second", async () => {
  const start = new Date("2027-06-01T08:00:00Z").getTime();
  const at = (ms: number) => new Date(start + ms);
  let now = at(0);
  const here = { ...deps, clock: () => now };
  const before = await loadSigningKeys(here);
  const elsewhere = await loadSigningKeys({ ...deps, clock: () => new Date(start + 90 * 86_400_000) });
  now = at(1_000);
  expect((await loadSigningKeys(here)).verify.has(elsewhere.kid)).toBe(false);
  expect((await loadSigningKeys(here, elsewhere.kid)).verify.has(elsewhere.kid)).toBe(true);
  const keysOfUnknownKid = await loadSigningKeys(here, "made up");
  expect([await loadSigningKeys(here, "made up"), before === keysOfUnknownKid]).toEqual([keysOfUnknownKid, false]);
});

test("a secret in the settings signs tokens", async () => {
  const pair = await loadSigningKeys(deps);
  const secret = await loadSigningKeys({
    ...deps,
    config: { ...deps.config, jwtSecret: "a secret of thirty-two characters" },
  });
  expect([
    secret.sign.algorithm,
    secret.publicKeys,
    secret.verify.has(pair.kid),
    secret.verify.get(secret.kid)?.algorithm,
  ]).toEqual(["HS256", [], true, "HS256"]);
});
