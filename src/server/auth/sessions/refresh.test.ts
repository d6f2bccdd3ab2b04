import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// Refresh tokens and sessions (docs/sign-in-protocol.md#refresh-tokens).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let people = 0;
let first: AuthSession;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  auth = authCalls(app);
});
beforeEach(async () => {
  first = await auth.signUp(`refresh${++people}@example.org`);
});
afterAll(() => app.close());

test("a refresh gives a new pair of tokens, which can be refreshed", async () => {
  later(60);
  const second = await auth.refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.json.refresh_token).not.toBe(first.refresh_token);
  later(60);
  expect((await auth.refresh(second.json.refresh_token)).status).toBe(200);
});

test("two refreshes at once both succeed, with one result", async () => {
  later(60);
  const answers = await Promise.all([1, 2, 3, 4].map(() => auth.refresh(first.refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
});

test("the token before the last one always works, since an answer may be lost", async () => {
  later(60);
  const lostAnswer = await auth.refresh(first.refresh_token);
  later(3600);
  const secondAnswer = await auth.refresh(first.refresh_token);
  expect(secondAnswer.json.refresh_token).toBe(lostAnswer.json.refresh_token);
});

test("an older refresh token ends the session and its access tokens", async () => {
  let latest = first;
  for (let round = 0; round < 2; round++) {
    later(60);
    latest = (await auth.refresh(latest.refresh_token)).json;
  }
  later(60);
  expect(await auth.refresh(first.refresh_token)).toMatchObject({
    status: 400,
    json: { error_code: "refresh_token_already_used" },
  });
  expect(await auth.refresh(latest.refresh_token)).toMatchObject({
    status: 400,
    json: { error_code: "refresh_token_not_found" },
  });
  expect((await auth.user(latest.access_token)).json).toMatchObject({ error_code: "session_not_found" });
  expect(await auth.api(latest.access_token)).toBe(401);
});

test("a late tab gets the latest token for ten seconds and stays signed in", async () => {
  let latest = first;
  for (let round = 0; round < 3; round++) latest = (await auth.refresh(latest.refresh_token)).json;
  expect((await auth.refresh(first.refresh_token)).json.refresh_token).toBe(latest.refresh_token);
});

test("a token of an ended session refreshes nothing", async () => {
  await auth.call("POST", "/logout?scope=local", { bearer: first.access_token });
  expect((await auth.refresh(first.refresh_token)).json.error_code).toBe("refresh_token_not_found");
});

test("a banned or deleted user can neither refresh nor call", async () => {
  await app.database.owner.query("update auth.users set banned_until = $2 where id = $1", [
    first.user.id,
    new Date(now.getTime() + 60_000),
  ]);
  expect((await auth.refresh(first.refresh_token)).json.error_code).toBe("user_banned");
  expect(await auth.api(first.access_token)).toBe(401);
  later(61);
  expect((await auth.refresh(first.refresh_token)).status).toBe(200);
  await app.database.owner.query("update auth.users set deleted_at = $2 where id = $1", [first.user.id, now]);
  expect((await auth.refresh(first.refresh_token)).status).toBe(400);
  expect(await auth.api(first.access_token)).toBe(401);
});

test("an expired session is not refreshed", async () => {
  await app.database.owner.query("update auth.sessions set not_after = $2 where user_id = $1", [
    first.user.id,
    new Date(now.getTime() + 60_000),
  ]);
  later(59);
  expect((await auth.refresh(first.refresh_token)).status).toBe(200);
  later(1);
  expect((await auth.refresh(first.refresh_token)).json.error_code).toBe("session_expired");
});

test("a refresh token with a forged part is refused", async () => {
  const bytes = Buffer.from(first.refresh_token, "base64url");
  const changedToken = (place: number) => Buffer.from(bytes.map((byte, index) => (index === place ? byte ^ 1 : byte)));
  // The checksum is no secret, and a forger can compute it. Only the signature stops them.
  const withChecksum = (token: Buffer) =>
    Buffer.concat([token.subarray(0, -4), createHash("sha256").update(token.subarray(0, -4)).digest().subarray(0, 4)]);
  const places = [1, 5, 24, 30, bytes.length - 1];
  const forgedTokens = [
    ...places.map(changedToken),
    ...places.slice(0, 4).map((place) => withChecksum(changedToken(place))),
  ].map((token) => token.toString("base64url"));
  for (const token of [...forgedTokens, `${first.refresh_token}A`, "", "x".repeat(5_000), null, 5, ["a"], { a: 1 }]) {
    const answer = await auth.refresh(token);
    expect([answer.status, ["validation_failed", "refresh_token_not_found"].includes(answer.json.error_code)]).toEqual([
      400,
      true,
    ]);
  }
  expect((await auth.refresh(first.refresh_token)).status).toBe(200);
});

test("sign-out ends exactly the sessions of its scope", async () => {
  const email = first.user.email as string;
  const sessions = async () =>
    [first, (await auth.signIn(email)).json, (await auth.signIn(email)).json] as AuthSession[];
  const alive = (all: AuthSession[]) =>
    Promise.all(all.map(async (one) => (await auth.user(one.access_token)).status === 200));
  let all = await sessions();
  await auth.call("POST", "/logout?scope=local", { bearer: all[1]!.access_token });
  expect(await alive(all)).toEqual([true, false, true]);
  await auth.call("POST", "/logout?scope=others", { bearer: all[0]!.access_token });
  expect(await alive(all)).toEqual([true, false, false]);
  all = await sessions();
  expect((await auth.call("POST", "/logout?scope=sideways")).status).toBe(401);
  expect((await auth.call("POST", "/logout?scope=sideways", { bearer: all[0]!.access_token })).json.error_code).toBe(
    "validation_failed",
  );
  expect((await auth.call("POST", "/logout", { bearer: all[0]!.access_token })).status).toBe(204);
  expect(await alive(all)).toEqual([false, false, false]);
});

test("a new password ends the other sessions", async () => {
  const other = (await auth.signIn(first.user.email)).json as AuthSession;
  const change = (password: string) => auth.call("PUT", "/user", { bearer: first.access_token, body: { password } });
  expect((await change("un bon mot de passe")).json.error_code).toBe("same_password");
  expect((await change("un autre mot de passe")).status).toBe(200);
  expect((await auth.user(first.access_token)).status).toBe(200);
  expect((await auth.user(other.access_token)).json.error_code).toBe("session_not_found");
  expect((await auth.refresh(other.refresh_token)).status).toBe(400);
  expect((await auth.signIn(first.user.email)).status).toBe(400);
  expect((await auth.signIn(first.user.email, "un autre mot de passe")).status).toBe(200);
});
