import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// Enumeration and brute force (ASVS 6.3): what an attacker without the password may learn and do.

let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const apps: TestApp[] = [];
let open: ReturnType<typeof authCalls>;
let strict: ReturnType<typeof authCalls>;

async function start(env: Record<string, string>) {
  const app = await testApp({ clock: () => now, env });
  apps.push(app);
  return authCalls(app);
}
beforeAll(async () => {
  open = await start({});
  strict = await start({ AUTH_RATE_LIMIT_FACTOR: "1" });
});
afterEach(() => later(24 * 3600));
afterAll(() => Promise.all(apps.map((app) => app.close())));

const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
      : typeof value;

test("an unknown account and a wrong password give the same answer", async () => {
  await open.signUp("connue@example.org");
  const wrongPassword = await open.signIn("connue@example.org", "pas le bon mot de passe");
  const unknown = await open.signIn("inconnue@example.org", "pas le bon mot de passe");
  expect(wrongPassword).toMatchObject({ status: 400, json: { error_code: "invalid_credentials" } });
  expect(unknown.json).toEqual(wrongPassword.json);
  expect(unknown.status).toBe(wrongPassword.status);
});

test("an unknown account and a wrong password take the same amount of work", async () => {
  const costly = await start({ AUTH_PASSWORD_MEMORY_KIB: "19456", AUTH_PASSWORD_PASSES: "2" });
  await costly.signUp("temps@example.org");
  const spent = async (email: string) => {
    const startUsage = process.cpuUsage();
    for (let index = 0; index < 4; index++) await costly.signIn(email, `pas le bon ${index}`);
    const { user, system } = process.cpuUsage(startUsage);
    return user + system;
  };
  await spent("echauffement@example.org");
  expect(await spent("inconnu-temps@example.org")).toBeGreaterThan((await spent("temps@example.org")) / 3);
});

test("with confirmation on, signing up with a known address answers as for a new one", async () => {
  const confirming = await start({ AUTH_MAIL_AUTOCONFIRM: "false" });
  const firstSignUp = await confirming.call("POST", "/signup", {
    body: { email: "deja@example.org", password: PASSWORD },
  });
  later(61);
  const secondSignUp = await confirming.call("POST", "/signup", {
    body: { email: "deja@example.org", password: "un tout autre mot" },
  });
  expect([secondSignUp.status, firstSignUp.status]).toEqual([200, 200]);
  expect(shapeOf(secondSignUp.json)).toEqual(shapeOf(firstSignUp.json));
  expect(secondSignUp.json.access_token).toBeUndefined();
  expect((await confirming.signIn("deja@example.org")).json.error_code).toBe("email_not_confirmed");
  expect((await confirming.signIn("deja@example.org", "un tout autre mot")).json.error_code).toBe(
    "invalid_credentials",
  );
});

test("after five wrong passwords the wait doubles each time, up to a quarter of an hour", async () => {
  await open.signUp("force@example.org");
  for (let index = 0; index < 5; index++)
    expect((await open.signIn("force@example.org", "faux mot de passe")).status).toBe(400);
  const refusal = await open.signIn("force@example.org");
  expect(refusal).toMatchObject({
    status: 429,
    json: { error_code: "over_request_rate_limit" },
    headers: { "retry-after": "1" },
  });
  later(2);
  expect((await open.signIn("force@example.org", "faux mot de passe")).status).toBe(400);
  later(1);
  expect((await open.signIn("force@example.org")).headers["retry-after"]).toBe("1");
  for (let index = 0; index < 20; index++) {
    later(900);
    await open.signIn("force@example.org", "faux mot de passe");
  }
  later(901);
  expect((await open.signIn("force@example.org")).status).toBe(200);
});

test("forty simultaneous tries count as forty", async () => {
  await open.signUp("ensemble@example.org");
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => open.signIn("ensemble@example.org", `faux mot de passe ${index}`)),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
});

test("a right password forgets the wrong ones", async () => {
  await open.signUp("oubli@example.org");
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 4; index++) await open.signIn("oubli@example.org", "faux mot de passe");
    expect((await open.signIn("oubli@example.org")).status).toBe(200);
  }
});

test("unknown accounts wait like known ones", async () => {
  for (let index = 0; index < 5; index++) await open.signIn("fantome@example.org", "faux mot de passe");
  expect((await open.signIn("fantome@example.org", "faux mot de passe")).status).toBe(429);
});

test("one address may try thirty times in a burst, over all accounts", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 32; index++)
    statuses.push((await strict.signIn(`cible${index}@example.org`, "faux mot de passe", "203.0.113.7")).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect((await strict.signIn("cible@example.org", "faux mot de passe", "203.0.113.8")).status).toBe(400);
  later(4);
  expect((await strict.signIn("cible99@example.org", "faux mot de passe", "203.0.113.7")).status).toBe(400);
});

test("a limit factor with decimals still limits calls and still lets some through", async () => {
  for (const [factor, burst] of [
    ["0.35", 10],
    ["0.01", 1],
  ] as const) {
    const few = await start({ AUTH_RATE_LIMIT_FACTOR: factor });
    const statuses = [];
    for (let index = 0; index <= burst; index++) statuses.push((await few.signIn(`peu${index}@example.org`)).status);
    expect(statuses).toEqual([...Array(burst).fill(400), 429]);
    later(300);
    expect((await few.signIn("peu@example.org")).status).toBe(400);
  }
});

