import { spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { adminClient } from "../presence.ts";
import type { EmbeddedPostgres } from "./embedded-postgres.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { isAlive, socketPath } from "./postgres-locks.ts";
import { ensureSocketDir, preparePlace } from "./postgres-place.ts";
import { spawnPostmaster } from "./postgres-process.ts";
import { systemAccount } from "./system-account.ts";

/** Where the module is, as text for a script. */
const MODULE = JSON.stringify(join(import.meta.dirname, "embedded-postgres.ts"));

// Folders that nobody else may enter, with a path longer than a socket's path may be.
let root: string;
let dataDir: string;
const logs: string[] = [];
const log = { info: (text: string) => void logs.push(text), warn: (text: string) => void logs.push(text) };
const running = new Set<EmbeddedPostgres>();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), `etabli-test-${process.pid}-`));
  dataDir = join(root, "a folder with spaces and é".padEnd(120, "x"), "data");
});
afterEach(async () => {
  logs.length = 0;
  for (const postgres of running) await postgres.stop();
  running.clear();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  running.add(postgres);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, sql: string): Promise<string> {
  const client = adminClient(postgres);
  await client.connect();
  try {
    return String(Object.values((await client.query(sql)).rows[0] ?? {})[0]);
  } finally {
    await client.end();
  }
}

async function until(true_: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await true_()); await sleep(50))
    if (Date.now() > deadline) throw new Error("waited too long");
}

/** A server in a process of its own, which the test kills. */
async function startElsewhere(folder: string): Promise<{ kill: () => Promise<void> }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${MODULE});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: { info() {}, warn() {} } });
    console.log("ready"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", () => reject(new Error("the other server died")));
  });
  return {
    kill: async () => {
      const exit = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await exit;
    },
  };
}

function give(cluster: string, uid: number, gid: number): void {
  for (const name of ["", ...readdirSync(cluster, { recursive: true, encoding: "utf8" })])
    chownSync(join(cluster, name), uid, gid);
}

test("PostgreSQL starts in private folders with long names, in UTF-8 with checksums", async () => {
  const postgres = await start();
  expect(
    await query(
      postgres,
      "select lower('ÉTABLI') || current_setting('data_checksums') || current_setting('listen_addresses')",
    ),
  ).toBe("établion");
  expect(statSync(join(dataDir, "..")).mode & 0o777).toBe(0o700);
  expect(statSync(postgres.socketDir).mode & 0o777).toBe(0o700);
  const pid = postgres.pid()!;
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(postgres.socketDir)).toBe(false);
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});

test("a restarted server adopts a running PostgreSQL with its data", async () => {
  const other = await startElsewhere(dataDir);
  const pid = Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
  await other.kill();
  expect(isAlive(pid)).toBe(true);
  const postgres = await start();
  expect(postgres.pid()).toBe(pid);
  expect(logs).toContain("PostgreSQL was still running: adopted");
});

test("a killed PostgreSQL is restarted within seconds, every time", async () => {
  const postgres = await start();
  await query(postgres, "create table if not exists kept as select 1 as one");
  for (let round = 0; round < 2; round++) {
    const pid = postgres.pid()!;
    process.kill(pid, "SIGKILL");
    await until(() => postgres.pid() !== null && postgres.pid() !== pid);
    expect(await query(postgres, "select one from kept")).toBe("1");
  }
});

test("PostgreSQL starts after kill -9 of both processes", async () => {
  const other = await startElsewhere(dataDir);
  const pid = Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10);
  await other.kill();
  process.kill(pid, "SIGKILL");
  const postgres = await start();
  expect(postgres.pid()).not.toBe(pid);
  expect(await query(postgres, "select one from kept")).toBe("1");
});

test("a lock file with a reused process ID does not stop the start", async () => {
  writeFileSync(join(dataDir, "postgres", "postmaster.pid"), `${process.pid}\n/somewhere\n1\n5432\n/tmp\n\n`);
  const postgres = await start();
  expect(await query(postgres, "select 1")).toBe("1");
});

