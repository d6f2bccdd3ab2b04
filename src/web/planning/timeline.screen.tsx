import { planningDay, weekName } from "#domain/planning/planning.messages.ts";
import { nextFreeDays, weekOf, weeksOfMonth } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, addMonths } from "#domain/shared/calendar-date.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Coming, Late, Undated } from "./aside-lists.tsx";
import { DayTasks } from "./day-tasks.tsx";
import type { PlannedProject } from "./use-planning.ts";
import { usePlanning } from "./use-planning.ts";
import { WeekBars } from "./week-bars.tsx";
import { WeekList } from "./week-list.tsx";

type View = "week" | "month";
type Planning = ReturnType<typeof usePlanning>;

const DAYS_OFFERED = 5;

/**
 * /app/timeline: what is late, the week by day with its projects and free days, and what has no day yet. A wide screen
 * draws weeks and months as bars.
 */
export default function TimelineScreen() {
  const today = todayInFrance();
  const onPhone = useOnPhone();
  const manages = useMay()("manage");
  const [view, setView] = useState<View>("week");
  const [shownDay, setShownDay] = useState(today);
  const isMonth = view === "month" && !onPhone;
  // A phone shows seven days from today on, a wide screen two whole weeks.
  const ofWeeks = onPhone ? [daysFrom(shownDay)] : [weekOf(shownDay), weekOf(addDays(shownDay, 7))];
  const weeks = isMonth ? weeksOfMonth(shownDay) : ofWeeks;
  const [week = []] = weeks;
  const planning = usePlanning(week[0] ?? today, today);
  const { plans, undated, isRead, error, retry } = planning;
  const freeDays = nextFreeDays(plans, today, DAYS_OFFERED);
  const isEmpty = isRead && plans.length === 0 && undated.length === 0;
  const create = (
    <Link to="/project/new" className={buttonLook({ look: onPhone ? "plain" : "primary" })}>
      Nouveau projet
    </Link>
  );
  return (
    <Page
      title="Planning"
      subtitle={isRead && !isEmpty ? todayWords(plans, freeDays, today) : undefined}
      actions={manages && isRead && !isEmpty && create}
    >
      {error && <Failure error={error} retry={retry} />}
      {!error && !isRead && <RowsSkeleton label="Chargement du planning…" />}
      {isEmpty && <NothingPlanned manages={manages} />}
      {isRead && !isEmpty && (
        <div className="flex flex-col gap-6">
          {onPhone && <Late {...{ plans, freeDays, manages }} />}
          <section className="flex flex-col gap-3">
            <RangeHead
              {...{ weeks, isMonth, today, shownDay, setShownDay }}
              choice={!onPhone && <ViewChoice view={view} setView={setView} />}
            />
            {onPhone ? (
              <WeekList week={week} plans={plans} today={today} />
            ) : (
              <WeekBars weeks={weeks} plans={plans} today={today} month={isMonth ? shownDay.slice(0, 7) : null} />
            )}
            <NextPage list={planning.coming} label="Voir la suite des projets à venir" />
          </section>
          <div className="grid items-start gap-6 md:grid-cols-2">
            {!onPhone && <Today plans={plans} today={today} />}
            {!onPhone && <Late {...{ plans, freeDays, manages }} />}
            <Undated {...{ undatedProjects: undated, freeDays, manages }} />
            <Coming plans={plans} after={weeks.at(-1)?.at(-1) ?? today} today={today} />
          </div>
        </div>
      )}
    </Page>
  );
}

function daysFrom(first: CalendarDate): CalendarDate[] {
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));
}

function todayWords(plans: Planning["plans"], freeDays: readonly CalendarDate[], today: CalendarDate): string {
  const lateCount = plans.filter(({ late }) => late !== null).length;
  const [freeDay] = freeDays;
  const freeWords = freeDay === undefined || freeDay === today ? "aujourd'hui" : planningDay(freeDay);
  return [
    lateCount === 0 ? "" : `${lateCount} projet${lateCount > 1 ? "s" : ""} en retard`,
    freeDay === undefined ? "" : `${lateCount === 0 ? "Premier" : "premier"} jour libre : ${freeWords}`,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

function ViewChoice({ view, setView }: { view: View; setView: (view: View) => void }) {
  const options = [
    { value: "week", label: "Semaine" },
    { value: "month", label: "Mois" },
  ] as const;
  return <Choice label="Période" hidesLabel options={options} value={view} onChange={setView} />;
}

// The weeks on screen, with the way to those before and after.
function RangeHead({
  weeks,
  isMonth,
  today,
  shownDay,
  setShownDay,
  choice,
}: {
  weeks: readonly (readonly CalendarDate[])[];
  isMonth: boolean;
  today: CalendarDate;
  shownDay: CalendarDate;
  setShownDay: (day: CalendarDate) => void;
  choice: ReactNode;
}) {
  const [first = today, last = today] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const move = (count: number) =>
    setShownDay(isMonth ? addMonths(`${shownDay.slice(0, 7)}-01`, count) : addDays(first, 7 * count));
  const isNow = isMonth ? shownDay.slice(0, 7) === today.slice(0, 7) : first <= today && today <= last;
  const word = isMonth ? "Mois" : "Semaine";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <h2 aria-live="polite" className="figures text-title first-letter:uppercase max-md:flex-1">
        {isMonth ? monthName(shownDay) : weekName(first, last)}
      </h2>
      <div className="flex items-center md:ml-2">
        <Button look="quiet" aria-label={`${word} d'avant`} className="px-2" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <Button look="quiet" aria-label={`${word} d'après`} className="px-2" onClick={() => move(1)}>
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      {!isNow && (
        <Button look="quiet" onClick={() => setShownDay(today)}>
          Aujourd'hui
        </Button>
      )}
      {choice && <div className="ml-auto">{choice}</div>}
    </div>
  );
}

// What is to be done today, beside the bars of a wide screen.
function Today({ plans, today }: { plans: readonly PlannedProject[]; today: CalendarDate }) {
  const shownPlans = plans.filter(
    ({ firstDay, lastDay, project }) =>
      firstDay <= today && lastDay >= today && project.tasks_total > 0 && project.status !== "invoice",
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

function NothingPlanned({ manages }: { manages: boolean }) {
  if (!manages) return <Empty title="Rien de prévu">Les chantiers de l'entreprise apparaîtront ici.</Empty>;
  return (
    <Empty
      title="Ta semaine est libre"
      action={
        <Link to="/project/new" className={buttonLook({ look: "primary" })}>
          Planifier un premier projet
        </Link>
      }
    >
      Donne une date à un projet : il prend sa place ici, jour par jour, avec ses tâches.
    </Empty>
  );
}

function monthName(day: CalendarDate): string {
  return new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
