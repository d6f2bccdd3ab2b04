import type { TaskAnswer } from "#api/tasks.ts";
import { listTasks } from "#api/tasks.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useTick } from "#web/projects/use-tick.ts";
import type { WorkingPerson } from "#web/times/working-now.tsx";
import { WorkingNow } from "#web/times/working-now.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";

const MOST_TASKS = 4;

/**
 * The tasks of a day: those that were given other days are left out, those that were given this one come first. Without
 * a day, all of them.
 */
export function tasksOfDay(tasks: readonly TaskAnswer[], date: CalendarDate | undefined): TaskAnswer[] {
  if (date === undefined) return [...tasks];
  const isLater = ({ first_day: firstDay }: TaskAnswer) => firstDay !== null && firstDay > date;
  const isOfDay = ({ first_day: firstDay, last_day: lastDay }: TaskAnswer) =>
    firstDay !== null && firstDay <= date && (lastDay ?? firstDay) >= date;
  const rest = tasks.filter((task) => !isLater(task));
  return [...rest.filter(isOfDay), ...rest.filter((task) => !isOfDay(task))];
}

/** The next tasks of a project that is worked on today, to be ticked where one stands. */
export function DayTasks({
  projectId,
  name,
  date,
  choose = (tasks) => tasksOfDay(tasks, date),
  working = [],
  most = MOST_TASKS,
}: {
  projectId: string;
  name: string;
  date?: CalendarDate;
  /** Which of them are shown. */
  choose?: (tasks: readonly TaskAnswer[]) => readonly TaskAnswer[];
  /** Who is timing one of them now. */
  working?: readonly WorkingPerson[];
  most?: number;
}) {
  const { data } = useAnswer(listTasks, { params: { id: projectId } });
  // A task that was ticked here stays where it is, so that a wrong tap is taken back.
  const [tickedIds, setTickedIds] = useState<readonly string[]>([]);
  const shownTasks = choose(data?.tasks ?? []).filter(({ id, done }) => !done || tickedIds.includes(id));
  if (shownTasks.length === 0) return null;
  // A line for one more task takes the room of the task itself.
  const room = shownTasks.length === most + 1 ? most + 1 : most;
  const more = shownTasks.length - room;
  return (
    <>
      <ul aria-label={`Tâches de « ${name} »`} className="mt-1 border-t border-line pt-1">
        {shownTasks.slice(0, room).map((task) => (
          <DayTask
            key={task.id}
            projectId={projectId}
            task={task}
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
  working: readonly WorkingPerson[];
  onTick: () => void;
};

function DayTask({ projectId, task, working, onTick }: DayTaskProps) {
  const mayWork = useMay()("work");
  const { isDone, tick, error } = useTick(projectId, task);
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
        {!isDone && task.estimate_h > 0 && (
          <span className="figures shrink-0 text-fine text-quiet">
            {formatMinutes(minutesOfHours(task.estimate_h))}
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
