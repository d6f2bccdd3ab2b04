import { listTasks } from "#api/tasks.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import { dayRankWords } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import { crewWords } from "#domain/planning/workload.messages.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { taskToTime } from "#domain/times/proposed-task.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { StageChip } from "#web/projects/board/stage-chip.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { DayTimer } from "#web/times/day-timer.tsx";
import { useWorkingPeople } from "#web/times/working-now.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { DayTasks } from "../day-tasks.tsx";
import { useCrew } from "../people/use-crew.ts";
import { customerOfPlan, PlaceOfWork, planEdge } from "../planned-card.tsx";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { LateHours } from "./late-hours.tsx";
import { PlanMenu } from "./plan-menu.tsx";
import { useTasksOfDay } from "./tasks-of-day.ts";

const MOST_OPENED = 12;

const DayPhoto = onDemand(
  async () => (await import("./day-photo.tsx")).DayPhoto,
  () => null,
  "when shown",
);

const NotedTime = onDemand(
  async () => (await import("./noted-time.tsx")).NotedTime,
  () => null,
  "when shown",
);

type Props = {
  plan: PlannedProject;
  date: CalendarDate;
  today: CalendarDate;
  closures: readonly Closure[];
  /** The colour of its people: see `useHueOfWork`. */
  hue: string;
  /** What it takes that day of those who are shown, empty where nothing is to be said. */
  hoursWords: string;
  /** Nobody is there to do it. */
  lacksPeople?: boolean;
  /** Whose part alone is told, null for that of everybody. */
  workerId: string | null;
  /** With what of it is late today. */
  saysLate?: boolean;
  /** With all its tasks: it stands alone beside the others. */
  isOpened?: boolean;
  /** Saves other days of it, null for who may not. */
  move: ((move: Move) => void) | null;
};

/** A work of a day for whoever goes there: its place, its call, its timer, a photo and its tasks. */
export function WorkOfDay({
  plan,
  date,
  today,
  closures,
  move,
  hue,
  hoursWords,
  lacksPeople = false,
  workerId,
  saysLate = false,
  isOpened = false,
}: Props) {
  const { id, project, name, people, late, isOver } = plan;
  const { isTeam, meId } = useSitePeople();
  const crew = useCrew(people, date);
  const mayWork = useMay()("work");
  const { data } = useAnswer(listTasks, { params: { id } });
  const onPhone = useOnPhone();
  const tasks = data?.tasks ?? [];
  const tasksOf = useTasksOfDay(plan, date, { today, workerId });
  const isWorkedNow = mayWork && !isOver && date === today;
  const working = useWorkingPeople(id, isWorkedNow && isTeam);
  const timedIds = working.map((person) => person.taskId);
  const nextTaskId = taskToTime([...tasksOf(tasks).tasks.map(({ task }) => task), ...tasks], timedIds);
  const isPast = date < today;
  const facts = [
    customerOfPlan(plan),
    dayRankWords(rankOfDay(date, plan, closures)),
    isTeam && people.length === 0 ? peopleMessages.toGive.toLowerCase() : "",
    isTeam && people.some((userId) => userId !== meId) ? crewWords(crew) : "",
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
          className={cx(
            "flex min-h-11 min-w-0 flex-1 items-center rounded-inner text-lead leading-snug font-[550]",
            "hover:underline",
          )}
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </Link>
        <span className="flex min-h-11 flex-col items-end justify-center gap-1">
          <HoursOfDay words={isPast ? "" : hoursWords} lacksPeople={lacksPeople} />
          {late !== null ? <StateChip state="late" /> : move === null && <StageChip stage={project.stage} />}
        </span>
        {move && !isOver && (
          <span className="-mr-2 -ml-1">
            <PlanMenu {...{ plan, closures, move }} />
          </span>
        )}
      </div>
      {saysLate && <LateHours {...{ plan, today }} className="figures -mt-3 text-fine font-[550] whitespace-normal" />}
      {isPast && <NotedTime projectId={id} date={date} />}
      {facts.length > 0 && <p className="-mt-3 text-fine text-quiet">{facts.join(" · ")}</p>}
      <PlaceOfWork plan={plan}>
        {isWorkedNow && onPhone && <DayPhoto projectId={id} name={name} />}
        {isWorkedNow && data && <DayTimer project={{ id, name, tasks }} taskId={nextTaskId} />}
      </PlaceOfWork>
      {project.tasks_total > 0 && !isOver && (
        <DayTasks
          projectId={id}
          {...{ name, tasksOf, working }}
          isToday={date === today}
          {...(isOpened && { most: MOST_OPENED })}
        />
      )}
    </li>
  );
}

function HoursOfDay({ words, lacksPeople }: { words: string; lacksPeople: boolean }) {
  if (words === "") return null;
  return <span className={cx("figures text-title whitespace-nowrap", lacksPeople && "text-bad")}>{words}</span>;
}
