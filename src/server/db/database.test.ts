import { freePort } from "#test/throwaway-cluster.ts";
import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import type { OpenDatabase } from "./database.ts";
import { openDatabase } from "./database.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";

const quiet = { info: () => {}, warn: () => {} };
let root: string;

beforeAll(() => (root = mkdtempSync(join(tmpdir(), `etabli-test-${process.pid}-`))));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function open(dataDir: string): Promise<OpenDatabase> {
  return openDatabase({ dataDir: join(root, dataDir), databaseUrl: null, log: quiet });
}

async function eventually<T>(work: () => Promise<T>, errors: unknown[]): Promise<T> {
  for (const deadline = Date.now() + 15_000; ; await sleep(50)) {
    try {
      return await work();
    } catch (error) {
      errors.push(error);
      if (Date.now() > deadline) throw error;
    }
  }
}

test("three servers open a new database at once, each pool under its own role", async () => {
  const cluster = await startEmbeddedPostgres({ dataDir: join(root, "own"), log: quiet });
  const databases = await Promise.all([open("own"), open("own"), open("own")]);
  for (const database of databases) {
    const me = await sql<{ me: string }>`select current_user as me`.execute(database.app);
    expect(me.rows).toEqual([{ me: "etabli_app" }]);
    expect((await database.auth.query("select current_user as me")).rows).toEqual([{ me: "etabli_auth" }]);
    expect((await database.jobs.query("select current_user as me")).rows).toEqual([{ me: "etabli_jobs" }]);
  }
  for (const database of databases) await database.close();
  await cluster.stop();
});

test("saved data survives a kill -9 of PostgreSQL", async () => {
  const database = await open("own");
  const errors: unknown[] = [];
  for (let round = 1; round <= 3; round++) {
    await database.auth.query("insert into auth.installation (name, value) values ($1, '1')", [`round ${round}`]);
    const pid = database.embeddedServer!.pid()!;
    process.kill(pid, "SIGKILL");
    // The answer says that the database is away (503), and never that there is a bug (500), until it is back.
    const rows = await eventually(
      () => database.auth.query("select from auth.installation where name like 'round %'"),
      errors,
    );
    expect(rows.rowCount).toBe(round);
    await eventually(() => sql`select from project`.execute(database.app), errors);
    while ([pid, null].includes(database.embeddedServer!.pid())) await sleep(50);
    await eventually(() => database.ping(), errors);
  }
  expect(errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  await database.close();
  await database.close();
  await expect(database.ping()).rejects.toSatisfy(isDatabaseUnavailable);
});

test("a database whose settings could lose saved data is refused", async () => {
  const dataDir = join(root, "own");
  const unsafe = await startEmbeddedPostgres({ dataDir, log: quiet, isUnsafeForTests: true });
  await expect(open("own")).rejects.toThrow(/fsync=off/);
  await unsafe.stop();

  const database = await open("own");
  const admin = new Client({ host: database.embeddedServer!.socketDir, user: "postgres", database: "etabli" });
  await admin.connect();
  await admin.query("alter role etabli_app set synchronous_commit = off");
  await expect(open("own")).rejects.toThrow(/synchronous_commit=off/);
  await admin.query("alter role etabli_app reset synchronous_commit");
  await admin.query("alter system set full_page_writes = off");
  await admin.query("select pg_reload_conf()");
  // The command line wins over the configuration files.
  await (await open("own")).close();
  await admin.end();
  await database.close();
});

test("a database of the operator's own is checked for safety too", async () => {
  const [dataDir, tcpPort] = [join(root, "tcp"), await freePort()];
  const cluster = await startEmbeddedPostgres({ dataDir, log: quiet, isUnsafeForTests: true, tcpPort });
  const admin = new Client({ host: cluster.socketDir, port: tcpPort, user: "postgres", database: "postgres" });
  await admin.connect();
  await admin.query("create database product");
  await admin.query("alter role postgres password 'a secret'");
  const databaseUrl = `postgresql://postgres:a%20secret@127.0.0.1:${tcpPort}/product`;
  const options = { dataDir, databaseUrl, log: quiet };
  await expect(openDatabase(options)).rejects.toThrow(/fsync=off/);
  await expect(openDatabase({ ...options, databaseUrl: databaseUrl.replace("/product", "") })).rejects.toThrow(
    /must name a database/,
  );
  await admin.query("alter database product set datestyle = 'German'");
  await expect(openDatabase({ ...options, isUnsafeForTests: true })).rejects.toThrow(/datestyle/);
  await admin.query("alter database product reset datestyle");
  const database = await openDatabase({ ...options, isUnsafeForTests: true });
  await database.ping();
  await database.close();
  await admin.end();
  await cluster.stop();
});
