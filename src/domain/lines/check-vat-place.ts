import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import type { Territory } from "../shared/territory.ts";
import { FRANCE_WITH_VAT, isExportInsideFrance, isVatNumberOfOtherState, territoryOf } from "../shared/territory.ts";
import type { ItemLine, Line } from "./line.ts";
import { countedItems } from "./line.ts";
import type { PlaceOfWorks } from "./vat-advice/place-of-works.ts";
import { VAT_GROUNDS } from "./vat-grounds.ts";
import type { ChosenVatReason } from "./vat-reasons.ts";
import { chosenReason } from "./vat-reasons.ts";

/** VAT that the places of the parties, who buys, or what is sold make impossible. */
export type VatPlaceRefusal =
  | "vat_subcontracting_buyer"
  | "vat_eu_buyer"
  | "vat_eu_person"
  | "vat_export_buyer"
  | "vat_non_eu_buyer"
  | "vat_non_eu_person"
  | "vat_goods_only"
  | "vat_services_only"
  | "vat_overseas_place"
  | "vat_overseas_rate"
  | "vat_corsica_rate"
  | "vat_not_due_overseas"
  | "vat_association_seller";

type Buyer = Pick<Customer, "kind" | "vatNumber" | "address">;

/** The parties of a sale, as far as VAT looks at them. `works`: where its works are done, if it has any. */
export type VatParties = {
  seller: Pick<Company, "address" | "legalForm">;
  buyer: Buyer;
  works?: PlaceOfWorks | null;
};

type Places = { buyer: Buyer; sellerTerritory: Territory | null; territory: Territory; works: PlaceOfWorks | null };

/** Rates of Corsica alone (CGI 297) and of Guadeloupe, Martinique and Réunion alone (CGI 296), in basis points. */
const CORSICA_RATES: readonly number[] = [90, 1300];
const OVERSEAS_RATES: readonly number[] = [105, 175, 850];

// Sole traders and commercial companies work for profit, so they are not among the bodies of CGI 261-7. It is not
// certain of civil companies and groupings.
const LUCRATIVE_FORMS: ReadonlySet<string> = new Set(
  "EI EIRL EURL SARL SASU SAS SA SELARL SELAS SNC SCS SCA SCOP_SARL SCOP_SAS SCOP_SA".split(" "),
);

/**
 * Refuses a rate, or a reason for 0 %, that the buyer or the line cannot have. Only what is certainly wrong: where
 * goods go is not known, nor always the place of the works, so whatever they may explain passes. A buyer without an
 * address may be anywhere.
 */
export function checkVatPlace(
  lines: readonly Line[],
  { seller, buyer, works = null }: VatParties,
): Result<null, VatPlaceRefusal> {
  const territory = buyer.address && territoryOf(buyer.address);
  const sellerTerritory = seller.address && territoryOf(seller.address);
  const items = countedItems(lines);
  for (const { vat, nature } of items) {
    const reason = chosenReason(vat.reason);
    if (reason === "exempt_association" && LUCRATIVE_FORMS.has(seller.legalForm))
      return refused("vat_association_seller", ["vat_reason"]);
    const refusal = reason
      ? (placeRefusal(reason, { buyer, territory, sellerTerritory, works }) ?? natureRefusal(reason, nature, items))
      : vat.reason === null && territory && rateRefusal(vat, { buyer, territory, sellerTerritory, works });
    if (refusal) return refused(refusal, [reason ? "vat_reason" : "vat_basis_points"]);
  }
  return ok(null);
}

function placeRefusal(
  reason: ChosenVatReason,
  { buyer, territory, sellerTerritory, works }: Omit<Places, "territory"> & { territory: Territory | null },
): VatPlaceRefusal | null {
  if (reason === "overseas" && [sellerTerritory, works].includes("overseas_without_vat")) return null;
  if (reason === "export" && isExportInsideFrance(sellerTerritory, territory)) return null;
  const { places, otherStateNumber } = VAT_GROUNDS[reason];
  const allowedPlaces = places[buyer.kind];
  const kindRefusal = (buyer.kind === "person" && KIND_REFUSALS[reason]) || PLACE_REFUSALS[reason];
  if (allowedPlaces.length === 0) return kindRefusal;
  if (territory === null) return null;
  const hasNumber = isNumberOfOtherState(reason, buyer.vatNumber);
  if (otherStateNumber === "suffices" && hasNumber) return null;
  const isForbidden = otherStateNumber === "forbids" && hasNumber && territory === "eu";
  return allowedPlaces.includes(territory) && !isForbidden ? null : kindRefusal;
}

// Northern Ireland is in the Union for goods alone.
function isNumberOfOtherState(reason: ChosenVatReason, vatNumber: string): boolean {
  const isNorthernIrish = vatNumber.toUpperCase().startsWith("XI");
  return isVatNumberOfOtherState(vatNumber) && !(isNorthernIrish && reason !== "eu_goods");
}

/** What is refused to a private person who cannot have the reason, or not where they are. */
const KIND_REFUSALS: Partial<Record<ChosenVatReason, VatPlaceRefusal>> = {
  non_eu_services: "vat_non_eu_person",
  eu_services: "vat_eu_person",
  eu_goods: "vat_eu_person",
};

const PLACE_REFUSALS: Readonly<Record<ChosenVatReason, VatPlaceRefusal | null>> = {
  subcontracting: "vat_subcontracting_buyer",
  eu_services: "vat_eu_buyer",
  eu_goods: "vat_eu_buyer",
  export: "vat_export_buyer",
  non_eu_services: "vat_non_eu_buyer",
  overseas: "vat_overseas_place",
  exempt_training: null,
  exempt_health: null,
  exempt_rental: null,
  exempt_association: null,
};

function natureRefusal(
  reason: ChosenVatReason,
  nature: ItemLine["nature"],
  items: readonly ItemLine[],
): VatPlaceRefusal | null {
  const { sells } = VAT_GROUNDS[reason];
  if (sells === "any" || sells === nature) return null;
  if (sells === "goods") return "vat_goods_only";
  const isBesideWork = items.some((item) => item.nature === "service" && item.vat.reason === reason);
  return sells === "work" && (nature === "service" || isBesideWork) ? null : "vat_services_only";
}

function rateRefusal(
  { basisPoints }: ItemLine["vat"],
  { territory, sellerTerritory, works }: Places,
): VatPlaceRefusal | null {
  const isAway = (from: Territory) =>
    ![territory, sellerTerritory, works].includes(from) &&
    FRANCE_WITH_VAT.includes(territory) &&
    sellerTerritory !== null;
  if (CORSICA_RATES.includes(basisPoints) && isAway("corsica")) return "vat_corsica_rate";
  if (OVERSEAS_RATES.includes(basisPoints) && isAway("overseas_with_vat")) return "vat_overseas_rate";
  const areBothWithoutVat = territory === "overseas_without_vat" && sellerTerritory === "overseas_without_vat";
  const areWorksTaxed = FRANCE_WITH_VAT.some((taxedTerritory) => taxedTerritory === works);
  return areBothWithoutVat && !areWorksTaxed ? "vat_not_due_overseas" : null;
}
