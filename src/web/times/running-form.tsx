import type { TimerAnswer } from "#api/times.ts";
import { dropTimer } from "#api/times.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { readTypedMinutes } from "#domain/times/time-entry.ts";
import { WHOLE_PROJECT, timeMessages } from "#domain/times/time.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { dropAct } from "#web/client/outbox/page-outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Link } from "@tanstack/react-router";
import { Square } from "lucide-react";
import { useState } from "react";
import type { KeptStart } from "./running-timer.ts";
import { clockText, useElapsedSeconds } from "./running-timer.ts";
import { useShowsTimer } from "./shown-timer.ts";
import { stopAndNote } from "./stop-timer.ts";

/** A timer whose stop waits on this device. */
export function StoppedTimer({ minutes }: { minutes: number }) {
  return (
    <p className="rounded-card bg-sunk p-4">
      Chronomètre arrêté à {formatMinutes(minutes)}.
      <span className="block text-fine text-quiet">Ce temps sera noté au retour du réseau.</span>
    </p>
  );
}

/** The timer that runs, and what ends it. `keptStart`: its start, when it waits on this device for the network. */
export function Running({
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

/** Why a timer could not be started or stopped. */
export function Problem({ error }: { error: Error }) {
  return (
    <p role="alert" className="text-bad">
      {error.message}
    </p>
  );
}
