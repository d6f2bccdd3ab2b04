import { testApp } from "#test/test-app.ts";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const HOSTED = { AUTH_URL: "https://auth.example.org/auth/v1", AUTH_PUBLIC_KEY: "public" };

test.each([
  ["embedded", {}],
  ["hosted", HOSTED],
])("a server with another installation key does not start (%s sign-in)", async (_where, env) => {
  const app = await testApp({ env });
  const start = (key: string) => testApp({ database: app.database, env: { ...env, INSTALLATION_KEY: key } });
  await expect(start("ab".repeat(32))).rejects.toThrow("sa clé n'est pas celle de cette base de données");
  await expect(start("ab".repeat(32))).rejects.toThrow("Remets dans DATA_DIR le fichier secret.key");
  const sameKey = await testApp({ beside: app, env });
  await sameKey.close();
  await app.close();
});

test.each([
  ["its mark", "delete from auth.signing_keys"],
  ["keys of sign-in of an earlier version", "delete from auth.installation where name = 'installation_key_mark'"],
])("a server without secret.key neither starts nor makes a key when the database has %s", async (_what, statement) => {
  const app = await testApp();
  await app.signUp();
  await app.database.owner.query(statement);
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-no-key-"));
  const start = (env = {}) => testApp({ database: app.database, env: { DATA_DIR: dataDir, ...env } });
  await expect(start()).rejects.toThrow(/secret\.key manque.*Remets ce fichier depuis ta sauvegarde/s);
  expect(existsSync(join(dataDir, "secret.key"))).toBe(false);
  const sameKey = await testApp({ beside: app });
  await sameKey.close();
  rmSync(dataDir, { recursive: true });
  await app.close();
});
