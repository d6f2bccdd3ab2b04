import type { ProjectAnswer } from "#api/projects.ts";
import type { TimerAnswer } from "#api/times.ts";
import { dropTimer } from "#api/times.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { taskToTime } from "#domain/times/proposed-task.ts";
import { readTypedMinutes } from "#domain/times/time-entry.ts";
import { WHOLE_PROJECT, onItWords, timeMessages } from "#domain/times/time.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { dropAct } from "#web/client/outbox/page-outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link } from "@tanstack/react-router";
import { Play, Square } from "lucide-react";
import { useState } from "react";
import type { KeptStart } from "./running-timer.ts";
import { clockText, timerOf, useElapsedSeconds, useShownTimer } from "./running-timer.ts";
import { useShowsTimer } from "./shown-timer.ts";
import type { TimedProject } from "./stop-timer.ts";
import { startOnSite, stopAndNote } from "./stop-timer.ts";
import { TaskField, namesOn } from "./task-field.tsx";
import { useWorkingPeople } from "./working-now.tsx";

type Props = { project: ProjectAnswer; minutesByTask: readonly { task_id: string | null; minutes: number }[] };

/** The timer of whoever looks: started for a task of this project, or running here or elsewhere. */
export function Timer({ project, minutesByTask }: Props) {
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

function StoppedTimer({ minutes }: { minutes: number }) {
  return (
    <p className="rounded-card bg-sunk p-4">
      Chronomètre arrêté à {formatMinutes(minutes)}.
      <span className="block text-fine text-quiet">Ce temps sera noté au retour du réseau.</span>
    </p>
  );
}

/**
 * The timer among the works of a day: one button that starts it for this project and this task, or what runs for it.
 * `taskId`: null for the whole project.
 */
export function DayTimer({ project, taskId }: { project: TimedProject; taskId: string | null }) {
  const shownTimer = useShownTimer();
  const start = useSingleChange(() => startOnSite(project, taskId));
  if (!shownTimer) return null;
  const { timer, stoppedTimer, keptStart } = shownTimer;
  if (stoppedTimer?.act.projectId === project.id) return <StoppedTimer minutes={stoppedTimer.act.minutes} />;
  const runningTimer = keptStart ? timerOf(keptStart) : timer;
  if (runningTimer?.project_id === project.id)
    return (
      <div className="w-full rounded-card bg-sunk p-3">
        <Running key={keptStart?.place ?? runningTimer.started_at} timer={runningTimer} {...{ keptStart }} isHere />
      </div>
    );
  const startWords = runningTimer ? "Passer le chronomètre ici" : "Démarrer le chronomètre";
  return (
    <>
      <Button
        className="flex-1 max-md:min-h-12 max-md:basis-full md:flex-none"
        aria-label={`${startWords} : « ${project.name} »`}
        isBusy={start.isPending}
        busyLabel="Ça démarre…"
        onClick={() => start.mutate(undefined)}
      >
        <Play aria-hidden className="size-5" />
        {startWords}
      </Button>
      {start.error && <Problem error={start.error} />}
    </>
  );
}

function Starting({ project, minutesByTask, isElsewhere }: Props & { isElsewhere: boolean }) {
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
        look={isElsewhere ? "plain" : "primary"}
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

// `keptStart`: its start, when it waits on this device for the network.
function Running({
  timer: newestTimer,
  keptStart = null,
  isHere,
}: {
  timer: TimerAnswer;
  keptStart?: KeptStart | null | undefined;
  isHere: boolean;
}) {
  // The seconds are counted from those that were read first.
  const [timer] = useState(newestTimer);
  const seconds = useElapsedSeconds(timer.elapsed_seconds);
  useShowsTimer(isHere);
  const [saidTime, setSaidTime] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const stop = useSingleChange(
    (saidMinutes: number | undefined) => stopAndNote(timer, saidMinutes, seconds, keptStart !== null),
    { onSuccess: (minutes) => minutes !== null && showToast(`${formatMinutes(minutes)}, c'est noté.`) },
  );
  const drop = useSingleChange<undefined, unknown>(() => (keptStart ? dropAct(keptStart) : call(dropTimer)));
  const isLong = stop.error instanceof CallError && stop.error.code === "timer_long";
  const submit = () => {
    if (!isLong) return stop.mutate(undefined);
    const { minutes, problem: refusal } = readTypedMinutes(saidTime);
    setProblem(refusal ?? undefined);
    if (minutes !== null) stop.mutate(minutes);
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="flex items-baseline justify-between gap-x-3">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {timer.task_title || WHOLE_PROJECT}
          {!isHere && (
            <span className="block text-fine text-quiet">
              sur{" "}
              <Link
                to="/etape/$id/$stepKey"
                params={{ id: timer.project_id, stepKey: "work" }}
                className="font-[550] text-act underline"
              >
                {timer.project_name}
              </Link>
            </span>
          )}
        </span>
        <span role="timer" aria-label="Chronomètre" className="figures text-title font-[550]">
          {clockText(seconds)}
        </span>
      </p>
      {isLong && (
        <LongField
          hint={problem ? undefined : stop.error?.message}
          error={problem}
          text={saidTime}
          onText={(text) => (setSaidTime(text), setProblem(undefined))}
        />
      )}
      <span className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look={isHere ? "primary" : "plain"}
          className="max-md:min-h-12 max-md:w-full"
          isBusy={stop.isPending}
          busyLabel="Je note…"
        >
          <Square aria-hidden className="size-4" />
          {isLong ? "Noter ce temps" : "Arrêter et noter"}
        </Button>
        <Dropping task={timer.task_title || WHOLE_PROJECT} drop={() => drop.mutateAsync(undefined)} />
      </span>
      {stop.error && !isLong && <Problem error={stop.error} />}
    </form>
  );
}

// Set apart from what notes the time, and asked once.
function Dropping({ task, drop }: { task: string; drop: () => Promise<unknown> }) {
  return (
    <span className="ml-auto">
      <ConfirmButton
        look="quiet"
        question={timeMessages.dropAsked}
        text={timeMessages.dropped(task)}
        confirm={timeMessages.drop}
        close="Laisser tourner"
        act={() => drop().then(() => null)}
      >
        {timeMessages.drop}
      </ConfirmButton>
    </span>
  );
}

// Asked of a timer that was left running.
function LongField({
  text,
  onText,
  ...around
}: {
  hint: string | undefined;
  error: string | undefined;
  text: string;
  onText: (text: string) => void;
}) {
  return (
    <TextField
      autoFocus
      label="Temps vraiment travaillé"
      {...around}
      placeholder="7 h 30"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

function Problem({ error }: { error: Error }) {
  return (
    <p role="alert" className="text-bad">
      {error.message}
    </p>
  );
}
