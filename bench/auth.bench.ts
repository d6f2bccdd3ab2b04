import { parseAuthConfig } from "#server/auth/ground/auth-config.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { loadSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { verifyAccessToken } from "#server/auth/keys/token-owner.ts";
import { hashWithArgon2id, isPasswordOf } from "#server/auth/passwords/password-hash.ts";
import { openPools } from "#server/db/pools.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { asCaller } from "#server/http/caller.ts";
import { installationKey } from "#server/installation-key.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { spawn } from "node:child_process";
import { generateKeyPairSync, sign, verify } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { hold, load, percentile, say } from "./measure.ts";

// Method. The product runs as its own process, with 200 users. Each signs in once first: their password is then judged,
// once, which takes the time of many calls. Sign-ins: with a password, 16 at once, alternating with their baseline. The
// baseline is argon2id verified by the library alone, as many at once as there are cores. The ratio is the median of
// the pairs. Refreshes: 2,000, 8 at once, each with its own session. The stall: 200 sign-ins are sent at the same
// moment, and the longest pause of the server's event loop is measured, then that of a process that verifies as many
// passwords and does nothing else: where the system gives its threads no turn for longer than the limit, no server does
// better. The check of a call: 3,000 empty calls of our API run inside this process (read the token, look the session
// up, set the company, transaction). Their processor time, less that of as many transactions that set a company, is the
// result. It is measured again with tokens that are not remembered, less the bare verification of a signature (ES256).
const PEOPLE = 200;
const ROUNDS = 7;
const PER_ROUND = 40;
const AT_ONCE = 16;
const REFRESHES = 2_000;
const CHECKS = 3_000;
const RATE_LIMIT = 0.8;
const CHECK_LIMIT_MS = 0.3;
const STALL_LIMIT_MS = 50;
const PASSWORD = "un bon mot de passe";

type Session = { access_token: string; refresh_token: string };

