import type { DocumentKind } from "#domain/documents/document-kind.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { PoolClient } from "pg";
import type { Db } from "./database.ts";

/** The jobs of the product, with the data each one gets. */
export type Jobs = {
  "render-document": { companyId: string; kind: DocumentKind; id: string };
  /**
   * A letter, sealed with the installation's key because it may hold a code. `isCounted`: the letter has already waited
   * for its turn.
   */
  "send-letter": { sealed: string; isCounted?: boolean };
  /** An invitation whose letter is to be sent. It is sealed because it holds the secret of its link. */
  "invite-member": { sealed: string };
  /** A mail that somebody wrote, to leave by their mailbox. */
  "send-mail": { companyId: string; id: string };
  /** A file of customers whose rows are added. */
  "import-customers": { companyId: string; id: string };
  /** A list of prices from a file, whose rows are added to the catalogue or change it. */
  "import-catalog": { companyId: string; id: string };
  /** An archive of everything of a company, whose documents are looked at. */
  "prepare-archive": { companyId: string; id: string };
  /** An archive that came whole, to be checked and written into its company. */
  "import-archive": { companyId: string; id: string };
  /** A permission that is given back to its provider. It is sealed with the installation's key. */
  "revoke-permission": { sealed: string };
};

/**
 * Enqueues a job in the transaction of the change that causes it. A second job with the same `key` replaces the first.
 */
export async function enqueue<Name extends keyof Jobs>(
  tx: Db,
  task: Name,
  payload: Jobs[Name],
  key: string,
): Promise<void> {
  await sql`select jobs.enqueue(${task}, ${JSON.stringify(payload)}::json, ${key})`.execute(tx);
}

/** Enqueues a job that begins after so many seconds, as `enqueue` does. */
export async function enqueueAfter<Name extends keyof Jobs>(
  tx: Db,
  task: Name,
  payload: Jobs[Name],
  key: string,
  seconds: number,
): Promise<void> {
  await sql`select jobs.enqueue_after(${task}, ${JSON.stringify(payload)}::json, ${key}, ${seconds}::int)`.execute(tx);
}

/** Takes a job out of the queue: what it would do is done in this transaction. */
export function forgetJob(key: string): RawBuilder<unknown> {
  return sql`jobs.forget(${key})`;
}

/** Enqueues a job in a transaction of the auth server, as `enqueue` does. */
export async function enqueueFor<Name extends keyof Jobs>(
  tx: PoolClient,
  task: Name,
  payload: Jobs[Name],
  key: string,
): Promise<void> {
  await tx.query("select jobs.enqueue($1, $2, $3)", [task, JSON.stringify(payload), key]);
}
