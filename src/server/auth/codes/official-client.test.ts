import { plainTextOf } from "#test/letters.ts";
import { officialClient } from "#test/official-client.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// The unmodified official client, with letters that the jobs really send to the outbox.

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await testApp({ runsJobs: true, env: { AUTH_MAIL_AUTOCONFIRM: "false", AUTH_MAIL_INTERVAL_SECONDS: "1" } });
  address = await app.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const password = "un bon mot de passe";

const client = (flowType: "implicit" | "pkce" = "implicit") => officialClient(address, flowType);

/** The text of the letter to an address, once the letter is there. */
async function letterTo(to: string): Promise<{ code: string; link: string }> {
  const outbox = join(app.config.dataDir, "outbox");
  const find = () =>
    readdirSync(outbox)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFileSync(join(outbox, name), "utf8"))
      .find((text) => text.includes(`To: ${to}\r\n`));
  await expect.poll(() => find(), { interval: 50 }).toBeTypeOf("string");
  const text = plainTextOf(find()!);
  return { code: /^\d{6}\r?$/m.exec(text)![0].trim(), link: /https?:\S+/.exec(text)![0] };
}

const follow = async (link: string) =>
  new URL(
    (await fetch(`${address}${link.slice(link.indexOf("/auth/v1"))}`, { redirect: "manual" })).headers.get("location")!,
  );

test("the official client signs up, then the code confirms and signs in", async () => {
  const auth = client();
  const { data, error } = await auth.signUp({ email: "vrai@example.org", password });
  expect([data.session, error, data.user?.email_confirmed_at]).toEqual([null, null, undefined]);
  expect((await auth.signInWithPassword({ email: "vrai@example.org", password })).error?.code).toBe(
    "email_not_confirmed",
  );
  const { code } = await letterTo("vrai@example.org");
  expect(
    (await auth.verifyOtp({ type: "email", email: "vrai@example.org", token: code })).data.session?.user.email,
  ).toBe("vrai@example.org");
  expect((await auth.verifyOtp({ type: "email", email: "vrai@example.org", token: code })).error).toMatchObject({
    code: "otp_expired",
    status: 403,
  });
  expect((await auth.getUser()).data.user?.email_confirmed_at).toBeTypeOf("string");
});

test("the official client signs in by a link, with the session in the address", async () => {
  const auth = client();
  expect((await auth.signInWithOtp({ email: "lien@example.org", options: { data: { nom: "Léa" } } })).error).toBeNull();
  const { link } = await letterTo("lien@example.org");
  const fields = new URLSearchParams((await follow(link)).hash.slice(1));
  const { data } = await auth.setSession({
    access_token: fields.get("access_token")!,
    refresh_token: fields.get("refresh_token")!,
  });
  expect(data.user).toMatchObject({ email: "lien@example.org", user_metadata: { nom: "Léa" } });
});

test("the official client recovers an account with PKCE and sets a new password", async () => {
  const auth = client("pkce");
  await auth.signInWithOtp({ email: "oubli@example.org" });
  const first = (await follow((await letterTo("oubli@example.org")).link)).searchParams.get("code")!;
  expect((await client("pkce").exchangeCodeForSession(first)).error).not.toBeNull();
  const { data, error } = await auth.exchangeCodeForSession(first);
  expect([error, data.user?.email]).toEqual([null, "oubli@example.org"]);
  expect((await auth.updateUser({ password: "tout nouveau mot" })).error).toBeNull();
  expect(
    (await client().signInWithPassword({ email: "oubli@example.org", password: "tout nouveau mot" })).error,
  ).toBeNull();
});

test("the official client reads the errors of resend, recover and reauthenticate", async () => {
  const auth = client();
  expect((await auth.resend({ type: "signup", email: "inconnue@example.org" })).error).toBeNull();
  expect(
    (await auth.resetPasswordForEmail("inconnue2@example.org", { redirectTo: "https://evil.org/" })).error,
  ).toBeNull();
  expect((await auth.resetPasswordForEmail("inconnue2@example.org")).error).toMatchObject({
    status: 429,
    code: "over_email_send_rate_limit",
  });
  expect((await auth.reauthenticate()).error?.name).toBe("AuthSessionMissingError");
  for (const options of [undefined, {}])
    expect(
      await auth.resend({ type: "phone_change", phone: "+33698765432", ...(options && { options }) }),
    ).toMatchObject({ error: null, data: { user: null, session: null } });
  expect((await auth.signInWithOtp({ phone: "+33612345678" })).error).toMatchObject({ code: "sms_send_failed" });
});
