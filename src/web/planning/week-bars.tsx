import { shortWeekday } from "#domain/planning/planning.messages.ts";
import { barsOf, isWorkedOn, isWorkingDay } from "#domain/planning/planning.ts";
import { publicHoliday } from "#domain/planning/public-holiday.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { customerOfPlan, planLook } from "./planned-card.tsx";
import type { PlannedProject } from "./use-planning.ts";

/**
 * Weeks on a wide screen: a column for each day, and each project a bar over its days. `month`: the days of another
 * month are paler.
 */
export function WeekBars({
  weeks,
  plans,
  today,
  month = null,
}: {
  weeks: readonly (readonly CalendarDate[])[];
  plans: readonly PlannedProject[];
  today: CalendarDate;
  month?: string | null;
}) {
  const [firstWeek = []] = weeks;
  return (
    <div className="overflow-clip rounded-card border border-line bg-paper">
      {month !== null && (
        <div aria-hidden className="grid grid-cols-7 border-b border-line text-center text-fine text-quiet">
          {firstWeek.map((date) => (
            <span key={date} className="py-2">
              {shortWeekday(date)}
            </span>
          ))}
        </div>
      )}
      <ol className="divide-y divide-line">
        {weeks.map((week) => (
          <Week key={week[0]} week={week} plans={plans} today={today} month={month} />
        ))}
      </ol>
    </div>
  );
}

function Week({
  week,
  plans,
  today,
  month,
}: {
  week: readonly CalendarDate[];
  plans: readonly PlannedProject[];
  today: CalendarDate;
  month: string | null;
}) {
  const bars = barsOf(plans, week);
  const isWeekAlone = month === null;
  const rows = bars.reduce((most, { row }) => Math.max(most, row + 1), 0);
  return (
    <li
      className={cx("grid grid-cols-7 content-start gap-y-1 pb-2", isWeekAlone ? "min-h-48" : "min-h-24")}
      style={{ gridTemplateRows: `${isWeekAlone ? "2.75rem" : "2.25rem"} repeat(${Math.max(rows, 1)}, auto) 1fr` }}
    >
      {week.map((date, column) => (
        <DayColumn
          key={date}
          {...{ date, column, today, isWeekAlone }}
          isPale={month !== null && date.slice(0, 7) !== month}
          isFree={!plans.some(({ firstDay, lastDay }) => isWorkedOn(date, firstDay, lastDay))}
        />
      ))}
      {bars.map(({ item, from, to, row, isFromBefore, isCutAfter }) => (
        <Link
          key={item.project.id}
          to="/project/$id"
          params={{ id: item.project.id }}
          title={`${item.project.name} · ${customerOfPlan(item)}`}
          className={cx(
            "z-10 min-w-0 border border-l-4 border-line bg-bench px-2 py-1 hover:bg-sunk",
            planLook(item),
            isWeekAlone ? "min-h-12" : "min-h-7 text-fine",
            isFromBefore ? "ml-0 rounded-l-none" : "ml-1 rounded-l-inner",
            isCutAfter ? "mr-0 rounded-r-none border-r-0" : "mr-1 rounded-r-inner",
          )}
          style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: row + 2 }}
        >
          <span className={cx("font-[550]", isWeekAlone ? "line-clamp-2 leading-tight" : "block truncate")}>
            {item.project.name}
          </span>
          {isWeekAlone && <span className="block truncate text-fine text-quiet">{factsOf(item)}</span>}
        </Link>
      ))}
    </li>
  );
}

function factsOf(plan: PlannedProject): string {
  const { tasks_total, tasks_done } = plan.project;
  const left = tasks_total - tasks_done;
  const tasks = tasks_total === 0 ? "" : left === 0 ? "tout est fait" : `${tasks_done}/${tasks_total} tâches`;
  return [plan.late === null ? "" : "en retard", customerOfPlan(plan), tasks].filter((fact) => fact !== "").join(" · ");
}

// The column of a day goes under all bars, so that today is one band.
function DayColumn({
  date,
  column,
  today,
  isWeekAlone,
  isPale,
  isFree,
}: {
  date: CalendarDate;
  column: number;
  today: CalendarDate;
  isWeekAlone: boolean;
  isPale: boolean;
  isFree: boolean;
}) {
  const isToday = date === today;
  const holiday = publicHoliday(date);
  return (
    <div
      aria-current={isToday ? "date" : undefined}
      className={cx(
        "row-start-1 -mb-2 flex flex-col border-line px-2 pt-2 not-first:border-l",
        isToday ? "bg-act-pale" : !isWorkingDay(date) && "bg-sunk",
      )}
      style={{ gridColumn: column + 1, gridRow: "1 / -1" }}
    >
      <p className="flex h-7 items-center gap-1.5 text-fine text-quiet">
        {isWeekAlone && <span aria-hidden>{shortWeekday(date)}</span>}
        <span
          aria-hidden
          className={cx(
            "figures",
            isToday ? "font-[700] text-act" : !isPale && "font-[550] text-ink",
            isWeekAlone && "text-lead",
          )}
        >
          {Number(date.slice(8))}
        </span>
        <span className="sr-only">{formatLongDate(date)}</span>
        {holiday !== null && <span className="truncate">{isWeekAlone ? holiday : "férié"}</span>}
      </p>
      {isWeekAlone && isFree && isWorkingDay(date) && date >= today && (
        <p className="mt-1 text-fine text-good">Libre</p>
      )}
    </div>
  );
}
