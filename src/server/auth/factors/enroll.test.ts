import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import { factorCalls } from "#test/factor-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// New factors: what the answer contains, and who may add one.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let factors: ReturnType<typeof factorCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
let people = 0;
let session: AuthSession;

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    env: { AUTH_ANONYMOUS_ENABLED: "true", AUTH_TEST_CODES: "33611111111=123456,33622222222=123456" },
  });
  auth = authCalls(app);
  factors = factorCalls(app, () => now);
});
beforeEach(async () => {
  later(3600);
  session = await auth.signUp(`enrol${++people}@example.org`);
});
afterAll(() => app.close());

const listFactors = async (
  of: AuthSession = session,
): Promise<{ id: string; friendly_name: string; status: string }[]> =>
  (await auth.user(of.access_token)).json.factors ?? [];

test("the secret of an authenticator is shown once, as text, address and picture", async () => {
  const { status, json } = await factors.enroll(session, { friendly_name: "Téléphone" });
  expect([status, json.type, json.friendly_name]).toEqual([200, "totp", "Téléphone"]);
  expect(json.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(json.totp.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    "otpauth:",
    "totp",
    `/127.0.0.1:3000:${session.user.email}`,
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "127.0.0.1:3000",
    secret: json.totp.secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(json.totp.qr_code).toMatch(/^<svg [^#%]*<\/svg>\s*$/);
  expect(await listFactors()).toMatchObject([
    { id: json.id, friendly_name: "Téléphone", factor_type: "totp", status: "unverified", phone: "" },
  ]);
  expect(JSON.stringify((await auth.user(session.access_token)).json)).not.toContain(json.totp.secret);
});

test("a factor without a name is answered without one", async () => {
  await factors.enroll(session);
  expect(await listFactors()).toEqual([
    {
      id: expect.any(String),
      factor_type: "totp",
      status: "unverified",
      phone: "",
      last_challenged_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    },
  ]);
});

test("the issuer is the site's host unless the call names one", async () => {
  const { json } = await factors.enroll(session, { issuer: "Établi : ma boîte" });
  expect(new URL(json.totp.uri).searchParams.get("issuer")).toBe("Établi : ma boîte");
});

test("any site name and address give a picture", async () => {
  for (const name of ["界".repeat(240), `xx${"é😀".repeat(60)}`]) {
    const long = await auth.signUp(`${name}@example.org`);
    expect((await factors.enroll(long, { issuer: "界".repeat(60) })).json.totp?.qr_code).toMatch(/^<svg /);
  }
  expect((await factors.enroll(session, { issuer: "\ud83d", friendly_name: "\ude00" })).status).toBe(200);
});

test("the secret of a factor is encrypted in the database", async () => {
  const { json } = await factors.enroll(session);
  const row = await app.database.owner.query<{ secret: Buffer }>("select secret from auth.mfa_factors where id = $1", [
    json.id,
  ]);
  const secret = Buffer.from(base32(json.totp.secret));
  expect([secret.length, row.rows[0]!.secret.includes(secret), row.rows[0]!.secret.includes(json.totp.secret)]).toEqual(
    [20, false, false],
  );
});

test("a second factor of the same name is refused, also when both are added at once", async () => {
  expect((await factors.enroll(session)).status).toBe(200);
  expect(await factors.enroll(session)).toMatchObject({
    status: 422,
    json: {
      error_code: "mfa_factor_name_conflict",
      msg: 'A factor with the friendly name "" for this user already exists',
    },
  });
  const answers = await Promise.all([1, 2, 3].map(() => factors.enroll(session, { friendly_name: "Bureau" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await factors.enroll(await auth.signUp(`voisin${people}@example.org`))).status).toBe(200);
});

test("a user has at most ten factors, without those that expired, even when added at the same time", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Appareil ${index}`);
  const answers = await Promise.all(names.map((friendly_name) => factors.enroll(session, { friendly_name })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 422,
    json: { error_code: "too_many_enrolled_mfa_factors" },
  });
  later(300);
  expect((await factors.enroll(session, { friendly_name: "Appareil 0" })).status).toBe(200);
  expect(await listFactors()).toHaveLength(1);
});

test("a wrong factor type is refused", async () => {
  for (const factor_type of ["webauthn", "email", "", null, 5, ["totp"]])
    expect(await factors.enroll(session, { factor_type })).toMatchObject({
      status: 400,
      json: { error_code: "validation_failed" },
    });
  for (const friendly_name of ["x".repeat(101), "a\u0000b", { a: 1 }, ["Bureau"]])
    expect((await factors.enroll(session, { friendly_name })).json.error_code).toBe("validation_failed");
  expect((await auth.call("POST", "/factors", { bearer: session.access_token })).json.error_code).toBe(
    "validation_failed",
  );
  expect((await auth.call("POST", "/factors", { body: { factor_type: "totp" } })).json.error_code).toBe(
    "no_authorization",
  );
  expect(await listFactors()).toEqual([]);
});

test("an anonymous user has no factors", async () => {
  const anonymous = (await auth.call("POST", "/signup", { body: {} })).json as AuthSession;
  const answers = [
    await factors.enroll(anonymous),
    await factors.challenge(anonymous, session.user.id),
    await factors.verify(anonymous, session.user.id, session.user.id, "123456"),
    await factors.remove(anonymous, session.user.id),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, json: { error_code: "no_authorization" } });
});

test("a session adds a second factor only after showing the first", async () => {
  const { session: aal2Session } = await factors.protect(session);
  later(60);
  const aal1 = (await auth.signIn(session.user.email)).json as AuthSession;
  expect(await factors.enroll(aal1, { friendly_name: "Autre" })).toMatchObject({
    status: 403,
    json: { error_code: "insufficient_aal", msg: "AAL2 required to enroll a new factor" },
  });
  expect((await factors.enroll(aal2Session, { friendly_name: "Autre" })).status).toBe(200);
});

test("a factor added before the owner's first cannot be verified with the password alone", async () => {
  const phoneFactor = await factors.enroll(session, {
    factor_type: "phone",
    phone: "33611111111",
    friendly_name: "Piège",
  });
  const open = (await factors.challenge(session, phoneFactor.json.id)).json.id;
  const { session: aal2Session } = await factors.protect(session);
  const aal1 = (await auth.signIn(session.user.email)).json as AuthSession;
  later(61);
  expect(await factors.verify(aal1, phoneFactor.json.id, open, "123456")).toMatchObject({
    status: 403,
    json: { error_code: "insufficient_aal" },
  });
  expect(await factors.challenge(aal1, phoneFactor.json.id)).toMatchObject({
    status: 403,
    json: { error_code: "insufficient_aal" },
  });
  expect((await factors.verify(aal2Session, phoneFactor.json.id, open, "123456")).status).toBe(200);
});

test("verifying a factor removes the user's other unverified factors of the same type", async () => {
  await factors.enroll(session, { friendly_name: "Oublié" });
  const phone = await factors.enrolled(session, {
    factor_type: "phone",
    phone: "33622222222",
    friendly_name: "Mobile",
  });
  const { factor } = await factors.protect(session, { friendly_name: "Bureau" });
  expect((await listFactors()).map(({ id, status }) => [id, status])).toEqual([
    [phone.id, "unverified"],
    [factor.id, "verified"],
  ]);
});

test("with factors switched off none can be added", async () => {
  const { factor } = await factors.protect(session);
  const { mfaTotpEnabled, mfaPhoneEnabled } = app.config.auth;
  Object.assign(app.config.auth, { mfaTotpEnabled: false, mfaPhoneEnabled: false });
  try {
    expect(await factors.enroll(session)).toMatchObject({
      status: 422,
      json: { error_code: "mfa_totp_enroll_not_enabled" },
    });
    expect(await factors.enroll(session, { factor_type: "phone", phone: "33611111111" })).toMatchObject({
      status: 422,
      json: { error_code: "mfa_phone_enroll_not_enabled" },
    });
    later(30);
    expect((await factors.show(session, factor)).status).toBe(200);
  } finally {
    Object.assign(app.config.auth, { mfaTotpEnabled, mfaPhoneEnabled });
  }
});

function base32(text: string): number[] {
  const bits = [...text]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
}
