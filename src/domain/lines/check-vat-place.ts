import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import type { Territory } from "../shared/territory.ts";
import { isVatNumberOfOtherState, territoryOf } from "../shared/territory.ts";
import type { ItemLine, Line } from "./line.ts";
import { countedItems } from "./line.ts";
import type { VatReason } from "./vat-reasons.ts";

/** VAT that the places of the parties, or who buys, make impossible. */
export type VatPlaceRefusal =
  | "vat_subcontracting_buyer"
  | "vat_eu_buyer"
  | "vat_export_buyer"
  | "vat_non_eu_buyer"
  | "vat_overseas_place"
  | "vat_overseas_rate"
  | "vat_corsica_rate"
  | "vat_not_due_overseas";

type Buyer = Pick<Customer, "kind" | "vatNumber" | "address">;

/** The parties of a sale, as far as VAT looks at them. */
export type VatParties = { seller: Pick<Company, "address">; buyer: Buyer };

type Places = { buyer: Buyer; sellerTerritory: Territory | null; territory: Territory };

/** Rates of Corsica alone (CGI 297) and of Guadeloupe, Martinique and Réunion alone (CGI 296), in basis points. */
const CORSICA_RATES: readonly number[] = [90, 1300];
const OVERSEAS_RATES: readonly number[] = [105, 175, 850];

const FRANCE_WITH_VAT: readonly Territory[] = ["mainland", "corsica", "overseas_with_vat"];

/**
 * Refuses a rate, or a reason for 0 %, that the buyer cannot have. Only what is certainly wrong: the place of the works
 * is not known, nor where goods go, so whatever they may explain passes, as does a buyer without an address.
 */
export function checkVatPlace(lines: readonly Line[], { seller, buyer }: VatParties): Result<null, VatPlaceRefusal> {
  const territory = buyer.address && territoryOf(buyer.address);
  const places = territory && { buyer, territory, sellerTerritory: seller.address && territoryOf(seller.address) };
  for (const { vat } of countedItems(lines)) {
    if (vat.reason === "subcontracting" && buyer.kind === "person")
      return refused("vat_subcontracting_buyer", ["vat_reason"]);
    const refusal = places && (vat.reason ? reasonRefusal(vat.reason, places) : rateRefusal(vat, places));
    if (refusal) return refused(refusal, [vat.reason ? "vat_reason" : "vat_basis_points"]);
  }
  return ok(null);
}

function reasonRefusal(reason: VatReason, { buyer, territory, sellerTerritory }: Places): VatPlaceRefusal | null {
  const isInFrance = FRANCE_WITH_VAT.includes(territory);
  const isInUnion = isInFrance || territory === "eu";
  if (reason === "eu_services" || reason === "eu_goods") {
    const isOfOtherState = territory === "eu" || isVatNumberOfOtherState(buyer.vatNumber);
    return buyer.kind === "company" && isOfOtherState ? null : "vat_eu_buyer";
  }
  // A business may buy in France what the seller ships abroad for it.
  if (reason === "export") return isInUnion && buyer.kind === "person" ? "vat_export_buyer" : null;
  if (reason === "non_eu_services") {
    const hasEuVat = territory === "eu" && (buyer.kind === "person" || isVatNumberOfOtherState(buyer.vatNumber));
    return isInFrance || hasEuVat ? "vat_non_eu_buyer" : null;
  }
  // A seller of Guyane works there for whoever asks.
  if (reason === "overseas")
    return isInFrance && sellerTerritory !== "overseas_without_vat" ? "vat_overseas_place" : null;
  return null;
}

function rateRefusal({ basisPoints }: ItemLine["vat"], { territory, sellerTerritory }: Places): VatPlaceRefusal | null {
  const isAway = (from: Territory) =>
    territory !== from && sellerTerritory !== from && FRANCE_WITH_VAT.includes(territory) && sellerTerritory !== null;
  if (CORSICA_RATES.includes(basisPoints) && isAway("corsica")) return "vat_corsica_rate";
  if (OVERSEAS_RATES.includes(basisPoints) && isAway("overseas_with_vat")) return "vat_overseas_rate";
  const areBothWithoutVat = territory === "overseas_without_vat" && sellerTerritory === "overseas_without_vat";
  return areBothWithoutVat ? "vat_not_due_overseas" : null;
}
