import { listClosures } from "#api/company/closures.ts";
import { listProjects } from "#api/projects.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { planningDay } from "#domain/planning/planning.messages.ts";
import { nextFreeDays, weekOf, weeksOfMonth } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { useLiveRefresh } from "#web/client/live/use-live.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { Coming, Late, Undated } from "./aside-lists.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { ClosuresButton } from "./closures/closures-button.tsx";
import { DayTasks } from "./day-tasks.tsx";
import { DayTray } from "./day/day-tray.tsx";
import { MyDay } from "./day/my-day.tsx";
import { MonthDots } from "./month-dots.tsx";
import { NewProjectLink } from "./new-project-link.tsx";
import type { PlanningView } from "./range-head.tsx";
import { RangeHead, ViewHead } from "./range-head.tsx";
import { ShownChoice, useShownProjects } from "./shown-projects.tsx";
import type { Move } from "./use-move-project.ts";
import { useMoveProject } from "./use-move-project.ts";
import type { PlannedProject } from "./use-planning.ts";
import { usePlanning } from "./use-planning.ts";
import { WeekBars } from "./week-bars.tsx";
import { WeekList } from "./week-list.tsx";

const DAYS_OFFERED = 5;
const WAITING_HINT = "En pointillé : le client n'a pas encore répondu, ces heures ne comptent pas.";

const PeoplePlanning = onDemand(
  async () => (await import("./people/people-planning.tsx")).PeoplePlanning,
  (words) => words,
  "when shown",
);

const ProjectPlanning = onDemand(
  async () => (await import("./project/project-planning.tsx")).ProjectPlanning,
  (words) => words,
  "when shown",
);

/**
 * /app/timeline: the days with their projects, by day, week or month, the tasks of one project, what is late, and what
 * has no day yet. The address of a page that leads here names a project. A wide screen draws weeks and months as bars
 * that are moved and stretched.
 */
export default function TimelineScreen() {
  const today = todayInFrance();
  const onPhone = useOnPhone();
  const manages = useMay()("manage");
  const { hash } = useLocation();
  const [view, setView] = useState<PlanningView>(hash !== "" ? "project" : onPhone ? "day" : "week");
  const [shownDay, setShownDay] = useState(today);
  const weeks = shownWeeks(view, shownDay, onPhone);
  const days = weeks.flat();
  const planning = usePlanning(days[0] ?? today, today);
  useLiveRefresh("sites", listProjects.path);
  useLiveRefresh("sites", listClosures.path);
  const { undated, isRead, error, retry, closures, absences } = planning;
  const { plansNow, moveProject } = useMoveProject(planning.plans, closures, absences);
  const { scope, meId, plans, isShown, choice } = useShownProjects(plansNow);
  const ownAbsences = absences.filter(({ userId }) => scope === "mine" && userId === meId);
  const freeDays = nextFreeDays(plans, today, DAYS_OFFERED, [...closures, ...ownAbsences]);
  const isEmpty = isRead && plansNow.length === 0 && undated.length === 0;
  // A day without work would say a third time that the week is free.
  const isFree = isEmpty && view === "day" && scope !== "people";
  const showWeek = (day: CalendarDate) => {
    setView("week");
    setShownDay(day);
  };
  const move = manages ? moveProject : null;
  return (
    <Page
      title="Planning"
      subtitle={isRead && !isEmpty ? todayWords(plans, freeDays, today) : undefined}
      actions={manages && isRead && !isEmpty && <NewProjectLink isSmall={onPhone} />}
      hasSmallActions={onPhone}
    >
      {error && <Failure error={error} retry={retry} />}
      {!error && !isRead && <RowsSkeleton label="Chargement du planning…" />}
      {isEmpty && <NothingPlanned manages={manages} />}
      {isRead && (
        <div className="flex flex-col gap-6">
          <section className="flex flex-col gap-3">
            <ViewHead view={view} setView={setView}>
              <DaysHead {...{ days, view, today, shownDay, setShownDay }} />
            </ViewHead>
            {choice && view !== "project" && <ShownChoice scope={scope} {...choice} />}
            {view === "project" ? (
              <ProjectPlanning {...{ plans, today, closures, manages }} firstId={hash} />
            ) : scope === "people" ? (
              <PeoplePlanning
                {...{ plans, today, closures, absences, move }}
                days={view === "month" ? days.filter((day) => day.slice(0, 7) === shownDay.slice(0, 7)) : days}
                hoursADay={planning.hoursADay}
                isList={onPhone}
                isDay={view === "day"}
              />
            ) : isFree ? null : (
              <ProjectDays
                {...{ view, weeks, plans, today, closures, absences, shownDay, setShownDay, move }}
                hoursADay={planning.hoursADay}
                undatedProjects={undated.filter(isShown)}
                manages={manages}
                open={showWeek}
              />
            )}
            {view !== "project" && <WaitingHint plans={plans} />}
            <NextPage list={planning.coming} label="Voir la suite des projets à venir" />
          </section>
          {view !== "project" && !isFree && (
            <Aside
              {...{ plans, freeDays, closures, manages, today }}
              undatedProjects={undated.filter(isShown)}
              after={days.at(-1) ?? today}
              showsToday={!onPhone && (view === "week" || view === "month")}
              hasTray={view === "day" && scope !== "people" && manages}
            />
          )}
          <Calendars manages={manages} />
        </div>
      )}
    </Page>
  );
}

