import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import type { EnrolledFactor } from "#test/factor-calls.ts";
import { factorCalls, totpCode, wrongCode } from "#test/factor-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// An authenticator's code works once, within one step of now, and only for the caller who asked for it. It cannot be
// guessed.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let factors: ReturnType<typeof factorCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
let people = 0;
let session: AuthSession;
let factor: EnrolledFactor;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  auth = authCalls(app);
  factors = factorCalls(app, () => now);
});
beforeEach(async () => {
  later(3600);
  session = await auth.signUp(`totp${++people}@example.org`);
  factor = await factors.enrolled(session);
});
afterAll(() => app.close());

const newChallenge = async (from?: string): Promise<string> =>
  (await factors.challenge(session, factor.id, from)).json.id;
const refusal = (code: string) => ({ status: 422, json: { error_code: code } });

test("the first right code verifies the factor", async () => {
  later(1);
  const challenge = await factors.challenge(session, factor.id);
  expect(challenge).toMatchObject({ status: 200, json: { type: "totp", expires_at: now.getTime() / 1000 + 300 } });
  const raisedSession = await factors.verify(session, factor.id, challenge.json.id, totpCode(factor.secret, now));
  expect(raisedSession).toMatchObject({
    status: 200,
    json: { token_type: "bearer", user: { factors: [{ id: factor.id, status: "verified", factor_type: "totp" }] } },
  });
  const claims = decodeJwt(raisedSession.json.access_token);
  expect(claims).toMatchObject({
    aal: "aal2",
    session_id: decodeJwt(session.access_token).session_id,
    amr: [{ method: "totp" }, { method: "password" }],
  });
  expect(JSON.stringify(raisedSession.json)).not.toContain(factor.secret);
  expect((await lastLetter(app, session.user.email)).subject).toBe("Double authentification : un moyen ajouté");
});

test("a method is recorded once, with its latest time, however often it is shown", async () => {
  await factors.show(session, factor);
  later(60);
  const again = await factors.show(session, factor);
  expect(decodeJwt(again.json.access_token).amr).toEqual([
    { method: "totp", timestamp: now.getTime() / 1000 },
    { method: "password", timestamp: now.getTime() / 1000 - 60 },
  ]);
});

test("a code may be one time step away, but not two", async () => {
  for (const steps of [-2, 2])
    expect(await factors.show(session, factor, steps)).toMatchObject({
      ...refusal("mfa_verification_failed"),
      json: { msg: "Invalid TOTP code entered" },
    });
  expect((await factors.show(session, factor, -1)).status).toBe(200);
  expect((await factors.show(session, factor, 1)).status).toBe(200);
});

test("a code is refused once it or a later one was accepted", async () => {
  expect((await factors.show(session, factor)).status).toBe(200);
  expect(await factors.show(session, factor)).toMatchObject(refusal("mfa_verification_failed"));
  expect(await factors.show(session, factor, -1)).toMatchObject(refusal("mfa_verification_failed"));
  expect((await factors.show(session, factor, 1)).status).toBe(200);
});

