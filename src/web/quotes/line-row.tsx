import type { LineView } from "#domain/documents/document-view.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Prices } from "#domain/lines/terms.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { GripVertical } from "lucide-react";
import type { HTMLAttributes, KeyboardEvent } from "react";
import { memo } from "react";
import { LineCells } from "./editing/line-cells.tsx";
import type { RowAct } from "./editing/row-act.ts";
import { CELLS } from "./editing/row-act.ts";
import type { RowInDrag } from "./use-line-drag.ts";

type Props = {
  line: Line;
  place: number;
  /** The line as it is printed; null for the one that is still to be written. */
  view: LineView | null;
  showsVat: boolean;
  prices: Prices;
  /** A section without lines, which no document prints. */
  isEmpty: boolean;
  /** Where its price comes from, in words; empty for one that was typed by hand. */
  originWords: string;
  /** Whether figures are typed in the row itself, or in its form alone. */
  hasCells: boolean;
  act: (act: RowAct) => void;
  actionsOf: (id: string) => readonly RowAction[];
  /** What its handle does. On a phone, the menu moves a line. */
  handleProps: (place: number) => HTMLAttributes<HTMLButtonElement>;
  inDrag: RowInDrag;
};

/** A line of the editor. Its words and figures are typed where they stand on a wide screen, in its form on a phone. */
export const LineRow = memo(function LineRow({
  line,
  place,
  view,
  showsVat,
  prices,
  isEmpty,
  originWords,
  hasCells,
  ...row
}: Props) {
  const { act, actionsOf, handleProps, inDrag } = row;
  const open = () => act({ act: "open", id: line.id });
  const isCells = hasCells && line.kind === "item" && view?.kind !== "section" && view?.kind !== "text";
  return (
    <li
      data-row={line.id}
      {...(view && { "data-line": "" })}
      className="-mx-2 flex items-center"
      style={dragStyle(inDrag)}
      onKeyDown={(event) => onKey(event, line.id, act)}
      onFocus={() => act({ act: "light", id: line.id })}
    >
      {view === null ? (
        <span className="w-5 shrink-0" />
      ) : (
        <button
          type="button"
          data-cell="handle"
          aria-label={`Déplacer « ${view.label} »`}
          aria-keyshortcuts="ArrowUp ArrowDown Delete"
          title="Glisse, ou flèches du clavier"
          tabIndex={isCells ? -1 : 0}
          {...handleProps(place)}
          style={{ touchAction: "none", cursor: "grab" }}
          className="inline-flex min-h-11 items-center rounded-inner text-quiet hover:text-ink max-md:hidden"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
      )}
      {isCells ? (
        <LineCells
          line={line}
          view={view}
          {...{ showsVat, prices, originWords }}
          changeLine={(next, part, origin) => act({ act: "change", line: next, part, origin })}
          open={open}
        />
      ) : (
        view && (
          <button
            type="button"
            data-cell="label"
            onClick={open}
            className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-inner px-2 py-2 text-left hover:bg-sunk"
          >
            <LineWords {...{ view, showsVat, isEmpty, originWords }} isOption={line.kind === "item" && line.isOption} />
          </button>
        )
      )}
      {view ? (
        <RowMenu label={`Actions sur « ${view.label} »`} actions={() => actionsOf(line.id)} />
      ) : (
        <span className="w-11 shrink-0" />
      )}
    </li>
  );
}, isSameRow);

// A change of one line draws one row again, and its section's.
function isSameRow(one: Props, other: Props): boolean {
  return (
    one.line === other.line &&
    one.place === other.place &&
    one.showsVat === other.showsVat &&
    one.prices === other.prices &&
    one.isEmpty === other.isEmpty &&
    one.originWords === other.originWords &&
    one.hasCells === other.hasCells &&
    one.inDrag.isMoved === other.inDrag.isMoved &&
    one.inDrag.mark === other.inDrag.mark &&
    one.view === other.view
  );
}

