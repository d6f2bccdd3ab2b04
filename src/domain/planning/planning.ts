import type { Closure } from "../company/closures/closures.ts";
import { restOn } from "../company/closures/closures.ts";
import type { Agreement } from "../projects/agreement.ts";
import type { ProjectStage } from "../projects/stages/stages.ts";
import { isInvoicedStage } from "../projects/stages/stages.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween, weekday } from "../shared/calendar-date.ts";
import { countDaysBegun, daysToHoursE4, e4ToHours, hoursToE4 } from "../shared/money.ts";
import type { DaySpan } from "./bar-change.ts";

/** What a planning knows of a project. `hours` are those of its estimation, or else of the lines of its quote. */
export type PlannedWork = {
  startDate: CalendarDate;
  endDate: CalendarDate | null;
  hours: number | null;
  isRecurring: boolean;
  isOver: boolean;
  agreement: Agreement;
  tasksTotal: number;
  tasksDone: number;
};

/** True of work that was invoiced with nothing left to do. A deposit is invoiced before anything is done. */
export function isWorkOver({
  stage,
  tasksTotal,
  tasksDone,
}: {
  stage: ProjectStage;
  tasksTotal: number;
  tasksDone: number;
}): boolean {
  return isInvoicedStage(stage) && tasksDone === tasksTotal;
}

/** Why work is late: its last day is over and tasks are left, or its first day is over and nothing was begun. */
export type LateReason = "unfinished" | "unstarted";

/** Days of a week by their places, from 0 for Monday, both ends included. */
type Columns = { from: number; to: number };

/** A project drawn over the days of a week: from which day to which, and in which row. */
export type Bar<Item> = Columns & {
  item: Item;
  row: number;
  isFromBefore: boolean;
  isCutAfter: boolean;
};

/** A day from Monday to Friday that is neither a public holiday nor a day on which the company is closed. */
export function isWorkingDay(date: CalendarDate, closures: readonly Closure[]): boolean {
  return weekday(date) <= 5 && restOn(date, closures) === null;
}

/** The hours of work that lines counted in days and in hours make. Null when they count none. */
export function hoursOfLines({ days, hours }: { days: number; hours: number }, hoursADay: number): number | null {
  const totalE4 = daysToHoursE4(hoursToE4(days), hoursToE4(hoursADay)) + hoursToE4(hours);
  return totalE4 > 0 ? e4ToHours(totalE4) : null;
}

/**
 * The hours that a project is planned with: those of its estimation, else of the lines of its quote, else of its tasks.
 * Null when nobody counted any.
 */
export function hoursOfProject(
  sources: {
    estimatedHours: number | null;
    linesWork: { days: number; hours: number } | null;
    tasksHours: number | null;
  },
  hoursADay: number,
): number | null {
  const { estimatedHours, linesWork, tasksHours } = sources;
  return estimatedHours ?? (linesWork && hoursOfLines(linesWork, hoursADay)) ?? tasksHours;
}

// Longer estimates than this are no plan of consecutive days.
const MOST_WORKING_DAYS = 120;

/**
 * The last day of a project: the one that was given, else the day on which its hours are done when they are worked one
 * working day after the other. Without hours, and for recurring work, its first day.
 */
export function lastDayOfWork(
  { startDate, endDate, hours, isRecurring }: Pick<PlannedWork, "startDate" | "endDate" | "hours" | "isRecurring">,
  hoursADay: number,
  closures: readonly Closure[],
): CalendarDate {
  if (endDate !== null) return endDate < startDate ? startDate : endDate;
  if (hours === null || isRecurring) return startDate;
  let left = Math.min(countDaysBegun(hours, hoursADay), MOST_WORKING_DAYS);
  let last = startDate;
  // The first day counts, even a Sunday that was chosen to begin on.
  for (let day = startDate; left > 0; day = addDays(day, 1)) {
    if (day !== startDate && !isWorkingDay(day, closures)) continue;
    last = day;
    left -= 1;
  }
  return last;
}

