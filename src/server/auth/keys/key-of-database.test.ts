import { testApp } from "#test/test-app.ts";
import { expect, test } from "vitest";

const HOSTED = { AUTH_URL: "https://auth.example.org/auth/v1", AUTH_PUBLIC_KEY: "public" };

test.each([
  ["embedded", {}],
  ["hosted", HOSTED],
])("a server with another installation key does not start (%s sign-in)", async (_where, env) => {
  const app = await testApp({ env });
  const start = (key: string) => testApp({ database: app.database, env: { ...env, INSTALLATION_KEY: key } });
  await expect(start("ab".repeat(32))).rejects.toThrow("put back secret.key of its backup");
  await expect(start("ab".repeat(32))).rejects.toThrow("put back secret.key of its backup");
  const sameKey = await testApp({ beside: app, env });
  await sameKey.close();
  await app.close();
});
