import type { ItemAnswer } from "#api/catalog/items.ts";
import { itemFacts, perUnit, priceWords } from "#domain/catalog/items/item.messages.ts";
import type { Unit } from "#domain/lines/line.ts";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { cx } from "class-variance-authority";

/** The look of a list of items under a field. */
export const ITEM_POPUP = cx(
  "max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-card border border-line",
  "bg-paper p-1 shadow-float",
);

/** The look of an item of such a list. */
export const ITEM_OPTION = cx(
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 py-1 data-highlighted:bg-act-pale",
);

/** An item offered under a field. */
export function ItemOption({ item, onChoose }: { item: ItemAnswer; onChoose: () => void }) {
  return (
    <Autocomplete.Item value={item} onClick={onChoose} className={ITEM_OPTION}>
      <OptionWords label={item.label} facts={itemFacts(item)} priceE6={item.price_e6} unit={item.unit} />
    </Autocomplete.Item>
  );
}

type WordsProps = { label: string; facts: string; priceE6: number | null; unit: Unit };

/** What an offered item is, and its price for one unit. */
export function OptionWords({ label, facts, priceE6, unit }: WordsProps) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-[550] [overflow-wrap:anywhere]">{label}</span>
        <span className="block truncate text-fine text-quiet">{facts}</span>
      </span>
      <span className="figures shrink-0 text-right">
        {priceWords(priceE6)}
        <span className="block text-fine text-quiet">{perUnit(unit)}</span>
      </span>
    </>
  );
}