// In a cell, the keys are those of a spreadsheet. On the handle, the whole line is held.
function onKey(event: KeyboardEvent<HTMLElement>, id: string, act: (act: RowAct) => void): void {
  const { key, target, altKey } = event;
  if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return;
  const name = target.dataset["cell"];
  const cell = CELLS.find((one) => one === name) ?? null;
  const way = key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : null;
  const isCommand = event.ctrlKey || event.metaKey;
  const rowAct = ((): RowAct | null => {
    if (name === "handle" && way) return { act: "step", id, way, cell: null };
    if (name === "handle" && key === "Delete") return { act: "remove", id, cell: null };
    // Ctrl+Shift+Enter is the main act of the page.
    if (cell === null || (isCommand && event.shiftKey && key === "Enter")) return null;
    if (altKey && way) return { act: "step", id, way, cell };
    if (altKey && key === "Delete") return { act: "remove", id, cell };
    if (isCommand && key.toLowerCase() === "d") return { act: "duplicate", id };
    if (isCommand && key === "Enter") return { act: "insert", id };
    if (key === "Enter" && target.tagName !== "BUTTON") return { act: "go", id, way: "down", cell };
    if (way && target.tagName !== "SELECT" && isAtEdge(target, way)) return { act: "go", id, way, cell };
    return null;
  })();
  if (key === "Escape" && cell !== null && target.tagName !== "BUTTON") {
    target.closest("li")?.querySelector<HTMLElement>("[data-cell=handle]")?.focus();
    return;
  }
  if (rowAct === null) return;
  event.preventDefault();
  act(rowAct);
}

// In a label of several rows, the arrows go from row to row first.
function isAtEdge(target: HTMLElement, way: "up" | "down"): boolean {
  if (!(target instanceof HTMLTextAreaElement) || !target.value.includes("\n")) return true;
  const text = way === "up" ? target.value.slice(0, target.selectionStart) : target.value.slice(target.selectionEnd);
  return !text.includes("\n");
}

// The line where a dragged row would go covers the border between two rows.
function dragStyle({ isMoved, mark }: RowInDrag) {
  return {
    ...(isMoved && { background: "var(--sunk)" }),
    ...(mark !== null && { boxShadow: `0 ${mark === "above" ? -2 : 2}px 0 var(--act)` }),
  };
}

type WordsProps = { view: LineView; showsVat: boolean; isEmpty: boolean; originWords: string; isOption: boolean };

function LineWords({ view, showsVat, isEmpty, originWords, isOption }: WordsProps) {
  if (view.kind === "text")
    return <span className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line text-quiet">{view.label}</span>;
  if (view.kind === "section")
    return (
      <>
        <span className={`min-w-0 flex-1 font-bold [overflow-wrap:anywhere] ${view.level === 1 ? "text-lead" : ""}`}>
          {view.label}
          {isEmpty && (
            <span className="block text-fine font-normal text-quiet">Sans ligne pour l'instant : pas imprimée.</span>
          )}
        </span>
        {!isEmpty && <span className="figures font-bold whitespace-nowrap">{view.subtotal}</span>}
      </>
    );
  // An option says so beside its figures: the sentence of the document is for its customer.
  const details = isOption ? view.details.slice(0, -1) : view.details;
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 font-[550] [overflow-wrap:anywhere]">{view.label}</span>
        <span className={`figures whitespace-nowrap ${isOption ? "text-quiet" : "font-[550]"}`}>{view.net}</span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-fine text-quiet tabular-nums">
        <span>{`${view.quantity} × ${view.unitPrice}`}</span>
        {showsVat && <span>{`TVA\u00A0${view.vatRate}`}</span>}
        {isOption && <span className="font-[550] text-ink">En option</span>}
        {originWords !== "" && <span>{originWords}</span>}
      </span>
      {details.map((detail, index) => (
        <span key={index} className="line-clamp-2 text-fine text-quiet [overflow-wrap:anywhere]">
          {detail}
        </span>
      ))}
    </span>
  );
}
