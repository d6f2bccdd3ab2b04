import { withoutGrossPrice } from "#domain/assistant/card/price-with-vat.ts";
import type { CardProblems } from "#domain/assistant/card/read-card.ts";
import { cardMessages } from "#domain/assistant/conversation/card.messages.ts";
import type { CardRow, PastedSection } from "#domain/assistant/conversation/message.ts";
import type { Prices } from "#domain/lines/terms.ts";
import type { LineProblems } from "#domain/lines/typed-line.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { QuoteCardRow } from "../quote-card-row.tsx";

type RowsProps = {
  rows: CardRow[];
  asksVat: boolean;
  prices: Prices;
  problems: CardProblems;
  hintOf: (row: CardRow) => string;
  changedIds: ReadonlySet<string>;
  markRead: () => void;
  setRows: (rows: CardRow[]) => void;
  /** The titles that the rows stand under. */
  sections?: readonly PastedSection[];
};

/** The lines of a card under the titles of their lots. In a long card, a lot without a change is folded. */
export function CardRows({
  rows,
  asksVat,
  prices,
  problems,
  hintOf,
  changedIds,
  markRead,
  setRows,
  sections = [],
}: RowsProps) {
  const remove = useRemoval(rows, setRows);
  const [turnedLots, setTurnedLots] = useState<readonly string[]>([]);
  const lots = lotsOf(rows, sections);
  const isOpen = ({ label, rows: lotRows }: RowLot) => {
    const isRead = rows.length > MOST_UNFOLDED && !lotRows.some(({ id }) => changedIds.has(id) || problems.rows[id]);
    return isRead === turnedLots.includes(label);
  };
  const turn = (label: string) =>
    setTurnedLots(turnedLots.includes(label) ? turnedLots.filter((one) => one !== label) : [...turnedLots, label]);
  return (
    <ul
      aria-label="Lignes"
      className="flex flex-col divide-y divide-line border-y border-line"
      onClickCapture={markRead}
    >
      {lots.flatMap((lot) => [
        lot.label !== "" && <LotTitle key={lot.label} lot={lot} isOpen={isOpen(lot)} turn={() => turn(lot.label)} />,
        ...(lot.label === "" || isOpen(lot) ? lot.rows : []).map((row) => (
          <QuoteCardRow
            key={row.id}
            row={row}
            asksVat={asksVat}
            prices={prices}
            hint={hintOf(row)}
            problems={problems.rows[row.id] ?? NO_ROW_PROBLEMS}
            change={(next) => setRows(rows.map((one) => (one.id === row.id ? changedRow(one, next) : one)))}
            isChanged={changedIds.has(row.id)}
            remove={rows.length > 1 ? () => remove(row) : null}
          />
        )),
      ])}
    </ul>
  );
}

const MOST_UNFOLDED = 8;

type RowLot = { label: string; rows: CardRow[] };

// What follows a title is under it.
function lotsOf(rows: readonly CardRow[], sections: readonly PastedSection[]): RowLot[] {
  const lots: RowLot[] = [{ label: "", rows: [] }];
  for (const row of rows) {
    const label = sections.find(({ rowIds }) => rowIds.includes(row.id))?.label ?? lots.at(-1)?.label ?? "";
    if (lots.at(-1)?.label !== label) lots.push({ label, rows: [] });
    lots.at(-1)?.rows.push(row);
  }
  return lots;
}

function LotTitle({ lot: { label, rows }, isOpen, turn }: { lot: RowLot; isOpen: boolean; turn: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full items-center gap-2 text-left text-fine font-[650]"
        onClick={turn}
      >
        <ChevronDown aria-hidden className={cx("size-4 shrink-0 text-quiet", !isOpen && "-rotate-90")} />
        <span className="min-w-0 flex-1 break-words">{label}</span>
        {!isOpen && (
          <span className="shrink-0 text-quiet">{rows.length === 1 ? "1 ligne" : `${rows.length} lignes`}</span>
        )}
      </button>
    </li>
  );
}

// A line goes at once, and comes back where it was from the notice that says so.
function useRemoval(rows: CardRow[], setRows: (rows: CardRow[]) => void): (row: CardRow) => void {
  const current = useRef({ rows, setRows });
  useEffect(() => void (current.current = { rows, setRows }));
  return (row) => {
    const at = rows.indexOf(row);
    setRows(rows.filter((one) => one !== row));
    showToast(cardMessages.lineRemoved(row.label), () => {
      const { rows: rowsNow, setRows: setRowsNow } = current.current;
      if (!rowsNow.some(({ id }) => id === row.id)) setRowsNow(rowsNow.toSpliced(at, 0, row));
    });
  };
}

// A price that is typed takes the place of the one that was said with VAT.
function changedRow(row: CardRow, next: Partial<CardRow>): CardRow {
  return { ...(next.unitPrice === undefined ? row : withoutGrossPrice(row)), ...next };
}

const NO_ROW_PROBLEMS: LineProblems = {};
