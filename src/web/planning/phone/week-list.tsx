import { awayName } from "#domain/company/closures/closures.messages.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { closureOn } from "#domain/company/closures/closures.ts";
import { changedSpan } from "#domain/planning/bar-change.ts";
import type { DayOverload } from "#domain/planning/day-overloads.ts";
import { planningDay, shortWeekday, spanWords } from "#domain/planning/planning.messages.ts";
import { isWorkingDay } from "#domain/planning/planning.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { isWorkOn } from "#domain/planning/staffed-work.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { weekday } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { publicHoliday } from "#domain/shared/public-holiday.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Plus, TreePalm } from "lucide-react";
import { useState } from "react";
import { useCarriedFullDay } from "../bars/use-carried-full-day.ts";
import { CarriedWords } from "../carried-words.tsx";
import { useHueOfWork } from "../people/person-hue.ts";
import { KEYS_HINT } from "../planned-card.tsx";
import { useBarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import { moveOf } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { DayTrouble, useOverloads } from "./day-trouble.tsx";
import { WorkOnDay } from "./work-on-day.tsx";

/**
 * Days as a list: the projects of each, and the free days. The day alone says how to get there and what to do.
 * `showsEvery`: empty days too. `workerId`: whose hours stand on the works, null for everybody's. `move`: saves a
 * project that was carried to another day, null for who may not. `everyPlan`: those that are not shown too.
 */
export function WeekList({
  week,
  plans,
  everyPlan,
  today,
  closures,
  absences,
  hoursADay,
  workerId = null,
  showsEvery = false,
  move = null,
}: {
  week: readonly CalendarDate[];
  plans: readonly PlannedProject[];
  everyPlan: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  workerId?: string | null;
  showsEvery?: boolean;
  move?: ((move: Move) => void) | null;
}) {
  const { drag, handlersOf, ground } = useBarDrag<PlannedProject>(
    (last) => move?.(moveOf(last.plan, last.change)),
    [],
    true,
  );
  const hueOf = useHueOfWork();
  const overloads = useOverloads(week, { plans, today, closures, absences, hoursADay }, move !== null);
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const { words: fullDayWords } = useCarriedFullDay({ drag, carriedTo: null }, { everyPlan, today, ...time });
  const target = drag && changedSpan(drag.plan, drag.change);
  const absencesOn = (date: CalendarDate) =>
    absences.filter(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);
  const plansOn = (date: CalendarDate) => plans.filter((plan) => isWorkOn(plan, date, closures));
  // An empty week-end says nothing, nor does an empty day that is over.
  const shownDays = week.filter(
    (date) => showsEvery || (weekday(date) <= 5 && date >= today) || date === today || plansOn(date).length > 0,
  );
  // Free days that follow one another are one line.
  const isFree = (date: CalendarDate) =>
    isWorkingDay(date, closures) && plansOn(date).length === 0 && absencesOn(date).length === 0;
  const days = showsEvery
    ? shownDays
    : shownDays.filter((date, rank) => !(isFree(date) && isFree(shownDays[rank - 1] ?? "")) || date === today);
  if (days.length === 0) return <p className="text-quiet">Rien ces jours-là.</p>;
  return (
    <>
      <ol ref={ground} aria-label={showsEvery ? "Jour" : "Jours de la semaine"} className="flex flex-col">
        {days.map((date, rank) => (
          <Day
            key={date}
            date={date}
            plans={plansOn(date)}
            today={today}
            closures={closures}
            absences={absencesOn(date)}
            lastFreeDay={lastFoldedDay(date, days, shownDays)}
            time={time}
            earlierDay={days[rank - 1] ?? null}
            isTarget={target !== null && date >= target.firstDay && date <= target.lastDay}
            overloads={overloads.get(date)}
            takenId={drag?.row === date ? drag.plan.id : null}
            handlersOf={move && handlersOf}
            {...{ hueOf, move, workerId }}
            isWhole={showsEvery}
          />
        ))}
      </ol>
      {move && (
        <p id={KEYS_HINT} hidden>
          Appui long : déplacer vers un autre jour. Flèches, puis Entrée : déplacer. Échap : laisser.
        </p>
      )}
      <CarriedWords words={drag && target && joinedWords([spanWords(drag.plan.name, target), fullDayWords])} />
    </>
  );
}

function joinedWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}

