import type { ProjectAnswer } from "#api/projects.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { endWords, lateTasksWords, lateTaskWords } from "#domain/planning/planning.messages.ts";
import { hoursOfProject, lastDayOfWork, lateReason } from "#domain/planning/planning.ts";
import {
  comingWords,
  projectDelayWords,
  finishedWords,
  startWords,
  unkeptEndWords,
} from "#domain/planning/site-days.messages.ts";
import { isTaskLate, spansOfTasks } from "#domain/planning/task-spans.ts";
import { agreementOf } from "#domain/projects/agreement.ts";
import { totalHours } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE, dayAt, daysBetween } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { leftMinutesOf } from "#domain/times/overrun.ts";
import type { LateTasks } from "#web/projects/checklist/checklist.tsx";
import { missedHoursWords } from "./missed-hours.ts";

type Days = {
  hoursADay: number;
  closures: readonly Closure[];
  today: CalendarDate;
  absences: readonly Absence[];
  /** Who is on it, none for whoever works alone. */
  people: readonly string[];
  /** The minutes noted on each task, by its ID. */
  spentMinutes: ReadonlyMap<string, number>;
};

/** When a project ends and what of it is late, as its planning says. Null of a project that has no day in it. */
export function lateTasksOf(project: ProjectAnswer, days: Days): LateTasks | null {
  const { hoursADay, closures, today } = days;
  const { start_date: startDate, end_date: endDate, tasks, quote } = project;
  const isDeclined = quote?.status === "declined" && !tasks.some(({ done }) => done);
  if (startDate === null || isDeclined) return null;
  const work = plannedWork(project, hoursADay);
  const { isRecurring } = work;
  const lastDay = lastDayOfWork({ ...work, startDate, endDate }, hoursADay, closures);
  const timedTasks = tasks.map(({ estimate_h: hours, first_day, last_day }) => {
    return { hours, firstDay: first_day, lastDay: last_day };
  });
  const spans = spansOfTasks(timedTasks, { firstDay: startDate, lastDay }, closures);
  const leftSpans = tasks.flatMap(({ id, done }, rank) => {
    const span = spans[rank];
    return done || span === undefined ? [] : [{ id, span }];
  });
  const lateWords = leftSpans.flatMap(({ id, span }): [string, string][] =>
    isTaskLate({ isDone: false, isRecurring }, span, { today, workFrom: startDate })
      ? [[id, lateTaskWords(span.lastDay)]]
      : [],
  );
  const isToCome = startDate > today && !tasks.some(({ done }) => done);
  const missedDays =
    isRecurring || leftSpans.length === 0 ? "" : missedDaysOf(project, { firstDay: startDate, lastDay }, days);
  const finishedDay = finishedDayOf(tasks);
  const plannedEnd = missedDays === "" ? endWords(lastDay, today) : unkeptEndWords(lastDay);
  const end = isToCome ? comingWords({ firstDay: startDate, lastDay }, today) : plannedEnd;
  const start = isToCome ? withCapital(startWords(startDate, today)) : "";
  return {
    start,
    end: withCapital(finishedDay === null ? end : finishedWords(finishedDay, lastDay, today)),
    late: lateWords.length === 0 ? "" : lateTasksWords(lateWords.length),
    lateWords: new Map(lateWords),
    dueIds: new Set(leftSpans.flatMap(({ id, span }) => (span.firstDay <= today ? [id] : []))),
    missedDays,
    delay: delayOf(project, { startDate, lastDay }, days),
  };
}

function missedDaysOf(project: ProjectAnswer, span: DaySpan, days: Days): string {
  const { hoursADay, closures, absences, people, today, spentMinutes } = days;
  const facts = { ...span, hours: plannedWork(project, hoursADay).hours, people, today, spentMinutes };
  return missedHoursWords(project, facts, { minutesADay: minutesOfHours(hoursADay), closures, absences });
}

// The day on which the last task of a project was ticked. Null while one is left.
function finishedDayOf(tasks: ProjectAnswer["tasks"]): CalendarDate | null {
  if (tasks.some(({ done }) => !done)) return null;
  const days = tasks.flatMap(({ done_at: at }) => (at ? [dayAt(new Date(at), FRENCH_TIME_ZONE)] : []));
  return days.toSorted().at(-1) ?? null;
}

type Dates = { startDate: CalendarDate; lastDay: CalendarDate };

// How late a project is as a whole, as the planning counts it. Null while its last day is not over.
function delayOf(project: ProjectAnswer, { startDate, lastDay }: Dates, days: Days): LateTasks["delay"] {
  const { tasks, quote, end_date: endDate } = project;
  const leftCount = tasks.filter(({ done }) => !done).length;
  if (leftCount === 0) return null;
  const work = {
    ...plannedWork(project, days.hoursADay),
    startDate,
    endDate,
    isOver: false,
    agreement: agreementOf(quote && quote.status),
    tasksTotal: tasks.length,
    tasksDone: tasks.length - leftCount,
  };
  const reason = lateReason(work, lastDay, days.today);
  if (reason === null) return null;
  const leftMinutes = leftMinutesOf(tasks, days.spentMinutes);
  return { reason, words: projectDelayWords(daysBetween(lastDay, days.today), leftMinutes, leftCount) };
}

/** A project as its planning counts its days: its hours, null when nobody counted them, and whether it comes back. */
export function plannedWork(project: ProjectAnswer, hoursADay: number): { hours: number | null; isRecurring: boolean } {
  const sources = {
    estimatedHours: project.estimation_hours,
    // An answer that the device kept from an earlier version says nothing of it.
    linesWork: project.lines_work ?? null,
    tasksHours: totalHours(project.tasks) || null,
  };
  return { hours: hoursOfProject(sources, hoursADay), isRecurring: project.project_recurrence === "recurring" };
}
