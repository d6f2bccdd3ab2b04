import type { Deps } from "#server/deps.ts";
import type { StoredModel } from "./company-model.repository.ts";

/** For whom a key of a model was typed: it opens for no other company and no other host. */
type KeyUse = Pick<StoredModel, "company_id" | "base_url">;

/** Seals a key for the company and the host that it was typed for. */
export function sealKey({ seal }: Pick<Deps, "seal">, use: KeyUse, key: string): string {
  return seal(JSON.stringify([...boundTo(use), key]));
}

/** The key of a stored model. Null without one, and when it was sealed for another company, host or installation. */
export function openKey({ unseal }: Pick<Deps, "unseal">, { sealed_key, ...use }: StoredModel): string | null {
  if (sealed_key === null) return null;
  try {
    // `sealKey` wrote it: nobody else has the installation's key.
    const [companyId, host, key] = JSON.parse(unseal(sealed_key)) as string[];
    return boundTo(use).every((part, index) => part === [companyId, host][index]) ? key! : null;
  } catch {
    return null;
  }
}

function boundTo({ company_id, base_url }: KeyUse): string[] {
  return [company_id, new URL(base_url).host];
}

/** Shorter keys are not shown in part: four characters would be too much of them. */
const SHORTEST_SHOWN_KEY = 16;

/** The last four characters of a key, for its owner to recognise it. Empty for a short one. */
export function endOfKey(key: string): string {
  return key.length < SHORTEST_SHOWN_KEY ? "" : key.slice(-4);
}
