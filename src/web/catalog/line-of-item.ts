import type { ItemAnswer } from "#api/catalog.ts";
import { natureOf } from "#domain/catalog/items/catalog-item.ts";
import { typedAmount } from "#domain/catalog/items/typed-item.ts";
import type { TypedLine } from "#domain/lines/typed-line.ts";

/** What an item of the catalogue says of a line that is typed: its quantity stays, and a price that the item has not. */
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
