import type { SentItem } from "#api/catalog/items.ts";
import { unitAmounts } from "#domain/catalog/items/assembly.ts";
import type { CatalogItem } from "#domain/catalog/items/catalog-item.ts";
import { itemMessages } from "#domain/catalog/items/item.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError } from "#server/http/api-error.ts";
import { toComponent } from "./item-answer.ts";
import type { StoredItem } from "./items.repository.ts";
import { findSameItem, listItemsOf } from "./items.repository.ts";

type SentComponent = { itemId: string; quantityE4: number };

/** An item as it was before a change, and the price that was shown of it. */
export type FormerItem = { item: StoredItem; priceE6: number | null };

/** An item that may be kept, with its components. */
export type CheckedItem = { item: CatalogItem; components: SentComponent[] };

/**
 * The item that was sent, over the one that is kept. 400 for a wrong field, 422 when another item is the same, for
 * components that make no assembly, and for a price that no line may bear.
 */
export async function checkItem(
  tx: Db,
  id: string,
  sentItem: SentItem,
  former: FormerItem | null,
): Promise<CheckedItem> {
  if (former && (former.item.kind === "assembly") !== (sentItem.kind === "assembly"))
    throw refusal("kind_fixed", "kind");
  if (sentItem.vat_basis_points === 0 && sentItem.vat_reason === null) throw refusal("vat_reason", "vat_reason");
  const item = toItem(id, sentItem, former);
  await refuseSame(tx, item);
  const components = sentItem.components.map((one) => ({ itemId: one.item_id, quantityE4: one.quantity_e4 }));
  if (item.kind !== "assembly") {
    if (item.coefficientE4 !== null && item.costE6 !== null && unitAmounts(item, []).priceE6 === null)
      throw refusal("dear_item", "coefficient_e4");
    return { item, components: [] };
  }
  await refuseComponents(tx, item, components);
  return { item, components };
}

function toItem(id: string, sentItem: SentItem, former: FormerItem | null): CatalogItem {
  const { kind, label, details, reference, supplier, unit, cost_e6, coefficient_e4, price_e6 } = sentItem;
  const keptCost = former?.item.costE6 ?? null;
  const coefficientE4 = coefficient_e4 === undefined ? keptCoefficient(former, price_e6) : coefficient_e4;
  return {
    id,
    kind,
    label,
    details,
    reference,
    supplier,
    family: sentItem.family ?? former?.item.family ?? "",
    unit,
    costE6: kind === "assembly" ? null : cost_e6 === undefined ? keptCost : cost_e6,
    coefficientE4,
    priceE6: coefficientE4 === null ? price_e6 : null,
    vatBasisPoints: sentItem.vat_basis_points,
    vatReason: sentItem.vat_basis_points === 0 ? sentItem.vat_reason : null,
  };
}

// Who does not see the coefficient sends the price that they see. Another price is one of its own.
function keptCoefficient(former: FormerItem | null, sentPriceE6: number | null): number | null {
  return former !== null && sentPriceE6 === former.priceE6 ? former.item.coefficientE4 : null;
}

async function refuseSame(tx: Db, item: CatalogItem): Promise<void> {
  const sameItem = await findSameItem(tx, item);
  if (sameItem === null || sameItem.id === item.id) return;
  const field = item.reference === "" ? "label" : "reference";
  if (sameItem.isArchived) throw refusal("same_archived", field);
  throw refusal(item.reference === "" ? "same_label" : "same_reference", field);
}

async function refuseComponents(tx: Db, assembly: CatalogItem, components: readonly SentComponent[]): Promise<void> {
  if (components.length === 0) throw refusal("no_component", "components");
  const ids = components.map(({ itemId }) => itemId);
  if (new Set(ids).size < ids.length) throw refusal("component_twice", "components");
  const items = new Map((await listItemsOf(tx, ids)).map((item) => [item.id, item]));
  const takenItems = components.flatMap(({ itemId, quantityE4 }) => {
    const item = items.get(itemId);
    return item ? [{ item, quantityE4 }] : [];
  });
  if (takenItems.length < components.length) throw refusal("unknown_component", "components");
  if (takenItems.some(({ item }) => item.kind === "assembly")) throw refusal("nested_assembly", "components");
  const amounts = takenItems.map(toComponent);
  const isKnown = amounts.every(({ priceE6 }) => priceE6 !== null);
  if (
    isKnown &&
    assembly.priceE6 === null &&
    assembly.coefficientE4 === null &&
    unitAmounts(assembly, amounts).priceE6 === null
  )
    throw refusal("dear_item", "components");
}

type Code = keyof typeof itemMessages;

function refusal(code: Code, field: string): ApiError {
  return new ApiError(422, code, itemMessages[code], { [field]: itemMessages[code] });
}
