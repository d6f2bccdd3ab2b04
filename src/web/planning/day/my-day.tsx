import { listTasks } from "#api/tasks.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn, restOn } from "#domain/company/closures/closures.ts";
import { isWorkedOn, isWorkingDay, rankOfDay } from "#domain/planning/planning.ts";
import { loadWords } from "#domain/planning/workload.messages.ts";
import { minutesByDay, personLoad, workloadOf } from "#domain/planning/workload.ts";
import { peopleMessages, peopleWords } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { StageChip } from "#web/projects/board/stage-chip.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { DayTimer } from "#web/times/timer.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { TreePalm } from "lucide-react";
import { DayTasks, tasksOfDay } from "../day-tasks.tsx";
import { useHueOfWork } from "../people/person-hue.ts";
import { customerOfPlan, PlaceOfWork, planEdge } from "../planned-card.tsx";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { PlanMenu } from "./plan-menu.tsx";

type Props = {
  date: CalendarDate;
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  hoursADay: number;
  /** Saves other days of a work, null for who may not. */
  move: ((move: Move) => void) | null;
};

/**
 * A day as whoever works it needs it: how full it is, then each work with its hours, its place, its call, its timer and
 * its tasks. Work that nobody is on yet counts as that of whoever works alone.
 */
export function MyDay({ date, plans, today, closures, absences, hoursADay, move }: Props) {
  const hueOf = useHueOfWork();
  const { isTeam, meId } = useSitePeople();
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const shownPlans = plans.filter((plan) => isWorkedOn(date, plan, closures));
  const isMine = ({ people }: PlannedProject) =>
    meId !== null && (people.includes(meId) || (!isTeam && people.length === 0));
  const myPlans = plans
    .filter(isMine)
    .map((plan) => (plan.people.length > 0 ? plan : { ...plan, people: [meId ?? ""] }));
  const load = personLoad(workloadOf(myPlans, meId, [date], time), meId ?? "", time);
  const { words, waitingWords, troubles } = loadWords(load);
  return (
    <div data-day={date} className="flex min-w-0 flex-col gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {restOn(date, closures) !== null && <span>{restOn(date, closures)}</span>}
        {shownPlans.length > 0 && (
          <span className="figures">
            {shownPlans.some(isMine)
              ? [`${isTeam ? "Pour toi : " : ""}${words}`, ...(waitingWords === null ? [] : [waitingWords])].join(" ")
              : "Rien pour toi ce jour-là"}
          </span>
        )}
        {troubles.length > 0 && <strong className="figures font-[550] text-bad">{troubles.join(", ")}</strong>}
      </p>
      <AwayToday date={date} absences={absences} />
      {shownPlans.length === 0 && <EmptyDay {...{ date, today, closures }} isAway={isAwayOn(date, meId, absences)} />}
      <ol aria-label="Jour" className="flex flex-col gap-3">
        {shownPlans.map((plan) => (
          <WorkOfDay
            key={plan.id}
            {...{ plan, date, today, closures, move }}
            hue={hueOf(plan)}
            minutes={minutesByDay(plan, meId, time).get(date) ?? 0}
          />
        ))}
      </ol>
    </div>
  );
}

function isAwayOn(date: CalendarDate, meId: string | null, absences: readonly Absence[]): boolean {
  return meId !== null && absenceOn(date, meId, absences) !== null;
}

function WorkOfDay({
  plan,
  date,
  today,
  closures,
  move,
  hue,
  minutes,
}: Pick<Props, "date" | "today" | "closures" | "move"> & { plan: PlannedProject; hue: string; minutes: number }) {
  const { id, project, name, people, late, isOver } = plan;
  const { isTeam, meId, nameOf } = useSitePeople();
  const mayWork = useMay()("work");
  const { data } = useAnswer(listTasks, { params: { id } });
  const tasks = data?.tasks ?? [];
  const nextTask = tasksOfDay(tasks, date).find(({ done }) => !done);
  const { rank, count } = rankOfDay(date, plan, closures);
  const facts = [
    customerOfPlan(plan),
    count > 1 ? `jour ${rank} sur ${count}` : "",
    isTeam && people.length === 0 ? peopleMessages.toGive.toLowerCase() : "",
    isTeam && people.some((userId) => userId !== meId) ? peopleWords(people.map(nameOf)) : "",
    project.tasks_total > 0 && project.tasks_done === project.tasks_total ? "tout est fait" : "",
  ].filter((fact) => fact !== "");
  return (
    <li
      className={cx(
        "flex flex-col gap-3 rounded-card border border-l-4 border-line bg-paper px-4 py-3",
        planEdge(plan, hue),
      )}
    >
      <div className="flex items-start gap-3">
        <Link
          to="/etape/$id/$stepKey"
          params={{ id, stepKey: "work" }}
          className="min-w-0 flex-1 rounded-inner hover:underline"
        >
          <span className="block text-lead font-[550] [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-fine text-quiet">{facts.join(" · ")}</span>
        </Link>
        <span className="flex flex-col items-end gap-1">
          {minutes > 0 && plan.hours !== null && (
            <span className="figures text-title whitespace-nowrap">{formatMinutes(minutes)}</span>
          )}
          {late !== null ? <StateChip state="late" /> : move === null && <StageChip stage={project.stage} />}
        </span>
        {move && !isOver && (
          <span className="-mr-2">
            <PlanMenu {...{ plan, closures, move }} />
          </span>
        )}
      </div>
      <PlaceOfWork plan={plan}>
        {mayWork && !isOver && date === today && data && (
          <DayTimer project={{ id, name, tasks }} taskId={nextTask?.id ?? null} />
        )}
      </PlaceOfWork>
      {project.tasks_total > 0 && !isOver && <DayTasks projectId={id} name={name} date={date} />}
    </li>
  );
}

function AwayToday({ date, absences }: Pick<Props, "date" | "absences">) {
  const { meId, nameOf } = useSitePeople();
  const away = absences.filter(({ firstDay, lastDay }) => date >= firstDay && date <= lastDay);
  if (away.length === 0) return null;
  const names = away.map(({ userId, label }) => `${userId === meId ? "toi" : nameOf(userId)} (${label})`);
  return (
    <p className="flex items-center gap-2 text-fine text-quiet">
      <TreePalm aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {away.length > 1 ? "Absents" : "Absence"} : {names.join(", ")}
      </span>
    </p>
  );
}

function EmptyDay({ date, today, closures, isAway }: Pick<Props, "date" | "today" | "closures"> & { isAway: boolean }) {
  const words = useTradeWords();
  const isRest = isAway || !isWorkingDay(date, closures);
  return (
    <p className="rounded-card border border-dashed border-edge px-4 py-6 text-center">
      <span className="block text-title">
        {isRest ? "Rien de prévu" : date < today ? "Rien n'était prévu" : "Libre"}
      </span>
      <span className="text-quiet">
        {isRest ? "C'est un jour sans travail." : date >= today && `Aucun ${words.site} ce jour-là.`}
      </span>
    </p>
  );
}
