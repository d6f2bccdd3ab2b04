import type { Closure } from "#domain/company/closures/closures.ts";
import { inDays, planningDay } from "#domain/planning/planning.messages.ts";
import { isWorkOn } from "#domain/planning/staffed-work.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { Link } from "@tanstack/react-router";
import { DayTasks } from "./day-tasks.tsx";
import { useTasksOfDay } from "./day/tasks-of-day.ts";
import { customerOfPlan } from "./planned-card.tsx";
import type { PlannedProject } from "./use-planning.ts";

const MOST_ASIDE = 6;

/** Projects that begin after the days shown. */
export function Coming({
  plans,
  after,
  today,
}: {
  plans: readonly PlannedProject[];
  after: CalendarDate;
  today: CalendarDate;
}) {
  const shownPlans = plans.filter(({ firstDay }) => firstDay > after && firstDay > today).slice(0, MOST_ASIDE);
  if (shownPlans.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-title">Ensuite</h2>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
        {shownPlans.map((plan) => (
          <li key={plan.id} className="hover:bg-sunk">
            <Link
              to="/project/$id"
              params={{ id: plan.id }}
              className="flex min-h-14 flex-col justify-center px-3 py-2 max-md:px-4"
            >
              <span className="font-[550] [overflow-wrap:anywhere]">{plan.name}</span>
              <span className="text-fine text-quiet">
                {[planningDay(plan.firstDay), inDays(today, plan.firstDay), customerOfPlan(plan)]
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
  workerId,
}: {
  plans: readonly PlannedProject[];
  today: CalendarDate;
  closures: readonly Closure[];
  /** Whose part alone is told, null for that of everybody. */
  workerId: string | null;
}) {
  const shownPlans = plans.filter(
    (plan) => isWorkOn(plan, today, closures) && plan.project.tasks_total > 0 && !plan.isOver,
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
  const { tasks_done, tasks_total } = plan.project;
  const tasksOf = useTasksOfDay(plan, today, { today, workerId });
  return (
    <li className="rounded-card border border-line bg-paper px-4 py-2">
      <h3 className="flex items-baseline justify-between gap-3 font-sans text-body font-[550]">
        {plan.name}
        {tasks_done === tasks_total && <span className="text-fine font-normal text-good">Tout est fait</span>}
      </h3>
      <DayTasks projectId={plan.id} name={plan.name} tasksOf={tasksOf} />
    </li>
  );
}
