import type { ProjectAnswer } from "#api/projects.ts";
import type { TimeAnswer } from "#api/times.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { nearDay } from "#domain/shared/text/near-day.ts";
import { WHOLE_PROJECT, dayOfTimes } from "#domain/times/time.messages.ts";
import type { DayOfTimes } from "#domain/times/times-by-day.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { useState } from "react";
import { LateTimeForm } from "./late-time-form.ts";
import { TimeRemoval } from "./time-removal.tsx";

type Props = {
  project: ProjectAnswer;
  days: readonly DayOfTimes<TimeAnswer>[];
};

type TimeSheet = { time: TimeAnswer; for: "change" | "removal" } | null;

/**
 * What was noted, by day, the newest first, with the whole of a day that has several. Who worked is said once it is not
 * only whoever looks.
 */
export function TimeList({ project, days }: Props) {
  const [sheet, setSheet] = useState<TimeSheet>(null);
  const { people, meId } = useSitePeople();
  const isOfOthers = people.length > 0 && days.some(({ times }) => times.some((time) => time.user_id !== meId));
  const close = () => setSheet(null);
  if (days.length === 0) return null;
  return (
    <>
      <ul aria-label="Temps notés" className="border-t border-line">
        {days.map(({ day, minutes, times: timesOfDay }) => (
          <li key={day} className="border-b border-line pt-3 pb-1 last:border-b-0 last:pb-0">
            <p className="flex items-baseline justify-between gap-3 pr-12 text-fine text-quiet">
              <span>{dayOfTimes(day, todayInFrance())}</span>
              {minutes > (timesOfDay[0]?.minutes ?? 0) && (
                <span className="figures whitespace-nowrap">
                  <span className="sr-only">Total : </span>
                  {formatMinutes(minutes)}
                </span>
              )}
            </p>
            <ul>
              {timesOfDay.map((time) => (
                <TimeRow
                  key={time.id}
                  {...{ project, time }}
                  saysWho={isOfOthers}
                  open={(what) => setSheet({ time, for: what })}
                />
              ))}
            </ul>
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

type RowProps = {
  project: ProjectAnswer;
  time: TimeAnswer;
  saysWho: boolean;
  open: (what: "change" | "removal") => void;
};

function TimeRow({ project, time, saysWho, open }: RowProps) {
  const task = project.tasks.find(({ id }) => id === time.task_id);
  const facts = [saysWho ? time.user_name || "Ancien membre" : "", time.note].filter((fact) => fact !== "");
  return (
    <li className="flex min-h-12 items-center gap-x-1 py-1">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">{task?.title ?? WHOLE_PROJECT}</span>
          <span className="figures font-[550] whitespace-nowrap">{formatMinutes(time.minutes)}</span>
        </p>
        {facts.length > 0 && <p className="text-fine text-quiet [overflow-wrap:anywhere]">{facts.join(" · ")}</p>}
      </div>
      {time.is_mine_to_change ? (
        <RowMenu
          label={`Actions sur ${nameOfTime(time)}`}
          actions={[
            { label: "Corriger", act: () => open("change") },
            { label: "Retirer", isDangerous: true, act: () => open("removal") },
          ]}
        />
      ) : (
        <span className="w-11 shrink-0" />
      )}
    </li>
  );
}
