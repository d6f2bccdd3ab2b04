import type { ComponentAnswer, ItemAnswer, SentItem } from "#api/catalog/items.ts";
import type { ReadItem, TypedComponent, TypedItem } from "#domain/catalog/items/typed-item.ts";
import { typedAmount, typedCoefficient } from "#domain/catalog/items/typed-item.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { ONE_UNIT_E4 } from "#domain/shared/money.ts";

/** An item as its form shows it. */
export function toTypedItem(item: ItemAnswer): TypedItem {
  const isSum = item.kind === "assembly" && !item.has_own_price;
  return {
    kind: item.kind,
    label: item.label,
    details: item.details,
    reference: item.reference,
    supplier: item.supplier,
    family: item.family,
    unit: item.unit,
    cost: item.kind === "assembly" ? "" : typedAmount(item.cost_e6),
    coefficient: typedCoefficient(item.coefficient_e4),
    price: isSum || item.coefficient_e4 !== null ? "" : typedAmount(item.price_e6),
    vatBasisPoints: item.vat_basis_points,
    vatReason: item.vat_reason,
    components: item.components.map((one) => toTypedComponent(one, one.quantity_e4)),
  };
}

/** A component as its form shows it. */
export function toTypedComponent(
  { item_id, label, unit, cost_e6, price_e6, is_archived }: Omit<ComponentAnswer, "quantity_e4" | "kind">,
  quantityE4 = ONE_UNIT_E4,
): TypedComponent {
  return {
    itemId: item_id,
    label,
    unit,
    costE6: cost_e6,
    priceE6: price_e6,
    isArchived: is_archived,
    quantity: formatScaled(quantityE4, 4, 0),
  };
}

/** An item that was typed, on the wire. Who does not see costs sends none: what is kept stays. */
export function toSentItem(item: ReadItem, seesCosts: boolean): SentItem {
  return {
    kind: item.kind,
    label: item.label,
    details: item.details,
    reference: item.reference,
    supplier: item.supplier,
    family: item.family,
    unit: item.unit,
    ...(seesCosts && { cost_e6: item.costE6, coefficient_e4: item.coefficientE4 }),
    price_e6: item.priceE6,
    vat_basis_points: item.vatBasisPoints,
    vat_reason: item.vatBasisPoints === 0 ? item.vatReason : null,
    components: item.components.map(({ itemId, quantityE4 }) => ({ item_id: itemId, quantity_e4: quantityE4 })),
  };
}
