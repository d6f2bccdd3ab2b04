import type { TaskAnswer } from "#api/tasks.ts";
import { updateTask } from "#api/tasks.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import {
  followedWords,
  newDaysWords,
  orderRemarks,
  taskRemarks,
  unplacedWords,
} from "#domain/planning/planning.messages.ts";
import { followingSpans, tasksAhead } from "#domain/planning/tasks/task-followers.ts";
import { titleUnder } from "#domain/projects/title-under.ts";
import { useChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";
import type { PlannedProject } from "../use-planning.ts";
import type { TaskBar } from "./task-bar.ts";

/** What becomes of a task. `span`: null gives its days up. */
type TaskMove = { task: TaskAnswer; span: DaySpan | null };

/** What deserves a second look once a task was moved. `followers`: what brings the tasks after it along. */
export type MoveRemarks = { sentences: string[]; followers: readonly TaskMove[] };

type Facts = {
  plan: PlannedProject;
  tasks: readonly TaskAnswer[];
  closures: readonly Closure[];
  barsOf: (tasks: readonly TaskAnswer[]) => readonly TaskBar[];
};

/**
 * Saves the days of a task, and says so with a way back. `tasksNow`: the tasks with those that are being saved where
 * they were put. `remarks`: what the last move deserves a second look for, and `followAlong` brings along what follows.
 */
export function useMoveTask(facts: Facts) {
  const { plan, tasks } = facts;
  const [lastMove, setLastMove] = useState<TaskMove | null>(null);
  const onError = (error: Error) => showToast(error.message);
  const save = async (moves: readonly TaskMove[]) => {
    for (const { task, span } of moves)
      await call(updateTask, {
        params: { id: plan.id, taskId: task.id },
        body: { first_day: span?.firstDay ?? null, last_day: span?.lastDay ?? null },
      });
  };
  const restore = useChange(save, { onError });
  const move = useChange(
    async ({ moves, isFollowing = false }: { moves: readonly TaskMove[]; isFollowing?: boolean }) => {
      await save(moves);
      const [only = null] = isFollowing ? [] : moves;
      setLastMove(null);
      showToast(only === null ? followedWords(moves.length) : wordsOf(only), () => {
        setLastMove(null);
        restore.mutate(moves.map(({ task }) => ({ task, span: givenSpan(task) })));
      });
      await whenRefreshed();
      setLastMove(only);
    },
    { onError },
  );
  const { isPending, variables } = move;
  // The tasks as they stand now say it: what was noted or ticked meanwhile counts too.
  const remarks = lastMove && remarksOn(lastMove, facts);
  return {
    tasksNow: isPending ? movedTasks(tasks, variables.moves) : tasks,
    moveTask: (one: TaskMove) => move.mutate({ moves: [one] }),
    remarks,
    dropRemarks: () => setLastMove(null),
    followAlong: () => remarks && move.mutate({ moves: remarks.followers, isFollowing: true }),
  };
}

function wordsOf({ task, span }: TaskMove): string {
  const title = titleUnder(task);
  return span === null ? unplacedWords(title) : newDaysWords(title, span);
}

function remarksOn({ task, span }: TaskMove, { plan, tasks, closures, barsOf }: Facts): MoveRemarks | null {
  if (span === null) return null;
  const orderedTasks = barsOf(tasks).map((bar) => ({ ...bar, section: bar.task.section, isDone: bar.task.done }));
  const titlesAhead = tasksAhead(orderedTasks, task.id).map((ahead) => titleUnder(ahead.task));
  const title = titleUnder(task);
  const sentences = [...orderRemarks(title, titlesAhead), ...taskRemarks(title, span, { project: plan, closures })];
  const followers = followingSpans(orderedTasks, task.id, closures).flatMap((follower) => {
    const following = tasks.find(({ id }) => id === follower.id);
    return following === undefined ? [] : [{ task: following, span: follower.span }];
  });
  return sentences.length === 0 ? null : { sentences, followers };
}

function givenSpan({ first_day: firstDay, last_day: lastDay }: TaskAnswer): DaySpan | null {
  return firstDay === null || lastDay === null ? null : { firstDay, lastDay };
}

function movedTasks(tasks: readonly TaskAnswer[], moves: readonly TaskMove[]): TaskAnswer[] {
  return tasks.map((task) => {
    const move = moves.find((one) => one.task.id === task.id);
    if (move === undefined) return task;
    return { ...task, first_day: move.span?.firstDay ?? null, last_day: move.span?.lastDay ?? null };
  });
}
