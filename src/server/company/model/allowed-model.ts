import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { LanguageModel, OfferedModel } from "#server/llm/llm.ts";
import { findCompanyModel } from "./company-model.repository.ts";
import { findModelConsent } from "./model-consent.repository.ts";
import { openKey } from "./sealed-key.ts";

type ModelDeps = Pick<Deps, "llm" | "companyModels" | "unseal">;

/** The model offered to the company of the transaction: the one it brought, else the installation's, else null. */
export async function findOfferedModel(deps: ModelDeps, tx: Db): Promise<OfferedModel | null> {
  const row = await findCompanyModel(tx);
  if (!row) return deps.llm;
  return deps.companyModels.offer({ baseUrl: row.base_url, model: row.model, apiKey: openKey(deps, row) });
}

/**
 * The model that may receive texts of the company of the transaction. Null without a model, and before the owner's
 * consent to its host.
 */
export async function findAllowedModel(deps: ModelDeps, tx: Db): Promise<LanguageModel | null> {
  const model = await findOfferedModel(deps, tx);
  if (!model) return null;
  const consent = await findModelConsent(tx, model.host);
  return consent && model.open(consent);
}
