import { apiKeysOf } from "#test/admin-calls.ts";
import { PASSWORD } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import { clientWithoutStorage } from "#test/official-client.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { GoTrueClient } from "@supabase/auth-js";
import { GoTrueAdminApi } from "@supabase/auth-js";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";

// The unmodified official client with the secret key, over a real connection.

let app: TestApp;
let url: string;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  app = await testApp({ env: { AUTH_MAIL_AUTOCONFIRM: "false" } });
  url = `${await app.server.listen({ port: 0, host: "127.0.0.1" })}/auth/v1`;
  const key = apiKeysOf(app).service_role;
  admin = new GoTrueAdminApi({ url, headers: { apikey: key, Authorization: `Bearer ${key}` } });
});
afterAll(() => app.close());

const client = () => clientWithoutStorage(url);

async function signedIn(email: string) {
  const { data } = await admin.createUser({ email, password: PASSWORD, email_confirm: true });
  const auth = client();
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  return { auth, id: data.user!.id };
}

test("the official client creates, reads, changes, lists and deletes users", async () => {
  const { data, error } = await admin.createUser({
    email: "officiel@example.org",
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { nom: "Léa" },
    app_metadata: { plan: "pro" },
  });
  expect([error, data.user?.app_metadata]).toEqual([null, { provider: "email", providers: ["email"], plan: "pro" }]);
  const id = data.user!.id;
  expect((await admin.getUserById(id)).data.user?.user_metadata).toEqual({ nom: "Léa", email_verified: true });
  expect(
    (
      await admin.updateUserById(id, {
        email: "officielle@example.org",
        ban_duration: "1h",
        user_metadata: { nom: null },
      })
    ).data.user,
  ).toMatchObject({
    email: "officielle@example.org",
    banned_until: expect.any(String),
    user_metadata: { email_verified: true },
  });
  for (let count = 0; count < 4; count++) await admin.createUser({ phone: `3370000004${count}` });
  const list = await admin.listUsers({ page: 1, perPage: 2 });
  expect(list.data).toMatchObject({ aud: "authenticated", total: 5, nextPage: 2, lastPage: 3 });
  expect(list.data.users.map(({ phone }) => phone)).toEqual(["33700000043", "33700000042"]);
  expect((await admin.listUsers()).data.users).toHaveLength(5);
  expect((await admin.deleteUser(id, true)).error).toBeNull();
  expect((await admin.getUserById(id)).data.user?.deleted_at).toBeTypeOf("string");
  expect((await admin.deleteUser(id)).data.user?.id).toBe(id);
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
});