test("the last of two servers that share a PostgreSQL stops it", async () => {
  const [first, second] = [await start(), await start()];
  expect(second.pid()).toBe(first.pid());
  await first.stop();
  expect(await query(second, "select 1")).toBe("1");
  const pid = second.pid()!;
  await second.stop();
  expect(isAlive(pid)).toBe(false);
});

test("PostgreSQL comes back after its socket is deleted", async () => {
  const postgres = await start();
  const pid = postgres.pid();
  rmSync(postgres.socketDir, { recursive: true });
  await until(() => postgres.pid() !== null && postgres.pid() !== pid);
  expect(await query(postgres, "select 1")).toBe("1");
});

test("an interrupted first start begins again", async () => {
  const folder = join(root, "cut");
  mkdirSync(join(folder, "postgres.new-999999999", "base"), { recursive: true });
  const [first, second] = await Promise.all([start(folder), startElsewhere(folder)]);
  expect(await query(first, "select 1")).toBe("1");
  expect(readdirSync(folder).sort()).toEqual(["postgres", "postgres.log"]);
  await second.kill();
});

test("a first start killed during its preparation does not block the next", async () => {
  const folder = join(root, "killed");
  const script = `
    const { startEmbeddedPostgres } = await import(${MODULE});
    setInterval(() => console.log("on"), 20);
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: { info() {}, warn() {} } });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  await until(() => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("postgres.new-")));
  child.kill("SIGKILL");
  await exit;
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  const postgres = await start(folder);
  expect(await query(postgres, "select 1")).toBe("1");
});

test("a folder that is not a whole cluster is refused and kept", async () => {
  const folder = join(root, "damaged");
  mkdirSync(join(folder, "postgres", "base"), { recursive: true });
  await expect(start(folder)).rejects.toThrow(/not a whole PostgreSQL cluster/);
  expect(existsSync(join(folder, "postgres", "base"))).toBe(true);
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "12\n");
  await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 12/);
});

test("PostgreSQL never runs as root, even on files owned by root", async () => {
  const postgres = await start();
  expect(statSync(`/proc/${postgres.pid()}`).uid).toBe(process.getuid!() || systemAccount().uid);
  await postgres.stop();
  give(join(dataDir, "postgres"), process.getuid!(), process.getgid!());
  expect(await query(await start(), "select one from kept")).toBe("1");
});

test("started as root, PostgreSQL runs as its own system user", async () => {
  const me = process.getuid!();
  const nobody = me === 0 ? { uid: 65_534, gid: 65_534 } : { uid: me, gid: process.getgid!() };
  const folder = join(root, "nobodys");
  const first = await start(folder);
  await query(first, "create table kept as select 7 as seven");
  await first.stop();
  const cluster = join(folder, "postgres");
  give(cluster, nobody.uid, nobody.gid);
  // An earlier version was killed here, and its PostgreSQL still runs as `nobody`.
  const place = { ...preparePlace({ dataDir: folder, log }), owner: me === 0 ? nobody : null };
  ensureSocketDir(place);
  const left = spawnPostmaster(place);
  await until(() => existsSync(socketPath(place)));
  expect(statSync(`/proc/${left}`).uid).toBe(nobody.uid);
  const postgres = await start(folder);
  expect(await query(postgres, "select seven from kept")).toBe("7");
  expect([statSync(cluster).uid, statSync(join(cluster, "base")).uid, statSync(`/proc/${postgres.pid()}`).uid]).toEqual(
    Array(3).fill(me || systemAccount().uid),
  );
  expect(statSync(cluster).mode & 0o077).toBe(0);
  expect(isAlive(left)).toBe(me !== 0);
});

test("other system users cannot reach the database", async () => {
  const postgres = await start();
  expect(readFileSync(join(dataDir, "postgres", "pg_hba.conf"), "utf8")).toBe("local all all peer map=server\n");
  expect(await query(postgres, "show listen_addresses")).toBe("");
  expect(statSync(join(dataDir, "postgres.log")).mode & 0o077).toBe(0);
});
