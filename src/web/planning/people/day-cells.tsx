import type { Closure } from "#domain/company/closures/closures.ts";
import { absenceOn } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { dayCellWords, roundHoursWords } from "#domain/planning/team-load.messages.ts";
import { missedWords } from "#domain/planning/workload.messages.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import { dayParts } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { cx } from "class-variance-authority";
import { restLook } from "../closures/rest-chips.tsx";
import type { PlannedProject } from "../use-planning.ts";
import type { PlanningRow } from "./planning-rows.ts";
import { NOBODY } from "./planning-rows.ts";

/**
 * How full a day of a row is: its words, empty where nothing is to be said. `shortWords`: its hours, where a day is
 * narrow. `isAway`: who has the row is not there.
 */
type CellFacts = { date: CalendarDate; isAway: boolean; isOver: boolean; words: string; shortWords: string };

/**
 * How full each day of a row is. A day that is over says nothing: its plan is not what was done. Nor does a day of
 * absence, whose reason is written on it, unless it has hours that nobody is there to do.
 */
export function cellFacts({
  row,
  loads,
  today,
  time,
}: {
  row: PlanningRow;
  loads: readonly DayLoad<PlannedProject>[];
  today: CalendarDate;
  time: WorkingTime;
}): CellFacts[] {
  return loads.map(({ date, minutes }) => {
    const isAway = absenceOn(date, row.id, time.absences) !== null;
    const isMissed = isAway && minutes > 0;
    if (row.id === NOBODY || date < today || (isAway && !isMissed))
      return { date, isAway, isOver: false, words: "", shortWords: "" };
    if (isMissed)
      return { date, isAway, isOver: true, words: missedWords(minutes), shortWords: roundHoursWords(minutes) };
    const isTold = minutes > 0 || isWorkingDay(date, time.closures);
    const parts = dayParts({ date, minutes }, row.id, time);
    return {
      date,
      isAway,
      isOver: parts.overMinutes > 0,
      words: isTold ? dayCellWords(minutes, parts) : "",
      shortWords: roundHoursWords(minutes),
    };
  });
}

/** The lines that the fullest of these cells takes. `lettersALine`: how many letters stand on one. */
export function linesOf(facts: readonly CellFacts[], lettersALine: number): number {
  const linesFor = (words: string) => Math.ceil(words.length / lettersALine);
  return Math.max(1, ...facts.map(({ words }) => linesFor(words)));
}

/** The ground under the bars of a row: how full each day is. */
export function DayCells({
  facts,
  today,
  closures,
  isTight,
  target,
  isOverElsewhere = false,
}: {
  facts: readonly CellFacts[];
  today: CalendarDate;
  closures: readonly Closure[];
  isTight: boolean;
  target: DaySpan | null;
  isOverElsewhere?: boolean;
}) {
  return facts.map((cell, column) => (
    <DayCell
      key={cell.date}
      {...{ cell, column, today, isTight, isOverElsewhere }}
      isTarget={target !== null && cell.date >= target.firstDay && cell.date <= target.lastDay}
      restLook={restLook(cell.date, closures)}
    />
  ));
}

// Red words stand on it: a stronger tint would hide them.
const OVERFULL =
  "bg-[light-dark(color-mix(in_oklab,var(--bad)_12%,var(--paper)),color-mix(in_oklab,var(--bad)_22%,var(--paper)))]";

function DayCell({
  cell: { date, isAway, isOver, words, shortWords },
  column,
  today,
  isTight,
  restLook: ground,
  isTarget,
  isOverElsewhere,
}: {
  cell: CellFacts;
  column: number;
  today: CalendarDate;
  isTight: boolean;
  /** Its ground when nobody works that day. */
  restLook: string;
  isTarget: boolean;
  isOverElsewhere: boolean;
}) {
  return (
    <span
      data-day={date}
      className={cx(
        "flex flex-col justify-end border-l border-line text-center",
        isTarget
          ? isAway || isOver || isOverElsewhere
            ? cx(OVERFULL, "outline-2 -outline-offset-2 outline-bad outline-dashed")
            : "bg-act-pale outline-2 -outline-offset-2 outline-act outline-dashed"
          : isOver
            ? OVERFULL
            : date === today
              ? "bg-act-pale"
              : ground,
      )}
      style={{ gridColumn: column + 1, gridRow: "1 / -1" }}
    >
      {words !== "" && (isOver || !isTight) && (
        <span
          className={cx(
            "figures relative z-10 px-0.5 pb-0.5 text-tiny leading-tight whitespace-normal",
            isOver ? "font-[550] text-bad" : words === "complet" ? "text-quiet" : "text-good",
          )}
        >
          {isOver && <span className="sr-only">{formatLongDate(date)}, trop chargé : </span>}
          <span className={cx(isTight && "sr-only")}>{words}</span>
          {isTight && (
            <span aria-hidden title={words} className="-mx-0.5 text-[0.625rem] whitespace-nowrap">
              {shortWords}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
