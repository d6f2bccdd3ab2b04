import type { Company } from "../company/company.ts";
import { frenchVatNumber } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import { isVatNumberOfOtherState } from "../shared/territory.ts";
import type { ItemLine, Line } from "./line.ts";
import { countedItems } from "./line.ts";
import { vatReasons } from "./vat-notices.ts";

/** What no document may say: 0 % without a reason, or lines outside VAT beside others (BR-O-11). */
export type VatRefusal = "vat_reason_missing" | "vat_out_of_scope_alone";

/** Refuses lines whose VAT a document cannot say. A regime that is not known yet is not refused. */
export function checkVat(lines: readonly Line[]): Result<null, VatRefusal> {
  if (vatReasons(lines).includes("not_said")) return refused("vat_reason_missing", ["vat_reason"]);
  const categories = new Set(countedItems(lines).map((line) => line.vat.category));
  return categories.has("O") && categories.size > 1 ? refused("vat_out_of_scope_alone") : ok(null);
}

/**
 * Whose VAT number the lines need and lack: reverse charge to a business of another state, goods sent there
 * and exports are proved by it (BR-AE-02, BR-IC-02, BR-G-02), and whoever charges VAT has one (CGI 286 ter). In France
 * the SIREN of the buyer is enough: the number follows from it (`withReverseChargeNumber`).
 */
export function missingVatNumbers(
  lines: readonly Line[],
  {
    seller,
    buyer,
  }: { seller: Pick<Company, "vatNumber" | "siren" | "vatRegime">; buyer: Pick<Customer, "vatNumber" | "siren"> },
): { lacksSellerNumber: boolean; lacksBuyerNumber: boolean } {
  const reasons = new Set(vatReasons(lines));
  const crossesBorder = reasons.has("eu_services") || reasons.has("eu_goods");
  const isReversed = reasons.has("subcontracting");
  // While the SIREN is not known, the number will follow from it.
  const isTaxed = seller.vatRegime === "standard" && seller.siren !== "" && countedItems(lines).some(chargesVat);
  // The seller's number, copied into the form of the customer, is not that of the buyer.
  const isOfSeller = buyer.vatNumber !== "" && buyer.vatNumber === seller.vatNumber;
  return {
    lacksSellerNumber: seller.vatNumber === "" && (crossesBorder || isReversed || reasons.has("export") || isTaxed),
    // A buyer of another state that gives a French number has none to whom VAT would pass.
    lacksBuyerNumber: crossesBorder
      ? isOfSeller || !isVatNumberOfOtherState(buyer.vatNumber)
      : isReversed && (isOfSeller || (buyer.vatNumber === "" && buyer.siren === "")),
  };
}

function chargesVat({ vat }: ItemLine): boolean {
  return vat.reason === null && vat.basisPoints > 0;
}

/**
 * The buyer as an invoice names them: under reverse charge in building it must say their VAT number (CGI ann. II
 * 242 nonies A, I-3°), computed from the SIREN when it was not given.
 */
export function withReverseChargeNumber(buyer: Customer, lines: readonly Line[]): Customer {
  const isReversed = vatReasons(lines).includes("subcontracting");
  const isDerived = isReversed && buyer.vatNumber === "" && buyer.siren !== "";
  return isDerived ? { ...buyer, vatNumber: frenchVatNumber(buyer.siren) } : buyer;
}
