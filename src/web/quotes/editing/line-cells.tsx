import type { LineView } from "#domain/documents/document-view.ts";
import type { ItemLine, Unit } from "#domain/lines/line.ts";
import { UNIT_CODES } from "#domain/lines/line.ts";
import type { Prices } from "#domain/lines/terms.ts";
import type { LineProblems, TypedLine } from "#domain/lines/typed-line.ts";
import { lineAsTyped, problemsOf, toTypedLine, withGuess } from "#domain/lines/typed-line.ts";
import type { PriceOrigin } from "#domain/quotes/line-origins.ts";
import type { LineSuggestion } from "#domain/quotes/line-suggestion.ts";
import { lineOfSuggestion } from "#domain/quotes/line-suggestion.ts";
import { keysOf } from "#domain/shared/keys-of.ts";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ChangeEvent } from "react";
import { useRef, useState } from "react";
import { LabelCell } from "../suggestions/label-cell.tsx";
import { LINE_COLUMNS, LINE_PLACE } from "./line-columns.tsx";
import type { Cell, ChangedPart } from "./row-act.ts";
import { focusCell } from "./row-act.ts";

type ItemView = Extract<LineView, { kind: "item" }>;

type Props = {
  line: ItemLine;
  /** The line as it is printed; null for one that is not written yet. */
  view: ItemView | null;
  showsVat: boolean;
  prices: Prices;
  /** Where its price comes from, in words; empty for one that was typed by hand. */
  originWords: string;
  changeLine: (line: ItemLine, part: ChangedPart, origin?: PriceOrigin) => void;
  /** Opens the form of the line, with what has no cell: its VAT, its discount, its details. */
  open: () => void;
};

// Its ring stays on its own border: the fields around it are close.
const CELL = cx(
  "min-w-0 rounded-inner border bg-transparent px-1.5 -outline-offset-2 hover:border-edge focus:border-act",
  "focus:bg-paper",
);

const FIGURES = "figures h-8 w-full border-line text-right text-ink";

/** A priced line whose words and figures are typed where they stand. What cannot be read yet leaves what was there. */
export function LineCells({ line, view, showsVat, prices, originWords, changeLine, open }: Props) {
  const [typedLine, setTyped] = useState(() => toTypedLine(line, prices));
  const [knownCells, setKnown] = useState({ line, prices });
  // Changed elsewhere: by an undo, by its form, by another tab or by prices typed otherwise.
  if (line !== knownCells.line || prices !== knownCells.prices) {
    setKnown({ line, prices });
    setTyped(toTypedLine(line, prices));
  }
  const setKnownLine = (next: ItemLine) => setKnown({ line: next, prices });
  const problems = view === null ? {} : problemsOf(typedLine, { asksVat: showsVat, prices });
  const type = (cell: Cell, part: Partial<TypedLine>) => {
    const nextTyped = withGuess(typedLine, { ...typedLine, ...part });
    setTyped(nextTyped);
    const nextLine = readableLine(line, nextTyped, prices);
    if (nextLine === null) return;
    setKnownLine(nextLine);
    changeLine(nextLine, cell);
  };
  const row = useRef<HTMLDivElement>(null);
  const take = (suggestion: LineSuggestion) => {
    const nextTyped = { ...typedLine, ...lineOfSuggestion(suggestion, typedLine, prices) };
    const nextLine = lineAsTyped(line, nextTyped, { asksVat: showsVat, prices });
    setTyped(nextTyped);
    setKnownLine(nextLine);
    changeLine(nextLine, "suggestion", suggestion.unitPriceE6 === null ? undefined : suggestion.origin);
    // How much of it is what is left to say.
    focusCell(row.current?.closest("ul") ?? null, line.id, "quantity");
  };
  const fieldProps = (cell: Exclude<Cell, "unit">, name: string, className: string) => ({
    "data-cell": cell,
    "aria-label": `${name} – ${line.label || NEW_LINE}`,
    "aria-invalid": problems[cell] !== undefined,
    autoComplete: "off",
    className: cx(CELL, className, problems[cell] !== undefined && "border-bad!"),
    value: typedLine[cell],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type(cell, { [cell]: event.target.value }),
  });
  return (
    <div ref={row} className={cx(LINE_PLACE, "min-w-0 flex-1 py-1")}>
      <div className={cx(LINE_COLUMNS, "items-center gap-y-0.5 text-fine text-quiet")}>
        <LabelCell
          {...fieldProps(
            "label",
            "Désignation",
            "flex-1 resize-none border-transparent field-sizing-content py-0.5 text-body font-[550] text-ink",
          )}
          placeholder={view === null ? "Nouvelle ligne…" : undefined}
          take={take}
        />
        <input {...fieldProps("quantity", "Quantité", FIGURES)} inputMode="decimal" />
        <UnitCell line={line} unit={typedLine.unit} onUnit={(unit) => type("unit", { unit })} />
        <input
          {...fieldProps("unitPrice", prices === "gross" ? "Prix unitaire TTC" : "Prix unitaire", FIGURES)}
          inputMode="decimal"
        />
        {view && <MoreButton view={view} showsVat={showsVat} open={open} />}
        <span className="figures flex justify-end text-body font-[550] text-ink">{view?.net}</span>
      </div>
      {originWords !== "" && <p className="text-fine text-quiet">{originWords}</p>}
      {view?.details.map((detail, index) => (
        <p key={index} className="line-clamp-2 text-fine text-quiet [overflow-wrap:anywhere]">
          {detail}
        </p>
      ))}
      <Problems problems={problems} lacksPrice={typedLine.unitPrice.trim() === ""} />
    </div>
  );
}

