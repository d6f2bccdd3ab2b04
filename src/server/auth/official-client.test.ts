import { officialClient } from "#test/official-client.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The unmodified official client, over a real connection: what the browser uses.

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await testApp();
  address = await app.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const client = () => officialClient(address);

const password = "un bon mot de passe";

test("a user signs up, reads and changes their account, refreshes and signs out", async () => {
  const auth = client();
  const { data: signUp } = await auth.signUp({ email: "vie@example.org", password, options: { data: { nom: "Léa" } } });
  expect(signUp.session?.user).toMatchObject({ email: "vie@example.org", user_metadata: { nom: "Léa" } });
  expect((await auth.getUser()).data.user?.id).toBe(signUp.user!.id);
  expect((await auth.updateUser({ data: { nom: "Zoé" } })).data.user?.user_metadata.nom).toBe("Zoé");
  const before = (await auth.getSession()).data.session!;
  const { data: refresh } = await auth.refreshSession();
  expect(refresh.session!.refresh_token).not.toBe(before.refresh_token);
  expect((await auth.signOut()).error).toBeNull();
  expect((await auth.getSession()).data.session).toBeNull();
});

test("the client verifies our tokens by itself, from the keys we publish", async () => {
  const auth = client();
  await auth.signUp({ email: "cles@example.org", password });
  const { data, error } = await auth.getClaims();
  expect(error).toBeNull();
  expect(data?.claims).toMatchObject({ email: "cles@example.org", aal: "aal1", iss: app.config.auth.issuer });
});

test("the client reads code, status and reasons of our errors", async () => {
  const auth = client();
  await auth.signUp({ email: "erreurs@example.org", password });
  expect((await auth.signUp({ email: "erreurs@example.org", password })).error).toMatchObject({
    code: "user_already_exists",
    status: 422,
  });
  expect(
    (await auth.signInWithPassword({ email: "erreurs@example.org", password: "faux mot de passe" })).error,
  ).toMatchObject({ code: "invalid_credentials", status: 400 });
  expect((await auth.signUp({ email: "faible@example.org", password: "court" })).error).toMatchObject({
    name: "AuthWeakPasswordError",
    reasons: ["length"],
  });
  expect((await auth.updateUser({ password })).error).toMatchObject({ code: "same_password" });
});

test("a client that was signed out elsewhere gets the error that its session has ended", async () => {
  const [here, there] = [client(), client()];
  await here.signUp({ email: "ailleurs@example.org", password });
  await there.signInWithPassword({ email: "ailleurs@example.org", password });
  expect((await there.signOut({ scope: "others" })).error).toBeNull();
  expect((await here.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await here.getSession()).data.session).toBeNull();
  expect((await there.getUser()).data.user?.email).toBe("ailleurs@example.org");
});

test("a user signs in with a phone number and a password", async () => {
  const auth = client();
  await auth.signUp({ phone: "+33612345678", password });
  expect((await auth.signInWithPassword({ phone: "06 12 34 56 78", password })).data.user?.phone).toBe("33612345678");
});

test("the client receives the events initial, signed in, refreshed, updated and signed out in order", async () => {
  const auth = client();
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  await auth.initialize();
  await auth.signUp({ email: "evenements@example.org", password });
  await auth.refreshSession();
  await auth.updateUser({ data: { a: 1 } });
  await auth.signOut();
  await expect.poll(() => events.at(-1)).toBe("SIGNED_OUT");
  expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "SIGNED_OUT"]);
});
