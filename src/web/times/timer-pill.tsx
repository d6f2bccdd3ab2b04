import type { TimerAnswer } from "#api/times.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { WHOLE_PROJECT, timeMessages } from "#domain/times/time.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Square } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { KeptStart } from "./running-timer.ts";
import { clockText, useElapsedSeconds, useRunningTimer } from "./running-timer.ts";
import { useIsTimerShown } from "./shown-timer.ts";
import { stopAndNote } from "./stop-timer.ts";

/** The timer that runs, on every page but those that show it: nobody leaves it running for a night. */
export function TimerPill() {
  return useMay()("work") ? <Pill /> : null;
}

function Pill() {
  const running = useRunningTimer();
  const { pathname } = useLocation();
  // It is not said twice.
  const isElsewhere = useIsTimerShown() || pathname === `/etape/${running?.timer.project_id}/work`;
  const place = usePlaceOfPill(running !== null && !isElsewhere);
  if (!running || !place || isElsewhere) return null;
  return createPortal(<Shown key={running.timer.started_at} {...running} />, place);
}

function Shown({ timer: newestTimer, keptStart }: { timer: TimerAnswer; keptStart: KeptStart | null }) {
  // The seconds are counted from those that were read first.
  const [timer] = useState(newestTimer);
  const seconds = useElapsedSeconds(timer.elapsed_seconds);
  const navigate = useNavigate();
  const toProject = { to: "/etape/$id/$stepKey", params: { id: timer.project_id, stepKey: "work" } } as const;
  const stop = useSingleChange(() => stopAndNote(timer, undefined, seconds, keptStart !== null), {
    onSuccess: (minutes) => minutes !== null && showToast(`${formatMinutes(minutes)}, c'est noté.`),
    onError: (error) => {
      showToast(error.message);
      // There its person says how long they really worked.
      if (error instanceof CallError && error.code === "timer_long") void navigate(toProject);
    },
  });
  return (
    <div role="group" aria-label="Chronomètre en cours" className={BAR}>
      <Link {...toProject} className="flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-tight md:basis-full">
        <span className="text-fine font-[550] truncate">{timer.task_title || WHOLE_PROJECT}</span>
        <span className="text-tiny truncate">{timer.project_name}</span>
      </Link>
      <span className="figures font-[550]">{clockText(seconds)}</span>
      <button
        type="button"
        aria-label={timeMessages.stop}
        title={timeMessages.stop}
        disabled={stop.isPending}
        onClick={() => stop.mutate(undefined)}
        className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-inner disabled:opacity-50"
      >
        <Square aria-hidden className="size-4 fill-current" />
      </button>
    </div>
  );
}

const BAR = cx(
  "flex shrink-0 items-center gap-3 rounded-card bg-act px-4 text-on-act max-md:mx-4 max-md:mt-2",
  "md:mt-2 md:flex-wrap md:justify-between md:gap-x-2 md:gap-y-0 md:px-3",
);

/**
 * A place of its own: under the search of a phone, in the rail of a wide screen. It moves the page down once, and
 * covers nothing.
 */
function usePlaceOfPill(isWanted: boolean): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const onPhone = useOnPhone();
  useEffect(() => {
    if (!isWanted) return undefined;
    const element = document.createElement("div");
    element.className = "shrink-0";
    if (onPhone) document.getElementById("main")?.before(element);
    else document.querySelector("nav[aria-label=Principal] > :last-child")?.before(element);
    setPlace(element);
    return () => {
      setPlace(null);
      element.remove();
    };
  }, [isWanted, onPhone]);
  return place;
}
