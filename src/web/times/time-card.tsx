import type { ProjectAnswer } from "#api/projects.ts";
import { listTimes } from "#api/times.ts";
import { isWorkFinished } from "#domain/projects/story/finished-work.ts";
import { totalHours } from "#domain/projects/task.ts";
import { minutesOfHours, percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { finishedOverWords, timeOverrunWords } from "#domain/times/overrun.messages.ts";
import { finishedOverMinutes, leftMinutesOf } from "#domain/times/overrun.ts";
import { TIMES_TITLE, timeMessages } from "#domain/times/time.messages.ts";
import { isCut, timesByDay, wholeDays } from "#domain/times/times-by-day.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { actsOfKind, useWaitingActs } from "#web/client/outbox/page-outbox.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useReports } from "#web/projects/reports/use-reports.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Timer as TimerIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { LateTimeForm } from "./late-time-form.ts";
import { useRunningTimer } from "./running-timer.ts";
import { useSpentMinutes } from "./spent-minutes.ts";
import { TimeList } from "./time-list.tsx";
import { Timer } from "./timer.tsx";
import type { TimerProps } from "./timer.tsx";
import { WaitingTimes } from "./waiting-times.tsx";
import { TIMES_AT_ONCE } from "./working-now.tsx";

/** The time worked on a project beside what was planned: a timer, a form, and what was noted. */
export function TimeCard({ project }: { project: ProjectAnswer }) {
  const list = useAnswerPages(listTimes, { limit: TIMES_AT_ONCE }, { params: { id: project.id } });
  const spentMinutes = useSpentMinutes(project.id);
  const mayWork = useMay()("work");
  const [isAdding, setAdding] = useState(false);
  const [first] = list.data?.pages ?? [];
  const times = list.data?.pages.flatMap((page) => page.times) ?? [];
  // An answer that the device kept from an earlier version says nothing of whole days.
  const minutesByDay = list.data?.pages.flatMap((page) => page.minutes_by_day ?? []) ?? [];
  const days = wholeDays(timesByDay(times, minutesByDay));
  // A busy day may fill a page and more: it is read to its end.
  const isFirstDayCut = list.hasNextPage && days.length === 1 && isCut(days[0]);
  const { fetchNextPage } = list;
  useEffect(() => {
    if (isFirstDayCut) void fetchNextPage();
  }, [isFirstDayCut, times.length, fetchNextPage]);
  const waitingTimes = actsOfKind(useWaitingActs(project.id), "time");
  const waitingMinutes = waitingTimes.reduce((sum, { act }) => sum + act.minutes, 0);
  return (
    <Card title={TIMES_TITLE}>
      <div className="flex flex-col gap-4">
        {first && (
          <Spent
            minutes={first.total_minutes + waitingMinutes}
            plannedMinutes={minutesOfHours(totalHours(project.tasks))}
            leftMinutes={leftMinutesOf(project.tasks, spentMinutes)}
            overMinutes={finishedOverMinutes(project.tasks, spentMinutes)}
          />
        )}
        {list.error && !list.data && <Failure error={list.error} retry={() => void list.refetch()} />}
        {mayWork && <CardTimer project={project} minutesByTask={first?.minutes_by_task ?? []} />}
        {mayWork && (
          <Button className="self-start max-md:min-h-12 max-md:self-stretch" onClick={() => setAdding(true)}>
            {timeMessages.note}
          </Button>
        )}
        <WaitingTimes project={project} waitingTimes={waitingTimes} />
        <TimeList {...{ project, days }} />
      </div>
      <NextPage list={list} label="Voir les temps plus anciens" />
      <Drawer title={timeMessages.note} open={isAdding} onClose={() => setAdding(false)} isSheet>
        {isAdding && <LateTimeForm project={project} close={() => setAdding(false)} />}
      </Drawer>
    </Card>
  );
}

// Nobody times a site that is received, but for what its reserves still ask for.
function CardTimer(props: TimerProps) {
  const [firstPage] = useReports(props.project.id).data?.pages ?? [];
  const isRunning = useRunningTimer()?.timer.project_id === props.project.id;
  const [isOpen, setOpen] = useState(false);
  const isReceived = firstPage?.is_received === true && isWorkFinished(props.project);
  if (!isReceived || isRunning || isOpen) return <Timer {...props} />;
  return (
    <Button look="quiet" className="-ml-4 self-start" onClick={() => setOpen(true)}>
      <TimerIcon aria-hidden className="size-5" />
      Chronomètre
    </Button>
  );
}

type SpentProps = { minutes: number; plannedMinutes: number; leftMinutes: number; overMinutes: number };

function Spent({ minutes, plannedMinutes, leftMinutes, overMinutes }: SpentProps) {
  if (plannedMinutes === 0)
    return minutes > 0 && <p className="figures text-lead font-[550]">{formatMinutes(minutes)}</p>;
  const remark = timeOverrunWords({ minutes, plannedMinutes, leftMinutes });
  // Once nothing is left, what all of it took says it.
  const finishedWords = leftMinutes === 0 && remark !== "" ? "" : finishedOverWords(overMinutes);
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="figures text-lead font-[550]">{minutes === 0 ? "0 h" : formatMinutes(minutes)}</span>
        <span className="text-quiet">sur {formatMinutes(plannedMinutes)} prévues</span>
      </p>
      <div
        role="meter"
        aria-label={TIMES_TITLE}
        aria-valuenow={Math.min(minutes, plannedMinutes)}
        aria-valuemin={0}
        aria-valuemax={plannedMinutes}
        aria-valuetext={`${formatMinutes(minutes)} sur ${formatMinutes(plannedMinutes)}`}
        className="h-2 overflow-hidden rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)]"
      >
        <div
          className={`h-full rounded-full ${remark === "" ? "bg-act" : "bg-alert"}`}
          style={{ width: `${Math.min(100, percentOf(minutes, plannedMinutes))}%` }}
        />
      </div>
      {remark !== "" && <p className="mt-2 text-fine font-[550] text-alert">{remark}</p>}
      {finishedWords !== "" && <p className="mt-1 text-fine text-alert">{finishedWords}</p>}
    </div>
  );
}
