import { useSingleChange } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Play } from "lucide-react";
import { timerOf, useShownTimer } from "./running-timer.ts";
import type { TimedProject } from "./stop-timer.ts";
import { startOnSite } from "./stop-timer.ts";

// Most days begin without any of them.
const Running = onDemand(
  async () => (await import("./running-form.tsx")).Running,
  () => <div className="min-h-28" />,
);
const StoppedTimer = onDemand(
  async () => (await import("./running-form.tsx")).StoppedTimer,
  () => <div className="min-h-20" />,
);
const Problem = onDemand(
  async () => (await import("./running-form.tsx")).Problem,
  () => null,
);

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