test("a code sent twice at once, on two challenges, is accepted once", async () => {
  const challenges = [await newChallenge(), await newChallenge(), await newChallenge()];
  const answers = await Promise.all(
    challenges.map((id) => factors.verify(session, factor.id, id, totpCode(factor.secret, now))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test("a challenge is used once, also by two right codes at once", async () => {
  const id = await newChallenge();
  const answers = await Promise.all(
    [-1, 0, 1].map((steps) => factors.verify(session, factor.id, id, totpCode(factor.secret, now, steps))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  later(60);
  expect(await factors.verify(session, factor.id, id, totpCode(factor.secret, now))).toMatchObject({
    ...refusal("mfa_ip_address_mismatch"),
    json: { msg: "Challenge and verify IP addresses mismatch." },
  });
});

test("a challenge asked for from one address is not answered from another", async () => {
  const id = await newChallenge("203.0.113.7");
  const code = totpCode(factor.secret, now);
  expect(await factors.verify(session, factor.id, id, code)).toMatchObject(refusal("mfa_ip_address_mismatch"));
  expect((await factors.verify(session, factor.id, id, code, "203.0.113.7")).status).toBe(200);
});

test("a challenge lapses after five minutes", async () => {
  await factors.show(session, factor);
  const id = await newChallenge();
  later(300);
  expect(await factors.verify(session, factor.id, id, totpCode(factor.secret, now))).toMatchObject(
    refusal("mfa_challenge_expired"),
  );
});

test("after five wrong codes a challenge refuses even the right one", async () => {
  const id = await newChallenge();
  for (let tries = 0; tries < 5; tries++)
    expect(await factors.verify(session, factor.id, id, wrongCode(factor.secret, now))).toMatchObject(
      refusal("mfa_verification_failed"),
    );
  later(2);
  expect(await factors.verify(session, factor.id, id, totpCode(factor.secret, now))).toMatchObject(
    refusal("mfa_challenge_expired"),
  );
  expect((await factors.show(session, factor)).status).toBe(200);
});

test("wrong codes are counted over all challenges", async () => {
  await factors.show(session, factor);
  const wrong = async () => factors.verify(session, factor.id, await newChallenge(), wrongCode(factor.secret, now));
  const answers = await Promise.all(Array.from({ length: 12 }, wrong));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    json: { error_code: "over_request_rate_limit" },
    headers: { "retry-after": "1" },
  });
  later(1);
  expect((await wrong()).status).toBe(422);
  later(1);
  expect((await factors.show(session, factor)).status).toBe(429);
  later(60);
  expect((await factors.show(session, factor)).status).toBe(200);
});

test("wrong codes are forgotten after a quarter of an hour", async () => {
  const wrong = async () => factors.verify(session, factor.id, await newChallenge(), wrongCode(factor.secret, now));
  await factors.show(session, factor);
  for (let tries = 0; tries < 30; tries++, later(30)) await wrong();
  later(900);
  expect((await factors.show(session, factor)).status).toBe(200);
  for (let tries = 0; tries < 5; tries++) expect((await wrong()).status).toBe(422);
});

test("an empty or unreadable code is refused", async () => {
  const id = await newChallenge();
  for (const code of ["", "   ", null, 123456, ["123456"], { a: 1 }, "1".repeat(500)])
    expect(await factors.verify(session, factor.id, id, code)).toMatchObject({
      status: 400,
      json: { error_code: "validation_failed", msg: "Code needs to be non-empty" },
    });
  for (const code of ["12345", "1234567", "abcdef", "１２３４５６"])
    expect((await factors.verify(session, factor.id, id, code)).status).toBe(422);
});

test("a challenge that is unknown, or of another user's factor, is refused", async () => {
  const other = await auth.signUp(`autre${people}@example.org`);
  const theirs = await factors.enrolled(other);
  const unknown = [
    undefined,
    null,
    5,
    "",
    "nonsense",
    session.user.id,
    (await factors.challenge(other, theirs.id)).json.id,
  ];
  for (const challenge of unknown)
    expect(await factors.verify(session, factor.id, challenge, totpCode(factor.secret, now))).toMatchObject(
      refusal("mfa_factor_not_found"),
    );
});

test("a code may be typed with spaces", async () => {
  const spacedCode = ` ${totpCode(factor.secret, now).replace(/^.../, "$& ")}`;
  expect((await factors.verify(session, factor.id, await newChallenge(), spacedCode)).status).toBe(200);
});

test("every call refuses a factor of another user, an unknown one and a malformed ID", async () => {
  const other = await auth.signUp(`voisine${people}@example.org`);
  const calls = (id: string) => [
    factors.challenge(other, id),
    factors.verify(other, id, other.user.id, "123456"),
    factors.remove(other, id),
  ];
  for (const id of [factor.id, other.user.id])
    for (const answer of await Promise.all(calls(id)))
      expect(answer).toMatchObject({
        status: 404,
        json: { error_code: "mfa_factor_not_found", msg: "Factor not found" },
      });
  for (const answer of await Promise.all(calls("nonsense")))
    expect(answer).toMatchObject({
      status: 404,
      json: { error_code: "validation_failed", msg: "factor_id must be an UUID" },
    });
  expect((await auth.call("POST", `/factors/${factor.id}/challenge`, { body: {} })).json.error_code).toBe(
    "no_authorization",
  );
});

test("an error about a factor has the form of the protocol's version that the caller names", async () => {
  const answer = await auth.call("POST", "/factors/nonsense/challenge", {
    bearer: session.access_token,
    body: {},
    headers: { "x-supabase-api-version": "2024-01-01" },
  });
  expect(answer).toMatchObject({
    status: 404,
    json: { code: "validation_failed", message: "factor_id must be an UUID" },
    headers: { "x-supabase-api-version": "2024-01-01", "x-sb-error-code": "validation_failed" },
  });
});

test("a factor not verified within five minutes is deleted", async () => {
  const id = await newChallenge();
  later(300);
  expect(await factors.verify(session, factor.id, id, totpCode(factor.secret, now))).toMatchObject({
    status: 404,
    json: { error_code: "mfa_factor_not_found" },
  });
  expect((await factors.challenge(session, factor.id)).status).toBe(404);
});
