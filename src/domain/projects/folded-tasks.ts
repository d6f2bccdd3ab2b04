import type { Task } from "./task.ts";
import { sectionsOf } from "./task.ts";

/** As many done tasks of a list without headings stay in sight: they take less room than what folds them. */
const MOST_SHOWN = 2;

/** A list with more tasks than that opens on the headings that are worked on. */
const MOST_OPEN = 10;

/** As many headings that are worked on are open, be all of them late. */
const MOST_HEADINGS = 2;

type OpenedTask = Pick<Task, "id" | "section" | "done">;

/** How a checklist opens. `ids`: its tasks in the order in which they are shown. `foldedIds`: those that are folded. */
export type ChecklistOpening = { ids: readonly string[]; foldedIds: ReadonlySet<string> };

/**
 * How a checklist opens: on what is to be done now. What is left comes before what is done, under each heading too.
 * What is done is folded, without headings once it is much. Of a long list, only the headings that are worked on are
 * open. A list that is wholly done and has no headings stays open: it has nothing else to show. `isToCheck`: whoever
 * looks has still to check it, so that it stays in sight. `isDue`: it is late, or today is one of its days.
 */
export function openingOf<AnyTask extends OpenedTask>(
  tasks: readonly AnyTask[],
  isToCheck: (task: AnyTask) => boolean = () => false,
  isDue: (task: AnyTask) => boolean = () => false,
): ChecklistOpening {
  const sections = sectionsOf(tasks);
  if (sections.length < 2 && tasks.every(({ done }) => done))
    return { ids: tasks.map(({ id }) => id), foldedIds: new Set() };
  const current = new Set(currentNames(sections, isDue));
  const isLong = tasks.length > MOST_OPEN && sections.length > 1;
  const rankOf = ({ name, tasks: rows }: (typeof sections)[number]) =>
    isLong && current.has(name) ? 0 : rows.some(({ done }) => !done) ? 1 : 2;
  const shownSections = sections.toSorted((one, other) => rankOf(one) - rankOf(other));
  const foldedTasks = sections.flatMap(({ name, tasks: rows }) => {
    const quietTasks = rows.filter((task) => !isToCheck(task));
    if (isLong && !current.has(name)) return quietTasks;
    const doneTasks = quietTasks.filter(({ done }) => done);
    return sections.length > 1 || doneTasks.length > MOST_SHOWN ? doneTasks : [];
  });
  return {
    ids: shownSections.flatMap(({ tasks: rows }) =>
      rows.toSorted((one, other) => Number(one.done) - Number(other.done)).map(({ id }) => id),
    ),
    foldedIds: new Set(foldedTasks.map(({ id }) => id)),
  };
}

/** The headings that are worked on: those that have something due, otherwise the first one that has something left. */
function currentNames<AnyTask extends OpenedTask>(
  sections: readonly { name: string; tasks: AnyTask[] }[],
  isDue: (task: AnyTask) => boolean,
): string[] {
  const leftSections = sections.filter(({ tasks }) => tasks.some(({ done }) => !done));
  const dueSections = leftSections.filter(({ tasks }) => tasks.some((task) => !task.done && isDue(task)));
  const currentSections = dueSections.length > 0 ? dueSections.slice(0, MOST_HEADINGS) : leftSections.slice(0, 1);
  return currentSections.map(({ name }) => name);
}
