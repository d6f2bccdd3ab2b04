import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";

/**
 * Whether a project may be for another customer. An invoice is made out to one buyer, and its project stays theirs,
 * even once a credit note cancels it: the next customer has a project of their own. `hasInvoice`: one was ever issued.
 */
export function checkCustomerChange({ hasInvoice }: { hasInvoice: boolean }): Result<null, "customer_invoiced"> {
  return hasInvoice ? refused("customer_invoiced") : ok(null);
}
