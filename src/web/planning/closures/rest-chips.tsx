import type { Closure } from "#domain/company/closures/closures.ts";
import { namedRests, restOn } from "#domain/company/closures/closures.ts";
import { closureDays } from "#domain/planning/planning.messages.ts";
import type { Bar } from "#domain/planning/planning.ts";
import { barsOf, isWorkingDay } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { cx } from "class-variance-authority";
import { TreePalm } from "lucide-react";

/** The ground of a day on which nobody works, empty for another one. */
export function restLook(date: CalendarDate, closures: readonly Closure[]): string {
  if (restOn(date, closures) !== null) return "resting-named";
  return isWorkingDay(date, closures) ? "" : "resting";
}

/** The closures and public holidays of these days, to be drawn by their names. */
export function closedBars(days: readonly CalendarDate[], closures: readonly Closure[]): Bar<Closure>[] {
  return barsOf(namedRests(days, closures), days);
}

/** How many rows such names take. */
export function rowsOfRests(bars: readonly Bar<Closure>[]): number {
  return bars.reduce((most, { row }) => Math.max(most, row + 1), 0);
}

/**
 * The name of a rest, in the grid of its days. `firstRow`: the row of the grid where such names begin. `isTight`: its
 * days are narrow, and it is cut at their end.
 */
export function RestChip({
  bar: { item, from, to, row },
  firstRow,
  isTight = false,
}: {
  bar: Bar<Closure>;
  firstRow: number;
  isTight?: boolean;
}) {
  return (
    <span
      title={`${item.label} : ${closureDays(item)}`}
      className="z-10 mx-0.5 flex min-w-0 text-tiny leading-tight"
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: firstRow + row }}
    >
      <span
        className={cx(
          "flex min-w-0 items-center gap-1 self-start",
          "rounded-inner border border-line bg-paper px-1 py-0.5",
        )}
      >
        {isTight && <TreePalm aria-hidden className="size-3.5 shrink-0 text-quiet" />}
        <span className={isTight ? (from === to ? "sr-only" : "truncate") : "[overflow-wrap:anywhere] hyphens-auto"}>
          {item.label}
        </span>
      </span>
    </span>
  );
}
