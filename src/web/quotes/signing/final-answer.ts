import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";

/** Whether the seller can no longer take an answer back: the customer signed it by themselves, or it is invoiced. */
export function isFinal({ decision }: QuoteVersion, { invoice }: Pick<ProjectAnswer, "invoice">): boolean {
  const isSigned = decision?.decision === "accepted" && decision.is_by_customer;
  return isSigned || hasValidInvoice(invoice);
}
