import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { hash } from "@node-rs/argon2";
import { hash as bcrypt } from "@node-rs/bcrypt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHashOutdated, isPasswordHash } from "./password-hash.ts";
import { acceptPassword, isPassword, judgePassword } from "./passwords.ts";

let app: TestApp;
beforeAll(
  async () => void (app = await testApp({ env: { AUTH_PASSWORD_MEMORY_KIB: "65536", AUTH_PASSWORD_PASSES: "3" } })),
);
afterAll(() => app.close());

const TODAY = { memoryKib: 65_536, passes: 3 };
const plain = { passwordMinLength: 8, passwordCharacters: "" } as const;
const storedHash = async (email: string) =>
  (
    await app.database.owner.query<{ hash: string }>("select password_hash as hash from auth.users where email = $1", [
      email,
    ])
  ).rows[0]!.hash;

async function withHash(email: string, hash: string) {
  await authCalls(app).signUp(email);
  await app.database.owner.query("update auth.users set password_hash = $1 where email = $2", [hash, email]);
}

test("a bcrypt password signs in and is then stored as Argon2id", async () => {
  await withHash("venu@example.org", await bcrypt(PASSWORD, 4));
  expect((await authCalls(app).signIn("venu@example.org", "autre chose")).status).toBe(400);
  expect(await storedHash("venu@example.org")).toMatch(/^\$2/);
  expect((await authCalls(app).signIn("venu@example.org")).status).toBe(200);
  expect(await storedHash("venu@example.org")).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect((await authCalls(app).signIn("venu@example.org")).status).toBe(200);
});

test("only an outdated hash is replaced at sign-in", async () => {
  await withHash("ancien@example.org", await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1 }));
  expect((await authCalls(app).signIn("ancien@example.org")).status).toBe(200);
  const now = await storedHash("ancien@example.org");
  expect(isHashOutdated(now, TODAY)).toBe(false);
  await authCalls(app).signIn("ancien@example.org");
  expect(await storedHash("ancien@example.org")).toBe(now);
});

test("only hashes that can be verified are accepted", async () => {
  for (const passwordHash of [await bcrypt("x", 4), await hash("x")])
    expect([
      isPasswordHash(passwordHash),
      await isPassword(passwordHash, "x", { passwordCost: TODAY }),
      await isPassword(passwordHash, "y", { passwordCost: TODAY }),
    ]).toEqual([true, true, false]);
  for (const strange of ["", "motdepasse", "$1$abc$def", "$2b$31$" + "a".repeat(53), "$argon2i$v=19$m=1,t=1,p=1$YQ$YQ"])
    expect(isPasswordHash(strange)).toBe(false);
});

test("a password is refused with every reason at once", async () => {
  const strict = { passwordMinLength: 12, passwordCharacters: "lower_upper_letters_digits_symbols" } as const;
  expect((await judgePassword("motdepasse", strict, []))?.reasons).toEqual(["length", "characters", "pwned"]);
  expect(await judgePassword("Un bon mot de passe 1!", strict, [])).toBeNull();
  expect(await judgePassword("lettres et 1", { ...plain, passwordCharacters: "letters_digits" }, [])).toBeNull();
  expect(
    (await judgePassword("lettres seules", { ...plain, passwordCharacters: "letters_digits" }, []))?.reasons,
  ).toEqual(["characters"]);
});

test("a password has 8 characters at least and 72 bytes at most", async () => {
  const accept = (password: string) => acceptPassword({ config: app.config.auth, log: app.deps.log }, password, []);
  expect(await accept("éûèôîàçï")).toBe("éûèôîàçï");
  await expect(accept("éûèôîàç")).rejects.toThrow("at least 8 characters");
  const long = "quatre vingt onze chevaux regardent passer la fanfare du dimanche matin!!".slice(0, 72);
  expect(await accept(long)).toHaveLength(72);
  await expect(accept("é".repeat(37))).rejects.toThrow("longer than 72");
});

test("a user with a weak password signs in with a warning", async () => {
  const strict = await testApp({ env: { AUTH_PASSWORD_MIN_LENGTH: "30" } });
  const answer = await strict.server.inject({
    method: "POST",
    url: "/auth/v1/signup",
    payload: { email: "a@example.org", password: PASSWORD },
  });
  expect(answer.json()).toMatchObject({ error_code: "weak_password", weak_password: { reasons: ["length"] } });
  await strict.server.inject({
    method: "POST",
    url: "/auth/v1/signup",
    payload: { email: "b@example.org", password: "une phrase de passe bien assez longue" },
  });
  await strict.database.owner.query("update auth.users set password_hash = $1", [await hash(PASSWORD)]);
  const signedIn = await authCalls(strict).signIn("b@example.org");
  expect([signedIn.status, signedIn.json.weak_password.reasons]).toEqual([200, ["length"]]);
  await strict.close();
});
