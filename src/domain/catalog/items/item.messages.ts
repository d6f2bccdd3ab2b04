import type { Unit } from "../../lines/line.ts";
import { formatMoney, formatPercent, formatScaled } from "../../shared/french-format.ts";
import { wholePercents } from "../../shared/money.ts";
import type { UnitAmounts } from "./assembly.ts";
import { marginOf } from "./assembly.ts";
import type { CatalogItem, ItemKind } from "./catalog-item.ts";

/** What each kind is called, alone and in a list. */
export const ITEM_KIND_WORDS: Readonly<Record<ItemKind, { one: string; many: string }>> = {
  supply: { one: "Fourniture", many: "Fournitures" },
  labour: { one: "Main-d'œuvre", many: "Main-d'œuvre" },
  service: { one: "Prestation", many: "Prestations" },
  assembly: { one: "Ouvrage", many: "Ouvrages" },
};

/** What stands where a price is not known. */
export const NO_PRICE = "à fixer";

/** Sentences about the items of the catalogue. */
export const itemMessages = {
  families: "Famille d'articles",
  allFamilies: "Toutes les familles",
  unpriced: "Sans prix",
  allPriced: "Tous tes articles ont un prix",
  label: "Donne un nom à cet article.",
  same_label:
    "Un article sans référence porte déjà ce nom dans ton catalogue. Donne-leur des références, ou modifie-le.",
  same_reference: "Cette référence est déjà dans ton catalogue, chez ce fournisseur.",
  same_archived: "Cet article est parmi tes articles archivés : remets-le dans le catalogue.",
  stale_item: "Cet article a été modifié entre-temps. Recharge-le, puis refais ta modification.",
  kind_fixed:
    "Un ouvrage reste un ouvrage, et les autres articles n'en deviennent pas un. Crée plutôt un nouvel article.",
  no_component: "Un ouvrage se compose d'au moins un article.",
  component_twice: "Un article est deux fois dans cet ouvrage : mets sa quantité totale une seule fois.",
  unknown_component: "Un article de cet ouvrage n'existe plus. Retire-le.",
  nested_assembly: "Un ouvrage ne se compose pas d'autres ouvrages.",
  zero_quantity: "Une quantité plus grande que zéro est attendue.",
  dear_item: "Ce prix est trop grand pour une ligne.",
  added: "Ajouté à ton catalogue.",
  known: "Déjà dans ton catalogue sous ce nom.",
  vat_reason: "Choisis le motif de ce taux de 0 %.",
};

/** The fields that owners alone change, as a sentence names them. */
export const guardedItemFields = { cost: "le coût", coefficient: "le coefficient" } as const;

/** What stands where nothing answers a search. */
export const NOTHING_FOUND = "Rien à ce nom dans ton catalogue.";

/** A price for one unit, as lists show it: « 12,50 € ». « à fixer » while it is not known. */
export function priceWords(amountE6: number | null): string {
  return amountE6 === null ? NO_PRICE : `${formatScaled(amountE6, 6, 2)}\u00A0€`;
}

/** What a price is for: « par heure », « au forfait », « le ml », as quotes write the metre. */
export function perUnit(unit: Unit): string {
  return UNIT_PRICES[unit] ?? `par ${unit}`;
}

const UNIT_PRICES: Partial<Record<Unit, string>> = {
  h: "par heure",
  u: "par unité",
  forfait: "au forfait",
  ml: "le ml",
};

/** What is earned on one unit: « 20,42 € (44,15 %) ». Null when it is not known. */
export function marginWords(amounts: UnitAmounts): string | null {
  const margin = marginOf(amounts);
  return margin && `${formatMoney(margin.marginCents)} (${formatPercent(margin.shareBasisPoints)})`;
}

/** The margin of a list in whole percents: « 34 % ». Null when it is not known. */
export function marginShareWords(amounts: UnitAmounts): string | null {
  const margin = marginOf(amounts);
  return margin && formatPercent(wholePercents(margin.shareBasisPoints));
}

/** The small words under a label: « Fourniture · CU 14-12 · Cédéo ». */
export function itemFacts({
  kind,
  family = "",
  reference,
  supplier,
}: Pick<CatalogItem, "kind" | "reference" | "supplier"> & { family?: string }): string {
  return [family === "" ? ITEM_KIND_WORDS[kind].one : family, reference, supplier]
    .filter((fact) => fact !== "")
    .join(" · ");
}
