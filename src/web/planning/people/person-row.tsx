import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absencesMeeting } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { closureDays } from "#domain/planning/planning.messages.ts";
import type { Bar } from "#domain/planning/planning.ts";
import { barsOf } from "#domain/planning/planning.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { cx } from "class-variance-authority";
import { useMemo } from "react";
import { hoursOfPlans } from "../bars/dropped-plans.ts";
import { namedBars } from "../bars/names-beside.ts";
import { RestOnBars } from "../bars/rest-on-bars.tsx";
import { RestChip, rowsOfRests } from "../closures/rest-chips.tsx";
import { PlannedBar } from "../planned-bar.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";
import { cellFacts, DayCells, linesOf } from "./day-cells.tsx";
import type { PlanningRow } from "./planning-rows.ts";
import { NOBODY, plansOfRow } from "./planning-rows.ts";
import { RowHead } from "./row-head.tsx";

type RowProps = {
  row: PlanningRow;
  /** What they have on each of these days. */
  loads: readonly DayLoad<PlannedProject>[];
  days: readonly CalendarDate[];
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  minutesADay: number;
  isTight: boolean;
  columns: string;
  /** How many letters stand on one line under the bars of a day. */
  lettersADay: number;
  target: DaySpan | null;
  /** A day that is not on screen would be too full, were a bar dropped there. */
  isOverElsewhere: boolean;
  takenId: string | null;
  handlersOf: ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"] | null;
};

/** Somebody's days: how full they are, and what they are on. `target`: where a bar in a hand would go. */
export function PersonRow({
  row,
  days,
  plans,
  today,
  closures,
  absences,
  minutesADay,
  isTight,
  loads,
  columns,
  lettersADay,
  target,
  isOverElsewhere,
  takenId,
  handlersOf,
}: RowProps) {
  const { namedBarsOfRow, awayBars } = useBars({ row, days, plans, absences, isTight });
  const hoursByPlan = useHours({ row, days, plans, today, minutesADay, closures, absences, isTight });
  const bars = namedBarsOfRow.map(({ bar }) => bar);
  const isNobody = row.id === NOBODY;
  const facts = useMemo(
    () => cellFacts({ row, loads, today, time: { minutesADay, closures, absences } }),
    [row, loads, today, minutesADay, closures, absences],
  );
  // What a day still holds, and why somebody is away, stand under the bars.
  const hasFoot = !isNobody && (!isTight || facts.some(({ isOver }) => isOver));
  const foot = !hasFoot
    ? "1fr"
    : isTight
      ? "minmax(1.25rem, 1fr)"
      : `minmax(${0.65 + 0.85 * linesOf(facts, lettersADay)}rem, 1fr)`;
  const barRows = bars.reduce((most, bar) => Math.max(most, bar.row + 1), 1);
  return (
    <li data-person={row.id} className="flex">
      <RowHead {...{ row, loads, today, closures, absences, minutesADay }} count={bars.length} />
      <div
        className="grid min-h-14 flex-1 content-start gap-y-1"
        style={{
          gridTemplateColumns: columns,
          gridTemplateRows: `0.25rem repeat(${barRows + rowsOfRests(awayBars)}, auto) ${foot}`,
        }}
      >
        <DayCells {...{ facts, today, closures, isTight, target, isOverElsewhere }} />
        {awayBars.map((bar) => (
          <AwayDays key={bar.item.firstDay} bar={bar} rows="1 / -1" />
        ))}
        {awayBars.map((bar) => (
          <RestChip key={bar.item.firstDay} bar={bar} isTight={isTight} firstRow={barRows + 2} />
        ))}
        {namedBarsOfRow.map(({ bar, beside }) => (
          <PlannedBar
            key={bar.item.project.id}
            {...{ bar, beside, isTight }}
            isTall={!isTight}
            hours={hoursByPlan.get(bar.item.id) ?? ""}
            rowId={row.id}
            hue={row.hue}
            isTaken={takenId === bar.item.project.id}
            handlers={handlersOf && !bar.item.isOver ? handlersOf(bar.item, row.id) : null}
          />
        ))}
        <RestOnBars {...{ bars, days, closures }} firstRow={2} />
        {/* What is planned is broken where nobody is there to do it. */}
        {bars.flatMap((bar) =>
          awayBars
            .filter(({ from, to }) => from <= bar.to && to >= bar.from)
            .map((away) => (
              <AwayDays
                key={`${bar.item.id} ${away.item.firstDay}`}
                bar={{ ...away, from: Math.max(bar.from, away.from), to: Math.min(bar.to, away.to) }}
                rows={`${bar.row + 2}`}
                isOnBar
              />
            )),
        )}
      </div>
    </li>
  );
}

type HoursFacts = BarFacts & Pick<RowProps, "today" | "minutesADay" | "closures">;

// What each project takes of a row from today on, in words.
function useHours({ row, days, plans, today, minutesADay, closures, absences, isTight }: HoursFacts) {
  return useMemo(() => {
    const comingDays = days.filter((date) => date >= today);
    return hoursOfPlans(plansOfRow(plans, row), row, comingDays, { minutesADay, closures, absences, isTight });
  }, [plans, row, days, today, minutesADay, closures, absences, isTight]);
}

type BarFacts = {
  row: PlanningRow;
  days: readonly CalendarDate[];
  plans: readonly PlannedProject[];
  absences: readonly Absence[];
  isTight: boolean;
};

function useBars({ row, days, plans, absences, isTight }: BarFacts) {
  return useMemo(() => {
    const span = { firstDay: days[0] ?? "", lastDay: days.at(-1) ?? "" };
    const bars = barsOf(plansOfRow(plans, row), days);
    return {
      namedBarsOfRow: isTight ? namedBars(bars, days.length) : bars.map((bar) => ({ bar, beside: null })),
      awayBars: barsOf(absencesMeeting(span, [row.id], absences), days),
    };
  }, [row, days, plans, absences, isTight]);
}

// The days on which somebody is away. Why is written under the bars.
function AwayDays({
  bar: { item, from, to },
  rows,
  isOnBar = false,
}: {
  bar: Bar<Absence>;
  /** The rows of the grid that it covers. */
  rows: string;
  isOnBar?: boolean;
}) {
  return (
    <span
      data-away={isOnBar || undefined}
      title={`${item.label} : ${closureDays(item)}`}
      className={cx("hatched pointer-events-none", isOnBar && "z-20 bg-paper")}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: rows }}
    />
  );
}
