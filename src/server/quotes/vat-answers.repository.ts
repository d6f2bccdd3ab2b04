import type { VatRegime } from "#domain/company/company.ts";
import { sellsAbroadUnderFranchise } from "#domain/lines/franchise-abroad.ts";
import type { AdvisedSale } from "#domain/lines/vat-advice/advise-vat.ts";
import type { AnsweredVat } from "#domain/lines/vat-advice/answered-vat.ts";
import { answeredVat, NOTHING_ANSWERED } from "#domain/lines/vat-advice/answered-vat.ts";
import type { VatAnswers } from "#domain/lines/vat-advice/vat-answers.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What was answered about the VAT of a project, nothing before the first answer, and where its work is done. */
export async function findVatAnswers(tx: Db, projectId: string): Promise<{ answers: VatAnswers; siteAddress: string }> {
  const { rows } = await sql<{ vat_answers: VatAnswers | null; site_address: string }>`
    select vat_answers, site_address from project where id = ${projectId}`.execute(tx);
  return { answers: rows[0]?.vat_answers ?? {}, siteAddress: rows[0]?.site_address ?? "" };
}

/** What the answers and the site of a project say of the VAT of its lines: of its quote, and of its invoice. */
export async function readAnsweredVat(
  tx: Db,
  projectId: string,
  { seller, buyer, lines }: Omit<AdvisedSale, "siteAddress"> & { seller: { vatRegime: VatRegime | null } },
): Promise<AnsweredVat> {
  // The franchise decides by itself in France.
  if (seller.vatRegime === null || (seller.vatRegime === "franchise" && !sellsAbroadUnderFranchise({ seller, buyer })))
    return NOTHING_ANSWERED;
  const { answers, siteAddress } = await findVatAnswers(tx, projectId);
  return answeredVat({ seller, buyer, lines, siteAddress }, answers);
}

/** Keeps what was answered about the VAT of a project, in place of what was before. */
export async function saveVatAnswers(tx: Db, projectId: string, answers: VatAnswers): Promise<void> {
  await sql`update project set vat_answers = ${JSON.stringify(answers)} where id = ${projectId}`.execute(tx);
}
