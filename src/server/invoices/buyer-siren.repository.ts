import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** Whether a buyer was already issued an invoice without their SIREN: its seller was asked for it, and had none. */
export async function hasInvoiceWithoutSiren(tx: Db, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ was_without: boolean }>`
    select exists (
      select from document d
      where d.customer_id = ${customerId} and d.kind = 'invoice' and d.refers_to is null
        and d.content #>> '{buyer,kind}' = 'company' and d.content #>> '{buyer,siren}' = '') as was_without`.execute(
    tx,
  );
  return rows[0]!.was_without;
}
