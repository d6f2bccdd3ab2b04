import type { VatAnswers } from "#domain/lines/vat-advice/vat-answers.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What was answered about the VAT of a project; nothing before the first answer. */
export async function findVatAnswers(tx: Db, projectId: string): Promise<VatAnswers> {
  const { rows } = await sql<{ vat_answers: VatAnswers | null }>`
    select vat_answers from project where id = ${projectId}`.execute(tx);
  return rows[0]?.vat_answers ?? {};
}

/** Keeps what was answered about the VAT of a project, in place of what was before. */
export async function saveVatAnswers(tx: Db, projectId: string, answers: VatAnswers): Promise<void> {
  await sql`update project set vat_answers = ${JSON.stringify(answers)} where id = ${projectId}`.execute(tx);
}
