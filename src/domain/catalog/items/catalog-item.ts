import type { ItemLine, Unit } from "../../lines/line.ts";
import type { ChosenVatReason } from "../../lines/vat-reasons.ts";
import { searchText } from "../../shared/search-text.ts";

/** What an item of the catalogue is: something bought, hours, something done, or some of these together. */
export const ITEM_KINDS = ["supply", "labour", "service", "assembly"] as const;

/** One of these. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** How long the texts of an item may be. */
export const ITEM_LIMITS = { label: 500, details: 2_000, reference: 80, supplier: 120, family: 120, components: 100 };

/** The largest coefficient of a cost, as it is typed and x 10^4. */
export const MAX_COEFFICIENT = 100;
export const MAX_COEFFICIENT_E4 = 1_000_000;

/**
 * An item as it is kept. Amounts are euros without VAT x 10^6 for one unit, null while they are not known.
 * `coefficientE4`: what the cost is multiplied by, x 10^4; the price then follows the cost. An assembly without
 * coefficient or price of its own costs what its components cost. `vatBasisPoints`: null for the rate of the quote.
 */
export type CatalogItem = {
  id: string;
  kind: ItemKind;
  label: string;
  details: string;
  reference: string;
  supplier: string;
  /** Under what it is filed, in the words of the seller or of their supplier. Empty for nothing. */
  family: string;
  unit: Unit;
  costE6: number | null;
  coefficientE4: number | null;
  priceE6: number | null;
  vatBasisPoints: number | null;
  vatReason: ChosenVatReason | null;
};

/** Whether a line of this item bills goods or a service. */
export function natureOf(kind: ItemKind): ItemLine["nature"] {
  return kind === "supply" ? "goods" : "service";
}

/** The kind of the item that a line becomes in the catalogue. */
export function kindOfLine({ nature, unit }: Pick<ItemLine, "nature" | "unit">): ItemKind {
  if (nature === "goods") return "supply";
  return unit === "h" ? "labour" : "service";
}

// What an index of the database compares has a longest length.
const LONGEST_KEY = 250;

/** The texts by which an item is found, ordered and known again: without case or accents. */
export function itemKeys({ label, reference, supplier }: Pick<CatalogItem, "label" | "reference" | "supplier">) {
  return {
    labelKey: firstLetters(searchText(label)),
    referenceKey: referenceKey(reference),
    supplierKey: firstLetters(searchText(supplier)),
    searchText: searchText(label, supplier),
  };
}

/** A reference as it is compared: suppliers and people space it differently. */
export function referenceKey(reference: string): string {
  return firstLetters(searchText(reference).replaceAll(" ", ""));
}

/**
 * By which an item is known again, the same for two items of which one is enough: its supplier and its reference, or
 * its label when it has no reference.
 */
export function identityOf(item: Pick<CatalogItem, "label" | "reference" | "supplier">): string {
  const keys = itemKeys(item);
  return `${matchKey(keys)} ${keys.supplierKey}`;
}

/** The part of the identity beside the supplier, as the database makes it (migration 0301). */
export function matchKey({ labelKey, referenceKey: key }: { labelKey: string; referenceKey: string }): string {
  return key === "" ? `l${labelKey}` : `r${key}`;
}

function firstLetters(text: string): string {
  return Array.from(text).slice(0, LONGEST_KEY).join("");
}
