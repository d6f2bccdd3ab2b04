import type { ItemAnswer } from "#api/catalog/items.ts";
import {
  ITEM_KIND_WORDS,
  itemFacts,
  marginShareWords,
  perUnit,
  priceWords,
} from "#domain/catalog/items/item.messages.ts";
import { List } from "#web/ui/list.tsx";
import { cx } from "class-variance-authority";
import { PriceCell, takesPrice } from "./price-cell.tsx";

type Props = {
  items: readonly ItemAnswer[];
  seesPrices: boolean;
  seesCosts: boolean;
  mayChange: boolean;
  open: (item: ItemAnswer) => void;
};

// The button of a row covers it.
const COVERING = "after:absolute after:inset-0 after:content-['']";

function amountsOf({ cost_e6, price_e6 }: ItemAnswer) {
  return { costE6: cost_e6, priceE6: price_e6 };
}

function OpenButton({ item, open }: { item: ItemAnswer; open: Props["open"] }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cx("text-left font-[550] [overflow-wrap:anywhere]", COVERING)}
      onClick={() => open(item)}
    >
      {item.label}
    </button>
  );
}

/** The items on a phone: what, and its price for one unit. */
export function ItemList({ items, seesPrices, mayChange, open }: Props) {
  return (
    <List label="Articles">
      {items.map((item) => (
        <li key={item.id} className="relative flex min-h-[72px] items-center gap-3 px-4 py-2 hover:bg-sunk">
          <div className="min-w-0 flex-1">
            <OpenButton item={item} open={open} />
            <p className="text-fine text-quiet [overflow-wrap:anywhere]">{itemFacts(item)}</p>
          </div>
          {seesPrices && (
            <p className="shrink-0 text-right">
              <UnitPrice item={item} mayChange={mayChange} />
            </p>
          )}
        </li>
      ))}
    </List>
  );
}

type PriceProps = { item: ItemAnswer; mayChange: boolean; isWide?: boolean };

/** What one unit sells for. A price that lacks is typed there, on one row with its unit where there is room. */
function UnitPrice({ item, mayChange, isWide = false }: PriceProps) {
  const isTyped = mayChange && takesPrice(item);
  return (
    <span className={isTyped && isWide ? "flex flex-row-reverse items-center gap-2" : "block"}>
      {isTyped ? (
        <PriceCell item={item} />
      ) : (
        <span className={cx("figures block", item.price_e6 === null ? "text-quiet" : "font-[550]")}>
          {priceWords(item.price_e6)}
        </span>
      )}
      <span className="block text-fine text-quiet">
        {!isWide && item.price_e6 !== null && "HT "}
        {perUnit(item.unit)}
      </span>
    </span>
  );
}

const HEAD = "px-4 py-2 text-left font-[550]";
const CELL = "px-4 py-2 align-middle";

/** The items on a wide screen. What they cost and bring is for owners. */
export function ItemTable({ items, seesPrices, ...rowProps }: Props) {
  const { seesCosts } = rowProps;
  return (
    <div className="@container overflow-clip rounded-card border border-line bg-paper">
      <table className="w-full">
        <caption className="sr-only">Articles</caption>
        <thead className="border-b border-line text-fine text-quiet">
          <tr>
            <th scope="col" className={HEAD}>
              Désignation
            </th>
            <th scope="col" className={cx(HEAD, "@max-2xl:hidden")}>
              Famille
            </th>
            {seesCosts && (
              <>
                <th scope="col" className={cx(HEAD, "text-right")}>
                  Coût
                </th>
                <th scope="col" className={cx(HEAD, "text-right @max-2xl:hidden")}>
                  Marge
                </th>
              </>
            )}
            {seesPrices && (
              <th scope="col" className={cx(HEAD, "text-right")}>
                Prix hors taxes
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <TableRow key={item.id} item={item} seesPrices={seesPrices} {...rowProps} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Props, "items"> & { item: ItemAnswer };

function TableRow({ item, seesPrices, seesCosts, mayChange, open }: RowProps) {
  const { kind, family, reference, supplier, cost_e6: costE6 } = item;
  return (
    <tr className="relative h-14 hover:bg-sunk">
      <td className={CELL}>
        <OpenButton item={item} open={open} />
        <span className="block text-fine text-quiet [overflow-wrap:anywhere]">
          {[reference, supplier].filter((fact) => fact !== "").join(" · ")}
        </span>
      </td>
      <td className={cx(CELL, "text-quiet @max-2xl:hidden")}>
        {family !== "" && <span className="block text-ink">{family}</span>}
        <span className="block text-fine">{ITEM_KIND_WORDS[kind].one}</span>
      </td>
      {seesCosts && (
        <>
          <td className={cx(CELL, "figures text-right whitespace-nowrap text-quiet")}>
            {costE6 === null ? "–" : priceWords(costE6)}
          </td>
          <td className={cx(CELL, "figures text-right whitespace-nowrap text-quiet @max-2xl:hidden")}>
            {marginShareWords(amountsOf(item)) ?? "–"}
          </td>
        </>
      )}
      {seesPrices && (
        <td className={cx(CELL, "text-right whitespace-nowrap")}>
          <UnitPrice item={item} mayChange={mayChange} isWide />
        </td>
      )}
    </tr>
  );
}
