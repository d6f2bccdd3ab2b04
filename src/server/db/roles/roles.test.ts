import { freePort } from "#test/throwaway-cluster.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectionOf, rolePassword } from "../connection.ts";
import { openDatabase } from "../database.ts";
import type { EmbeddedPostgres } from "../embedded/embedded-postgres.ts";
import { startEmbeddedPostgres } from "../embedded/embedded-postgres.ts";
import { scramVerifier } from "./scram-verifier.ts";

// A cluster of its own, reached by its address. These tests change roles, which all databases of a cluster share.
const quiet = { info: () => {}, warn: () => {} };
let dataDir: string;
let cluster: EmbeddedPostgres;
let admin: Client;
let address: (user: string, password: string, database?: string) => string;
let databases = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), `etabli-test-${process.pid}-`));
  const tcpPort = await freePort();
  cluster = await startEmbeddedPostgres({ dataDir, log: quiet, isUnsafeForTests: true, tcpPort });
  address = (user, password, database = `product${databases}`) =>
    `postgresql://${user}:${password}@127.0.0.1:${tcpPort}/${database}`;
});
afterAll(async () => {
  await admin?.end();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

// Each test has a database without roles.
beforeEach(async () => {
  await admin?.end();
  const postgres = new Client({ host: cluster.socketDir, port: cluster.port, user: "postgres", database: "postgres" });
  await postgres.connect();
  const left = await postgres.query<{ rolname: string }>(
    "select rolname from pg_roles where rolname like 'etabli%' or rolname = 'tenant'",
  );
  for (const { datname } of (
    await postgres.query<{ datname: string }>("select datname from pg_database where datname like 'product%'")
  ).rows)
    await postgres.query(`drop database ${datname} with (force)`);
  for (const { rolname } of left.rows) await postgres.query(`drop owned by ${rolname} cascade; drop role ${rolname}`);
  await postgres.query(`create database product${++databases}`);
  await postgres.query("alter role postgres password 'first'");
  await postgres.query("create role tenant login password 'tenant'");
  await postgres.end();
  admin = new Client({
    host: cluster.socketDir,
    port: cluster.port,
    user: "postgres",
    database: `product${databases}`,
  });
  await admin.connect();
});

async function expectPrepared(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl, log: quiet, isUnsafeForTests: true });
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
}

test("an account that may not create roles gets the SQL to run, then starts", async () => {
  const message = await expectPrepared(address("tenant", "tenant")).catch((error: Error) => error.message);
  expect(message).toMatch(/^the account of DATABASE_URL may not prepare the database/);
  const statements = String(message).split("\n").slice(1);
  expect(statements.join("\n")).toContain("create role etabli_app login nosuperuser nobypassrls");
  expect(statements.join("\n")).not.toContain(rolePassword(address("tenant", "tenant"), "etabli_app"));
  for (const statement of statements) await admin.query(statement);
  // The first statements could not contain what depends on the roles.
  const rest = await expectPrepared(address("tenant", "tenant")).catch((error: Error) => error.message);
  expect(rest).toBeUndefined();
  await expectPrepared(address("tenant", "tenant"));
});

test("an account that may make roles, without being superuser, needs no administrator", async () => {
  await admin.query("alter role tenant createrole");
  await admin.query(`alter database product${databases} owner to tenant`);
  await expectPrepared(address("tenant", "tenant"));
  await expectPrepared(address("tenant", "tenant"));
});

test("when the password of the database address changes, the passwords of the roles follow", async () => {
  await expectPrepared(address("postgres", "first"));
  await admin.query("alter role postgres password 'second'");
  await expectPrepared(address("postgres", "second"));
});

test("role passwords depend on the database address", () => {
  const url = address("postgres", "first");
  expect(rolePassword(url, "etabli_app")).toBe(rolePassword(url, "etabli_app"));
  expect(rolePassword(url, "etabli_app")).not.toBe(rolePassword(url, "etabli_auth"));
  expect(rolePassword(url, "etabli_app")).not.toBe(rolePassword(address("postgres", "second"), "etabli_app"));
  expect(rolePassword("postgresql://postgres@127.0.0.1/product", "etabli_app")).toBe(null);
});

test("excess rights of a role are revoked, or the start is refused", async () => {
  await expectPrepared(address("postgres", "first"));
  await admin.query("alter role etabli_app superuser bypassrls");
  await expectPrepared(address("postgres", "first"));
  const roles = await admin.query("select 1 from pg_roles where rolname like 'etabli%' and (rolsuper or rolbypassrls)");
  expect(roles.rowCount).toBe(0);
  await admin.query("grant etabli_owner to tenant");
  await admin.query("alter role etabli_auth bypassrls");
  await expect(expectPrepared(address("tenant", "tenant"))).rejects.toThrow(
    /alter role etabli_auth nosuperuser nobypassrls;/,
  );
});

test("every form of database address gives each role its own login", async () => {
  for (const url of [
    `postgresql:///db?host=/run/pg&user=postgres`,
    "postgresql://postgres:pw@h/db?user=postgres&password=x",
  ]) {
    const client = new Client(connectionOf({ kind: "url", url }, "etabli_app"));
    expect(client.user).toBe("etabli_app");
    expect(client.password).not.toBe("pw");
    expect(client.password).not.toBe("x");
  }
});

test("a password is sent in the hashed form that PostgreSQL stores", async () => {
  await admin.query(`create role etabli_probe login password '${scramVerifier("a word")}'`);
  const right = new Client({ connectionString: address("etabli_probe", "a%20word") });
  await right.connect();
  await right.end();
  const wrong = new Client({ connectionString: address("etabli_probe", "another") });
  await expect(wrong.connect()).rejects.toMatchObject({ code: "28P01" });
});
