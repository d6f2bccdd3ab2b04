import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashWithArgon2id } from "./password-hash.ts";

const COST = { memoryKib: 19_456, passes: 2 };

let app: TestApp;
beforeAll(
  async () => void (app = await testApp({ env: { AUTH_PASSWORD_MEMORY_KIB: "19456", AUTH_PASSWORD_PASSES: "2" } })),
);
afterAll(() => app.close());

async function judgementOf(email: string): Promise<string> {
  const { rows } = await app.database.owner.query<{ password_judgement: string }>(
    "select password_judgement from auth.users where email = $1",
    [email],
  );
  return rows[0]!.password_judgement;
}
const reasonsAt = async (email: string, password = PASSWORD) =>
  (await authCalls(app).signIn(email, password)).json.weak_password?.reasons ?? null;

test("a strong password is judged at the first sign-in alone", async () => {
  await authCalls(app).signUp("forte@example.org");
  expect(await judgementOf("forte@example.org")).toBe("");
  expect(await reasonsAt("forte@example.org")).toBeNull();
  const judgement = await judgementOf("forte@example.org");
  expect(judgement).toMatch(/^[0-9a-f]{64}$/);
  expect(await reasonsAt("forte@example.org")).toBeNull();
  expect(await judgementOf("forte@example.org")).toBe(judgement);
});

test("a password is judged again once another one is stored", async () => {
  await authCalls(app).signUp("changee@example.org");
  await reasonsAt("changee@example.org");
  await app.database.owner.query("update auth.users set password_hash = $1 where email = $2", [
    await hashWithArgon2id("password123", COST),
    "changee@example.org",
  ]);
  for (const turn of [1, 2])
    expect([turn, await reasonsAt("changee@example.org", "password123")]).toEqual([turn, ["pwned"]]);
});

test("a password is judged again once its user's company bears its words", async () => {
  const person = await app.signUp("patronne@example.org");
  const password = "xylotrivane quorbelin";
  await app.database.owner.query("update auth.users set password_hash = $1 where email = $2", [
    await hashWithArgon2id(password, COST),
    "patronne@example.org",
  ]);
  expect(await reasonsAt("patronne@example.org", password)).toBeNull();
  await person.call("PATCH", "/api/company", { name: "Xylotrivane Quorbelin" });
  expect(await reasonsAt("patronne@example.org", password)).toEqual(["pwned"]);
});
