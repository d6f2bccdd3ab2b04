import type { Company } from "#domain/company/company.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** The example company of a person, or null. */
export async function findExampleOf(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ company_id: string | null }>`
    select example_company_of(${userId}::uuid) as company_id`.execute(db);
  return rows[0]?.company_id ?? null;
}

type ExampleSeller = Pick<
  Company,
  "name" | "legalForm" | "siren" | "vatRegime" | "address" | "trade" | "hourlyRateCents"
>;

/** Adds an example company, in a transaction limited to it. Examples of one person wait for one another. */
export async function insertExample(tx: Db, companyId: string, seller: ExampleSeller, at: Date): Promise<void> {
  await sql`insert into company (company_id, is_example, name, legal_form, siren, vat_regime, address, trade,
      hourly_rate_cents, insurance_duty, mediation, created_at)
    values (${companyId}, true, ${seller.name}, ${seller.legalForm}, ${seller.siren}, ${seller.vatRegime},
      ${JSON.stringify(seller.address)}, ${seller.trade}, ${seller.hourlyRateCents}, 'none', 'later', ${at})`.execute(
    tx,
  );
}

/** Makes other openings of the example of a person wait until the end of the transaction. */
export async function lockExampleOf(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`example ${userId}`}, 0))`.execute(tx);
}
