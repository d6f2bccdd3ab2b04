import { REDUCED_VAT_WORDINGS } from "#domain/company/legal-notices.ts";

/** What a rate of VAT asks of the customer, said beside it; undefined for a rate that asks nothing. */
export function certificateHint(rate: number | null): string | undefined {
  return rate !== null && REDUCED_VAT_WORDINGS[rate]
    ? "Le taux réduit demande une attestation du client, imprimée sur le devis."
    : undefined;
}
