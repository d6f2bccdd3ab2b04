import type { Company } from "#domain/company/company.ts";
import { missingSellerFields } from "#domain/company/company.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { missingBuyerFields } from "#domain/customers/customer.ts";
import type { VatRefusal } from "#domain/lines/check-vat.ts";
import { checkVat, missingVatNumbers } from "#domain/lines/check-vat.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";

/** The parties and lines of an invoice. */
export type Sale = { seller: Company; buyer: Customer; lines: readonly Line[] };

/**
 * What keeps an invoice from being issued: VAT that it cannot say, then `company_incomplete` or `customer_incomplete`
 * with the wire names of what is missing (docs/specification.md#documents).
 */
export function checkSale({
  seller,
  buyer,
  lines,
}: Sale): Result<null, "company_incomplete" | "customer_incomplete" | VatRefusal> {
  const vat = checkVat(lines);
  if (!vat.ok) return vat;
  const missing = missingVatNumbers(lines, { seller, buyer });
  const ofSeller = [...missingSellerFields(seller), ...(missing.seller ? ["vat_number"] : [])];
  if (ofSeller.length > 0) return refused("company_incomplete", ofSeller);
  const ofBuyer = [...missingBuyerFields(buyer), ...(missing.buyer ? ["vat_number"] : [])];
  return ofBuyer.length > 0 ? refused("customer_incomplete", ofBuyer) : ok(null);
}
