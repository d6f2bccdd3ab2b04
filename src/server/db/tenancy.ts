import { isId } from "#server/ids.ts";
import { sql } from "kysely";
import type { Db } from "./database.ts";
import { retryDeadlocks } from "./retry-deadlocks.ts";

/** Runs `work` in one transaction that sees only the rows of one company. The rules of `inTransaction` hold. */
export function inCompany<T>(db: Db, companyId: string, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, `select ${companySet(uuidLiteral(companyId))}`, (tx) => work(tx));
}

/**
 * SQL that limits a transaction to the rows of a company. The policy of every table reads the setting that this SQL
 * writes.
 */
export function companySet(companySql: string): string {
  return `set_config('app.company', coalesce((${companySql})::text, ''), true)`;
}

/**
 * Runs `work` in a transaction opened by one query, with the rows of that query. Opening and asking take one round
 * trip, because every call pays this price. The rules of `retryDeadlocks` hold: `work` changes nothing but the
 * database.
 */
export function inTransaction<Row, T>(
  db: Db,
  opening: string,
  work: (tx: Db, opened: Row[]) => Promise<T>,
): Promise<T> {
  return retryDeadlocks(() => db.connection().execute((connection) => runTransactionOnce(connection, opening, work)));
}

async function runTransactionOnce<Row, T>(
  connection: Db,
  opening: string,
  work: (tx: Db, opened: Row[]) => Promise<T>,
): Promise<T> {
  try {
    const firstAnswer = await sql.raw<Row>(`begin; ${opening}`).execute(connection);
    const result = await work(connection, firstAnswer.rows);
    await sql.raw("commit").execute(connection);
    return result;
  } catch (error) {
    // When a connection is lost, PostgreSQL rolls back by itself.
    await sql
      .raw("rollback")
      .execute(connection)
      .catch(() => {});
    throw error;
  }
}

/**
 * An ID as SQL, for queries that take no parameters. Throws on anything but a uuid, and nothing else is ever written
 * into SQL.
 */
export function uuidLiteral(id: string): string {
  if (!isId(id)) throw new Error("an id is a uuid");
  return `'${id}'::uuid`;
}
