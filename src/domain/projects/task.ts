import type { ChosenVatReason } from "../lines/vat-reasons.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween } from "../shared/calendar-date.ts";
import { e4ToHours, hoursToE4, percentOf } from "../shared/money.ts";
import { MAX_HOURS_OR_RATE } from "../shared/typed-number.ts";

/** A task of a project. Hours x 10^4. VAT in basis points, null for the project's rate. */
export type Task = {
  id: string;
  title: string;
  description: string;
  estimateHoursE4: number;
  vatBasisPoints: number | null;
  /** The reason of a rate of 0. Null for any other rate. */
  vatReason: ChosenVatReason | null;
  done: boolean;
  /** Ticked by the owner or a manager (« maître d'œuvre »), not by a worker. */
  doneByMaitre: boolean;
  /** Who ticked it and when that arrived, null while it is left and when it is not known. */
  doneBy: string | null;
  doneAt: Date | null;
  /** When it was ticked where it was done, null when its device did not say it. Never after `doneAt`. */
  tickedAt: Date | null;
  /** The heading that it stands under, empty for none. */
  section: string;
  /** Its own days, or null for both: it then takes its place among those of the project. */
  firstDay: CalendarDate | null;
  lastDay: CalendarDate | null;
};

/** Longest stored title and description, in characters (docs/specification.md#what-is-read). */
export const MAX_TASK_TITLE = 180;
export const MAX_TASK_DESCRIPTION = 300;

/** How many tasks of a proposal are kept, and how many are shown (docs/specification.md#limits). */
export const MAX_PROPOSED_TASKS = 60;
export const MAX_SHOWN_TASKS = 25;

/** A proposed task: the project has nothing of it until it is kept. `is_certain`: asked for in the person's words. */
export type ProposedTask = { title: string; description: string; estimate_h: number; is_certain: boolean };

/** The tasks of a stored proposal that the project does not have yet, told from its own by their titles. */
export function listUnkeptTasks(
  proposedTasks: readonly unknown[],
  tasks: readonly { title: string }[],
): ProposedTask[] {
  const titles = new Set(tasks.map(({ title }) => title.toLowerCase()));
  return proposedTasks.flatMap((task) => {
    if (typeof task !== "object" || task === null) return [];
    const { title, description, estimateHoursE4 } = tidyTask(task);
    if (titles.has(title.toLowerCase())) return [];
    const is_certain = "is_certain" in task && task.is_certain === true;
    return [{ title, description, estimate_h: e4ToHours(estimateHoursE4), is_certain }];
  });
}

/** How long to wait for proposed tasks (docs/specification.md#limits). */
export const TASKS_TIMEOUT_MS = 20_000;

/**
 * How many tasks the checklist loads (docs/specification.md#limits). The work screen and the documents have no limit.
 */
export const MAX_CHECKLIST_TASKS = 200;

/**
 * A normalised task (docs/specification.md#what-is-read). The title has single spaces and 180 characters at most, «
 * Tâche » when empty. Hours are zero or more, 0 otherwise. The description has 300 characters at most. The caller gives
 * the id.
 */
export function tidyTask(raw: {
  title?: unknown;
  estimate_h?: unknown;
  description?: unknown;
  section?: unknown;
}): Omit<Task, "id"> {
  const hours = typeof raw.estimate_h === "string" ? Number(raw.estimate_h.replace(",", ".")) : raw.estimate_h;
  const isValid = typeof hours === "number" && Number.isFinite(hours) && hours >= 0 && hours <= MAX_HOURS_OR_RATE;
  return {
    title: tidyTitle(raw.title),
    description: (typeof raw.description === "string" ? raw.description.trim() : "").slice(0, MAX_TASK_DESCRIPTION),
    estimateHoursE4: isValid ? hoursToE4(hours) : 0,
    vatBasisPoints: null,
    vatReason: null,
    done: false,
    doneByMaitre: false,
    doneBy: null,
    doneAt: null,
    tickedAt: null,
    section: oneLine(raw.section).slice(0, MAX_TASK_TITLE).trim(),
    firstDay: null,
    lastDay: null,
  };
}

/** The title of a task as it is stored: single spaces, 180 characters at most, « Tâche » when empty. */
export function tidyTitle(title: unknown): string {
  return oneLine(title).slice(0, MAX_TASK_TITLE).trim() || "Tâche";
}

/**
 * The ticks of a task after a change. Owners and managers (`isLeader`) tick as « maître d'œuvre » unless they say
 * otherwise, and that mark alone ticks the task. A worker ticks plainly, and leaves the mark unchanged.
 */
