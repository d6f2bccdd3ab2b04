import type { Closure } from "#domain/company/closures/closures.ts";
import type { Bar } from "#domain/planning/planning.ts";
import { isWorkedOn } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { PlannedProject } from "../use-planning.ts";

/**
 * What breaks bars where nobody works: on days of rest, and on those that `isLeft` says. `firstRow`: the row of the
 * grid where bars begin.
 */
export function RestOnBars({
  bars,
  days,
  closures,
  firstRow,
  isLeft = () => false,
}: {
  bars: readonly Bar<PlannedProject>[];
  days: readonly CalendarDate[];
  closures: readonly Closure[];
  firstRow: number;
  /** True of a day on which all who are on a work are away. */
  isLeft?: (date: CalendarDate, plan: PlannedProject) => boolean;
}) {
  const isBroken = (date: CalendarDate, plan: PlannedProject) =>
    !isWorkedOn(date, plan, closures) || isLeft(date, plan);
  return bars.flatMap(({ item, from, to, row }) =>
    days.flatMap((date, column) =>
      column < from || column > to || !isBroken(date, item) ? (
        []
      ) : (
        <span
          key={`${item.id} ${date}`}
          aria-hidden
          className="hatched pointer-events-none z-20"
          style={{ gridColumn: column + 1, gridRow: row + firstRow }}
        />
      ),
    ),
  );
}
