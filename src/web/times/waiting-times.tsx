import type { ProjectAnswer } from "#api/projects.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { nearDay } from "#domain/shared/text/near-day.ts";
import type { KeptAct, SiteAct } from "#web/client/outbox/kept-act.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Clock } from "lucide-react";

type WaitingTime = KeptAct & { act: Extract<SiteAct, { kind: "time" }> };

/** The times that this device keeps until the network is back. */
export function WaitingTimes({
  project,
  waitingTimes,
}: {
  project: ProjectAnswer;
  waitingTimes: readonly WaitingTime[];
}) {
  if (waitingTimes.length === 0) return null;
  return (
    <ul aria-label="Temps gardés sur cet appareil" className="divide-y divide-line border-t border-line">
      {waitingTimes.map(({ place, act }) => (
        <li key={place} className="flex min-h-14 items-center gap-2 py-1">
          <Clock aria-hidden className="size-5 shrink-0 text-alert" />
          <p className="min-w-0 flex-1">
            {nearDay(act.day, todayInFrance())}
            <span className="block text-fine text-quiet [overflow-wrap:anywhere]">
              {[project.tasks.find(({ id }) => id === act.taskId)?.title ?? "Tout le projet", "à envoyer", act.note]
                .filter((part) => part !== "")
                .join(" · ")}
            </span>
          </p>
          <p className="figures font-[550] whitespace-nowrap">{formatMinutes(act.minutes)}</p>
        </li>
      ))}
    </ul>
  );
}
