import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import { adminCalls } from "#test/admin-calls.ts";
import type { AuthAnswer } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A user is deleted during one of their calls. Whichever comes first, neither call fails with a server error or undoes
// the other.

let app: TestApp;
let server: OidcServer;
beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({
    env: { ...asProvider(server), AUTH_MAIL_INTERVAL_SECONDS: "0", AUTH_MANUAL_LINKING_ENABLED: "true" },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const ROUNDS = 5;
const words = (of: AuthAnswer) => `${of.status} ${of.json?.error_code ?? ""}`;

/**
 * Every call that a user can make with a session, and that anybody can make with their address, during the deletion.
 */
async function deletedMeanwhile(
  email: string,
  isSoft: boolean,
): Promise<{ id: string; deletion: AuthAnswer; answers: AuthAnswer[] }> {
  const { call, signUp, refresh, signIn } = authCalls(app);
  const { access_token: bearer, refresh_token: token, user } = await signUp(email);
  const put = (body: object) => call("PUT", "/user", { bearer, body });
  const post = (path: string, body: object) => call("POST", path, { bearer, body });
  const deletion = adminCalls(app).delete(`/admin/users/${user.id}`, { should_soft_delete: isSoft });
  const answers = await Promise.all([
    put({ password: "un autre mot de passe" }),
    put({ data: { nom: "Léa" } }),
    put({ email: `autre-${email}` }),
    put({ phone: `336${String(Math.random()).slice(2, 10)}` }),
    post("/factors", { factor_type: "totp" }),
    post("/recover", { email }),
    post("/resend", { type: "email_change", email }),
    post("/otp", { email, create_user: false }),
    call("GET", "/reauthenticate", { bearer }),
    refresh(token),
    signIn(email),
  ]);
  return { id: user.id, deletion: await deletion, answers };
}

test.each([true, false])(
  "calls about a user deleted meanwhile are refused without a server error (softly: %s)",
  async (softly) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { deletion, answers } = await deletedMeanwhile(`pendant${round}-${softly}@example.org`, softly);
      expect(deletion.status).toBe(200);
      for (const answer of answers) expect(answer.status, words(answer)).toBeLessThan(500);
    }
  },
);

test("a late change writes nothing personal on a softly deleted user", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await deletedMeanwhile(`reste${round}@example.org`, true);
    const { rows } = await app.database.owner.query(
      `select new_email, new_phone, password_hash, user_metadata,
        (select json_agg(distinct identity_data) from auth.identities where user_id = u.id) as identities,
        (select count(*)::int from auth.one_time_tokens where user_id = u.id)
          + (select count(*)::int from auth.sessions where user_id = u.id)
          + (select count(*)::int from auth.mfa_factors where user_id = u.id) as left
        from auth.users u where id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { new_email: "", new_phone: "", password_hash: null, user_metadata: {}, identities: [{}], left: 0 },
    ]);
  }
});

test("a change that waited for a deletion writes nothing", async () => {
  const { call, signUp } = authCalls(app);
  const { access_token: bearer, user } = await signUp("attend@example.org");
  const admin = await app.database.auth.connect();
  await admin.query("begin");
  await admin.query("select from auth.users where id = $1 for update", [user.id]);
  const late = [
    call("PUT", "/user", { bearer, body: { data: { nom: "Léa" } } }),
    call("GET", "/reauthenticate", { bearer }),
    call("POST", "/recover", { body: { email: "attend@example.org" } }),
  ];
  await somebodyWaits();
  await admin.query("update auth.users set deleted_at = now(), email = 'scrambled' where id = $1", [user.id]);
  await admin.query("commit");
  admin.release();
  expect((await Promise.all(late)).map(words)).toEqual(["403 user_not_found", "403 user_not_found", "200 "]);
  const { rows } = await app.database.owner.query(
    `select user_metadata ->> 'nom' as name,
      (select count(*)::int from auth.one_time_tokens where user_id = u.id) as tokens from auth.users u where id = $1`,
    [user.id],
  );
  expect(rows).toEqual([{ name: null, tokens: 0 }]);
});

test("linking an identity to a user being deleted is refused without a server error", async () => {
  const { call, signUp } = authCalls(app);
  const { access_token: bearer, user } = await signUp("lie@example.org");
  const admin = await app.database.auth.connect();
  await admin.query("begin");
  await admin.query("delete from auth.users where id = $1", [user.id]);
  const late = call("GET", "/user/identities/authorize?provider=atelier&skip_http_redirect=true", { bearer });
  await somebodyWaits();
  await admin.query("commit");
  admin.release();
  expect(words(await late)).toBe("403 user_not_found");
});

test("a transaction that PostgreSQL ends in a deadlock runs again", async () => {
  const { signUp } = authCalls(app);
  const ids = [(await signUp("un@example.org")).user.id, (await signUp("deux@example.org")).user.id] as const;
  let holding = 0;
  let tries = 0;
  const inOrder = (first: string, second: string) =>
    inTransaction(app.database.auth, async (tx) => {
      tries++;
      const mark = (id: string) =>
        tx.query(
          "update auth.users set user_metadata = user_metadata || jsonb_build_object($2::text, true) where id = $1",
          [id, first],
        );
      await mark(first);
      holding++;
      await expect.poll(() => holding).toBeGreaterThan(1);
      await mark(second);
    });
  await Promise.all([inOrder(ids[0], ids[1]), inOrder(ids[1], ids[0])]);
  const { rows } = await app.database.owner.query(
    "select user_metadata ?& $1::text[] as both from auth.users where id = any($1::uuid[])",
    [ids],
  );
  expect(rows).toEqual([{ both: true }, { both: true }]);
  expect(tries).toBeGreaterThan(2);
});

function somebodyWaits(): Promise<void> {
  return expect
    .poll(async () => (await app.database.owner.query("select from pg_locks where not granted")).rowCount)
    .toBeGreaterThan(0);
}
