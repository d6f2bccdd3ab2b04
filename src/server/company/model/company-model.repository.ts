import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import { sql } from "kysely";

/** The model that a company brought itself, as stored: the address, the model, and the sealed key, null without one. */
export type StoredModel = Pick<Row<"company_model">, "company_id" | "base_url" | "model" | "sealed_key">;

/** The model of the company of the transaction, or null when it brought none. */
export async function findCompanyModel(tx: Db): Promise<StoredModel | null> {
  const { rows } = await sql<StoredModel>`select company_id, base_url, model, sealed_key from company_model
    where company_id = current_company()`.execute(tx);
  return rows[0] ?? null;
}

/** Saves it in place of the one before. */
export async function saveCompanyModel(
  tx: Db,
  { userId }: Caller,
  { company_id, base_url, model, sealed_key }: StoredModel,
  at: Date,
): Promise<void> {
  await sql`insert into company_model (company_id, base_url, model, sealed_key, updated_at, updated_by)
    values (${company_id}, ${base_url}, ${model}, ${sealed_key}, ${at}, ${userId})
    on conflict (company_id) do update set base_url = excluded.base_url, model = excluded.model,
      sealed_key = excluded.sealed_key, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(tx);
}

/** Forgets it, with its key. */
export async function deleteCompanyModel(tx: Db): Promise<void> {
  await sql`delete from company_model where company_id = current_company()`.execute(tx);
}