test("the official client reads the code of each refusal", async () => {
  await signedIn("deux@example.org");
  expect((await admin.createUser({ email: "deux@example.org" })).error).toMatchObject({
    status: 422,
    code: "email_exists",
  });
  expect((await admin.createUser({ email: "trois@example.org", password: "court" })).error).toMatchObject({
    name: "AuthWeakPasswordError",
    reasons: ["length"],
  });
  const stranger = new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${apiKeysOf(app).anon}` } });
  expect((await stranger.listUsers()).error).toMatchObject({
    status: 403,
    code: "not_admin",
    message: "User not allowed",
  });
  expect((await new GoTrueAdminApi({ url }).listUsers()).error).toMatchObject({
    status: 401,
    code: "no_authorization",
  });
});

test("a generated sign-up link keeps exactly its data", async () => {
  const link = await admin.generateLink({
    type: "signup",
    email: "exact@example.org",
    password: PASSWORD,
    options: { data: { nom: "Léa" } },
  });
  expect([link.error, link.data.user?.user_metadata]).toEqual([null, { nom: "Léa" }]);
  const bare = await admin.generateLink({ type: "magiclink", email: "exact-magique@example.org" });
  expect([bare.error, bare.data.user?.user_metadata]).toEqual([null, {}]);
  for (const password of ["court", ""])
    expect((await admin.generateLink({ type: "signup", email: "sans-arobase", password })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Unable to validate email address: invalid format",
    });
  expect(
    (await admin.generateLink({ type: "email_change_new", email: "exact@example.org", newEmail: "sans-arobase" }))
      .error,
  ).toMatchObject({ message: "Unable to validate email address: invalid format" });
});

test("the official client invites a person, who signs in and chooses a password", async () => {
  const { data, error } = await admin.inviteUserByEmail("invitee@example.org", {
    data: { nom: "Karim" },
    redirectTo: `${app.config.publicUrl}/bienvenue`,
  });
  expect([error, data.user?.invited_at]).toEqual([null, expect.any(String)]);
  const letter = await lastLetter(app, "invitee@example.org");
  expect(new URL(letter.link).searchParams.get("redirect")).toBe("/bienvenue");
  const auth = client();
  expect(
    (await auth.verifyOtp({ type: "invite", email: "invitee@example.org", token: letter.code })).data.user
      ?.user_metadata,
  ).toMatchObject({ nom: "Karim" });
  expect((await auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect((await client().signInWithPassword({ email: "invitee@example.org", password: PASSWORD })).error).toBeNull();
});

test("the official client generates a valid link of each type", async () => {
  const { id } = await signedIn("liens@example.org");
  const { data, error } = await admin.generateLink({
    type: "magiclink",
    email: "liens@example.org",
    options: { redirectTo: `${app.config.publicUrl}/suite` },
  });
  expect([error, data.user?.id]).toEqual([null, id]);
  expect(data.properties).toMatchObject({
    verification_type: "magiclink",
    redirect_to: `${app.config.publicUrl}/suite`,
    action_link: expect.stringContaining("/auth/v1/verify?token="),
  });
  expect(
    (await client().verifyOtp({ type: "magiclink", token_hash: data.properties!.hashed_token })).data.user?.id,
  ).toBe(id);
  const change = await admin.generateLink({
    type: "email_change_new",
    email: "liens@example.org",
    newEmail: "liens2@example.org",
  });
  expect(change.data.user?.new_email).toBe("liens2@example.org");
  expect((await admin.generateLink({ type: "recovery", email: "liens@example.org" })).error).toBeNull();
  expect((await admin.generateLink({ type: "invite", email: "liens3@example.org" })).data.user?.invited_at).toBeTypeOf(
    "string",
  );
  expect(
    (
      await admin.generateLink({
        type: "signup",
        email: "liens4@example.org",
        password: PASSWORD,
        options: { data: { a: 1 } },
      })
    ).data.user?.user_metadata,
  ).toMatchObject({ a: 1 });
});

test("the official client signs a person out with their own token, by scope", async () => {
  const { auth: here } = await signedIn("dehors@example.org");
  const there = client();
  await there.signInWithPassword({ email: "dehors@example.org", password: PASSWORD });
  const token = async (auth: GoTrueClient) => (await auth.getSession()).data.session!.access_token;
  expect((await admin.signOut(await token(here), "others")).error).toBeNull();
  expect((await there.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await here.getUser()).error).toBeNull();
  expect((await admin.signOut(await token(here))).error).toBeNull();
  expect((await here.getUser()).error?.name).toBe("AuthSessionMissingError");
});

test("the official client lists and removes a person's factors", async () => {
  const { auth, id } = await signedIn("facteur@example.org");
  const enrolment = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Téléphone" });
  const factorId = enrolment.data!.id;
  const code = new TOTP({ secret: enrolment.data!.totp.secret }).generate();
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  const { data } = await admin.mfa.listFactors({ userId: id });
  expect(data!.factors).toMatchObject([
    { id: factorId, friendly_name: "Téléphone", factor_type: "totp", status: "verified" },
  ]);
  expect(JSON.stringify(data)).not.toContain("secret");
  const { auth: stranger, id: strangerId } = await signedIn("autre@example.org");
  expect((await stranger.getUser()).error).toBeNull();
  expect((await admin.mfa.deleteFactor({ userId: strangerId, id: factorId })).error).toMatchObject({
    status: 404,
    code: "mfa_factor_not_found",
  });
  expect((await admin.mfa.deleteFactor({ userId: id, id: strangerId })).error).toMatchObject({
    status: 404,
    code: "mfa_factor_not_found",
  });
  // The client wraps this answer twice.
  expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).data).toMatchObject({
    data: { id: factorId, factor_type: "totp" },
    error: null,
  });
  expect((await admin.mfa.listFactors({ userId: id })).data).toEqual({ factors: [] });
  const { rows } = await app.database.owner.query("select aal from auth.sessions where user_id = $1", [id]);
  expect(rows).toEqual([{ aal: "aal1" }]);
  expect((await lastLetter(app, "facteur@example.org")).subject).toBe("Double authentification : un moyen retiré");
});
