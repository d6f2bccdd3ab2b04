import type { ItemAnswer } from "#api/catalog/items.ts";
import { itemFacts, perUnit, priceWords } from "#domain/catalog/items/item.messages.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { useMay } from "#web/company/use-memberships.ts";

/** An item for those who do not change it: what it is, and what it is made of. */
export function ItemCard({ item }: { item: ItemAnswer }) {
  const may = useMay();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet [overflow-wrap:anywhere]">{itemFacts(item)}</p>
      {may("amounts") && (
        <p className="figures text-title">
          {priceWords(item.price_e6)} {perUnit(item.unit)}
        </p>
      )}
      {item.details !== "" && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{item.details}</p>}
      {item.components.length > 0 && (
        <ul aria-label="Composition" className="divide-y divide-line">
          {item.components.map((one) => (
            <li key={one.item_id} className="flex gap-3 py-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{one.label}</span>
              <span className="figures shrink-0">
                {formatScaled(one.quantity_e4, 4, 0)} {one.unit}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
