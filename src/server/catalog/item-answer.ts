import type { Component } from "#domain/catalog/items/assembly.ts";
import { unitAmounts } from "#domain/catalog/items/assembly.ts";
import { hasRight } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import type { StoredComponent, StoredItem } from "./items.repository.ts";
import { listComponentsOf } from "./items.repository.ts";

/** Items on the wire, with the components of assemblies. Costs and coefficients are for owners alone. */
export async function answerItems(tx: Db, caller: Caller, items: readonly StoredItem[]) {
  const assemblies = items.filter(({ kind }) => kind === "assembly").map(({ id }) => id);
  const components = Map.groupBy(await listComponentsOf(tx, assemblies), ({ assemblyId }) => assemblyId);
  const seesCosts = hasRight(caller.role, "team");
  return items.map((item) => toItemAnswer(item, components.get(item.id) ?? [], seesCosts));
}

/** The same for one item. */
export async function answerItem(tx: Db, caller: Caller, item: StoredItem) {
  const [answer] = await answerItems(tx, caller, [item]);
  // One answer for each item.
  return answer as NonNullable<typeof answer>;
}

function toItemAnswer(item: StoredItem, components: readonly StoredComponent[], seesCosts: boolean) {
  const amounts = unitAmounts(item, components.map(toComponent));
  return {
    id: item.id,
    version: item.version,
    kind: item.kind,
    label: item.label,
    details: item.details,
    reference: item.reference,
    supplier: item.supplier,
    family: item.family,
    unit: item.unit,
    cost_e6: seesCosts ? amounts.costE6 : null,
    coefficient_e4: seesCosts ? item.coefficientE4 : null,
    price_e6: amounts.priceE6,
    has_own_price: item.priceE6 !== null || item.coefficientE4 !== null,
    vat_basis_points: item.vatBasisPoints,
    vat_reason: item.vatReason,
    components: components.map((component) => toComponentAnswer(component, seesCosts)),
    is_archived: item.isArchived,
  };
}

function toComponentAnswer(component: StoredComponent, seesCosts: boolean) {
  const { item } = component;
  const { costE6, priceE6 } = toComponent(component);
  return {
    item_id: item.id,
    label: item.label,
    kind: item.kind,
    unit: item.unit,
    quantity_e4: component.quantityE4,
    cost_e6: seesCosts ? costE6 : null,
    price_e6: priceE6,
    is_archived: item.isArchived,
  };
}

/** A component with what one of its item costs and sells for. */
export function toComponent({ quantityE4, item }: Pick<StoredComponent, "quantityE4" | "item">): Component {
  return { quantityE4, ...unitAmounts(item, []) };
}
