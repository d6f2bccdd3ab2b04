import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import type { ModelConsent } from "#server/llm/llm.ts";
import { sql } from "kysely";

type ConsentRow = Pick<Row<"model_consent">, "host" | "given_at" | "given_by_email">;

/** The standing consent of the company of the transaction to send texts to this host, or null. */
export async function findModelConsent(tx: Db, host: string): Promise<ModelConsent | null> {
  const { rows } = await sql<ConsentRow>`select host, given_at, given_by_email from model_consent
    where host = ${host} and revoked_at is null`.execute(tx);
  if (!rows[0]) return null;
  // Only a stored row makes a consent, so only this file puts its mark on one.
  return { host, givenAt: rows[0].given_at, givenByEmail: rows[0].given_by_email } as ModelConsent;
}

/** Notes the owner's consent. The one before it ends, for whichever host it was. */
export async function saveModelConsent(tx: Db, caller: Caller, host: string, id: string, at: Date): Promise<void> {
  await revokeModelConsent(tx, caller, at);
  await sql`insert into model_consent (company_id, id, host, given_at, given_by, given_by_email)
    values (${caller.companyId}, ${id}, ${host}, ${at}, ${caller.userId}, ${caller.email})`.execute(tx);
}

/** Takes the consent back, for whichever host it was. */
export async function revokeModelConsent(tx: Db, { userId }: Caller, at: Date): Promise<void> {
  await lockModelChoice(tx);
  await sql`update model_consent set revoked_at = ${at}, revoked_by = ${userId}
    where company_id = current_company() and revoked_at is null`.execute(tx);
}

/** Two owners who decide at the same time of the model or of the consent wait for each other. */
export async function lockModelChoice(tx: Db): Promise<void> {
  await sql`select 1 from company where company_id = current_company() for update`.execute(tx);
}
