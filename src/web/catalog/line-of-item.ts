import type { ItemAnswer } from "#api/catalog/items.ts";
import { natureOf } from "#domain/catalog/items/catalog-item.ts";
import { typedAmount } from "#domain/catalog/items/typed-item.ts";
import type { TypedLine } from "#domain/lines/typed-line.ts";

/** What an item says of a line that is typed. The quantity stays, and so does a price that the item has not. */
export function lineOfItem(item: ItemAnswer, typedLine: TypedLine): Partial<TypedLine> {
  return {
    label: item.label,
    details: item.details || typedLine.details,
    unit: item.unit,
    nature: natureOf(item.kind),
    ...(item.price_e6 !== null && { unitPrice: typedAmount(item.price_e6) }),
    ...(item.vat_basis_points !== null && { vatBasisPoints: item.vat_basis_points, vatReason: item.vat_reason }),
  };
}
