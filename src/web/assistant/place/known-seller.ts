import { getCompany } from "#api/company.ts";
import type { KnownSeller } from "#domain/assistant/conversation/assistant-project.ts";
import { lastAnswer } from "#web/client/answers.tsx";

/** What the flows ask of the seller, as the panel has read it. Null while it could not: nothing is asked then. */
export function knownSeller(): KnownSeller | null {
  const company = lastAnswer(getCompany)?.company;
  return company
    ? {
        vat_regime: company.vat_regime,
        seller_name: company.name,
        hours_a_day: company.hours_a_day,
        hourly_rate: company.hourly_rate,
      }
    : null;
}
