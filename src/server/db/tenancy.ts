import { errorCode } from "#server/error-code.ts";
import { isId } from "#server/ids.ts";
import type { DatabaseConnection, QueryResult } from "kysely";
import { sql } from "kysely";
import type { Db } from "./database.ts";
import { retryDeadlocks } from "./retry-deadlocks.ts";

/**
 * Runs `work` in one transaction that sees only the rows of one company. The rules of `inTransaction` hold. The first
 * statements of `work` are sent with those that open the transaction.
 */
export function inCompany<T>(db: Db, companyId: string, work: (tx: Db) => Promise<T>): Promise<T> {
  return runTransaction(db, `select ${companySet(uuidLiteral(companyId))}`, (tx) => work(tx));
}

/**
 * The answers of statements that wait for nothing, in a transaction of one company that opens, runs and commits in one
 * round trip. They are given once it is committed. The rules of `inTransaction` hold.
 */
export async function sendInCompany<T>(db: Db, companyId: string, send: (tx: Db) => Promise<T>): Promise<T> {
  // Inside an object: what a promise is resolved with is waited for.
  const sending = await inCompany(db, companyId, async (tx) => {
    const answers = send(tx);
    await sendWithCommit(tx, answers);
    return { answers };
  });
  return sending.answers;
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
 * database. Statements that do not wait for each other's answer may be sent together: they are run one after the other,
 * in one round trip.
 */
export function inTransaction<Row, T>(
  db: Db,
  opening: string,
  work: (tx: Db, opened: Row[]) => Promise<T>,
): Promise<T> {
  return runTransaction<Row, T>(db, opening, async (tx, answer) => work(tx, (await answer).rows));
}

/**
 * Sends a statement whose answer nothing waits for: it leaves with the statements after it, and with the commit. When
 * it fails, so does the transaction, and nothing is kept. Outside `inTransaction` and `inCompany` it is waited for.
 */
export async function sendWithCommit(tx: Db, statement: Promise<unknown>): Promise<void> {
  const lastStatements = lastStatementsOf.get(tx);
  if (!lastStatements) return void (await statement);
  lastStatements.push(statement);
  // Its failure is thrown with the commit, or hidden by the one that ended the transaction before.
  statement.catch(() => {});
}

const lastStatementsOf = new WeakMap<Db, Promise<unknown>[]>();

/**
 * Begins `work` once the transaction is committed. Nobody waits for it nor hears of its failure: a job does what has to
 * be done in any case. Outside `inTransaction` and `inCompany` it never begins.
 */
export function afterCommit(tx: Db, work: () => Promise<void>): void {
  followUpsOf.get(tx)?.push(work);
}

const followUpsOf = new WeakMap<Db, (() => Promise<void>)[]>();

/** Runs `work` in an open transaction, and takes back all that it wrote. Gives its result, or throws its refusal. */
export async function runThenRollBack<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await sql.raw("savepoint rehearsal").execute(tx);
  try {
    return await work();
  } finally {
    await sql.raw("rollback to savepoint rehearsal").execute(tx);
  }
}

/** Runs `work` in an open transaction, which goes on as before when it throws: nothing that `work` wrote is kept. */
export async function runWholeOrNot<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await sql.raw("savepoint whole").execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql.raw("rollback to savepoint whole").execute(tx);
    throw error;
  }
}

type Work<Row, T> = (tx: Db, answer: Promise<QueryResult<Row>>) => Promise<T>;

function runTransaction<Row, T>(db: Db, opening: string, work: Work<Row, T>): Promise<T> {
  const executor = db.getExecutor();
  return retryDeadlocks(() =>
    executor.provideConnection((connection) => {
      const faults = noteFirstFault(connection);
      // Kysely's own transaction would hold each statement back until the one before it is answered.
      const executorOfAll = executor.withConnectionProvider({ provideConnection: (send) => send(faults.connection) });
      return runTransactionOnce({ getExecutor: () => executorOfAll }, opening, work).catch(faults.throwFirst);
    }),
  );
}

// Of statements sent together, the later ones say only that an earlier one failed. That one says why: a full disk, a
// deadlock to be tried again.
function noteFirstFault(connection: DatabaseConnection) {
  let firstFault: unknown = null;
  const noting: DatabaseConnection = {
    executeQuery: (query, options) =>
      connection.executeQuery<never>(query, options).catch((error: unknown) => {
        firstFault ??= error;
        throw error;
      }),
    streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
  };
  const throwFirst = (error: unknown): never => {
    throw errorCode(error) === TRANSACTION_ABORTED ? (firstFault ?? error) : error;
  };
  return { connection: noting, throwFirst };
}

const TRANSACTION_ABORTED = "25P02";

async function runTransactionOnce<Row, T>(tx: Db, opening: string, work: Work<Row, T>): Promise<T> {
  const lastStatements: Promise<unknown>[] = [];
  lastStatementsOf.set(tx, lastStatements);
  const followUps: (() => Promise<void>)[] = [];
  followUpsOf.set(tx, followUps);
  try {
    const answer = sql.raw<Row>(`begin; ${opening}`).execute(tx);
    // Its failure is thrown with that of the statements sent after it.
    answer.catch(() => {});
    const result = await work(tx, answer);
    // The commit of a transaction in which a statement failed is a rollback that says nothing: the statement says it.
    await Promise.all([answer, ...lastStatements, sql.raw("commit").execute(tx)]);
    for (const work of followUps) work().catch(() => {});
    return result;
  } catch (error) {
    // When a connection is lost, PostgreSQL rolls back by itself.
    await sql
      .raw("rollback")
      .execute(tx)
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
