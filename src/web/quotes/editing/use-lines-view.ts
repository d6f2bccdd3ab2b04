import type { VatRegime } from "#domain/company/company.ts";
import type { LineView } from "#domain/documents/document-view.ts";
import { emptySectionIds } from "#domain/lines/empty-sections.ts";
import type { Line } from "#domain/lines/line.ts";
import { linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { quoteLinesView } from "#domain/quotes/quote-view.ts";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { PrintedLines } from "./bench-context.ts";
import { useBench } from "./bench-context.ts";

/**
 * The lines of a draft as they are printed, with their totals. While figures and words are typed they follow the key:
 * the cell is drawn first. A row that prints the same is the same object.
 */
export function useLinesView(
  { lines: typedLines, discount, prices }: DraftContent,
  vatRegime: VatRegime | null,
  conditions: QuoteConditions,
): PrintedLines {
  const lateLines = useDeferredValue(typedLines);
  // Rows stand beside their lines: what comes, goes or moves is shown at once.
  const lines = isSameOrder(lateLines, typedLines) ? lateLines : typedLines;
  const [keepRows] = useState(rowsKeeper);
  return useMemo(() => {
    const terms = withPrices({ ...NO_TERMS, discount }, prices);
    const view = quoteLinesView({ lines: linesUnderRegime(lines, vatRegime), terms, conditions }, vatRegime);
    return { ...view, lines: keepRows(view.lines) };
  }, [lines, discount, prices, vatRegime, conditions, keepRows]);
}

function isSameOrder(lines: readonly Line[], others: readonly Line[]): boolean {
  return (
    lines === others || (lines.length === others.length && lines.every(({ id }, place) => id === others[place]?.id))
  );
}

// Gives the row that was given before wherever a new one prints the same.
function rowsKeeper() {
  let keptRows: readonly LineView[] = [];
  return (rows: readonly LineView[]): LineView[] => {
    const nextRows = rows.map((row, place) => {
      const keptRow = keptRows[place];
      return keptRow !== undefined && JSON.stringify(keptRow) === JSON.stringify(row) ? keptRow : row;
    });
    keptRows = nextRows;
    return nextRows;
  };
}

/**
 * Shows the lines in the document beside them, and gives who makes the quote what waits until they are saved. Answers
 * what lights a line there: the document prints no empty section, so its rows have places of their own.
 */
export function useTellBench(
  view: PrintedLines | null,
  lines: readonly Line[],
  saveAll: () => Promise<unknown>,
): (place: number | null) => void {
  const { showLines, light, linesSaver } = useBench();
  const emptyIds = useMemo(() => emptySectionIds(lines), [lines]);
  const isPrinted = (place: number) => !emptyIds.has(lines[place]?.id ?? "");
  useEffect(() => void (view && showLines(withoutRows(view, lines, emptyIds))), [showLines, view, lines, emptyIds]);
  useEffect(() => {
    linesSaver.current = saveAll;
    return () => void (linesSaver.current = null);
  });
  return (place: number | null) =>
    light(place === null || !isPrinted(place) ? null : lines.slice(0, place).filter((_, at) => isPrinted(at)).length);
}

function withoutRows(view: PrintedLines, lines: readonly Line[], ids: ReadonlySet<string>): PrintedLines {
  return ids.size === 0 ? view : { ...view, lines: view.lines.filter((_, place) => !ids.has(lines[place]?.id ?? "")) };
}