function Calendars({ manages }: { manages: boolean }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <CalendarButton />
      {manages && <ClosuresButton />}
    </div>
  );
}

function WaitingHint({ plans }: { plans: readonly PlannedProject[] }) {
  if (!plans.some(({ firmness }) => firmness === "waiting")) return null;
  return <p className="text-fine text-quiet">{WAITING_HINT}</p>;
}

function DaysHead({ view, ...parts }: Omit<Parameters<typeof RangeHead>[0], "view"> & { view: PlanningView }) {
  const words = useTradeWords();
  if (view === "project") return <h2 className="text-title max-md:sr-only">Un {words.site}, tâche par tâche</h2>;
  return <RangeHead {...parts} view={view} />;
}

// What stands beside the days. `hasTray`: what is to be placed stands there already.
function Aside({
  plans,
  freeDays,
  closures,
  manages,
  today,
  undatedProjects,
  after,
  showsToday,
  hasTray,
}: {
  plans: readonly PlannedProject[];
  freeDays: readonly CalendarDate[];
  closures: readonly Closure[];
  manages: boolean;
  today: CalendarDate;
  undatedProjects: ReturnType<typeof usePlanning>["undated"];
  after: CalendarDate;
  showsToday: boolean;
  hasTray: boolean;
}) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {showsToday && <Today plans={plans} today={today} />}
      {!hasTray && <Late {...{ plans, freeDays, closures, manages }} />}
      {!hasTray && <Undated {...{ freeDays, manages, undatedProjects }} />}
      <Coming {...{ plans, after, today }} />
    </div>
  );
}

// The days with all their projects: a list or dots on a phone, bars on a wide screen.
function ProjectDays({
  view,
  weeks,
  shownDay,
  setShownDay,
  move,
  open,
  hoursADay,
  undatedProjects,
  manages,
  ...parts
}: {
  view: PlanningView;
  hoursADay: number;
  undatedProjects: ReturnType<typeof usePlanning>["undated"];
  manages: boolean;
  weeks: readonly (readonly CalendarDate[])[];
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  shownDay: CalendarDate;
  setShownDay: (day: CalendarDate) => void;
  move: ((move: Move) => void) | null;
  open: (day: CalendarDate) => void;
}) {
  const onPhone = useOnPhone();
  if (view === "day")
    return (
      <div className={cx("grid items-start gap-6", manages && "md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]")}>
        <MyDay {...parts} {...{ hoursADay }} date={shownDay} />
        {manages && (
          <DayTray date={shownDay} plans={parts.plans} closures={parts.closures} undatedProjects={undatedProjects} />
        )}
      </div>
    );
  if (!onPhone)
    return <WeekBars {...{ weeks, move, open, ...parts }} month={view === "month" ? shownDay.slice(0, 7) : null} />;
  if (view === "week") return <WeekList {...parts} week={weeks.flat()} move={move} />;
  return <MonthDots {...{ weeks, shownDay, setShownDay, move, ...parts }} />;
}

// A phone shows seven days from the chosen one on, a wide screen two whole weeks.
function shownWeeks(view: PlanningView, day: CalendarDate, isOnPhone: boolean): CalendarDate[][] {
  if (view === "day") return [[day]];
  if (view === "month") return weeksOfMonth(day);
  return isOnPhone ? [daysFrom(day)] : [weekOf(day), weekOf(addDays(day, 7))];
}

function daysFrom(first: CalendarDate): CalendarDate[] {
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));
}

function todayWords(plans: readonly PlannedProject[], freeDays: readonly CalendarDate[], today: CalendarDate): string {
  const lateCount = plans.filter(({ late }) => late !== null).length;
  const [freeDay] = freeDays;
  const freeWords = freeDay === undefined || freeDay === today ? "aujourd'hui" : planningDay(freeDay);
  return [
    lateCount === 0 ? "" : `${lateCount} projet${lateCount > 1 ? "s" : ""} en retard`,
    freeDay === undefined ? "" : `${lateCount === 0 ? "Premier" : "premier"} jour libre\u00A0: ${freeWords}`,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

// What is to be done today, beside the bars of a wide screen.
function Today({ plans, today }: { plans: readonly PlannedProject[]; today: CalendarDate }) {
  const shownPlans = plans.filter(
    ({ firstDay, lastDay, project, isOver }) =>
      firstDay <= today && lastDay >= today && project.tasks_total > 0 && !isOver,
  );
  if (shownPlans.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-title">À faire aujourd'hui</h2>
      <ul className="flex flex-col gap-2">
        {shownPlans.map(({ project }) => (
          <li key={project.id} className="rounded-card border border-line bg-paper px-4 py-2">
            <h3 className="font-sans text-body font-[550]">{project.name}</h3>
            <DayTasks projectId={project.id} name={project.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

// Over days that show where work will stand.
function NothingPlanned({ manages }: { manages: boolean }) {
  const words = useTradeWords();
  return (
    <section className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-paper p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-title">{manages ? "Ta semaine est libre" : "Rien de prévu"}</h2>
        <p className="text-quiet">
          {manages
            ? "Donne une date à un projet : il prend sa place ici, jour par jour, avec ses tâches."
            : `Les ${words.sites} de l'entreprise apparaîtront ici.`}
        </p>
      </div>
      {manages && (
        <Link to="/project/new" className={buttonLook({ look: "primary", className: "max-md:w-full" })}>
          Planifier un premier projet
        </Link>
      )}
    </section>
  );
}
