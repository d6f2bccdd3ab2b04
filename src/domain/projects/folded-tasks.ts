import type { Task } from "./task.ts";
import { sectionsOf } from "./task.ts";

/** As many done tasks of one heading stay in sight: they take less room than what folds them. */
const MOST_SHOWN = 2;

/**
 * The tasks that a checklist folds when it is opened: those of a heading that is wholly done, and the done ones of
 * another once they are many. A list that is wholly done and has no headings stays open: it has nothing else to show.
 */
export function foldedAtOpening(tasks: readonly Pick<Task, "id" | "section" | "done">[]): ReadonlySet<string> {
  const sections = sectionsOf(tasks);
  const isWholeDone = tasks.every(({ done }) => done);
  if (isWholeDone && sections.length < 2) return new Set();
  const foldedTasks = sections.flatMap((section) => {
    const doneTasks = section.tasks.filter(({ done }) => done);
    const isDone = doneTasks.length === section.tasks.length;
    return (isDone && sections.length > 1) || doneTasks.length > MOST_SHOWN ? doneTasks : [];
  });
  return new Set(foldedTasks.map(({ id }) => id));
}
