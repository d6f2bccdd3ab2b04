import { Kysely, PostgresDialect } from "kysely";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import type { PoolClient } from "pg";
import type { LoginRole, Target } from "./connection.ts";
import { connectionOf } from "./connection.ts";
import type { DatabaseLog } from "./database-log.ts";
import type { Database } from "./database-types.ts";
import type { Listen } from "./listening.ts";
import { listenWith } from "./listening.ts";
import { statementNames } from "./prepared-statements.ts";

/** The pools of a database, one per role. */
export type Pools = {
  /** Role `etabli_app`: row-level security applies, and it owns no table. */
  app: Kysely<Database>;
  /** Role `etabli_auth`: the auth tables only. */
  auth: Pool;
  /** Role `etabli_jobs`: owns the job schema. */
  jobs: Pool;
  /** Hears in which company something happened, by the application's role. `close` ends it. */
  listen: Listen;
  /** Throws unless the database answers a query of the application's role. */
  ping: () => Promise<void>;
  /** Closes the pools. Running queries have 5 seconds to end. */
  close: () => Promise<void>;
};

const STATEMENT_MS = 30_000;
/** Longer than any statement may run without an answer, and than an unused connection stays open. */
const SILENCE_MS = 45_000;
const CLOSE_MS = 5_000;
/** How long a call waits for its turn: fifty invoices issued at once take six seconds on a slow machine. */
const TURN_MS = 15_000;

/** Opens the pools of a prepared database. After a lost connection they reach the database again by themselves. */
export function openPools(target: Target, log: DatabaseLog): Pools {
  // Each kind of jobs listens on a connection of its own, and one is left to work with.
  const [app, auth, jobs] = [pool("etabli_app", 12), pool("etabli_auth", 6), pool("etabli_jobs", 5)];
  const listeners = new Set<() => Promise<void>>();
  const listen: Listen = (hear) => {
    const stop = listenWith(connectionOf(target, "etabli_app"), hear);
    listeners.add(stop);
    return () => stop().finally(() => listeners.delete(stop));
  };
  const end = async () =>
    void (await Promise.race([
      Promise.all([app.end(), auth.end(), jobs.end(), ...Array.from(listeners, (stop) => stop())]),
      sleep(CLOSE_MS, undefined, { ref: false }),
    ]));
  let closing: Promise<void> | null = null;
  return {
    app: new Kysely<Database>({ dialect: new PostgresDialect({ pool: app }) }),
    auth,
    jobs,
    listen,
    ping: async () => void (await app.query("select 1")),
    close: () => (closing ??= end()),
  };

  function pool(role: LoginRole, max: number): Pool {
    const newPool = new Pool({
      ...connectionOf(target, role),
      ...limits(role),
      application_name: role,
      max,
      // Statements sent together are answered in one round trip. The job worker sends one at a time.
      pipeline: role === "etabli_app",
      connectionTimeoutMillis: TURN_MS,
      idleTimeoutMillis: 30_000,
    });
    // Without listeners, a lost connection would end the process. The next query replaces the connection.
    newPool.on("connect", (client) => client.on("error", () => {}));
    if (role !== "etabli_jobs") newPool.on("connect", prepareOften);
    if (role === "etabli_app") newPool.on("connect", sendTogether);
    newPool.on("error", (error) => log.warn(`a connection of ${role} was lost: ${error.message}`));
    return newPool;
  }
}

// The statements of a transaction that do not wait for each other leave in one write: each write wakes a process of
// PostgreSQL, which costs both sides more than most statements. They are all there once what runs now has run.
function sendTogether(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  let isHeld = false;
  // `query` has a dozen signatures, and each is passed on as it came.
  client.query = ((...queryArguments: unknown[]) => {
    if (!isHeld) {
      const { stream } = client.connection;
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...queryArguments);
  }) as typeof client.query;
}

type Query = (...queryArguments: unknown[]) => unknown;
type Answer = (error: unknown, result?: unknown) => void;

// Several statements sent at once give the answer of the last one. A transaction is opened and its first query answered
// in one round trip. A single statement is prepared once it has come often.
function prepareOften(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...queryArguments: unknown[]) => {
    const [text, values, answer] = queryArguments;
    const isPlain = typeof text !== "string" || !Array.isArray(values) || !isStatement(values);
    // A function that comes third is always called with the answer.
    if (!isPlain && typeof answer === "function") return askAlone(query, text, values, answer as Answer);
    const promise = isPlain ? query(...queryArguments) : query(names.named(text, values));
    return promise instanceof Promise
      ? promise.then(
          (result: unknown) => (Array.isArray(result) ? result.at(-1) : result),
          (error: unknown) => {
            names.noteError(error);
            throw error;
          },
        )
      : promise;
    // It has a dozen signatures, and each is passed on as it came.
  }) as typeof client.query;
}

// A query of the pool itself is in no transaction. When its table has changed since it was prepared, it is asked again.
function askAlone(query: Query, text: string, values: unknown[], answer: Answer): unknown {
  return query(names.named(text, values), (error: unknown, result: unknown) => {
    if (!names.noteError(error)) return answer(error, result);
    query(names.named(text, values), answer);
  });
}

const names = statementNames();

// One statement and not several at once, which PostgreSQL does not prepare. A statement without values is planned each
// time: its prepared plan would be the one for the company that asked first. A list planned for an empty company takes
// 200 ms in one of 10,000 projects.
function isStatement(values: unknown[]): boolean {
  return values.length > 0;
}

// The job worker listens for hours, and repeats failed queries by itself.
function limits(role: LoginRole) {
  if (role === "etabli_jobs") return { keepAlive: true };
  return {
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    stream: () => impatientSocket(SILENCE_MS),
  };
}

/**
 * A connection that gives up after a silence. A machine that vanishes closes no connection. Without this limit, a query
 * would wait a quarter of an hour for TCP to notice, and keep its place in the pool.
 */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(Object.assign(new Error("the database fell silent"), { code: "ETIMEDOUT" })),
  );
}
