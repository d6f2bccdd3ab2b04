import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn, absencesMeeting } from "#domain/company/closures/closures.ts";
import { countedSites } from "#domain/company/examples/trade-words.messages.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import type { NamePlace } from "#domain/planning/bar-names.ts";
import { namePlace, roomOfBar } from "#domain/planning/bar-names.ts";
import { closureDays } from "#domain/planning/planning.messages.ts";
import type { Bar, Columns } from "#domain/planning/planning.ts";
import { barsOf, isWorkingDay } from "#domain/planning/planning.ts";
import { dayCellWords } from "#domain/planning/team-load.messages.ts";
import { loadWords } from "#domain/planning/workload.messages.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import { personLoad } from "#domain/planning/workload.ts";
import { unstaffedWords } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { cx } from "class-variance-authority";
import { useMemo } from "react";
import { RestChip, restBars, restLook, rowsOfRests } from "../closures/rest-chips.tsx";
import { PlannedBar } from "../planned-bar.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";
import { NobodyMark, PersonMark } from "./person-mark.tsx";
import type { PlanningRow } from "./planning-rows.ts";
import { NOBODY, plansOfRow } from "./planning-rows.ts";

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
  takenId,
  handlersOf,
}: RowProps) {
  const { bars, awayBars, placeOf } = useBars({ row, days, plans, absences, isTight });
  const isNobody = row.id === NOBODY;
  // What a day still holds, and why somebody is away, stand under the bars.
  const isTwoLines = loads.some(({ minutes }) => dayCellWords(minutes, minutesADay).length > lettersADay);
  const foot = isNobody || isTight ? "1fr" : `minmax(${isTwoLines ? 2.25 : 1.5}rem, 1fr)`;
  const barRows = bars.reduce((most, bar) => Math.max(most, bar.row + 1), 1);
  return (
    <li data-person={row.id} className="flex">
      <RowHead {...{ row, loads, closures, absences, minutesADay }} count={bars.length} />
      <div
        className="grid min-h-14 flex-1 content-start gap-y-1"
        style={{
          gridTemplateColumns: columns,
          gridTemplateRows: `0.25rem repeat(${barRows + rowsOfRests(awayBars)}, auto) ${foot}`,
        }}
      >
        <DayCells {...{ row, loads, today, closures, absences, minutesADay, isTight, target }} />
        {awayBars.map((bar) => (
          <AwayDays key={bar.item.firstDay} bar={bar} />
        ))}
        {awayBars.map((bar) => (
          <RestChip key={bar.item.firstDay} bar={bar} isTight={isTight} firstRow={barRows + 2} hasIcon={isTight} />
        ))}
        {bars.map((bar) => (
          <PlannedBar
            key={bar.item.project.id}
            bar={bar}
            isTall={!isTight}
            namePlace={placeOf(bar)}
            rowId={row.id}
            hue={row.hue}
            isTaken={takenId === bar.item.project.id}
            handlers={handlersOf && !bar.item.isOver ? handlersOf(bar.item, row.id) : null}
          />
        ))}
      </div>
    </li>
  );
}

// The ground under the bars: how full each day is.
function DayCells({
  row,
  loads,
  today,
  closures,
  absences,
  minutesADay,
  isTight,
  target,
}: Pick<RowProps, "row" | "loads" | "today" | "closures" | "absences" | "minutesADay" | "isTight" | "target">) {
  const isNobody = row.id === NOBODY;
  const isAway = (date: CalendarDate) => absenceOn(date, row.id, absences) !== null;
  const isTold = (date: CalendarDate, minutes: number) =>
    !isNobody && !isAway(date) && (minutes > 0 || isWorkingDay(date, closures));
  return loads.map(({ date, minutes, works }, column) => (
    <DayCell
      key={date}
      {...{ date, column, today, isTight }}
      isTarget={target !== null && date >= target.firstDay && date <= target.lastDay}
      restLook={restLook(date, closures)}
      isMissed={works.length > 0 && isAway(date)}
      isOver={!isNobody && minutes > minutesADay}
      words={isTold(date, minutes) ? dayCellWords(minutes, minutesADay) : ""}
    />
  ));
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
    const placeOf = ({ item, from, to }: Columns & { item: PlannedProject }): NamePlace =>
      isTight ? namePlace(item.name, { from, to }, days.length) : { side: "in", columns: 0 };
    return {
      bars: barsOf(plansOfRow(plans, row), days, (bar) => roomOfBar(bar, placeOf(bar))),
      awayBars: restBars(absencesMeeting(span, [row.id], absences), days, isTight),
      placeOf,
    };
  }, [row, days, plans, absences, isTight]);
}