test("only a trusted proxy's header changes the client address", async () => {
  const behindProxy = await start({
    AUTH_RATE_LIMIT_FACTOR: "1",
    AUTH_TRUSTED_PROXY_HEADER: "X-Real-IP",
    AUTH_TRUSTED_PROXIES: "203.0.113.0/24",
  });
  const elsewhere = await start({ AUTH_RATE_LIMIT_FACTOR: "1", AUTH_TRUSTED_PROXY_HEADER: "X-Real-IP" });
  const knock = (auth: typeof strict, header: string, index: number) =>
    auth.call("POST", "/token?grant_type=password", {
      body: { email: `a${index}@example.org`, password: "faux mot" },
      headers: { [header]: `198.51.100.${index}` },
      from: "203.0.113.9",
    });
  const statuses: number[] = [];
  const statusesByProxy: number[] = [];
  const statusesByOther: number[] = [];
  for (let index = 0; index < 31; index++) {
    statuses.push((await knock(strict, "x-forwarded-for", index)).status);
    statusesByProxy.push((await knock(behindProxy, "x-real-ip", index)).status);
    statusesByOther.push((await knock(elsewhere, "x-real-ip", index)).status);
  }
  expect([statuses.at(-1), statusesByOther.at(-1)]).toEqual([429, 429]);
  expect(statusesByProxy.at(-1)).toBe(400);
});

test("a weak or famous password is refused with its reasons", async () => {
  const signUp = (password: unknown) =>
    open.call("POST", "/signup", { body: { email: `mdp${Math.random()}@example.org`, password } });
  expect((await signUp("court")).json).toMatchObject({
    error_code: "weak_password",
    weak_password: { reasons: ["length"] },
  });
  expect((await signUp("password123")).json.weak_password.reasons).toContain("pwned");
  for (const password of ["", null, 12_345_678, ["un bon mot de passe"], "x".repeat(73)])
    expect((await signUp(password)).json.error_code).toBe("validation_failed");
  for (const password of [
    "quatre vingt onze chevaux regardent passer la fanfare du dimanche matin!".slice(0, 72),
    "éàü ツ 平仮名 mot",
    "        espace ",
  ])
    expect((await signUp(password)).status).toBe(200);
});

test("a missing password is a wrong password", async () => {
  await open.signUp("sans@example.org");
  for (const body of [{}, { password: "" }, { password: null }, { password: 12 }])
    expect(
      (await open.call("POST", "/token?grant_type=password", { body: { email: "sans@example.org", ...body } })).json
        .error_code,
    ).toBe("invalid_credentials");
});

test("the audit log holds a failed sign-in with its user, address and answer", async () => {
  const { user } = await open.signUp("trace@example.org");
  await open.signIn("trace@example.org", "faux mot de passe", "203.0.113.20");
  await open.signIn("personne-ici@example.org", "faux mot de passe", "203.0.113.20");
  await open.call("POST", "/verify", {
    body: { type: "email", email: "trace@example.org", token: "000000" },
    from: "203.0.113.20",
  });
  const { rows } = await apps[0]!.database.owner.query(
    "select actor_id, action, details from auth.audit_log where ip = '203.0.113.20' order by ctid",
  );
  expect(rows).toEqual([
    { actor_id: user.id, action: "login_failed", details: { code: "invalid_credentials" } },
    { actor_id: null, action: "login_failed", details: { code: "invalid_credentials" } },
    { actor_id: null, action: "verify_failed", details: {} },
  ]);
});

test("an account is found however its address or number is written", async () => {
  await open.signUp("Casse@Example.org");
  expect((await open.signIn("CASSE@example.ORG")).status).toBe(200);
  const phone = (number: string, path: string) =>
    open.call("POST", path, { body: { phone: number, password: PASSWORD } });
  expect((await phone("06 12 34 56 78", "/signup")).json.user.phone).toBe("33612345678");
  expect((await phone("+33 6 12 34 56 78", "/token?grant_type=password")).status).toBe(200);
  expect((await phone("00", "/signup")).json.error_code).toBe("validation_failed");
});

test("disabled sign-ins answer with the protocol's errors", async () => {
  const server = await start({ AUTH_SIGNUP_ENABLED: "false", AUTH_PHONE_ENABLED: "false" });
  expect(await server.call("POST", "/signup", { body: { email: "a@example.org", password: PASSWORD } })).toMatchObject({
    status: 422,
    json: { error_code: "signup_disabled" },
  });
  expect(
    (await server.call("POST", "/token?grant_type=password", { body: { phone: "0612345678", password: PASSWORD } }))
      .json.error_code,
  ).toBe("phone_provider_disabled");
  expect((await open.call("POST", "/signup", { body: {} })).json.error_code).toBe("anonymous_provider_disabled");
  expect((await open.call("POST", "/token?grant_type=web3", { body: { chain: "solana" } })).json.error_code).toBe(
    "web3_provider_disabled",
  );
  expect((await open.call("POST", "/sso", { body: {} })).json.error_code).toBe("saml_provider_disabled");
  expect((await server.call("GET", "/settings")).json).toMatchObject({
    disable_signup: true,
    external: { phone: false, email: true },
  });
});

test("a password changed while it is being checked opens nothing", async () => {
  const { signUp, signIn } = open;
  const app = apps[0]!;
  await signUp("entretemps@example.org");
  const owner = await app.database.auth.connect();
  await owner.query("begin");
  await owner.query("update auth.users set password_hash = 'another' where email = 'entretemps@example.org'");
  const late = signIn("entretemps@example.org");
  // The sign-in has read the old hash and found it right. It now waits for the change.
  await expect
    .poll(async () => (await app.database.owner.query("select from pg_locks where not granted")).rowCount)
    .toBeGreaterThan(0);
  await owner.query("commit");
  owner.release();
  expect((await late).json.error_code).toBe("invalid_credentials");
  expect(
    (
      await app.database.owner.query(
        "select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = 'entretemps@example.org'",
      )
    ).rowCount,
  ).toBe(1);
});
