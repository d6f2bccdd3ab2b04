import type { Bar } from "#domain/planning/planning.ts";

/** Where the name of a bar of one day stands, and over how many days. */
export type NameBeside = { isBefore: boolean; columns: number };

// A bar, and its name beside it where it has no room on it.
type NamedBar<Item> = { bar: Bar<Item>; beside: NameBeside | null };

// The days, each as wide as two letters, that hold most of a name and its hours.
const NAME_COLUMNS = 8;
// A bar of so many days has room for its name and its hours.
const FEWEST_COLUMNS = 4;

/**
 * Bars over narrow days, each in the first row where it has room with its name: a short bar has it beside itself, after
 * it or before it at the end of the days.
 */
export function namedBars<Item>(bars: readonly Bar<Item>[], columnCount: number): NamedBar<Item>[] {
  const takenRows: { from: number; to: number }[][] = [];
  return bars.map((bar) => {
    const isShort = bar.to - bar.from + 1 < FEWEST_COLUMNS;
    const after = Math.min(NAME_COLUMNS, columnCount - 1 - bar.to);
    const isBefore = after < NAME_COLUMNS && bar.from > after;
    const days = isBefore ? Math.min(NAME_COLUMNS, bar.from) : after;
    const from = isShort && isBefore ? bar.from - days : bar.from;
    const to = isShort && !isBefore ? bar.to + days : bar.to;
    const freeRow = takenRows.findIndex((spans) => spans.every((one) => one.to < from || one.from > to));
    const row = freeRow < 0 ? takenRows.length : freeRow;
    (takenRows[row] ??= []).push({ from, to });
    return {
      bar: { ...bar, row },
      // In the width of the bar itself, which may be of two days.
      beside: isShort ? { isBefore, columns: days / (bar.to - bar.from + 1) } : null,
    };
  });
}
