import type { ItemAnswer } from "#api/catalog/items.ts";
import { itemFacts, priceWords } from "#domain/catalog/items/item.messages.ts";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { cx } from "class-variance-authority";

/** The look of a list of items under a field. */
export const ITEM_POPUP = cx(
  "max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-card border border-line",
  "bg-paper p-1 shadow-float",
);

/** An item offered under a field: what it is, and its price. */
export function ItemOption({ item, onChoose }: { item: ItemAnswer; onChoose: () => void }) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={onChoose}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 py-1 data-highlighted:bg-act-pale",
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-[550] [overflow-wrap:anywhere]">{item.label}</span>
        <span className="block truncate text-fine text-quiet">{itemFacts(item)}</span>
      </span>
      <span className="figures shrink-0 text-right">
        {priceWords(item.price_e6)}
        <span className="block text-fine text-quiet">par {item.unit}</span>
      </span>
    </Autocomplete.Item>
  );
}
