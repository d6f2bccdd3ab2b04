import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "./database.ts";
import { afterCommit, inCompany, inTransaction, sendInCompany, sendWithCommit } from "./tenancy.ts";

// Statements that do not wait for each other's answer leave in one write to the database.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** How often sockets are written to while some work is done. */
async function writesOf(work: () => Promise<unknown>): Promise<number> {
  const { _write, _writev } = Socket.prototype;
  let writes = 0;
  Socket.prototype._write = function (...chunk) {
    writes += 1;
    return _write.apply(this, chunk);
  };
  Socket.prototype._writev = function (...chunks) {
    writes += 1;
    return _writev?.apply(this, chunks);
  };
  try {
    await work();
  } finally {
    Object.assign(Socket.prototype, { _write, _writev });
  }
  return writes;
}

const count = async (tx: Db, value: number) =>
  (await sql<{ value: number }>`select ${value}::int as value`.execute(tx)).rows[0]!.value;
const transaction = (work: (tx: Db) => Promise<unknown>) => inCompany(app.deps.db, randomUUID(), work);

const askTogether = () => transaction((tx) => Promise.all(Array.from({ length: 10 }, (_, index) => count(tx, index))));

test("each of the statements that are asked together gets its own answer", async () => {
  expect(await askTogether()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("statements that are asked together are written once", async () => {
  await transaction((tx) => count(tx, 0));
  const writes = await writesOf(async () => void (await askTogether()));
  // The opening of the transaction with the ten statements, and its end.
  expect(writes).toBe(2);
});

test("a statement that waits for the one before it is written after its answer", async () => {
  const writes = await writesOf(() =>
    transaction(async (tx) => {
      const first = await count(tx, 1);
      expect(await count(tx, first + 1)).toBe(2);
    }),
  );
  expect(writes).toBe(3);
});

test("a statement whose answer nothing waits for is written with the commit", async () => {
  const writes = await writesOf(() =>
    transaction(async (tx) => {
      await count(tx, 1);
      await sendWithCommit(tx, count(tx, 2));
    }),
  );
  expect(writes).toBe(2);
});

test("a transaction that waits for no answer is written once", async () => {
  let answers: unknown;
  const writes = await writesOf(async () => {
    const send = (tx: Db) => Promise.all([count(tx, 1), count(tx, 2)]);
    answers = await sendInCompany(app.deps.db, randomUUID(), send);
  });
  expect(writes).toBe(1);
  expect(answers).toEqual([1, 2]);
});

test("a transaction that cannot be opened keeps nothing and fails with the error of its opening", async () => {
  const failure = inTransaction(app.deps.db, "select 1 / 0", async (tx) => sendWithCommit(tx, count(tx, 1)));
  await expect(failure).rejects.toThrow("division by zero");
  expect(await transaction((tx) => count(tx, 3))).toBe(3);
});

test("a statement sent with the commit that fails makes the transaction fail with its error", async () => {
  const broken = transaction(async (tx) => {
    await sendWithCommit(tx, sql`select ${1}::int / 0`.execute(tx));
    return "done";
  });
  await expect(broken).rejects.toThrow("division by zero");
});

test("a transaction keeps nothing when a statement sent with its commit fails", async () => {
  const companyId = randomUUID();
  const insertCompany = (tx: Db) =>
    sql`insert into company (company_id, email, created_at) values (${companyId}, '', now())`.execute(tx);
  const countCompanies = async () => {
    const { rows } = await inCompany(app.deps.db, companyId, (tx) => sql`select from company`.execute(tx));
    return rows.length;
  };
  const broken = inCompany(app.deps.db, companyId, async (tx) => {
    await sendWithCommit(tx, insertCompany(tx));
    await sendWithCommit(tx, sql`select ${1}::int / 0`.execute(tx));
  });
  await expect(broken).rejects.toThrow("division by zero");
  expect(await countCompanies()).toBe(0);
  await inCompany(app.deps.db, companyId, async (tx) => sendWithCommit(tx, insertCompany(tx)));
  expect(await countCompanies()).toBe(1);
});

test("outside a transaction, a statement to be sent with the commit is waited for", async () => {
  const { db } = app.deps;
  await expect(sendWithCommit(db, sql`select ${1}::int / 0`.execute(db))).rejects.toThrow("division by zero");
});

test("one of several statements that fails lets the next transaction begin anew", async () => {
  const broken = transaction((tx) => Promise.all([count(tx, 1), sql`select ${1}::int / 0`.execute(tx), count(tx, 2)]));
  await expect(broken).rejects.toThrow("division by zero");
  let answer: unknown;
  await transaction(async (tx) => void (answer = await count(tx, 3)));
  expect(answer).toBe(3);
});

test("what follows a commit begins after the commit alone", async () => {
  const begun: string[] = [];
  const follow = (name: string) => async () => void begun.push(name);
  await transaction(async (tx) => {
    afterCommit(tx, follow("kept"));
    await count(tx, 1);
    expect(begun).toEqual([]);
  });
  const undone = transaction(async (tx) => {
    afterCommit(tx, follow("undone"));
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(begun).toEqual(["kept"]);
});
