import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/**
 * Takes the renewal of a permission for so many seconds. False when somebody else renews it, or renewed it since its
 * secret was read.
 */
export async function takeRenewal(
  tx: Db,
  { id, sealedSecret }: { id: string; sealedSecret: string },
  holder: string,
  seconds: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update mailbox
    set renewal_holder = ${holder}, renewal_until = now() + make_interval(secs => ${seconds}::float8)
    where id = ${id} and sealed_secret = ${sealedSecret} and (renewal_until is null or renewal_until <= now())
    `.execute(tx);
  return numAffectedRows === 1n;
}

/** Keeps a renewed permission, and ends its renewal. Another one that was given meanwhile stays. */
export async function keepRenewal(tx: Db, id: string, holder: string, sealedSecret: string): Promise<void> {
  await sql`update mailbox set sealed_secret = ${sealedSecret}, renewal_holder = null, renewal_until = null
    where id = ${id} and renewal_holder = ${holder}`.execute(tx);
}

/** Ends a renewal that gave nothing. */
export async function dropRenewal(tx: Db, id: string, holder: string): Promise<void> {
  await sql`update mailbox set renewal_holder = null, renewal_until = null
    where id = ${id} and renewal_holder = ${holder}`.execute(tx);
}
