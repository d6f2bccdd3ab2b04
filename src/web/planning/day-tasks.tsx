import type { TaskAnswer } from "#api/tasks.ts";
import { listTasks } from "#api/tasks.ts";
import { planningDay } from "#domain/planning/planning.messages.ts";
import { taskMinutesWords } from "#domain/planning/workload.messages.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useTick } from "#web/projects/use-tick.ts";
import type { WorkingPerson } from "#web/times/working-now.tsx";
import { WorkingNow } from "#web/times/working-now.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";
import type { TasksOfDay } from "./day/tasks-of-day.ts";

const MOST_TASKS = 4;

/** The next tasks of a project that is worked on today, to be ticked where one stands. */
export function DayTasks({
  projectId,
  name,
  tasksOf,
  isToday,
  working = [],
  most = MOST_TASKS,
  doneWords = "",
}: {
  projectId: string;
  name: string;
  /** Which of them are of the day. */
  tasksOf: (tasks: readonly TaskAnswer[]) => TasksOfDay;
  isToday: boolean;
  /** Who is timing one of them now. */
  working?: readonly WorkingPerson[];
  most?: number;
  /** What is said once nothing is left to do, empty where that is said already. */
  doneWords?: string;
}) {
  const { data } = useAnswer(listTasks, { params: { id: projectId } });
  // A task that was ticked here stays where it is, so that a wrong tap is taken back.
  const [tickedIds, setTickedIds] = useState<readonly string[]>([]);
  const { tasks, nextDay } = tasksOf(data?.tasks ?? []);
  const shownTasks = tasks.filter(({ task: { id, done } }) => !done || tickedIds.includes(id));
  if (shownTasks.length === 0)
    return (
      (nextDay !== null || doneWords !== "") && (
        <p className="text-fine text-quiet">
          {nextDay === null ? doneWords : `Rien à faire ce jour-là, la suite ${planningDay(nextDay)}`}
        </p>
      )
    );
  // A line for one more task takes the room of the task itself.
  const room = shownTasks.length === most + 1 ? most + 1 : most;
  const more = shownTasks.length - room;
  return (
    <>
      <ul aria-label={`Tâches de « ${name} »`} className="mt-1 border-t border-line pt-1">
        {shownTasks.slice(0, room).map(({ task, minutes }) => (
          <DayTask
            key={task.id}
            projectId={projectId}
            {...{ task, minutes, isToday }}
            working={working.filter((person) => person.taskId === task.id)}
            onTick={() => setTickedIds([...tickedIds, task.id])}
          />
        ))}
      </ul>
      {more > 0 && (
        <Link
          to="/etape/$id/$stepKey"
          params={{ id: projectId, stepKey: "work" }}
          className={cx(linkLook, "flex min-h-11 items-center")}
        >
          {more} autres tâches
        </Link>
      )}
    </>
  );
}

type DayTaskProps = {
  projectId: string;
  task: TaskAnswer;
  minutes: number | null;
  isToday: boolean;
  working: readonly WorkingPerson[];
  onTick: () => void;
};

function DayTask({ projectId, task, minutes, isToday, working, onTick }: DayTaskProps) {
  const mayWork = useMay()("work");
  const { isDone, tick, error } = useTick(projectId, task);
  const wholeMinutes = minutesOfHours(task.estimate_h);
  return (
    <li>
      <label className="flex min-h-12 items-center gap-3 py-1">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-(--act)"
          disabled={!mayWork}
          checked={isDone}
          onChange={(event) => {
            onTick();
            tick(event.target.checked);
          }}
        />
        <span className="min-w-0 flex-1 break-words">
          <span className={isDone ? "text-quiet line-through" : ""}>{task.title}</span>
          {!isDone && <WorkingNow people={working} />}
        </span>
        {!isDone && (minutes ?? wholeMinutes) > 0 && (
          <span className="figures shrink-0 text-fine text-quiet">
            {taskMinutesWords(minutes ?? wholeMinutes, wholeMinutes, isToday)}
          </span>
        )}
      </label>
      {error && (
        <p role="alert" className="text-fine text-bad">
          {error.message}
        </p>
      )}
    </li>
  );
}