const root = mkdtempSync(join(tmpdir(), "etabli-bench-"));
const stallFile = join(root, "stall");
const probe = join(import.meta.dirname, "stall-probe.ts");
const server = await startServer(join(root, "data"), { NODE_OPTIONS: `--import=${probe}`, STALL_FILE: stallFile });
const post = async (path: string, body: object): Promise<Session> => {
  const answer = await fetch(`${server.address}/auth/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Session;
};
const email = (index: number) => `personne${index % PEOPLE}@example.org`;
const signIn = (index: number) => post("/token?grant_type=password", { email: email(index), password: PASSWORD });
const sessions: Session[] = [];
await atOnce(
  PEOPLE,
  AT_ONCE,
  async (index) => void (sessions[index] = await post("/signup", { email: email(index), password: PASSWORD })),
);

const hash = await hashWithArgon2id(PASSWORD, parseAuthConfig({ PUBLIC_URL: server.address }).passwordCost);
const firstSignIns = await perSecond(PEOPLE, AT_ONCE, async (index) => void (await signIn(index)));
console.log(`first sign-ins, each judges its password: ${PEOPLE}, ${AT_ONCE} at once`);
say("a second", firstSignIns.toFixed(1));
const pairs: { ours: number; bare: number }[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const ours = await perSecond(PER_ROUND, AT_ONCE, async (index) => void (await signIn(round * PER_ROUND + index)));
  const bare = await perSecond(
    PER_ROUND,
    availableParallelism(),
    async () => void (await isPasswordOf(hash, PASSWORD)),
  );
  if (round > 0) pairs.push({ ours, bare });
}
console.log(`sign-ins with a password: ${ROUNDS} pairs of rounds of ${PER_ROUND}, ${AT_ONCE} at once`);
const middle = (values: number[]) => percentile(values, 0.5);
say(
  "a second, bare argon2id a second",
  `${middle(pairs.map(({ ours }) => ours)).toFixed(1)}, ${middle(pairs.map(({ bare }) => bare)).toFixed(1)}`,
);
hold("rate against bare argon2id", middle(pairs.map(({ ours, bare }) => ours / bare)), RATE_LIMIT, "at least");

await stallSoFar();
const began = performance.now();
const answers = await Promise.all(
  Array.from({ length: PEOPLE }, async (_, index) => signIn(index).then(() => performance.now() - began)),
);
console.log(`${PEOPLE} sign-ins at the same moment`);
say("answered p50 / last (ms)", `${percentile(answers, 0.5).toFixed(0)} / ${Math.max(...answers).toFixed(0)}`);
const stallMs = await stallSoFar();
const bareStallMs = await measureBareStall();
say("longest the event loop was held up, bare (ms)", `${stallMs.toFixed(1)}, ${bareStallMs.toFixed(1)}`);
hold("longest the event loop was held up", stallMs, Math.max(STALL_LIMIT_MS, bareStallMs), "at most", " ms");

const refreshLoad = await perSecondLoad();
console.log(`refreshes: ${REFRESHES}, 8 at once`);
say("a second", refreshLoad.rate.toFixed(0));
say(
  "wall p50 / p99 (ms), processor time (ms)",
  `${percentile(refreshLoad.wallMs, 0.5).toFixed(1)} / ${percentile(refreshLoad.wallMs, 0.99).toFixed(1)}, ` +
    `${refreshLoad.cpuMs.toFixed(2)}`,
);

await measureCheck();
await server.stop();
rmSync(root, { recursive: true, force: true });

async function atOnce(count: number, width: number, work: (index: number) => Promise<void>): Promise<void> {
  let nextIndex = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (nextIndex < count) await work(nextIndex++);
    }),
  );
}

async function perSecond(count: number, width: number, work: (index: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  await atOnce(count, width, work);
  return count / ((performance.now() - start) / 1000);
}

async function stallSoFar(pid = server.pid(), file = stallFile): Promise<number> {
  process.kill(pid, "SIGUSR2");
  await sleep(200);
  return Number(readFileSync(file, "utf8"));
}

async function measureBareStall(): Promise<number> {
  const file = join(root, "bare-stall");
  const script = join(import.meta.dirname, "bare-sign-ins.ts");
  const bare = spawn(process.execPath, [`--import=${probe}`, script, hash, PASSWORD, String(PEOPLE)], {
    env: { ...process.env, STALL_FILE: file },
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(bare.stdout, "data");
  await stallSoFar(bare.pid, file);
  bare.stdin.write("go");
  await once(bare.stdout, "data");
  const longestMs = await stallSoFar(bare.pid, file);
  bare.stdin.end();
  return longestMs;
}

async function perSecondLoad() {
  const start = performance.now();
  const answers = await load(server.pid(), REFRESHES, 8, async (turn) => {
    const index = Math.abs(turn) % PEOPLE;
    sessions[index] = await post("/token?grant_type=refresh_token", { refresh_token: sessions[index]!.refresh_token });
  });
  // The warm-up makes as many calls.
  return { ...answers, rate: (REFRESHES * 2) / ((performance.now() - start) / 1000) };
}

async function measureCheck(): Promise<void> {
  const pools = openPools({ kind: "socket", ...embeddedDatabase(server.dataDir) }, { info: () => {}, warn: () => {} });
  const config = parseAuthConfig({ PUBLIC_URL: server.address });
  const clock = () => new Date();
  const auth = {
    pool: pools.auth,
    clock,
    config,
    installationKey: installationKey(server.dataDir, null),
    log: pino({ level: "silent" }),
  } as unknown as AuthDeps;
  const deps = {
    db: pools.app,
    clock,
    ids: () => crypto.randomUUID(),
    verifyAccessToken: (header: string | undefined) => verifyAccessToken(auth, header),
  } as unknown as Deps;
  const headers = { authorization: `Bearer ${sessions[0]!.access_token}` };
  const companyId = await asCaller(deps, headers, async (_tx, caller) => caller.companyId);
  const nothing = async () => {};
  const call = await cpuOf(() => asCaller(deps, headers, nothing));
  const transaction = await cpuOf(() => inCompany(pools.app, companyId, nothing));
  const fresh = sessions.map(({ access_token }) => `Bearer ${access_token}`);
  const { verifiedTokens } = await loadSigningKeys(auth);
  const signature = await cpuOf(
    (index) => (verifiedTokens.clear(), verifyAccessToken(auth, fresh[index % fresh.length])),
  );
  const bareSignature = await cpuOfBareSignature();
  console.log(`the check of a call: ${CHECKS} empty calls`);
  say("call, bare transaction (ms of processor time)", `${call.toFixed(3)}, ${transaction.toFixed(3)}`);
  hold("bearer and session, per call", Math.max(0, call - transaction), CHECK_LIMIT_MS, "at most", " ms");
  say("a signature verified anew, bare (ms)", `${signature.toFixed(3)}, ${bareSignature.toFixed(3)}`);
  hold(
    "the same with a signature verified anew, less the bare one",
    Math.max(0, call - transaction) + Math.max(0, signature - bareSignature),
    CHECK_LIMIT_MS,
    "at most",
    " ms",
  );
  await pools.close();
}

async function cpuOfBareSignature(): Promise<number> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const text = Buffer.from(sessions[0]!.access_token.split(".").slice(0, 2).join("."));
  const key = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  const mark = sign("sha256", text, { key: privateKey, dsaEncoding: "ieee-p1363" });
  return cpuOf(async () => verify("sha256", text, key, mark));
}

async function cpuOf(work: (index: number) => Promise<unknown>): Promise<number> {
  for (let index = 0; index < CHECKS; index++) await work(index);
  const before = process.cpuUsage();
  for (let index = 0; index < CHECKS; index++) await work(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CHECKS;
}
