import { tasksOfLines } from "#domain/projects/tasks-of-lines.ts";
import { lineChanges } from "#domain/quotes/change-orders/change-order.ts";
import { readHoursADayE4 } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { addTasks, listTasksOf } from "#server/projects/tasks.repository.ts";
import { findQuote } from "./kept-quotes.ts";

/**
 * Adds to the tasks of a project the lines that an accepted change order adds to its quote. A project without tasks has
 * none to complete: its works offer to take the lines of the whole quote.
 */
export async function addTasksOfOrder(deps: Deps, tx: Db, companyId: string, versionId: string): Promise<void> {
  const quote = (await findQuote(deps, tx, versionId))?.quote;
  if (!quote?.amends) return;
  const { projectId, lines, amends } = quote;
  const [knownTasks, dayHoursE4] = await Promise.all([listTasksOf(tx, projectId), readHoursADayE4(tx)]);
  if (knownTasks.length === 0) return;
  const changes = lineChanges(lines, amends);
  const addedLines = lines.filter(({ kind, id }) => kind === "section" || changes.get(id)?.kind === "added");
  // A line that was drawn from a task, or whose order was agreed before, is there already.
  const tasks = tasksOfLines(addedLines, dayHoursE4)
    .filter((task) => !knownTasks.some(({ title, section }) => title === task.title && section === task.section))
    .map(({ title, hoursE4, section }) => ({
      id: deps.ids(),
      title,
      description: "",
      estimateHoursE4: hoursE4,
      vatBasisPoints: null,
      vatReason: null,
      done: false,
      doneByMaitre: false,
      section,
      firstDay: null,
      lastDay: null,
    }));
  await addTasks(tx, companyId, projectId, tasks, true, deps.clock());
}
