import type { TimerAnswer } from "#api/times.ts";
import { getTimer } from "#api/times.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { KeptAct, SiteAct } from "#web/client/outbox/kept-act.ts";
import { actsOfKind, useOutbox } from "#web/client/outbox/page-outbox.ts";
import { useEffect, useState } from "react";

/** The start of a timer that waits on this device. */
export type KeptStart = KeptAct & { act: Extract<SiteAct, { kind: "start" }> };

/** A timer whose start waits on this device. */
export function timerOf({ act, about, keptAt }: KeptStart): TimerAnswer {
  return {
    project_id: act.projectId,
    project_name: about,
    task_id: act.taskId,
    task_title: act.taskTitle,
    started_at: new Date(keptAt).toISOString(),
    elapsed_seconds: Math.max(0, Math.floor((Date.now() - keptAt) / 1_000)),
  };
}

/** The timer of whoever looks, with what waits on this device. Null until it is read. */
export function useShownTimer() {
  const { data } = useAnswer(getTimer);
  const waitingActs = useOutbox().acts.filter(({ refusal }) => refusal === null);
  if (!data) return null;
  const [stoppedTimer] = actsOfKind(waitingActs, "timer");
  const [keptStart] = actsOfKind(waitingActs, "start");
  return { timer: data.timer, stoppedTimer, keptStart };
}

/** The timer that runs for whoever looks, here or on the server. Null when none does. */
export function useRunningTimer(): { timer: TimerAnswer; keptStart: KeptStart | null } | null {
  const shownTimer = useShownTimer();
  if (!shownTimer || shownTimer.stoppedTimer) return null;
  const { timer, keptStart } = shownTimer;
  if (keptStart) return { timer: timerOf(keptStart), keptStart };
  return timer && { timer, keptStart: null };
}

/** Seconds since the server was asked, by a clock that nobody sets: that of the phone may be wrong. */
export function useElapsedSeconds(secondsWhenRead: number): number {
  const [readAt] = useState(() => performance.now());
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    const turn = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(turn);
  }, []);
  return secondsWhenRead + Math.max(0, Math.floor((now - readAt) / 1_000));
}

/** Seconds as a clock shows them: « 1:05:09 ». */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