// The days on which somebody is away. Why is written under the bars.
function AwayDays({ bar: { item, from, to } }: { bar: Bar<Absence> }) {
  return (
    <span
      title={`${item.label} : ${closureDays(item)}`}
      className="hatched pointer-events-none"
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: "1 / -1" }}
    />
  );
}

function RowHead({
  row,
  loads,
  closures,
  absences,
  minutesADay,
  count,
}: {
  row: PlanningRow;
  loads: readonly DayLoad<PlannedProject>[];
  closures: readonly Closure[];
  absences: readonly Absence[];
  minutesADay: number;
  count: number;
}) {
  const isNobody = row.id === NOBODY;
  const load = personLoad(loads, row.id, { minutesADay, closures, absences });
  const { words, waitingWords, troubles } = loadWords(load);
  const everyWord = [words, ...troubles, waitingWords].filter((part) => part !== null).join(", ");
  return (
    <div className="w-36 shrink-0 px-2 py-2">
      <h3 className="flex items-center gap-2 font-sans text-body leading-tight font-[550]">
        {isNobody ? <NobodyMark /> : <PersonMark name={row.name} hue={row.hue} />}
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {row.name}
          {row.isMe && <span className="font-normal text-quiet"> (toi)</span>}
        </span>
      </h3>
      <p className="figures mt-1 text-fine whitespace-normal text-quiet" title={isNobody ? undefined : everyWord}>
        {isNobody ? (
          <ProjectsCount count={count} />
        ) : load.plannedMinutes === 0 ? (
          words
        ) : (
          <>
            <span aria-hidden>
              {load.possibleMinutes === 0
                ? words
                : `${formatMinutes(load.plannedMinutes)} sur ${formatMinutes(load.possibleMinutes)}`}
            </span>
            <span className="sr-only">{everyWord}</span>
          </>
        )}
      </p>
      {!isNobody && load.possibleMinutes > 0 && (
        <span aria-hidden className="mt-1 block h-1.5 overflow-clip rounded-full bg-sunk">
          <span
            className={cx("block h-full bg-(--hue)", row.hue)}
            style={{ width: `${Math.min(100, percentOf(load.plannedMinutes, load.possibleMinutes))}%` }}
          />
        </span>
      )}
    </div>
  );
}

function ProjectsCount({ count }: { count: number }) {
  const words = useTradeWords();
  return unstaffedWords(count, countedSites(words, count));
}

function DayCell({
  date,
  column,
  today,
  isTight,
  restLook: ground,
  isTarget,
  isMissed,
  isOver,
  words,
}: {
  date: CalendarDate;
  column: number;
  today: CalendarDate;
  isTight: boolean;
  /** Its ground when nobody works that day. */
  restLook: string;
  isTarget: boolean;
  /** Something is planned while the person is away. */
  isMissed: boolean;
  isOver: boolean;
  /** How full the day is, empty where nobody works. */
  words: string;
}) {
  return (
    <span
      data-day={date}
      className={cx(
        "flex flex-col justify-end border-l border-line text-center",
        isTarget
          ? "bg-act-pale outline-2 -outline-offset-2 outline-act outline-dashed"
          : isOver || isMissed
            ? "bg-[color-mix(in_oklab,var(--bad)_10%,var(--paper))]"
            : date === today
              ? "bg-act-pale"
              : ground,
      )}
      style={{ gridColumn: column + 1, gridRow: "1 / -1" }}
    >
      {words !== "" && (isOver || !isTight) && (
        <span
          className={cx(
            "figures px-0.5 pb-0.5 text-tiny leading-tight whitespace-normal",
            isOver ? "font-[550] text-bad" : words === "complet" ? "text-quiet" : "text-good",
          )}
        >
          {isOver && <span className="sr-only">{formatLongDate(date)}, trop chargé : </span>}
          <span className={cx(isTight && "sr-only")}>{words}</span>
        </span>
      )}
    </span>
  );
}
