import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "./database.ts";

const RETRIED = new Set(["40001", "40P01"]);
const RETRIES = 3;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Runs `work` in one transaction that sees the rows of one company alone, under the rules of `inTransaction`. */
export function inCompany<T>(db: Db, companyId: string, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, `select ${companySet(uuidLiteral(companyId))}`, (tx) => work(tx));
}

/**
 * SQL that makes the rows of a company the only ones this transaction sees: the policy of every table reads what is set
 * here.
 */
export function companySet(companySql: string): string {
  return `set_config('app.company', coalesce((${companySql})::text, ''), true)`;
}

/**
 * Runs `work` in a transaction opened by one query, given the rows it answered; one round trip opens and asks, for it
 * is the price of every call. Deadlocks and serialization failures are tried again, three times at most: `work` changes
 * nothing but the database.
 */
export async function inTransaction<Row, T>(
  db: Db,
  opening: string,
  work: (tx: Db, opened: Row[]) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.connection().execute((connection) => once(connection, opening, work));
    } catch (error) {
      if (attempt === RETRIES || !RETRIED.has((error as { code?: string }).code ?? "")) throw error;
      // Not all at the same moment again.
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

async function once<Row, T>(connection: Db, opening: string, work: (tx: Db, opened: Row[]) => Promise<T>): Promise<T> {
  try {
    const opened = await sql.raw<Row>(`begin; ${opening}`).execute(connection);
    const result = await work(connection, opened.rows);
    await sql.raw("commit").execute(connection);
    return result;
  } catch (error) {
    // A connection that is gone has rolled back by itself.
    await sql
      .raw("rollback")
      .execute(connection)
      .catch(() => {});
    throw error;
  }
}

/**
 * An id as SQL, for queries that take no parameters. Throws on anything but a uuid: nothing else is ever written into
 * SQL.
 */
export function uuidLiteral(id: string): string {
  if (!UUID.test(id)) throw new Error("an id is a uuid");
  return `'${id}'::uuid`;
}
