import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { firstConditions, NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/**
 * What the quote of a project says beside its lines: what was said of it, or what its company proposes, and where the
 * work is done.
 */
export async function findQuoteConditions(tx: Db, projectId: string): Promise<QuoteConditions> {
  const { rows } = await sql<{ own: QuoteConditions | null; usual: QuoteConditions | null; site_address: string }>`
    select p.quote_conditions as own, c.quote_conditions as usual, p.site_address
    from project p join company c on c.company_id = p.company_id where p.id = ${projectId}`.execute(tx);
  if (!rows[0]) return NO_CONDITIONS;
  const { own, usual, site_address } = rows[0];
  return { ...(own ?? firstConditions(usual ?? NO_CONDITIONS)), ...(site_address !== "" && { place: site_address }) };
}

/** What the company of the transaction usually says. */
export async function findUsualConditions(tx: Db): Promise<QuoteConditions> {
  const { rows } = await sql<{ conditions: QuoteConditions | null }>`
    select quote_conditions as conditions from company where company_id = current_company()`.execute(tx);
  return rows[0]?.conditions ?? NO_CONDITIONS;
}

/** Keeps what the quote of a project says, whatever its company proposes later. The project itself has the place. */
export async function saveQuoteConditions(
  tx: Db,
  projectId: string,
  { place: _place, ...conditions }: QuoteConditions,
): Promise<void> {
  await sql`update project set quote_conditions = ${JSON.stringify(conditions)} where id = ${projectId}`.execute(tx);
}

/** Keeps what the company of the transaction usually says. */
export async function saveUsualConditions(tx: Db, conditions: QuoteConditions): Promise<void> {
  await sql`update company set quote_conditions = ${JSON.stringify(conditions)}
    where company_id = current_company()`.execute(tx);
}
