import type { TaskAnswer } from "#api/tasks.ts";
import { listTasks } from "#api/tasks.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useTick } from "#web/projects/use-tick.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

const MOST_TASKS = 4;

/** The next tasks of a project that is worked on today, to be ticked where one stands. */
export function DayTasks({ projectId, name }: { projectId: string; name: string }) {
  const { data } = useAnswer(listTasks, { params: { id: projectId } });
  // A task that was ticked here stays where it is, so that a wrong tap is taken back.
  const [tickedIds, setTickedIds] = useState<readonly string[]>([]);
  const shownTasks = (data?.tasks ?? []).filter(({ id, done }) => !done || tickedIds.includes(id));
  if (shownTasks.length === 0) return null;
  const more = shownTasks.length - MOST_TASKS;
  return (
    <>
      <ul aria-label={`Tâches de « ${name} »`} className="mt-1 border-t border-line pt-1">
        {shownTasks.slice(0, MOST_TASKS).map((task) => (
          <DayTask
            key={task.id}
            projectId={projectId}
            task={task}
            onTick={() => setTickedIds([...tickedIds, task.id])}
          />
        ))}
      </ul>
      {more > 0 && (
        <Link to="/etape/$id/$stepKey" params={{ id: projectId, stepKey: "work" }} className={linkLook}>
          {more} autre{more > 1 ? "s" : ""} tâche{more > 1 ? "s" : ""}
        </Link>
      )}
    </>
  );
}

function DayTask({ projectId, task, onTick }: { projectId: string; task: TaskAnswer; onTick: () => void }) {
  const mayWork = useMay()("work");
  const { isDone, tick, error } = useTick(projectId, task);
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-(--act)"
          disabled={!mayWork}
          checked={isDone}
          onChange={(event) => {
            onTick();
            tick(event.target.checked);
          }}
        />
        <span className={`min-w-0 break-words ${isDone ? "text-quiet line-through" : ""}`}>{task.title}</span>
      </label>
      {error && (
        <p role="alert" className="text-fine text-bad">
          {error.message}
        </p>
      )}
    </li>
  );
}
