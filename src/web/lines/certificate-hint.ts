import { REDUCED_VAT_WORDINGS } from "#domain/company/legal-notices.ts";
import { vatFieldMessages } from "#domain/lines/vat-advice/vat-field.messages.ts";

/** What a rate of VAT asks of the customer, said beside it. Undefined for a rate that asks nothing. */
export function certificateHint(rate: number | null): string | undefined {
  return rate !== null && REDUCED_VAT_WORDINGS[rate] ? vatFieldMessages.certificateHint : undefined;
}
