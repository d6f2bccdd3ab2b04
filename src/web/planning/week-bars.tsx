import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { changedSpan } from "#domain/planning/bar-change.ts";
import { partWords } from "#domain/planning/drops/part.messages.ts";
import { shortWeekday, spanWords } from "#domain/planning/planning.messages.ts";
import type { Bar } from "#domain/planning/planning.ts";
import { barsOf, isWorkedOn, isWorkingDay } from "#domain/planning/planning.ts";
import { sharedMinutes } from "#domain/planning/shared-minutes.ts";
import { isInMonth } from "#domain/planning/shown-weeks.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { BarDetails } from "./bar-details.tsx";
import type { CarriedTo } from "./bars/dropped-plans.ts";
import { RestOnBars } from "./bars/rest-on-bars.tsx";
import { useCarriedFullDay } from "./bars/use-carried-full-day.ts";
import { CarriedWords } from "./carried-words.tsx";
import { closedBars, RestChip } from "./closures/rest-chips.tsx";
import { Keys, KeysLine } from "./keys-line.tsx";
import type { useHueOfWork } from "./people/person-hue.ts";
import { useOverloads } from "./phone/day-trouble.tsx";
import { PlannedBar } from "./planned-bar.tsx";
import { useBarDrag } from "./use-bar-drag.ts";
import type { Move } from "./use-move-project.ts";
import { moveOf } from "./use-move-project.ts";
import type { PlannedProject } from "./use-planning.ts";
import type { DayFacts } from "./week-day.tsx";
import { needsAwayLine, WeekDay } from "./week-day.tsx";

// A month, and a week, show so many bars one under the other, then how many more there are.
const MOST_ROWS = 5;
const MOST_TALL_ROWS = 10;

/**
 * Weeks on a wide screen: a column for each day, and each project a bar over its days, which a hand may move and
 * stretch. `move`: saves a bar, null for who may not. `open`: shows a week. `everyPlan`: those that are not
 * shown too.
 */
