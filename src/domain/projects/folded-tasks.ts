import type { Task } from "./task.ts";
import { sectionsOf } from "./task.ts";

/** As many done tasks of one heading stay in sight: they take less room than what folds them. */
const MOST_SHOWN = 2;

/**
 * The tasks that a checklist folds when it is opened: those of a heading that is wholly done, and the done ones of
 * another once they are many. A list that is wholly done and has no headings stays open: it has nothing else to show.
 * `isToCheck`: whoever looks has still to check it, so that it stays in sight.
 */
export function foldedAtOpening<AnyTask extends Pick<Task, "id" | "section" | "done">>(
  tasks: readonly AnyTask[],
  isToCheck: (task: AnyTask) => boolean = () => false,
): ReadonlySet<string> {
  const sections = sectionsOf(tasks);
  const isWholeDone = tasks.every(({ done }) => done);
  if (isWholeDone && sections.length < 2) return new Set();
  const foldedTasks = sections.flatMap((section) => {
    const doneTasks = section.tasks.filter(({ done }) => done);
    const isDone = doneTasks.length === section.tasks.length;
    const quietTasks = doneTasks.filter((task) => !isToCheck(task));
    return (isDone && sections.length > 1) || quietTasks.length > MOST_SHOWN ? quietTasks : [];
  });
  return new Set(foldedTasks.map(({ id }) => id));
}
