import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { impatientSocket } from "./pools.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function failure(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    () => null,
    (error: unknown) => error,
  );
}

async function listening(answer: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test("network failures, ended sessions and timeouts mean the database is unavailable", async () => {
  const { server, port } = await listening(() => {});
  await new Promise((resolve) => server.close(resolve));
  const loseConnections = () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.app);
  const long = () =>
    database.auth
      .query("set statement_timeout = 20; select pg_sleep(1)")
      .finally(() => database.auth.query("reset statement_timeout"));
  const absences = [
    () => new Client({ host: "127.0.0.1", port }).connect(),
    () => new Client({ host: "/nowhere" }).connect(),
    loseConnections,
    long,
  ];
  for (const absence of absences) expect(await failure(absence)).toSatisfy(isDatabaseUnavailable);
  await database.ping();
});

test("a silent database connection is closed and leaves the pool", async () => {
  const { server, port } = await listening((socket) => socket.on("error", () => {}));
  const pool = new Pool({ host: "127.0.0.1", port, max: 1, stream: () => impatientSocket(100) });
  pool.on("error", () => {});
  for (let attempt = 0; attempt < 2; attempt++)
    expect(await failure(() => pool.query("select 1"))).toSatisfy(isDatabaseUnavailable);
  expect(pool.totalCount).toBe(0);
  await pool.end();
  server.close();
});

test("a full disk or too many connections mean the database is unavailable", () => {
  for (const code of ["53100", "53300", "57P01", "57P03", "08006", "ENOSPC"])
    expect(isDatabaseUnavailable(Object.assign(new Error("x"), { code }))).toBe(true);
});

test("a wrong statement, a broken constraint or a missing file is not an unavailable database", async () => {
  const faults = [
    () => sql`select wrong`.execute(database.app),
    () => sql`insert into company (company_id) values (null)`.execute(database.app),
    () => readFile("/nowhere/at/all"),
  ];
  for (const fault of faults) {
    const error = await failure(fault);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  }
  expect(isDatabaseUnavailable("57P01")).toBe(false);
});