type UnitProps = { line: ItemLine; unit: Unit; onUnit: (unit: Unit) => void };

function UnitCell({ line, unit, onUnit }: UnitProps) {
  return (
    <span className="relative">
      <select
        data-cell="unit"
        aria-label={`Unité – ${line.label || NEW_LINE}`}
        style={{ appearance: "none" }}
        className={cx(CELL, "h-8 w-full truncate border-line pr-5 text-ink")}
        value={unit}
        onChange={(event) => onUnit(UNITS.find((one) => one === event.target.value) ?? "u")}
      >
        {UNITS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-2 right-1 size-4" />
    </span>
  );
}

// What has no cell is in the form of the line.
function MoreButton({ view, showsVat, open }: { view: ItemView; showsVat: boolean; open: () => void }) {
  const words = showsVat ? view.vatRate : "Plus";
  return (
    <button
      type="button"
      aria-label={`${view.label} : ${showsVat ? `TVA\u00A0${words}` : words}, remise et détails`}
      title="TVA, remise et détails"
      onClick={open}
      className="min-h-8 rounded-inner text-right font-[550] whitespace-nowrap text-act hover:bg-act-pale"
    >
      {words}
    </button>
  );
}

const NEW_LINE = "nouvelle ligne";

const UNITS = keysOf(UNIT_CODES);

function Problems({ problems, lacksPrice }: { problems: LineProblems; lacksPrice: boolean }) {
  const price = lacksPrice && problems.unitPrice !== undefined ? "Prix à indiquer." : problems.unitPrice;
  const sentences = [problems.label, problems.quantity, price].filter((one) => one !== undefined);
  if (sentences.length === 0) return null;
  return (
    <p role="status" className="text-fine text-bad">
      {sentences.join(" ")}
    </p>
  );
}

// The line with all that can be read of what is typed, or null without a label: a line must say something.
function readableLine(line: ItemLine, typedLine: TypedLine, prices: Prices): ItemLine | null {
  const label = typedLine.label.trim() === "" ? line.label : typedLine.label;
  if (label === "") return null;
  const under = { asksVat: false, prices };
  const savedLine = toTypedLine(line, prices);
  const problems = problemsOf(typedLine, under);
  const readable = {
    ...typedLine,
    label,
    // An emptied price is none yet, which is zero.
    ...(problems.quantity !== undefined && { quantity: savedLine.quantity }),
    ...(problems.unitPrice !== undefined && typedLine.unitPrice.trim() !== "" && { unitPrice: savedLine.unitPrice }),
  };
  return lineAsTyped(line, readable, under);
}
