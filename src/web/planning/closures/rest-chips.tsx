import type { Closure } from "#domain/company/closures/closures.ts";
import { namedRests, restOn } from "#domain/company/closures/closures.ts";
import { namePlace, roomOfBar } from "#domain/planning/bar-names.ts";
import { closureDays } from "#domain/planning/planning.messages.ts";
import type { Bar, Columns } from "#domain/planning/planning.ts";
import { barsOf, isWorkingDay } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { cx } from "class-variance-authority";
import { TreePalm } from "lucide-react";

/** The ground of a day on which nobody works, empty for another one. */
export function restLook(date: CalendarDate, closures: readonly Closure[]): string {
  if (restOn(date, closures) !== null) return "resting-named";
  return isWorkingDay(date, closures) ? "" : "resting";
}

/** Why nobody works, over the days that it takes. `room`: the days over which its name is written. */
export type RestBar<Rest extends Closure> = Bar<Rest> & { room: Columns };

/** Closures, holidays and absences over days, with room for their names. `isTight`: a day is too narrow for a word. */
export function restBars<Rest extends Closure>(
  rests: readonly Rest[],
  days: readonly CalendarDate[],
  isTight: boolean,
): RestBar<Rest>[] {
  const roomOf = ({ item, from, to }: Columns & { item: Rest }) =>
    isTight ? roomOfBar({ from, to }, namePlace(item.label, { from, to }, days.length)) : { from, to };
  return barsOf(rests, days, roomOf).map((bar) => ({ ...bar, room: roomOf(bar) }));
}

/** The closures and public holidays of these days, to be drawn by their names. */
export function closedBars(
  days: readonly CalendarDate[],
  closures: readonly Closure[],
  isTight: boolean,
): RestBar<Closure>[] {
  return restBars(namedRests(days, closures), days, isTight);
}

/** How many rows such names take. */
export function rowsOfRests(bars: readonly RestBar<Closure>[]): number {
  return bars.reduce((most, { row }) => Math.max(most, row + 1), 0);
}

/** The name of a rest, in the grid of its days. `firstRow`: the row of the grid where such names begin. */
export function RestChip({
  bar: { item, room, from, row },
  firstRow,
  isTight,
  hasIcon = false,
}: {
  bar: RestBar<Closure>;
  firstRow: number;
  isTight: boolean;
  hasIcon?: boolean;
}) {
  return (
    <span
      title={`${item.label} : ${closureDays(item)}`}
      className={cx("z-10 mx-0.5 flex min-w-0 text-tiny leading-tight", room.from < from && "justify-end")}
      style={{ gridColumn: `${room.from + 1} / ${room.to + 2}`, gridRow: firstRow + row }}
    >
      <span
        className={cx(
          "flex min-w-0 items-center gap-1 self-start",
          "rounded-inner border border-line bg-paper px-1 py-0.5",
        )}
      >
        {hasIcon && <TreePalm aria-hidden className="size-3.5 shrink-0 text-quiet" />}
        <span className={isTight ? "truncate" : "[overflow-wrap:anywhere] hyphens-auto"}>{item.label}</span>
      </span>
    </span>
  );
}
