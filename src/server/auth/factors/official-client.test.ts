import { PASSWORD } from "#test/auth-calls.ts";
import { totpCode } from "#test/factor-calls.ts";
import { officialClient } from "#test/official-client.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";

// The unmodified official client, over a real connection: what the browser uses.

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await testApp({ env: { AUTH_TEST_CODES: "33612345678=123456" } });
  address = await app.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const client = () => officialClient(address);

async function levels(auth: GoTrueClient) {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [
    data?.currentLevel,
    data?.nextLevel,
    data?.currentAuthenticationMethods.map((method) => (typeof method === "string" ? method : method.method)).sort(),
  ];
}

test("an authenticator is enrolled, challenged, verified, used to sign in, listed and removed", async () => {
  const auth = client();
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  await auth.signUp({ email: "appli@example.org", password: PASSWORD });
  expect(await levels(auth)).toEqual(["aal1", "aal1", ["password"]]);
  const enrolment = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Téléphone", issuer: "Établi" });
  const { id, totp } = enrolment.data!;
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>/);
  expect((await auth.mfa.listFactors()).data).toMatchObject({
    all: [{ id, status: "unverified", friendly_name: "Téléphone" }],
    totp: [],
  });
  const verification = await auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(totp.secret, new Date()) });
  expect(verification.error).toBeNull();
  expect(await levels(auth)).toEqual(["aal2", "aal2", ["password", "totp"]]);
  await expect.poll(() => events).toContain("MFA_CHALLENGE_VERIFIED");
  expect((await auth.refreshSession()).data.session?.user.factors).toMatchObject([{ id, status: "verified" }]);

  const elsewhere = client();
  await elsewhere.signInWithPassword({ email: "appli@example.org", password: PASSWORD });
  expect(await levels(elsewhere)).toEqual(["aal1", "aal2", ["password"]]);
  const challenge = await elsewhere.mfa.challenge({ factorId: id });
  const replay = await elsewhere.mfa.verify({
    factorId: id,
    challengeId: challenge.data!.id,
    code: totpCode(totp.secret, new Date(Date.now() - 90_000)),
  });
  expect(replay.error).toMatchObject({
    code: "mfa_verification_failed",
    status: 422,
    message: "Invalid TOTP code entered",
  });
  const next = await elsewhere.mfa.verify({
    factorId: id,
    challengeId: challenge.data!.id,
    code: totpCode(totp.secret, new Date(), 1),
  });
  expect(next.error).toBeNull();
  expect(await levels(elsewhere)).toEqual(["aal2", "aal2", ["password", "totp"]]);
  expect((await elsewhere.mfa.listFactors()).data?.totp).toMatchObject([{ id }]);

  expect((await elsewhere.mfa.unenroll({ factorId: id })).data).toEqual({ id });
  await elsewhere.refreshSession();
  expect(await levels(elsewhere)).toEqual(["aal1", "aal1", ["password"]]);
});

test("a phone is enrolled, challenged and verified", async () => {
  const auth = client();
  await auth.signUp({ email: "mobile@example.org", password: PASSWORD });
  const { data } = await auth.mfa.enroll({ factorType: "phone", phone: "+33612345678", friendlyName: "Mobile" });
  expect(data).toMatchObject({ type: "phone", phone: "+33612345678" });
  const challenge = await auth.mfa.challenge({ factorId: data!.id, channel: "sms" });
  expect(challenge.data).toMatchObject({ type: "phone" });
  expect((await auth.mfa.challenge({ factorId: data!.id })).error).toMatchObject({
    code: "over_sms_send_rate_limit",
    status: 429,
  });
  expect(
    (await auth.mfa.verify({ factorId: data!.id, challengeId: challenge.data!.id, code: "123456" })).data?.user.id,
  ).toBeTypeOf("string");
  expect(await levels(auth)).toEqual(["aal2", "aal2", ["mfa/phone", "password"]]);
  expect((await auth.mfa.listFactors()).data?.phone).toMatchObject([{ id: data!.id }]);
});

test("the official client reads the code of each refusal", async () => {
  const auth = client();
  await auth.signUp({ email: "refus@example.org", password: PASSWORD });
  await auth.mfa.enroll({ factorType: "totp", friendlyName: "Appli" });
  expect((await auth.mfa.enroll({ factorType: "totp", friendlyName: "Appli" })).error).toMatchObject({
    code: "mfa_factor_name_conflict",
    status: 422,
  });
  expect((await auth.mfa.unenroll({ factorId: "nonsense" })).error).toMatchObject({
    code: "validation_failed",
    status: 404,
  });
  expect((await auth.mfa.challenge({ factorId: "01890000-0000-7000-8000-000000000000" })).error).toMatchObject({
    code: "mfa_factor_not_found",
    status: 404,
  });
});
