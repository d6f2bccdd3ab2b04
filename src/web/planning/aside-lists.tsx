import { listTasks } from "#api/tasks.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absenceOn } from "#domain/company/closures/closures.ts";
import { comingWorks } from "#domain/planning/coming/coming-works.ts";
import { goesOnWords, inDays, planningDay } from "#domain/planning/planning.messages.ts";
import { isWorkOn } from "#domain/planning/staffed-work.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, Move, Users } from "lucide-react";
import { DayTasks } from "./day-tasks.tsx";
import { toDayTask, useTasksOfDay } from "./day/tasks-of-day.ts";
import { PersonMark } from "./people/person-mark.tsx";
import { useCrew } from "./people/use-crew.ts";
import { customerOfPlan } from "./planned-card.tsx";
import { hoursLeftWords } from "./tray/tray-items.ts";
import type { PlanningPage } from "./use-planning-page.ts";
import type { PlannedProject } from "./use-planning.ts";

const MOST_ASIDE = 6;

/**
 * What is worked on after the days shown, the soonest first, be it begun or not. `workerId`: on the days on which this
 * person is there.
 */
export function Coming({
  plans,
  after,
  today,
  closures,
  absences,
  workerId,
}: {
  plans: readonly PlannedProject[];
  after: CalendarDate;
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  workerId: string | null;
}) {
  const theirPlans = workerId === null ? plans : plans.filter(({ people }) => people.includes(workerId));
  const comingPlans = comingWorks(theirPlans, after > today ? after : today, { closures, absences, workerId });
  const shownPlans = comingPlans.slice(0, MOST_ASIDE);
  if (shownPlans.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-title">Ensuite</h2>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
        {shownPlans.map(({ work: plan, day, isGoingOn }) => (
          <li key={plan.id} className="hover:bg-sunk">
            <Link
              to="/project/$id"
              params={{ id: plan.id }}
              className="flex min-h-14 flex-col justify-center px-3 py-2 max-md:px-4"
            >
              <span className="font-[550] [overflow-wrap:anywhere]">{plan.name}</span>
              <span className="text-fine text-quiet">
                {[isGoingOn ? goesOnWords(day) : planningDay(day), inDays(today, day), customerOfPlan(plan)]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is to be done today, under the bars of a wide screen. */
export function Today({
  plans,
  today,
  closures,
  absences,
  workerId,
}: {
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  absences: readonly Absence[];
  /** Whose part alone is told, null for that of everybody. */
  workerId: string | null;
}) {
  const shownPlans = plans.filter(
    (plan) =>
      isWorkOn(plan, today, closures) &&
      plan.project.tasks_total > 0 &&
      !plan.isOver &&
      (workerId === null || plan.people.includes(workerId)) &&
      (workerId === null || absenceOn(today, workerId, absences) === null),
  );
  if (shownPlans.length === 0) return null;
  return (
    <section className="mt-3 min-w-0">
      <h2 className="mb-2 text-title">À faire aujourd'hui</h2>
      <ul className="grid items-start gap-2 xl:grid-cols-2">
        {shownPlans.map((plan) => (
          <TasksOfToday key={plan.id} {...{ plan, today, workerId }} />
        ))}
      </ul>
    </section>
  );
}

function TasksOfToday({
  plan,
  today,
  workerId,
}: {
  plan: PlannedProject;
  today: CalendarDate;
  workerId: string | null;
}) {
  const tasksOf = useTasksOfDay(plan, today, { today, workerId });
  const { isTeam } = useSitePeople();
  const crew = useCrew(plan.people, today);
  return (
    <li className="rounded-card border border-line bg-paper px-4 py-2">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 font-sans text-body font-[550]">{plan.name}</h3>
        {isTeam && crew.map(({ key, ...mark }) => <PersonMark key={key} {...mark} isSmall />)}
      </div>
      <DayTasks projectId={plan.id} name={plan.name} tasksOf={tasksOf} isToday doneWords="Tout est fait." />
    </li>
  );
}

/**
 * What dashes mean where a bar that is seen has some, and which hours count. The month of a phone has bars on the day
 * under it alone.
 */
export function DashedLegend({ plans, days, view, scope, onPhone, shownDay }: PlanningPage) {
  const isOfOneDay = onPhone && view === "month" && scope !== "people";
  const [first = "", last = ""] = isOfOneDay ? [shownDay, shownDay] : [days[0], days.at(-1)];
  const isSeen = ({ firstDay, lastDay }: PlannedProject) => firstDay <= last && lastDay >= first;
  if (view === "project" || !plans.some((plan) => plan.firmness === "waiting" && isSeen(plan))) return null;
  return (
    <p className="text-fine text-quiet">
      En pointillé : devis sans réponse, ces heures ne comptent pas encore. Le reste compte, même sans devis.
    </p>
  );
}

/** The hours that the tasks of a work still ask for, after what its card says. Nothing where nobody counted them. */
export function TaskHours({ projectId }: { projectId: string }) {
  const { data } = useAnswer(listTasks, { params: { id: projectId } });
  const today = todayInFrance();
  const hours = (data?.tasks ?? []).reduce((sum, task) => sum + (toDayTask(task, today).hoursLeft ?? 0), 0);
  const words = hoursLeftWords(minutesOfHours(hours));
  return words === "" ? null : ` · ${words}`;
}

const STEPS = [
  { icon: CalendarPlus, title: "Donne une date", text: "Ses heures disent combien de jours il prend." },
  { icon: Users, title: "Confie-le", text: "Seul ou à plusieurs, tu vois qui est libre et qui a trop d'heures." },
  { icon: Move, title: "Déplace-le", text: "Au doigt ou à la souris : les autres le voient tout de suite." },
];

/** What a planning says before anything has a date: once, over the days that will hold it. */
export function NothingPlanned({ manages }: { manages: boolean }) {
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
      {manages && (
        <ol className="grid w-full gap-x-6 gap-y-3 border-t border-line pt-3 md:grid-cols-3">
          {STEPS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-act" />
              <p className="min-w-0">
                <span className="block font-[550]">{title}</span>
                <span className="text-fine text-quiet">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