export function WeekBars({
  weeks,
  plans,
  everyPlan,
  today,
  closures,
  absences,
  hoursADay,
  month,
  carriedTo,
  workerId,
  hueOf,
  saysFree,
  move,
  open,
}: {
  weeks: readonly (readonly CalendarDate[])[];
  plans: readonly PlannedProject[];
  everyPlan: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  /** The first day of the month that the weeks are of, null for a few weeks, whose bars say more. */
  month: CalendarDate | null;
  /** Where work of the tray would go that a hand carries. */
  carriedTo: CarriedTo | null;
  /** Whose hours stand on the bars, null for everybody's. */
  workerId: string | null;
  hueOf: ReturnType<typeof useHueOfWork>;
  /** Free days are named: on a planning that is empty, all of them are. */
  saysFree: boolean;
  move: ((move: Move) => void) | null;
  open: (day: CalendarDate) => void;
}) {
  const [firstWeek = []] = weeks;
  const isTall = month === null;
  const { drag, handlersOf } = useBarDrag<PlannedProject>((last) => move?.(moveOf(last.plan, last.change)));
  const target = drag ? changedSpan(drag.plan, drag.change) : (carriedTo?.span ?? null);
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences, today };
  const { words: fullDayWords } = useCarriedFullDay({ drag, carriedTo }, { everyPlan, ...time });
  const takenId = drag?.plan.project.id ?? null;
  const overloads = useOverloads(weeks.flat(), { plans, today, closures, absences, hoursADay }, move !== null);
  const hoursOf = hoursInWeeks({ ...time, workerId });
  const parts = { hoursOf, plans, today, closures, absences, overloads, month, target, open, takenId, hueOf, saysFree };
  return (
    <BarDetails {...{ plans, closures, move }}>
      <div className="overflow-clip rounded-card border border-line bg-paper select-none">
        {!isTall && (
          <div
            aria-hidden
            className="grid border-b border-line text-center text-fine text-quiet"
            style={{ gridTemplateColumns: COLUMNS }}
          >
            {firstWeek.map((date) => (
              <span key={date} className="py-2">
                {shortWeekday(date)}
              </span>
            ))}
          </div>
        )}
        <ol className="divide-y divide-line">
          {weeks.map((week, rank) => (
            <Week key={week[0]} {...{ week, rank }} {...parts} handlersOf={move && handlersOf} />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {drag && target && spanWords(drag.plan.project.name, target)}
        </p>
      </div>
      <CarriedWords words={fullDayWords || null} />
      {move && (
        <KeysLine>
          <Keys names="Flèches">déplacer</Keys>
          <Keys names="Maj + flèches">changer la fin</Keys>
        </KeysLine>
      )}
    </BarDetails>
  );
}

// What a work takes in a week, in words. Days that are over say nothing: their plan is not what was done.
function hoursInWeeks({
  today,
  workerId,
  ...time
}: WorkingTime & { today: CalendarDate; workerId: string | null }): WeekProps["hoursOf"] {
  return (plan, week) => {
    const comingDays = week.filter((date) => date >= today);
    const minutes = comingDays.map((date) => sharedMinutes(plan, date, workerId, time).minutes);
    return partWords(
      minutes.reduce((sum, some) => sum + some, 0),
      plan,
    );
  };
}

// Nobody reads much in a week-end.
const COLUMNS = "repeat(5, minmax(0, 1fr)) repeat(2, minmax(0, 0.7fr))";

type WeekProps = {
  week: readonly CalendarDate[];
  /** Its place among the weeks. */
  rank: number;
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  overloads: ReturnType<typeof useOverloads>;
  month: CalendarDate | null;
  target: DaySpan | null;
  takenId: string | null;
  hoursOf: (plan: PlannedProject, week: readonly CalendarDate[]) => string;
  hueOf: ReturnType<typeof useHueOfWork>;
  saysFree: boolean;
  open: (day: CalendarDate) => void;
  handlersOf: ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"] | null;
};

function Week({
  week,
  rank,
  plans,
  today,
  closures,
  absences,
  overloads,
  month,
  target,
  takenId,
  hoursOf,
  hueOf,
  saysFree,
  open,
  handlersOf,
}: WeekProps) {
  const isTall = month === null;
  const rests = closedBars(week, closures);
  const everyBar = barsOf(plans, week, rests);
  const [isWhole, setWhole] = useState(false);
  const mostRows = isTall ? MOST_TALL_ROWS : MOST_ROWS;
  const bars = isWhole ? everyBar : everyBar.filter(({ row }) => row < mostRows);
  const hiddenCount = everyBar.length - bars.length;
  const rows = [...rests, ...bars].reduce((most, { row }) => Math.max(most, row + 1), 0);
  const heads = headsOf(week, { isTall, isFirst: rank === 0, absences, overloads });
  const isOnOwnLine = heads.some((head) => isWorkingDay(head.date, closures) && needsAwayLine(head, isTall));
  const headRem = (isTall ? 2.75 : 1.875) + (isOnOwnLine ? 1.5 : 0);
  return (
    <li
      className={cx("grid content-start gap-y-1 pb-2", isTall ? "min-h-28" : "min-h-20")}
      style={{
        gridTemplateColumns: COLUMNS,
        gridTemplateRows: `${headRem}rem repeat(${Math.max(rows, 1)}, auto) 1fr`,
      }}
    >
      {heads.map(({ date, ...head }, column) => (
        <WeekDay
          key={date}
          {...{ date, column, today, isTall, closures }}
          {...head}
          {...{ isOnOwnLine }}
          isPale={!isTall && date < today}
          isOutside={month !== null && !isInMonth(date, month)}
          isFree={saysFree && !plans.some((plan) => isWorkedOn(date, plan, closures))}
          isTarget={target !== null && date >= target.firstDay && date <= target.lastDay}
        />
      ))}
      {rests.map((bar) => (
        <RestChip key={`${bar.item.label} ${bar.from}`} bar={bar} firstRow={2} />
      ))}
      <BarsOfWeek {...{ bars, week, closures, absences, isTall, takenId, hoursOf, hueOf, handlersOf }} />
      {hiddenCount > 0 && (
        <button
          type="button"
          className="z-10 min-h-11 px-2 text-left text-fine font-[550] text-act hover:underline"
          style={{ gridColumn: "1 / -1", gridRow: rows + 2 }}
          onClick={() => (isTall ? setWhole(true) : open(week[0] ?? today))}
        >
          {hiddenCount} autre{hiddenCount > 1 ? "s" : ""} cette semaine-là
        </button>
      )}
    </li>
  );
}

// What the heads of the days of a week have to say.
function headsOf(
  week: readonly CalendarDate[],
  {
    isTall,
    isFirst,
    absences,
    overloads,
  }: Pick<WeekProps, "absences" | "overloads"> & { isTall: boolean; isFirst: boolean },
): DayFacts[] {
  return week.map((date, column) => ({
    date,
    absences: absences.filter(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay),
    isMonthNamed: !isTall && (date.endsWith("-01") || (isFirst && column === 0)),
    overloads: overloads.get(date),
  }));
}

function BarsOfWeek({
  bars,
  week,
  closures,
  absences,
  isTall,
  takenId,
  hoursOf,
  hueOf,
  handlersOf,
}: {
  bars: readonly Bar<PlannedProject>[];
  week: readonly CalendarDate[];
  closures: readonly Closure[];
  absences: readonly Absence[];
  isTall: boolean;
  takenId: string | null;
  hoursOf: WeekProps["hoursOf"];
  hueOf: ReturnType<typeof useHueOfWork>;
  handlersOf: ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"] | null;
}) {
  const { isTeam, nameOf } = useSitePeople();
  const markOf = (id: string, { from, to }: Bar<PlannedProject>) => {
    const days = week.slice(from, to + 1).filter((date) => isWorkingDay(date, closures));
    const awayDays = days.filter((date) => absenceOn(date, id, absences) !== null);
    const isAway = days.length > 0 && awayDays.length === days.length;
    return { name: nameOf(id), hue: hueOf({ people: [id] }), isAway, isPartlyAway: awayDays.length > 0 };
  };
  const isLeft = (date: CalendarDate, { people }: PlannedProject) =>
    people.length > 0 && people.every((userId) => absenceOn(date, userId, absences) !== null);
  return (
    <>
      {bars.map((bar) => (
        <PlannedBar
          key={bar.item.id}
          bar={bar}
          isTall={isTall}
          isTaken={takenId === bar.item.id}
          hours={hoursOf(bar.item, week)}
          hue={hueOf(bar.item)}
          isToGive={isTeam && bar.item.people.length === 0}
          marks={isTeam ? bar.item.people.map((id) => markOf(id, bar)) : []}
          handlers={!bar.item.isOver && handlersOf ? handlersOf(bar.item) : null}
        />
      ))}
      <RestOnBars {...{ bars, closures, isLeft }} days={week} firstRow={2} />
    </>
  );
}