function Day({
  date,
  plans,
  today,
  closures,
  absences,
  lastFreeDay,
  time,
  earlierDay,
  isTarget,
  overloads,
  takenId,
  handlersOf,
  hueOf,
  workerId,
  isWhole,
  move,
}: {
  date: CalendarDate;
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  /** Those of the day. */
  absences: readonly Absence[];
  /** The last one of the free days that it stands for. */
  lastFreeDay: CalendarDate;
  time: WorkingTime;
  earlierDay: CalendarDate | null;
  /** Work in a hand would go there. */
  isTarget: boolean;
  overloads: readonly DayOverload[] | undefined;
  takenId: string | null;
  handlersOf: ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"] | null;
  hueOf: ReturnType<typeof useHueOfWork>;
  workerId: string | null;
  /** All of its works are shown at once. */
  isWhole: boolean;
  move: ((move: Move) => void) | null;
}) {
  const [isUnfolded, setUnfolded] = useState(isWhole);
  // A line for one more work takes the room of the work itself.
  const most = isUnfolded || plans.length === MOST_WORKS + 1 ? plans.length : MOST_WORKS;
  const isToday = date === today;
  const isPast = date < today;
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      data-day={date}
      className={cx(
        "grid grid-cols-[2.25rem_1fr] gap-2 border-t border-line py-2 first:border-t-0",
        isTarget && "rounded-card bg-act-pale outline-2 outline-act outline-dashed",
      )}
    >
      <DayHead {...{ date, isToday, isPast }} />
      <div className="flex min-w-0 flex-col justify-center gap-2">
        <DayTrouble overloads={overloads} />
        {plans.slice(0, most).map((plan) => (
          <WorkOnDay
            key={plan.id}
            {...{ plan, date, today, time, workerId, earlierDay, move }}
            isTaken={takenId === plan.id}
            hue={hueOf(plan)}
            handlers={handlersOf && !plan.isOver ? handlersOf(plan, date) : null}
          />
        ))}
        {plans.length > most && <OtherWorks count={plans.length - most} show={() => setUnfolded(true)} />}
        {isWorkingDay(date, closures) && <Away absences={absences} />}
        {plans.length === 0 && <EmptyDay {...{ date, lastFreeDay, closures, isPast }} manages={handlersOf !== null} />}
      </div>
    </li>
  );
}

function OtherWorks({ count, show }: { count: number; show: () => void }) {
  return (
    <button type="button" className="min-h-11 self-start text-fine font-[550] text-act" onClick={show}>
      {count} autres ce jour-là
    </button>
  );
}

// The last one of the days that a line stands for: those after it that have no line.
function lastFoldedDay(
  date: CalendarDate,
  lines: readonly CalendarDate[],
  days: readonly CalendarDate[],
): CalendarDate {
  const following = days.slice(days.indexOf(date) + 1);
  const end = following.findIndex((day) => lines.includes(day));
  return (end < 0 ? following : following.slice(0, end)).at(-1) ?? date;
}

function DayHead({ date, isToday, isPast }: { date: CalendarDate; isToday: boolean; isPast: boolean }) {
  return (
    <h3 className="flex flex-col items-center pt-1 font-sans text-fine font-normal text-quiet">
      <span className="sr-only">{formatLongDate(date)}</span>
      <span aria-hidden>{shortWeekday(date)}</span>
      <span
        aria-hidden
        className={cx(
          "figures flex size-9 items-center justify-center rounded-full text-lead font-[550]",
          isToday ? "bg-act text-on-act" : isPast ? "text-quiet" : "text-ink",
        )}
      >
        {Number(date.slice(8))}
      </span>
    </h3>
  );
}

const MOST_WORKS = 3;

// Who is away on a day.
function Away({ absences }: { absences: readonly Absence[] }) {
  const { meId, nameOf } = useSitePeople();
  if (absences.length === 0) return null;
  const words = absences.map((absence) => awayName(absence.userId === meId ? "toi" : nameOf(absence.userId), absence));
  return (
    <p className="flex items-center gap-2 text-fine text-quiet">
      <TreePalm aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {absences.length > 1 ? "Absents" : "Absence"} : {words.join(", ")}
      </span>
    </p>
  );
}

function EmptyDay({
  date,
  lastFreeDay,
  closures,
  isPast,
  manages,
}: {
  date: CalendarDate;
  lastFreeDay: CalendarDate;
  closures: readonly Closure[];
  isPast: boolean;
  manages: boolean;
}) {
  const holiday = publicHoliday(date);
  if (holiday !== null) return <p className="text-fine text-quiet">{holiday}, férié</p>;
  const closure = closureOn(date, closures);
  if (closure !== null) return <p className="text-fine text-quiet">{closure}, fermé</p>;
  if (!isWorkingDay(date, closures)) return <p className="text-fine text-quiet">Week-end</p>;
  const look = "flex min-h-11 items-center justify-between rounded-card border border-dashed border-edge px-3";
  const words = lastFreeDay === date ? "Libre" : `Libre jusqu'au ${planningDay(lastFreeDay)}`;
  if (!manages || isPast) return <p className={cx(look, "text-good")}>{words}</p>;
  return (
    <Link
      to="/project/new"
      hash={`day=${date}`}
      aria-label={`${words}, planifier ${planningDay(date)}`}
      className={cx(look, "hover:border-act")}
    >
      <span className="text-good">{words}</span>
      <Plus aria-hidden className="size-5 text-act" />
    </Link>
  );
}
