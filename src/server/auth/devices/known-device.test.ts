import { networkOf } from "#server/auth/ground/client-address.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// Wrong passwords typed by strangers lock nobody out. Many strangers together guess no faster than one (ASVS 6.3.1,
// 6.1.1).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let people = 0;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  auth = authCalls(app);
});
afterEach(() => later(24 * 3600));
afterAll(() => app.close());

const WRONG = "faux mot de passe";
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers["set-cookie"]).split(";")[0]!;
const signIn = (email: string, { password = PASSWORD, from = "198.51.100.1", cookie = "" } = {}) =>
  auth.call("POST", "/token?grant_type=password", {
    body: { email, password },
    from,
    ...(cookie && { headers: { cookie } }),
  });

/** Signs a user up, and gives the cookie of their browser. */
async function somebody(): Promise<{ email: string; cookie: string }> {
  const email = `appareil${++people}@example.org`;
  return { email, cookie: cookieOf(await auth.call("POST", "/signup", { body: { email, password: PASSWORD } })) };
}

/** Types wrong passwords from one address until it has to wait. Gives how many were checked. */
async function tryFrom(email: string, from: string, cookie = ""): Promise<number> {
  for (let count = 0; ; count++)
    if ((await signIn(email, { password: WRONG, from, cookie })).status === 429) return count;
}

test("wrong passwords slow the stranger, not the owner's known browser", async () => {
  const { email, cookie } = await somebody();
  expect(await tryFrom(email, "203.0.113.5")).toBe(5);
  expect((await signIn(email, { from: "203.0.113.5" })).status).toBe(429);
  expect((await signIn(email, { from: "198.51.100.9" })).status).toBe(200);
  expect((await signIn(email, { from: "203.0.113.5", cookie })).status).toBe(200);
  expect((await signIn(email, { from: "203.0.113.5" })).status).toBe(429);
});

test(
  "an account, known or not, allows fifty wrong passwords from all addresses, then ten an hour",
  { timeout: 120_000 },
  async () => {
    const { email } = await somebody();
    for (const account of [email, `personne${people}@example.org`]) {
      let lookups = 0;
      for (let client = 0; client < 30; client++) lookups += await tryFrom(account, `203.0.${client}.7`);
      expect(lookups).toBe(50);
      later(3600);
      lookups = 0;
      for (let client = 0; client < 10; client++) lookups += await tryFrom(account, `192.0.${client}.7`);
      expect(lookups).toBe(10);
    }
  },
);

test(
  "after strangers used up every try, a known browser, a code and a recovery still sign in",
  { timeout: 120_000 },
  async () => {
    const { email, cookie } = await somebody();
    for (let client = 0; client < 12; client++) await tryFrom(email, `203.0.${client}.8`);
    expect((await signIn(email, { from: "198.51.100.77" })).status).toBe(429);
    expect((await signIn(email, { from: "203.0.1.8", cookie })).status).toBe(200);
    await auth.call("POST", "/otp", { body: { email, create_user: false } });
    const { code } = await lastLetter(app, email);
    expect((await auth.call("POST", "/verify", { body: { type: "email", email, token: code } })).status).toBe(200);
    for (let client = 0; client < 12; client++) await tryFrom(email, `192.0.${client}.8`);
    later(61);
    await auth.call("POST", "/recover", { body: { email } });
    const recovery = await lastLetter(app, email);
    expect(
      (await auth.call("POST", "/verify", { body: { type: "recovery", email, token: recovery.code } })).status,
    ).toBe(200);
    expect((await signIn(email, { from: "198.51.100.77" })).status).toBe(200);
  },
);