/** Its days between two: its first and its last one, and the working days between them. */
export function isWorkedOn(date: CalendarDate, { firstDay, lastDay }: DaySpan, closures: readonly Closure[]): boolean {
  if (date === firstDay || date === lastDay) return true;
  return date > firstDay && date < lastDay && isWorkingDay(date, closures);
}

/** The rank of a day among the days of a project, from 1, and how many it has. */
export function rankOfDay(
  date: CalendarDate,
  { firstDay, lastDay }: DaySpan,
  closures: readonly Closure[],
): { rank: number; count: number } {
  let rank = 0;
  let count = 0;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (!isWorkedOn(day, { firstDay, lastDay }, closures)) continue;
    count += 1;
    if (day <= date) rank += 1;
  }
  return { rank, count };
}

/**
 * Why a project is late today, or null. Recurring work, and work that is over or declined, never is. Nobody is
 * expected to begin what the customer has not agreed to.
 */
export function lateReason(work: PlannedWork, lastDay: CalendarDate, today: CalendarDate): LateReason | null {
  if (work.isOver || work.isRecurring || work.agreement === "declined") return null;
  const isBegun = work.tasksDone > 0;
  if (isBegun && work.tasksDone < work.tasksTotal) return lastDay < today ? "unfinished" : null;
  return !isBegun && work.agreement !== "waiting" && work.startDate < today && lastDay < today ? "unstarted" : null;
}

/** The days of a project that would begin on a day and have as many days of work. */
export function movedSpan(span: DaySpan, firstDay: CalendarDate, closures: readonly Closure[]): DaySpan {
  return spanOfDays(firstDay, rankOfDay(span.lastDay, span, closures).count, closures);
}

/** So many days of work from a first one on. */
export function spanOfDays(firstDay: CalendarDate, count: number, closures: readonly Closure[]): DaySpan {
  const work = { startDate: firstDay, endDate: null, hours: count, isRecurring: false };
  return { firstDay, lastDay: lastDayOfWork(work, 1, closures) };
}

/** The seven days of the week of a day, from Monday. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = addDays(date, 1 - weekday(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** The next working days, today included, on which no project is worked. */
export function nextFreeDays(
  spans: readonly DaySpan[],
  today: CalendarDate,
  count: number,
  closures: readonly Closure[],
): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = today; days.length < count && day < addDays(today, LONGEST_LOOK); day = addDays(day, 1)) {
    const isFree = isWorkingDay(day, closures) && !spans.some((span) => isWorkedOn(day, span, closures));
    if (isFree) days.push(day);
  }
  return days;
}

const LONGEST_LOOK = 90;

/**
 * The projects of a week as bars, the first ones in the upper rows, so that none lies over another. `lying`: what lies
 * in the rows already.
 */
export function barsOf<Item extends DaySpan>(
  items: readonly Item[],
  week: readonly CalendarDate[],
  lying: readonly (Columns & { row: number })[] = [],
): Bar<Item>[] {
  const [monday = "", sunday = ""] = [week[0], week.at(-1)];
  const takenRows: Columns[][] = [];
  for (const one of lying) (takenRows[one.row] ??= []).push(one);
  return items
    .filter(({ firstDay, lastDay }) => firstDay <= sunday && lastDay >= monday)
    .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : one.firstDay > other.firstDay ? 1 : 0))
    .map((item) => {
      const from = Math.max(daysBetween(monday, item.firstDay), 0);
      const to = Math.min(daysBetween(monday, item.lastDay), week.length - 1);
      const freeRow = takenRows.findIndex((bars) => bars.every((one) => one.to < from || one.from > to));
      const row = freeRow < 0 ? takenRows.length : freeRow;
      (takenRows[row] ??= []).push({ from, to });
      return { item, from, to, row, isFromBefore: item.firstDay < monday, isCutAfter: item.lastDay > sunday };
    });
}
