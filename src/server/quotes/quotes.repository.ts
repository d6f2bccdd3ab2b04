import type { DocumentView } from "#domain/documents/document-view.ts";
import { currentLines } from "#domain/lines/format-1.ts";
import type { Totals } from "#domain/lines/totals.ts";
import type { Quote } from "#domain/quotes/quote.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A quote with what is printed of it and what it adds up to. */
export type StoredQuote = { quote: Quote; view: DocumentView; totals: Totals };

type QuoteRow = Pick<Row<"quote">, "snapshot" | "status">;

/** The last quote of a project, or null. Its row is held until the end of the transaction. */
export async function latestQuote(tx: Db, projectId: string): Promise<Quote | null> {
  const { rows } = await sql<QuoteRow>`select snapshot, status from quote where project_id = ${projectId}
    order by created_at desc limit 1 for update`.execute(tx);
  const row = rows[0];
  return row ? { ...currentLines(row.snapshot), status: row.status } : null;
}

/** Adds a quote. */
export async function insertQuote(
  tx: Db,
  companyId: string,
  { quote, view, totals }: StoredQuote,
  at: Date,
): Promise<void> {
  await sql`insert into quote (company_id, id, project_id, number, version, status, quoted_on, valid_until, snapshot,
      view, net_cents, gross_cents, created_at, updated_at)
    values (${companyId}, ${quote.id}, ${quote.projectId}, ${quote.number}, ${quote.version}, ${quote.status},
      ${quote.quotedOn}, ${quote.validUntil}, ${JSON.stringify(quote)}, ${JSON.stringify(view)},
      ${totals.netCents}, ${totals.grossCents}, ${at}, ${at})`.execute(tx);
}

/** Saves a quote drawn up again; an accepted one is frozen and not touched. */
export async function saveDraft(tx: Db, { quote, view, totals }: StoredQuote, at: Date): Promise<void> {
  await sql`update quote set quoted_on = ${quote.quotedOn}, valid_until = ${quote.validUntil},
      snapshot = ${JSON.stringify(quote)}, view = ${JSON.stringify(view)}, net_cents = ${totals.netCents},
      gross_cents = ${totals.grossCents}, updated_at = ${at}
    where id = ${quote.id} and status <> 'accepted'`.execute(tx);
}