test("each known browser has its own count of wrong passwords, fifty at most", { timeout: 120_000 }, async () => {
  const { email, cookie } = await somebody();
  const cookies = [];
  for (let index = 0; index < 12; index++) cookies.push(cookieOf(await signIn(email, { from: "198.51.100.4" })));
  expect(new Set(cookies).size).toBe(12);
  for (const one of cookies) expect(await tryFrom(email, "198.51.100.4", one)).toBe(5);
  expect((await signIn(email, { from: "198.51.100.3", cookie })).status).toBe(200);
  let lookups = 0;
  for (let round = 0; round < 12; round++) {
    lookups += await tryFrom(email, "198.51.100.3", cookie);
    later(16 * 60);
  }
  // Twelve quarters of an hour allowed about thirty more.
  expect(lookups).toBeGreaterThanOrEqual(50);
  expect(lookups).toBeLessThanOrEqual(50 + Math.ceil((12 * 16 * 10) / 60));
});

test("only a proof gives a device cookie", async () => {
  const { email, cookie } = await somebody();
  const { json: stolen } = await signIn(email);
  const answer = await auth.call("GET", "/user", { bearer: stolen.access_token });
  expect([answer.status, answer.headers["set-cookie"]]).toEqual([200, undefined]);
  expect((await auth.refresh(stolen.refresh_token)).headers["set-cookie"]).toBeUndefined();
  const isKnown = async (one: string) => {
    await app.database.owner.query("delete from auth.rate_buckets; delete from auth.wrong_passwords");
    await tryFrom(email, "203.0.113.7");
    const { status } = await signIn(email, { from: "203.0.113.7", cookie: one, password: WRONG });
    return status === 400;
  };
  expect(await isKnown(cookie)).toBe(true);
  const { json: mine } = await signIn(email, { from: "198.51.100.8" });
  const passwordChange = await auth.call("PUT", "/user", {
    bearer: mine.access_token,
    body: { password: "un autre mot de passe" },
    headers: { cookie },
  });
  expect([passwordChange.status, await isKnown(cookie), await isKnown(cookieOf(passwordChange))]).toEqual([
    200,
    false,
    true,
  ]);
  const signOut = await auth.call("POST", "/logout?scope=others", {
    bearer: mine.access_token,
    headers: { cookie: cookieOf(passwordChange) },
  });
  expect([signOut.status, await isKnown(cookieOf(passwordChange)), await isKnown(cookieOf(signOut))]).toEqual([
    204,
    false,
    true,
  ]);
  expect(
    (await auth.call("POST", "/logout?scope=others", { bearer: mine.access_token })).headers["set-cookie"],
  ).toBeUndefined();
  const last = cookieOf(await signIn(email, { from: "198.51.100.9", password: "un autre mot de passe" }));
  expect(await isKnown(last)).toBe(true);
  const token = new URL((await lastLetter(app, email)).link).searchParams.get("token");
  expect((await auth.call("POST", "/way-back", { body: { token } })).status).toBe(200);
  expect(await isKnown(last)).toBe(false);
});

test("an account allows strangers twenty wrong codes, then ten an hour", { timeout: 120_000 }, async () => {
  const { email, cookie } = await somebody();
  for (const account of [`inconnue${people}@example.org`, email]) {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++) {
      later(61);
      await auth.call("POST", "/recover", { body: { email: account }, from: `203.0.${round}.1` });
      const code = account === email ? (await lastLetter(app, email)).code : "123456";
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
      for (let index = 0; index < 5; index++)
        statuses.push(
          (
            await auth.call("POST", "/verify", {
              body: { type: "recovery", email: account, token: wrong },
              from: `203.0.${round}.${index}`,
            })
          ).status,
        );
    }
    expect([statuses.filter((one) => one === 403).length, statuses.filter((one) => one === 429).length]).toEqual([
      20, 5,
    ]);
  }
  later(61);
  await auth.call("POST", "/recover", { body: { email } });
  const letter = await lastLetter(app, email);
  const recoveryCode = { body: { type: "recovery", email, token: letter.code } };
  expect((await auth.call("POST", "/verify", recoveryCode)).status).toBe(429);
  expect((await auth.call("POST", "/verify", { ...recoveryCode, headers: { cookie } })).status).toBe(200);
  later(61);
  await auth.call("POST", "/recover", { body: { email } });
  const { link } = await lastLetter(app, email);
  expect(
    (
      await auth.call("POST", "/verify", {
        body: { type: "recovery", token_hash: new URL(link).searchParams.get("token") },
      })
    ).status,
  ).toBe(200);
});

