import type { Prices } from "#domain/lines/terms.ts";
import { cx } from "class-variance-authority";

/** The columns of a line's cells: its label stands over its figures, or before them where there is room. */
export const LINE_COLUMNS =
  "grid grid-cols-[minmax(0,3.5rem)_minmax(0,4.5rem)_minmax(4.75rem,5.25rem)_2.5rem_minmax(5.5rem,1fr)] gap-x-1.5 " +
  "roomy-lines:grid-cols-[minmax(0,1fr)_3.5rem_4.5rem_5.25rem_3rem_6.5rem]";

/** Where the cells begin, after the handle. */
export const LINE_PLACE = "pl-2";

/** What each column is. Every cell says it itself, to who listens. */
export function LineColumnHeads({ showsVat, prices }: { showsVat: boolean; prices: Prices }) {
  const price = prices === "gross" ? "Prix TTC" : showsVat ? "Prix HT" : "Prix";
  return (
    <div aria-hidden className={cx(LINE_PLACE, "-mx-2 border-b border-line pb-1 text-tiny text-quiet")}>
      <div className={cx(LINE_COLUMNS, "mr-11 ml-5 [&>span]:text-right")}>
        <span className="hidden text-left! roomy-lines:block">Désignation</span>
        <span className="pr-1.75">Qté</span>
        <span className="text-left! pl-1.75">Unité</span>
        <span className="pr-1.75">{price}</span>
        <span>{showsVat && "TVA"}</span>
        <span>Total</span>
      </div>
    </div>
  );
}
