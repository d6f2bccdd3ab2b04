import type { CustomerKind } from "../customers/customer.ts";
import type { QuoteConditions } from "../quotes/conditions/quote-conditions.ts";
import type { InvoiceKind } from "./invoice.ts";

/** Days a customer has to pay unless agreed otherwise (C. com. L441-10). */
const USUAL_DAYS = 30;

/**
 * How many days the customer of an invoice has to pay it, by what the quote that they accepted says: a deposit that it
 * asks at the order is due on receipt. So is that of a private person whose quote says no delay: the works wait for it.
 */
export function paymentDays(
  kind: InvoiceKind,
  { deposit, payment }: QuoteConditions,
  customerKind: CustomerKind,
): number {
  if (kind === "deposit" && deposit !== undefined) return 0;
  return payment?.dueDays ?? (kind === "deposit" && customerKind === "person" ? 0 : USUAL_DAYS);
}
