import type { Task } from "../../projects/task.ts";
import { partBasisPoints, wholePercents } from "../../shared/money.ts";
import type { WorkSection } from "./sections.ts";

type TickedTask = Pick<Task, "id" | "done" | "estimateHoursE4" | "section">;

/**
 * How far a section of the quote is, in basis points, by the ticked tasks of the site: those that its lines were drawn
 * from, or that stand under its heading. They count by their hours, one each when none has hours. It is rounded down to
 * a percent. Null when the site has no task of the section.
 */
export function doneShare(section: WorkSection, tasks: readonly TickedTask[]): number | null {
  const drawnFrom = new Set(section.items.flatMap(({ source }) => (source?.kind === "task" ? [source.taskId] : [])));
  const heading = wordsOf(section.label);
  const ownTasks = tasks.filter(({ id, section: name }) => drawnFrom.has(id) || wordsOf(name) === heading);
  if (ownTasks.length === 0) return null;
  const hasHours = ownTasks.some(({ estimateHoursE4 }) => estimateHoursE4 > 0);
  const weightOf = (some: readonly TickedTask[]) =>
    some.reduce((sum, { estimateHoursE4 }) => sum + (hasHours ? estimateHoursE4 : 1), 0);
  return wholePercents(partBasisPoints(weightOf(ownTasks.filter(({ done }) => done)), weightOf(ownTasks)));
}

function wordsOf(name: string): string {
  return name.trim().toLowerCase();
}
