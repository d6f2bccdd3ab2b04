import type { ItemLine } from "#domain/lines/line.ts";
import { tasksOfLines } from "#domain/projects/tasks-of-lines.ts";
import { lineChanges } from "#domain/quotes/change-orders/change-order.ts";
import { readHoursADayE4 } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { addTasks, listSourcesOfTasks } from "#server/projects/tasks.repository.ts";
import { findQuote } from "./kept-quotes.ts";

/**
 * Adds to the tasks of a project the lines that an accepted change order adds to its quote. A project without tasks has
 * none to complete: its works offer to take the lines of the whole quote.
 *
 * They stay when the acceptance is withdrawn: that mends an answer noted by mistake, and their times, their days and
 * what was written in them would be lost. Accepted again, the order finds them by their line, whatever they are called.
 */
export async function addTasksOfOrder(deps: Deps, tx: Db, companyId: string, versionId: string): Promise<void> {
  const quote = (await findQuote(deps, tx, versionId))?.quote;
  if (!quote?.amends) return;
  const { projectId, lines, amends } = quote;
  const [knownTasks, dayHoursE4] = await Promise.all([listSourcesOfTasks(tx, projectId), readHoursADayE4(tx)]);
  if (knownTasks.length === 0) return;
  const changes = lineChanges(lines, amends);
  const isAdded = (lineId: string) => changes.get(lineId)?.kind === "added";
  const lineIds = new Set(knownTasks.map(({ lineId }) => lineId));
  const taskIds = new Set(knownTasks.map(({ taskId }) => taskId));
  // A line that was drawn from a task, or whose order was agreed before, is there already.
  const isKnown = (line: ItemLine) =>
    lineIds.has(line.id) || (line.source?.kind === "task" && taskIds.has(line.source.taskId));
  const addedLines = lines.filter(
    (line) => line.kind === "section" || (line.kind === "item" && isAdded(line.id) && !isKnown(line)),
  );
  const tasks = tasksOfLines(addedLines, dayHoursE4).map(({ lineId, title, hoursE4, section }) => ({
    lineId,
    id: deps.ids(),
    title,
    description: "",
    estimateHoursE4: hoursE4,
    vatBasisPoints: null,
    vatReason: null,
    done: false,
    doneByMaitre: false,
    doneBy: null,
    doneAt: null,
    tickedAt: null,
    section,
    firstDay: null,
    lastDay: null,
  }));
  await addTasks(tx, companyId, projectId, tasks, true, deps.clock());
}
