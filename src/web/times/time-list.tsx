import type { ProjectAnswer } from "#api/projects.ts";
import type { TimeAnswer } from "#api/times.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { nearDay } from "#domain/shared/text/near-day.ts";
import { WHOLE_PROJECT } from "#domain/times/time.messages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { useState } from "react";
import { LateTimeForm } from "./late-time-form.ts";
import { TimeRemoval } from "./time-removal.tsx";

type Props = { project: ProjectAnswer; times: readonly TimeAnswer[] };

type TimeSheet = { time: TimeAnswer; for: "change" | "removal" } | null;

/** What was noted, last first. Who worked is said once it is not only whoever looks. */
export function TimeList({ project, times }: Props) {
  const [sheet, setSheet] = useState<TimeSheet>(null);
  const { people, meId } = useSitePeople();
  const isOfOthers = people.length > 0 && times.some(({ user_id: userId }) => userId !== meId);
  const close = () => setSheet(null);
  if (times.length === 0) return null;
  return (
    <>
      <ul aria-label="Temps notés" className="divide-y divide-line border-t border-line">
        {times.map((time) => (
          <li key={time.id} className="flex min-h-14 items-start gap-x-1 py-2 last:pb-0">
            <TimeText project={project} time={time} saysWho={isOfOthers} />
            {time.is_mine_to_change ? (
              <RowMenu
                label={`Actions sur ${nameOfTime(time)}`}
                actions={[
                  { label: "Corriger", act: () => setSheet({ time, for: "change" }) },
                  { label: "Retirer", isDangerous: true, act: () => setSheet({ time, for: "removal" }) },
                ]}
              />
            ) : (
              <span className="w-11 shrink-0" />
            )}
          </li>
        ))}
      </ul>
      <Drawer title="Corriger ce temps" open={sheet?.for === "change"} onClose={close} isSheet>
        {sheet?.for === "change" && <LateTimeForm project={project} time={sheet.time} close={close} />}
      </Drawer>
      <Drawer
        title={sheet ? `Retirer ${nameOfTime(sheet.time)} ?` : ""}
        open={sheet?.for === "removal"}
        onClose={close}
        isSheet
      >
        {sheet?.for === "removal" && <TimeRemoval projectId={project.id} time={sheet.time} close={close} />}
      </Drawer>
    </>
  );
}

function nameOfTime({ minutes, day }: TimeAnswer): string {
  return `${formatMinutes(minutes)} du ${nearDay(day, todayInFrance())}`;
}

function TimeText({ project, time, saysWho }: { project: ProjectAnswer; time: TimeAnswer; saysWho: boolean }) {
  const task = project.tasks.find(({ id }) => id === time.task_id);
  const head = [nearDay(time.day, todayInFrance()), saysWho ? time.user_name || "Ancien membre" : ""];
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 [overflow-wrap:anywhere]">{head.filter((part) => part !== "").join(" · ")}</span>
        <span className="figures font-[550] whitespace-nowrap">{formatMinutes(time.minutes)}</span>
      </p>
      <p className="text-fine text-quiet [overflow-wrap:anywhere]">{task?.title ?? WHOLE_PROJECT}</p>
      {time.note !== "" && <p className="mt-0.5 text-fine [overflow-wrap:anywhere]">{time.note}</p>}
    </div>
  );
}