export function tickTask(
  storedTicks: Pick<Task, "done" | "doneByMaitre">,
  sentTicks: { done?: boolean | undefined; doneByMaitre?: boolean | undefined },
  isLeader: boolean,
): Pick<Task, "done" | "doneByMaitre"> {
  const done = sentTicks.done ?? (storedTicks.done || (isLeader && sentTicks.doneByMaitre === true));
  if (!isLeader) return { done, doneByMaitre: done && storedTicks.doneByMaitre };
  return { done, doneByMaitre: done && (sentTicks.doneByMaitre ?? (sentTicks.done || storedTicks.doneByMaitre)) };
}

/** A tick that waited for a network longer than this many seconds, a month, says no hour of its own. */
export const LONGEST_TICK_DELAY_SECONDS = 2_592_000;

type WhoTicked = Pick<Task, "doneBy" | "doneAt" | "tickedAt">;

/**
 * Who ticked a task and when, after a change: the first tick counts, and one that is taken back leaves nothing.
 * `elapsedSeconds`: how long ago it was ticked when it arrived, undefined when that is not known.
 */
export function tickedBy(
  storedTask: Pick<Task, "done"> & WhoTicked,
  isDone: boolean,
  by: string,
  at: Date,
  elapsedSeconds?: number,
): WhoTicked {
  if (!isDone) return { doneBy: null, doneAt: null, tickedAt: null };
  const { doneBy, doneAt, tickedAt } = storedTask;
  if (storedTask.done) return { doneBy, doneAt, tickedAt };
  return {
    doneBy: by,
    doneAt: at,
    tickedAt: elapsedSeconds === undefined ? null : new Date(at.getTime() - elapsedSeconds * 1_000),
  };
}

type TaskDays = Pick<Task, "firstDay" | "lastDay">;

/**
 * The days of a task after a change, or null when they end before they begin. A day that is sent alone takes the other
 * one along, and no day ends both.
 */
export function daysOfTask(
  storedDays: TaskDays,
  sentDays: { firstDay?: CalendarDate | null | undefined; lastDay?: CalendarDate | null | undefined },
): TaskDays | null {
  const { firstDay: sentFirst, lastDay: sentLast } = sentDays;
  if (sentFirst === undefined && sentLast === undefined)
    return { firstDay: storedDays.firstDay, lastDay: storedDays.lastDay };
  if (sentFirst === null || sentLast === null) return { firstDay: null, lastDay: null };
  const firstDay = sentFirst ?? storedDays.firstDay ?? sentLast ?? null;
  const lastDay = sentLast ?? storedDays.lastDay ?? firstDay;
  if (firstDay === null || lastDay === null || firstDay <= lastDay) return { firstDay, lastDay };
  if (sentFirst !== undefined && sentLast !== undefined) return null;
  const day = sentFirst ?? sentLast ?? firstDay;
  return { firstDay: day, lastDay: day };
}

/** How many days the tasks of a project follow it when its own days change: those of a project that is moved whole. */
export function daysMoved(
  storedDays: { startDate: CalendarDate | null; endDate: CalendarDate | null },
  savedDays: { startDate: CalendarDate | null; endDate: CalendarDate | null },
): number {
  if (storedDays.startDate === null || savedDays.startDate === null) return 0;
  const days = daysBetween(storedDays.startDate, savedDays.startDate);
  if (storedDays.endDate === null || savedDays.endDate === null)
    return storedDays.endDate === savedDays.endDate ? days : 0;
  return daysBetween(storedDays.endDate, savedDays.endDate) === days ? days : 0;
}

/** Tasks by heading: those of one heading that follow one another stand together. */
export function sectionsOf<Headed extends { section: string }>(
  tasks: readonly Headed[],
): { name: string; tasks: Headed[] }[] {
  const sections: { name: string; tasks: Headed[] }[] = [];
  for (const task of tasks) {
    const latest = sections.at(-1);
    if (latest?.name === task.section) latest.tasks.push(task);
    else sections.push({ name: task.section, tasks: [task] });
  }
  return sections;
}

/** The hours of all tasks, rounded to the 10^-4 hour. */
export function totalHours(tasks: readonly { estimate_h: number }[]): number {
  return e4ToHours(tasks.reduce((sum, task) => sum + hoursToE4(task.estimate_h), 0));
}

/** Share of done tasks, in percent, rounded. 0 without tasks (docs/specification.md#limits). */
export function progressPercent(done: number, total: number): number {
  return Math.round(percentOf(done, total));
}

function oneLine(value: unknown): string {
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "";
}
