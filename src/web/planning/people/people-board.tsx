import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absencesMeeting, namedRests, restOn } from "#domain/company/closures/closures.ts";
import { changedSpan } from "#domain/planning/bar-change.ts";
import { planningMessages, restLineWords, shortWeekday, spanWords } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import { isInMonth } from "#domain/planning/shown-weeks.ts";
import { teamDayWords } from "#domain/planning/team-load.messages.ts";
import type { TeamLoad } from "#domain/planning/team-load.ts";
import { comingMinutes, teamLoad, teamLoadByDay } from "#domain/planning/team-load.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import { workloadOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { weekday } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { cx } from "class-variance-authority";
import { memo, useDeferredValue, useMemo } from "react";
import { BarDetails } from "../bar-details.tsx";
import type { CarriedTo } from "../bars/dropped-plans.ts";
import { plansAfterCarry, plansAfterDrag } from "../bars/dropped-plans.ts";
import { useCarriedFullDay } from "../bars/use-carried-full-day.ts";
import { CarriedWords } from "../carried-words.tsx";
import { closedBars, RestChip, restLook, rowsOfRests } from "../closures/rest-chips.tsx";
import { Keys, KeysLine } from "../keys-line.tsx";
import type { BarDrag } from "../use-bar-drag.ts";
import { useBarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { PersonRow } from "./person-row.tsx";
import type { PlanningRow } from "./planning-rows.ts";
import { moveOfDrag, NOBODY } from "./planning-rows.ts";
import { TeamWords } from "./team-words.tsx";

/**
 * A wide screen's days with a row for each person: what they are on, how full their days are, and what nobody is on
 * yet. A bar carried to another row is given to somebody else. `move`: saves it, null for who may not.
 */
export const PeopleBoard = memo(function PeopleBoard({
  days,
  rows,
  plans,
  today,
  closures,
  absences,
  minutesADay,
  carriedTo,
  move,
}: {
  days: readonly CalendarDate[];
  rows: readonly PlanningRow[];
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  minutesADay: number;
  /** Where work of the tray would go that a hand carries. */
  carriedTo: CarriedTo | null;
  move: ((move: Move) => void) | null;
}) {
  const { drag, handlersOf, ground } = useBarDrag<PlannedProject>(
    (last) => move?.(moveOfDrag(last)),
    rows.map(({ id }) => id),
  );
  const target = drag && changedSpan(drag.plan, drag.change);
  const [isTight, isWeekendRead] = [days.length > 14, isWeekendWorked(days, plans)];
  const columns = columnsOf(days, isWeekendRead);
  const weighedPlans = useWeighedPlans(plans, drag, carriedTo);
  const time = { today, minutesADay, closures, absences };
  const { fullDay, words: fullDayWords } = useCarriedFullDay({ drag, carriedTo }, { everyPlan: plans, ...time });
  const isOverElsewhere = fullDay !== null && !days.includes(fullDay.date);
  const loads = useLoads({ rows, plans: weighedPlans, days, ...time });
  const targetOf = (id: string) =>
    drag ? (drag.toRow === id ? target : null) : carriedTo?.row === id ? carriedTo.span : null;
  return (
    <BarDetails {...{ plans, closures, move }}>
      <div ref={ground} className="overflow-clip rounded-card border border-line bg-paper select-none">
        <BoardHead {...{ days, columns, today, closures, isTight }} {...loads} />
        <ol aria-label="Personnes" className="divide-y divide-line">
          {rows.map((row) => (
            <PersonRow
              key={row.id}
              {...{ row, days, plans, today, closures, absences, minutesADay, isTight }}
              loads={loads.loadsByRow.get(row.id) ?? NO_LOADS}
              columns={columns}
              lettersADay={isWeekendRead ? 10 : 13}
              target={targetOf(row.id)}
              isOverElsewhere={isOverElsewhere}
              takenId={drag?.row === row.id ? drag.plan.project.id : null}
              handlersOf={move && handlersOf}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {drag &&
            target &&
            [
              `${spanWords(drag.plan.name, target)}, ${nameOfRow(rows, drag.toRow)}`,
              ...absencesMeeting(target, [drag.toRow], absences).map(({ label }) => `absence (${label})`),
            ].join(", ")}
        </p>
      </div>
      <CarriedWords words={isOverElsewhere ? fullDayWords : null} />
      {isTight && (
        <p className="text-fine text-quiet">
          Jour rouge : des heures de trop. Hachures : fermé, férié ou absent. Bande : week-end.
        </p>
      )}
      {move && (
        <KeysLine>
          <Keys names="← →">déplacer</Keys>
          <Keys names="↑ ↓">{planningMessages.giveAway}</Keys>
          <Keys names="Maj + flèches">changer la fin</Keys>
        </KeysLine>
      )}
    </BarDetails>
  );
});

// The days, what is left of each, and what closes some of them.
function BoardHead({
  days,
  columns,
  today,
  closures,
  isTight,
  week,
  loadByDay,
  toGiveMinutes,
}: {
  days: readonly CalendarDate[];
  columns: string;
  today: CalendarDate;
  closures: readonly Closure[];
  isTight: boolean;
  week: TeamLoad;
  loadByDay: ReadonlyMap<CalendarDate, TeamLoad>;
  /** The hours to come that nobody was given yet. */
  toGiveMinutes: number;
}) {
  // The days of a month are too narrow for a name each.
  const rests = isTight ? [] : closedBars(days, closures);
  const restLine = isTight ? restLineWords(namedRests(days, closures)) : "";
  const restRows = isTight ? Number(restLine !== "") : rowsOfRests(rests);
  const gridTemplateRows = `${isTight ? 3.25 : 4.25}rem${restRows > 0 ? ` repeat(${restRows}, auto) 0` : ""}`;
  return (
    <div className="flex border-b border-line">
      {(days.at(-1) ?? today) >= today ? (
        <TeamWords load={week} hasBegun={(days[0] ?? today) < today} toGiveMinutes={toGiveMinutes} />
      ) : (
        <span className="w-36 shrink-0" />
      )}
      <div aria-hidden className="grid flex-1 gap-y-1" style={{ gridTemplateColumns: columns, gridTemplateRows }}>
        {days.map((date, column) => (
          <DayHead
            key={date}
            {...{ date, column, today, closures, isTight }}
            isOutside={isTight && !isInMonth(date, days.at(-1) ?? date)}
            load={loadByDay.get(date)}
          />
        ))}
        {rests.map((bar) => (
          <RestChip key={`${bar.item.label} ${bar.from}`} bar={bar} firstRow={2} />
        ))}
        {restLine !== "" && (
          <span className="col-span-full row-start-2 bg-paper px-2 py-0.5 text-tiny whitespace-normal text-quiet">
            {restLine}
          </span>
        )}
      </div>
    </div>
  );
}

// What a hand carries weighs already where it would go, once that is drawn.
function useWeighedPlans(
  plans: readonly PlannedProject[],
  drag: BarDrag<PlannedProject> | null,
  carriedTo: CarriedTo | null,
): readonly PlannedProject[] {
  const plansAfter = useMemo(
    () => (drag ? plansAfterDrag(plans, drag) : carriedTo ? plansAfterCarry(plans, carriedTo) : plans),
    [plans, drag, carriedTo],
  );
  const latePlans = useDeferredValue(plansAfter);
  // Once a hand let go, rows and bars are drawn together.
  return drag || carriedTo ? latePlans : plans;
}

type Facts = {
  rows: readonly PlanningRow[];
  plans: readonly PlannedProject[];
  days: readonly CalendarDate[];
  today: CalendarDate;
  minutesADay: number;
  closures: readonly Closure[];
  absences: readonly Absence[];
};

// What each row has, and the whole team on its days to come: nobody plans a day that is over.
function useLoads({ rows, plans, days, today, minutesADay, closures, absences }: Facts) {
  return useMemo(() => {
    const time = { minutesADay, closures, absences };
    const everyRow = rows.map(({ id }) => ({
      userId: id,
      loads: workloadOf(plans, id === NOBODY ? null : id, days, time),
    }));
    const team = everyRow
      .filter(({ userId }) => userId !== NOBODY)
      .map(({ userId, loads }) => ({ userId, loads: loads.filter(({ date }) => date >= today) }));
    return {
      loadsByRow: new Map(everyRow.map(({ userId, loads }) => [userId, loads])),
      week: teamLoad(team, time),
      loadByDay: teamLoadByDay(team, time),
      toGiveMinutes: comingMinutes(everyRow.find(({ userId }) => userId === NOBODY)?.loads ?? NO_LOADS, today),
    };
  }, [rows, plans, days, today, minutesADay, closures, absences]);
}

const NO_LOADS: readonly DayLoad<PlannedProject>[] = [];

// Nobody reads much in a week-end where nothing begins nor ends. The days of a month are narrow
// already.
function columnsOf(days: readonly CalendarDate[], isWeekendRead: boolean): string {
  const isTight = days.length > 14;
  const weekend = isWeekendRead ? 0.9 : isTight ? 0.75 : 0.5;
  return days.map((date) => `minmax(0, ${weekday(date) > 5 ? weekend : 1}fr)`).join(" ");
}

function isWeekendWorked(days: readonly CalendarDate[], plans: readonly PlannedProject[]): boolean {
  const weekend = days.filter((date) => weekday(date) > 5);
  return plans.some(({ firstDay, lastDay }) => weekend.includes(firstDay) || weekend.includes(lastDay));
}

function nameOfRow(rows: readonly PlanningRow[], id: string): string {
  return rows.find((row) => row.id === id)?.name ?? "";
}

function DayHead({
  date,
  column,
  today,
  closures,
  isTight,
  isOutside,
  load,
}: {
  date: CalendarDate;
  column: number;
  today: CalendarDate;
  closures: readonly Closure[];
  isTight: boolean;
  /** It is of the month before the one on screen. */
  isOutside: boolean;
  /** What the whole team has that day. */
  load: TeamLoad | undefined;
}) {
  const rest = restOn(date, closures);
  return (
    <span
      title={[formatLongDate(date), rest ?? ""].filter((part) => part !== "").join(" · ")}
      className={cx(
        "flex min-w-0 flex-col items-center border-l border-line py-1 text-center text-tiny text-quiet",
        date === today ? "bg-act-pale" : restLook(date, closures),
      )}
      style={{ gridColumn: column + 1, gridRow: "1 / -1" }}
    >
      <span>{isTight ? shortWeekday(date).slice(0, 1) : shortWeekday(date)}</span>
      <span
        className={cx(
          "figures flex items-center justify-center text-fine",
          !isOutside && "font-[550]",
          isTight && weekday(date) > 5 && "max-xl:text-[0.625rem]",
          date === today ? "size-6 rounded-full bg-act text-on-act" : isOutside ? "h-6" : "h-6 text-ink",
        )}
      >
        {Number(date.slice(8))}
      </span>
      {!isTight && load && isWorkingDay(date, closures) && (
        <span className="figures leading-tight whitespace-normal">{teamDayWords(load)}</span>
      )}
    </span>
  );
}
