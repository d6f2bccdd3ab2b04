import type { Deposit } from "#domain/lines/deposit.ts";
import { depositCents } from "#domain/lines/deposit.ts";
import { presentCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/**
 * A deposit that an accepted quote asks for, with the total of that quote in gross cents, and what it comes to with the
 * change orders accepted since.
 */
export type AskedDeposit = { deposit: Deposit; quote_gross_cents: number; gross_cents: number };

/**
 * The « acompte » that the accepted quote of a row of `project` asks for, as JSON. Null while no quote is accepted,
 * once something of it is invoiced, for « arrhes », and where its buyer is no longer the customer of the project.
 */
export const ASKED_DEPOSIT = sql<AskedDeposit | null>`(
  select json_build_object('deposit', agreed.content #> '{conditions,deposit}', 'gross_cents', agreed.gross_cents,
    'quote_gross_cents', coalesce((agreed.content #>> '{amends,quoteGrossCents}')::bigint, agreed.gross_cents))
  from (
    select v.content, v.gross_cents, v.customer_id from document v
    join quote_decision a on a.company_id = v.company_id and a.document_id = v.id and a.withdrawn_at is null
    where v.company_id = project.company_id and v.project_id = project.id and v.kind = 'quote'
      and a.decision = 'accepted'
    order by v.created_at desc, v.version desc limit 1) agreed
  where agreed.content #>> '{conditions,deposit,kind}' = 'down_payment'
    and ${presentCustomer(sql`agreed.customer_id`)} = project.customer_id
    and not exists (
      select from invoice_balance b
      where b.company_id = project.company_id and b.project_id = project.id and b.credited_cents < b.gross_cents))`;

/** What an asked deposit comes to, in gross cents. Null without one, and for one that leaves nothing after it. */
export function askedDepositCents(row: AskedDeposit | null): number | null {
  if (row === null) return null;
  const cents = depositCents(row.deposit, row.quote_gross_cents);
  return cents > 0 && cents < row.gross_cents ? cents : null;
}

/** A project, with the deposit that its accepted quote asks for and that waits for its invoice. */
export type AskedRow = { id: string; name: string; asked_deposit: AskedDeposit | null };

/** The deposit that a project waits for. Null when there is no such project. */
export async function findAskedDeposit(tx: Db, projectId: string): Promise<AskedRow | null> {
  const { rows } = await sql<AskedRow>`
    select id, name, ${ASKED_DEPOSIT} as asked_deposit from project where id = ${projectId}`.execute(tx);
  return rows[0] ?? null;
}
