import type { TaskAnswer } from "#api/tasks.ts";
import { updateTask } from "#api/tasks.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import {
  orderRemarks,
  overrunWords,
  spanRemarks,
  spanWords,
  unplacedWords,
} from "#domain/planning/planning.messages.ts";
import { useChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { PlannedProject } from "../use-planning.ts";
import type { TaskBar } from "./task-bar.ts";

/** What becomes of a task. `span`: null gives its days up. */
type TaskMove = { task: TaskAnswer; span: DaySpan | null };

/**
 * Saves the days of a task, and says what deserves a second look, with a way back. `tasksNow`: the tasks with the one
 * that is being saved where it was put.
 */
export function useMoveTask(
  plan: PlannedProject,
  tasks: readonly TaskAnswer[],
  closures: readonly Closure[],
  barsOf: (tasks: readonly TaskAnswer[]) => readonly TaskBar[],
) {
  const onError = (error: Error) => showToast(error.message);
  const save = ({ task, span }: TaskMove) =>
    call(updateTask, {
      params: { id: plan.id, taskId: task.id },
      body: { first_day: span?.firstDay ?? null, last_day: span?.lastDay ?? null },
    });
  const restore = useChange(save, { onError });
  const move = useChange(
    async ({ task, span }: TaskMove) => {
      await save({ task, span });
      const bars = barsOf(tasks.map((one) => (one.id === task.id ? movedTask(one, span) : one)));
      const sentence =
        span === null
          ? unplacedWords(task.title)
          : [
              spanWords(task.title, span),
              ...spanRemarks(span, [], closures),
              ...overrunWords(span, plan),
              ...orderRemarks(titlesAhead(bars, task.id)),
            ].join(" · ");
      const { first_day: firstDay, last_day: lastDay } = task;
      const formerSpan = firstDay === null || lastDay === null ? null : { firstDay, lastDay };
      showToast(sentence, () => restore.mutate({ task, span: formerSpan }));
      await whenRefreshed();
    },
    { onError },
  );
  const { isPending, variables } = move;
  const tasksNow = !isPending
    ? tasks
    : tasks.map((task) => (task.id === variables.task.id ? movedTask(task, variables.span) : task));
  return { tasksNow, moveTask: move.mutate };
}

function movedTask(task: TaskAnswer, span: DaySpan | null): TaskAnswer {
  return { ...task, first_day: span?.firstDay ?? null, last_day: span?.lastDay ?? null };
}

/** The open tasks that follow one in its section, and yet begin before it. */
export function titlesAhead(bars: readonly TaskBar[], taskId: string): string[] {
  const place = bars.findIndex(({ id }) => id === taskId);
  const bar = bars[place];
  if (bar === undefined) return [];
  const following = bars.slice(place + 1).filter(({ task }) => task.section === bar.task.section && !task.done);
  return following.filter(({ firstDay }) => firstDay < bar.firstDay).map(({ task }) => task.title);
}