test("only the signed device cookie of the account itself passes the limit of tries", async () => {
  const { email, cookie } = await somebody();
  const other = await somebody();
  const [name = "", value = ""] = cookie.split("=");
  const [nonce = "", signature = ""] = value.split(".");
  const forgedCookies = [
    `${name}=${nonce}.${"0".repeat(signature.length)}`,
    `${name}=autre.${signature}`,
    `${name}=${other.cookie.split("=")[1]}`,
    other.cookie,
    `${name}=${nonce}.${"é".repeat(signature.length)}`,
    `${name}=`,
    `${name}=.`,
    name,
  ];
  await tryFrom(email, "203.0.113.6");
  for (const one of forgedCookies)
    expect((await signIn(email, { from: "203.0.113.6", cookie: one })).status, one).toBe(429);
  expect((await signIn(email, { from: "203.0.113.6", cookie: `a=b; ${other.cookie}; ${cookie}` })).status).toBe(200);
});

test("the device cookie signs nobody in", async () => {
  const { cookie } = await somebody();
  expect((await auth.call("GET", "/user", { headers: { cookie } })).status).toBe(401);
});

test("the device cookie does not tell whose it is", async () => {
  const { email, cookie } = await somebody();
  expect(cookie).not.toContain(email);
});

test("the device cookie is hidden from scripts", async () => {
  const { email } = await somebody();
  const { headers } = await signIn(email);
  expect(headers["set-cookie"]).toMatch(
    /^etabli-device-[\da-f]{16}=[\w-]{22}\.[\da-f]{64}; Path=\/auth\/v1; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  );
});

test("every proof gives the device cookie, which is secure over https", async () => {
  const email = `voies${++people}@example.org`;
  const signUp = await auth.call("POST", "/signup", { body: { email, password: PASSWORD } });
  const cookie = cookieOf(signUp);
  expect(cookieOf(await signIn(email, { cookie }))).toBe(cookie);
  await auth.call("POST", "/recover", { body: { email } });
  const { link } = await lastLetter(app, email);
  const verification = await app.server.inject({
    url: link.slice(link.indexOf("/auth/v1")),
    headers: { accept: "text/html" },
  });
  expect([verification.headers["set-cookie"]].flat().some((one) => String(one).startsWith("etabli-device-"))).toBe(
    true,
  );
  later(61);
  await auth.call("POST", "/otp", { body: { email } });
  expect(
    cookieOf(
      await auth.call("POST", "/verify", {
        body: { type: "email", email, token: (await lastLetter(app, email)).code },
      }),
    ),
  ).toMatch(/^etabli-device-/);
  for (const answer of [
    await signIn(email, { password: WRONG }),
    await auth.call("GET", "/settings"),
    await auth.call("POST", "/recover", { body: { email } }),
  ])
    expect(answer.headers["set-cookie"]).toBeUndefined();
  const safe = await testApp({ env: { PUBLIC_URL: "https://etabli.example.org" } });
  const cookies = [
    (await authCalls(safe).call("POST", "/signup", { body: { email, password: PASSWORD } })).headers["set-cookie"],
  ].flat();
  expect(cookies.some((cookie) => String(cookie).startsWith("etabli-device-"))).toBe(true);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure$/);
  await safe.close();
});

test("all addresses of an IPv6 network count as one client", async () => {
  const { email } = await somebody();
  expect(await tryFrom(email, "2001:db8:0:1::1")).toBe(5);
  expect(await tryFrom(email, "2001:db8::1:ffff:0:2:1")).toBe(0);
  expect(await tryFrom(email, "2001:db8:0:2::1")).toBe(5);
  expect([
    networkOf("::1"),
    networkOf("::ffff:203.0.113.9"),
    networkOf("203.0.113.9"),
    networkOf("2001:0DB8::"),
    networkOf("fe80::1%eth0"),
  ]).toEqual(["0:0:0:0", "203.0.113.9", "203.0.113.9", "2001:db8:0:0", "fe80:0:0:0"]);
});
