import type { ProjectAnswer } from "#api/projects.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { taskToTime } from "#domain/times/proposed-task.ts";
import { onItWords } from "#domain/times/time.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { Play } from "lucide-react";
import { useState } from "react";
import { Problem, Running, StoppedTimer } from "./running-form.tsx";
import { timerOf, useShownTimer } from "./running-timer.ts";
import { startOnSite } from "./stop-timer.ts";
import { TaskField, namesOn } from "./task-field.tsx";
import { useWorkingPeople } from "./working-now.tsx";

/** `minutesByTask`: what is noted on each task, and on none. */
export type TimerProps = {
  project: ProjectAnswer;
  minutesByTask: readonly { task_id: string | null; minutes: number }[];
};

/** The timer of whoever looks: started for a task of this project, or running here or elsewhere. */
export function Timer({ project, minutesByTask }: TimerProps) {
  const shownTimer = useShownTimer();
  if (!shownTimer) return null;
  const { timer, stoppedTimer, keptStart } = shownTimer;
  if (stoppedTimer) return <StoppedTimer minutes={stoppedTimer.act.minutes} />;
  if (keptStart)
    return (
      <div className="rounded-card bg-sunk p-4">
        <Running
          key={keptStart.place}
          timer={timerOf(keptStart)}
          keptStart={keptStart}
          isHere={keptStart.act.projectId === project.id}
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunk p-4">
      {timer && <Running key={timer.started_at} timer={timer} isHere={timer.project_id === project.id} />}
      {timer?.project_id !== project.id && (
        <Starting project={project} minutesByTask={minutesByTask} isElsewhere={timer !== null} />
      )}
    </div>
  );
}

// Before it has a day, and once it is done, something else comes first.
function isUnderWay({ tasks, start_date: startDate }: ProjectAnswer): boolean {
  return tasks.some(({ done }) => !done) && (startDate !== null || tasks.some(({ done }) => done));
}

function Starting({ project, minutesByTask, isElsewhere }: TimerProps & { isElsewhere: boolean }) {
  const working = useWorkingPeople(project.id);
  // Undefined until somebody chooses: what others start meanwhile is proposed to nobody else.
  const [chosenId, setChosenId] = useState<string | null | undefined>();
  const proposedId = taskToTime(
    project.tasks,
    working.map((person) => person.taskId),
  );
  const taskId = chosenId === undefined ? proposedId : chosenId;
  const start = useSingleChange(() => startOnSite(project, taskId));
  const onIt = onItWords(namesOn(taskId, working));
  const spent = minutesByTask.find(({ task_id }) => task_id === taskId)?.minutes ?? 0;
  return (
    <>
      <TaskField
        label="Chronomètre"
        project={project}
        taskId={taskId}
        working={working}
        hint={
          [onIt === "" ? "" : `${onIt} déjà.`, spent > 0 ? `Déjà ${formatMinutes(spent)} dessus.` : ""]
            .filter((part) => part !== "")
            .join(" ") || undefined
        }
        onTask={setChosenId}
      />
      <Button
        look={isElsewhere || !isUnderWay(project) ? "plain" : "primary"}
        className="self-start max-md:min-h-12 max-md:self-stretch"
        isBusy={start.isPending}
        busyLabel="Ça démarre…"
        onClick={() => start.mutate(undefined)}
      >
        <Play aria-hidden className="size-5" />
        {isElsewhere ? "Passer à celui-ci" : "Démarrer"}
      </Button>
      {start.error && <Problem error={start.error} />}
    </>
  );
}
