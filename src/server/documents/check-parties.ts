import type { Company } from "#domain/company/company.ts";
import { missingSellerFields } from "#domain/company/company.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { missingBuyerFields } from "#domain/customers/customer.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";

/** Who sells and who buys. */
export type Parties = { seller: Company; buyer: Customer };

/**
 * Refuses `company_incomplete` or `customer_incomplete` with the wire names of what is missing
 * (docs/specification.md#documents).
 */
export function checkParties({ seller, buyer }: Parties): Result<null, "company_incomplete" | "customer_incomplete"> {
  const ofSeller = missingSellerFields(seller);
  if (ofSeller.length > 0) return refused("company_incomplete", ofSeller);
  const ofBuyer = missingBuyerFields(buyer);
  return ofBuyer.length > 0 ? refused("customer_incomplete", ofBuyer) : ok(null);
}
