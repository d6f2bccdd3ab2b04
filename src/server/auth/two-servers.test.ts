import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import { clientWithoutStorage } from "#test/official-client.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Two application servers on one database, as behind a load balancer. Both give the same answers.
let [first, second]: TestApp[] = [];
let one: ReturnType<typeof authCalls>;
let other: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");

beforeAll(async () => {
  first = await testApp({ clock: () => now });
  second = await testApp({ clock: () => now, beside: first });
  [one, other] = [authCalls(first), authCalls(second)];
});
afterAll(async () => {
  await second!.close();
  await first!.close();
});

test("a session of one server works on the other", async () => {
  const session = await one.signUp("partout@example.org");
  expect([(await other.user(session.access_token)).status, await other.api(session.access_token)]).toEqual([200, 200]);
  const newSession = (await other.refresh(session.refresh_token)).json as AuthSession;
  expect(await one.api(newSession.access_token)).toBe(200);
});

test("two servers publish and sign with the same key", async () => {
  const keys = await Promise.all(
    [one, other].map(async (server) => (await server.call("GET", "/.well-known/jwks.json")).json.keys),
  );
  expect(keys[0]).toEqual(keys[1]);
  expect(keys[0]).toHaveLength(1);
});

test("signing out on one server is immediate on the other, despite its cache", async () => {
  const session = await one.signUp("sortie@example.org");
  expect(await other.api(session.access_token)).toBe(200);
  await one.call("POST", "/logout", { bearer: session.access_token });
  expect([await other.api(session.access_token), (await other.user(session.access_token)).json.error_code]).toEqual([
    401,
    "session_not_found",
  ]);
  expect((await other.refresh(session.refresh_token)).json.error_code).toBe("refresh_token_not_found");
});

test("a new password or a ban on one ends sessions on the other at once", async () => {
  const mine = await one.signUp("change@example.org");
  const elsewhere = (await other.signIn("change@example.org")).json as AuthSession;
  await one.call("PUT", "/user", { body: { password: "un tout autre mot de passe" }, bearer: mine.access_token });
  expect([await other.api(elsewhere.access_token), await other.api(mine.access_token)]).toEqual([401, 200]);
  await first!.database.owner.query("update auth.users set banned_until = $1 where email = 'change@example.org'", [
    new Date(now.getTime() + 1000),
  ]);
  expect(await other.api(mine.access_token)).toBe(401);
});

test("refreshes on two servers at the same time give the same token", async () => {
  const session = await one.signUp("course@example.org");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).refresh(session.refresh_token)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(answers.map(({ json }) => json.refresh_token)).size).toBe(1);
  const { rows } = await first!.database.owner.query<{ count: string }>(
    "select count(*) from auth.sessions s join auth.users u on u.id = s.user_id where u.email = 'course@example.org'",
  );
  expect(Number(rows[0]!.count)).toBe(1);
  expect((await other.refresh(answers[0]!.json.refresh_token)).status).toBe(200);
});

test("a stolen token seen by one server ends the session on the other", async () => {
  const session = await one.signUp("volee@example.org");
  const next = (await other.refresh(session.refresh_token)).json as AuthSession;
  const after = (await one.refresh(next.refresh_token)).json as AuthSession;
  now = new Date(now.getTime() + 11_000);
  expect((await other.refresh(session.refresh_token)).json.error_code).toBe("refresh_token_already_used");
  expect(await one.api(after.access_token)).toBe(401);
});

test("a code requested on one server works once on the other", async () => {
  await one.signUp("code@example.org");
  await one.call("POST", "/otp", { body: { email: "code@example.org" } });
  const { code } = await lastLetter(first!, "code@example.org");
  const body = { type: "email", email: "code@example.org", token: code };
  const answers = await Promise.all([one.call("POST", "/verify", { body }), other.call("POST", "/verify", { body })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test("wrong passwords on one count on the other", async () => {
  await one.signUp("compte@example.org");
  for (let tries = 0; tries < 5; tries++) await (tries % 2 ? one : other).signIn("compte@example.org", "faux");
  expect([(await one.signIn("compte@example.org")).status, (await other.signIn("compte@example.org")).status]).toEqual([
    429, 429,
  ]);
});

test("two servers count the calls of an address together", async () => {
  const strict = await Promise.all(
    [1, 2].map(() => testApp({ clock: () => now, beside: first!, env: { AUTH_RATE_LIMIT_FACTOR: "1" } })),
  );
  const servers = strict.map(authCalls);
  const answers = [];
  for (let calls = 0; calls < 32; calls++)
    answers.push(
      await servers[calls % 2]!.call("POST", "/verify", {
        body: { type: "email", email: `x${calls % 4}@example.org`, token: "000000" },
        from: "192.0.2.7",
      }),
    );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  await Promise.all(strict.map((server) => server.close()));
});

test("the official client can change server between two calls", async () => {
  const addresses = await Promise.all(
    [first!, second!].map((server) => server.server.listen({ port: 0, host: "127.0.0.1" })),
  );
  let calls = 0;
  const client = clientWithoutStorage(`${addresses[0]}/auth/v1`, {
    fetch: (input, init) => fetch(String(input).replace(addresses[0]!, addresses[calls++ % 2]!), init),
  });
  expect((await client.signUp({ email: "client@example.org", password: PASSWORD })).error).toBeNull();
  for (let turn = 0; turn < 4; turn++) expect((await client.refreshSession()).error).toBeNull();
  expect((await client.getUser()).data.user?.email).toBe("client@example.org");
  expect((await client.signOut()).error).toBeNull();
});
