import { keysOf } from "../../shared/keys-of.ts";
import { centsToE6 } from "../../shared/money.ts";
import type { CatalogItem, ItemKind } from "../items/catalog-item.ts";
import { identityOf } from "../items/catalog-item.ts";
import { tradesNamed } from "../trade-names.ts";
import type { StarterCatalog, StarterItem } from "./read-starter.ts";
import type { StarterId } from "./starter-names.messages.ts";
import { TRADES_OF_STARTERS } from "./starter-names.messages.ts";

/** The starter catalogue for what a company writes as its trade, or null when it names none. */
export function starterFor(companyTrade: string): StarterId | null {
  const trades = tradesNamed(companyTrade);
  return keysOf(TRADES_OF_STARTERS).find((id) => TRADES_OF_STARTERS[id].some((one) => trades.includes(one))) ?? null;
}

/** A usual item, filed under the title of its section. */
export type FiledItem = StarterItem & { family: string };

/**
 * The items of the chosen sections, and those of other sections that their assemblies take. Simple items come first, so
 * that assemblies find theirs. Null for a section that the trade has not.
 */
export function itemsOfSections({ sections }: StarterCatalog, titles: readonly string[]): FiledItem[] | null {
  const isKnown = titles.every((title) => sections.some((section) => section.title === title));
  if (!isKnown) return null;
  const chosenItems = sections.filter(({ title }) => titles.includes(title)).flatMap(({ items }) => items);
  const takenLabels = new Set(chosenItems.flatMap(({ components }) => components.map(({ label }) => label)));
  const simpleItems = sections
    .flatMap(({ items }) => items)
    .filter((item) => item.kind !== "assembly" && (chosenItems.includes(item) || takenLabels.has(item.label)));
  const family = new Map(sections.flatMap(({ title, items }) => items.map((item) => [item, title] as const)));
  return [...simpleItems, ...chosenItems.filter(({ kind }) => kind === "assembly")].map((item) => ({
    ...item,
    family: family.get(item) ?? "",
  }));
}

/** The label of the hours that take the hourly rate of the company: the first ones of the trade. */
export function labelOfHours({ sections }: StarterCatalog): string | null {
  return sections.flatMap(({ items }) => items).find(({ kind }) => kind === "labour")?.label ?? null;
}

/** An item of a company that is one of those wanted. */
export type KnownItem = Pick<CatalogItem, "id" | "label" | "reference" | "supplier"> & { kind: ItemKind };

/** A component to be kept, with its place in its assembly. */
export type NewComponent = { assemblyId: string; place: number; itemId: string; quantityE4: number };

/** What a starter catalogue adds: items, what their assemblies take, and how many of its items were there. */
export type StarterPlan = { newItems: CatalogItem[]; newComponents: NewComponent[]; knownCount: number };

/**
 * What is added of a trade's items to a company that has `knownItems` of them: those that it has stay as they are.
 * `hourlyRateCents`: the company's own, taken by its hours; every other price is left to be fixed.
 */
export function planStarter(
  items: readonly FiledItem[],
  knownItems: readonly KnownItem[],
  hours: { label: string | null; hourlyRateCents: number | null },
  newId: () => string,
): StarterPlan {
  const plan: StarterPlan = { newItems: [], newComponents: [], knownCount: 0 };
  const byIdentity = new Map(knownItems.map((item) => [identityOf(item), item]));
  for (const starterItem of items) {
    const components = starterItem.components.map(({ label, quantityE4 }) => {
      const item = byIdentity.get(identityOf(bareItem(label)));
      return { itemId: item?.kind === "assembly" ? undefined : item?.id, quantityE4 };
    });
    const hasAll = components.every(({ itemId }) => itemId !== undefined);
    const identity = identityOf(bareItem(starterItem.label));
    // An assembly takes no other one: where the company has made one of a component, it has its own way to say it.
    if (byIdentity.has(identity) || !hasAll) {
      plan.knownCount += 1;
      continue;
    }
    const item = toItem(newId(), starterItem, hours);
    byIdentity.set(identity, item);
    plan.newItems.push(item);
    for (const [place, { itemId = "", quantityE4 }] of components.entries())
      plan.newComponents.push({ assemblyId: item.id, place: place + 1, itemId, quantityE4 });
  }
  return plan;
}

/** An item by its label alone, as those of starter catalogues are: without reference or supplier. */
export function bareItem(label: string): Pick<CatalogItem, "label" | "reference" | "supplier"> {
  return { label, reference: "", supplier: "" };
}

function toItem(
  id: string,
  { kind, label, unit, vatBasisPoints, family }: FiledItem,
  hours: { label: string | null; hourlyRateCents: number | null },
): CatalogItem {
  const hasRate = label === hours.label && hours.hourlyRateCents !== null && hours.hourlyRateCents > 0;
  return {
    id,
    kind,
    ...bareItem(label),
    details: "",
    family,
    unit,
    costE6: null,
    coefficientE4: null,
    priceE6: hasRate && hours.hourlyRateCents !== null ? centsToE6(hours.hourlyRateCents) : null,
    vatBasisPoints,
    vatReason: null,
  };
}
