import type { Company } from "#domain/company/company.ts";
import { missingMediator } from "#domain/company/mediator.ts";
import type { SellerDeclarations } from "#domain/company/missing-seller-fields.ts";
import { missingSellerFields } from "#domain/company/missing-seller-fields.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { missingBuyerFields } from "#domain/customers/customer.ts";
import type { VatPlaceRefusal } from "#domain/lines/check-vat-place.ts";
import { checkVatPlace } from "#domain/lines/check-vat-place.ts";
import type { VatRefusal } from "#domain/lines/check-vat.ts";
import { checkVat, missingVatNumbers } from "#domain/lines/check-vat.ts";
import type { Line } from "#domain/lines/line.ts";
import type { PlaceOfWorks } from "#domain/lines/vat-advice/place-of-works.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";

/** The parties and lines of an invoice. `works`: where its works are done, if it has any. */
export type Sale = { seller: Company; buyer: Customer; lines: readonly Line[]; works: PlaceOfWorks | null };

/** Why a sale cannot be invoiced as it is. */
export type SaleRefusal = "company_incomplete" | "customer_incomplete" | VatRefusal | VatPlaceRefusal;

/**
 * What keeps an invoice from being issued: VAT that it cannot say or that its parties cannot have, then
 * `company_incomplete` or `customer_incomplete` with the wire names of what is missing. The seller's mediator is asked
 * for where the buyer is a private person
 * (docs/specification.md#documents).
 */
export function checkSale(
  { seller, buyer, lines, works }: Sale,
  declarations: SellerDeclarations,
): Result<null, SaleRefusal> {
  const vat = checkVat(lines);
  if (!vat.ok) return vat;
  const place = checkVatPlace(lines, { seller, buyer, works });
  if (!place.ok) return place;
  const missing = missingVatNumbers(lines, { seller, buyer });
  const ofSeller = [
    ...missingSellerFields(seller, declarations),
    ...(missing.lacksSellerNumber ? ["vat_number"] : []),
    ...missingMediator(seller, declarations, buyer),
  ];
  if (ofSeller.length > 0) return refused("company_incomplete", ofSeller);
  const ofBuyer = [...missingBuyerFields(buyer), ...(missing.lacksBuyerNumber ? ["vat_number"] : [])];
  return ofBuyer.length > 0 ? refused("customer_incomplete", ofBuyer) : ok(null);
}
