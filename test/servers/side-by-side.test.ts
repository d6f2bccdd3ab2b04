import { clientWithoutStorage } from "#test/official-client.ts";
import type { RunningServer } from "#test/running-server.ts";
import { startServer } from "#test/running-server.ts";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

// Two servers at the same time, each configured by its environment only (docs/install/several-servers.md). What each
// setting does is tested in src/server/auth.
const SERVERS = {
  open: {},
  confirmed: {
    AUTH_MAIL_AUTOCONFIRM: "false",
    AUTH_PHONE_AUTOCONFIRM: "false",
    SMS_URL: "outbox:",
    AUTH_JWT_SECRET: "a secret shared by whoever verifies",
    AUTH_RATE_LIMIT_FACTOR: "100000",
  },
};
const PASSWORD = "un bon mot de passe";
const root = mkdtempSync(join(tmpdir(), "etabli-two-"));
let servers: Record<keyof typeof SERVERS, RunningServer>;

beforeAll(async () => {
  const startedServers = await Promise.all(
    Object.entries(SERVERS).map(
      async ([name, env]) =>
        [name, await startServer(join(root, name), { AUTH_RATE_LIMIT_FACTOR: "1", ...env })] as const,
    ),
  );
  servers = Object.fromEntries(startedServers) as typeof servers;
}, 120_000);
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  rmSync(root, { recursive: true, force: true });
});

const client = (name: keyof typeof SERVERS) => clientWithoutStorage(`${servers[name].address}/auth/v1`);
const json = async (name: keyof typeof SERVERS, path: string) =>
  (await fetch(`${servers[name].address}/auth/v1${path}`)).json();

async function outboxText(name: keyof typeof SERVERS, pattern: RegExp): Promise<string> {
  const folder = join(servers[name].dataDir, "outbox");
  for (let tries = 0; tries < 100; tries++) {
    const file = readdirSyncOrNone(folder)
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .find((text) => pattern.test(text));
    if (file !== undefined) return file;
    await sleep(100);
  }
  throw new Error("nothing of the kind in the outbox");
}

function readdirSyncOrNone(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => !file.endsWith(".part"));
  } catch {
    return [];
  }
}

test("without confirmation, signing up signs in at once", async () => {
  const { data } = await client("open").signUp({ email: "claire@example.org", password: PASSWORD });
  const company = await fetch(`${servers.open.address}/api/company`, {
    headers: { authorization: `Bearer ${data.session!.access_token}` },
  });
  expect(company.status).toBe(200);
});

test("with confirmation, signing up gives no session before the code", async () => {
  const auth = client("confirmed");
  expect((await auth.signUp({ email: "claire@example.org", password: PASSWORD })).data.session).toBeNull();
  const code = /^\d{6}\r?$/m.exec(await outboxText("confirmed", /To: claire@example\.org/))![0].trim();
  expect(
    (await auth.verifyOtp({ type: "signup", email: "claire@example.org", token: code })).data.session,
  ).not.toBeNull();
  expect((await auth.signUp({ phone: "0612345678", password: PASSWORD })).data.session).toBeNull();
  const sms = /^\d{6}(?= est)/m.exec(await outboxText("confirmed", /^\+33612345678/))![0];
  expect((await auth.verifyOtp({ type: "sms", phone: "0612345678", token: sms })).data.session).not.toBeNull();
});

test("a symmetric key signs tokens without being published", async () => {
  const auth = client("confirmed");
  const { data } = await auth.signInWithPassword({ email: "claire@example.org", password: PASSWORD });
  const { alg } = JSON.parse(Buffer.from(data.session!.access_token.split(".")[0]!, "base64url").toString()) as {
    alg: string;
  };
  expect([alg, await json("confirmed", "/.well-known/jwks.json")]).toEqual(["HS256", { keys: [] }]);
  expect((await auth.getClaims(data.session!.access_token)).data?.claims.email).toBe("claire@example.org");
});

test("a token of one server is refused by another", async () => {
  const { data } = await client("open").signInWithPassword({ email: "claire@example.org", password: PASSWORD });
  const headers = { authorization: `Bearer ${data.session!.access_token}` };
  const answer = await fetch(`${servers.confirmed.address}/api/company`, { headers });
  expect(answer.status).toBe(401);
});

test("limits are strict by default and loose for a test bench", async () => {
  const many = (name: keyof typeof SERVERS) =>
    Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        client(name).verifyOtp({ type: "email", email: `x${index}@example.org`, token: "000000" }),
      ),
    );
  const countLimited = (answers: Awaited<ReturnType<typeof many>>) =>
    answers.filter(({ error }) => error?.code === "over_request_rate_limit").length;
  expect(countLimited(await many("open"))).toBeGreaterThan(0);
  expect(countLimited(await many("confirmed"))).toBe(0);
});
