import type { Closure } from "#domain/company/closures/closures.ts";
import { inDays, lateWords, planningDay } from "#domain/planning/planning.messages.ts";
import { movedDates } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DayChoice } from "./day-choice.tsx";
import { customerOfPlan } from "./planned-card.tsx";
import type { PlannedProject, usePlanning } from "./use-planning.ts";

const MOST_ASIDE = 6;

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-title">{title}</h2>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">{children}</ul>
    </section>
  );
}

function BlockRow({ plan, what, who, aside }: { plan: { id: string }; what: string; who: string; aside?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 pr-2 hover:bg-sunk">
      <Link
        to="/project/$id"
        params={{ id: plan.id }}
        className="flex min-h-14 min-w-0 flex-1 basis-48 flex-col justify-center px-4 py-2"
      >
        <span className="font-[550] break-words">{what}</span>
        <span className="text-fine text-quiet">{who}</span>
      </Link>
      {aside}
    </li>
  );
}

/** Projects that should have begun or ended, each with a day to be given. */
export function Late({
  plans,
  freeDays,
  closures,
  manages,
}: {
  plans: readonly PlannedProject[];
  freeDays: readonly CalendarDate[];
  closures: readonly Closure[];
  manages: boolean;
}) {
  const latePlans = plans.filter(({ late }) => late !== null).slice(0, MOST_ASIDE);
  if (latePlans.length === 0) return null;
  return (
    <Block title="En retard">
      {latePlans.map(({ project, firstDay, lastDay, late }) => {
        if (late === null) return null;
        const { id, name, start_date, end_date } = project;
        const since = late === "unstarted" ? firstDay : lastDay;
        const dates = { start_date, end_date };
        return (
          <BlockRow
            key={id}
            plan={project}
            what={name}
            who={lateWords(late, since, project.tasks_total - project.tasks_done)}
            aside={
              manages && (
                <DayChoice
                  projectId={id}
                  name={name}
                  label="Changer la date"
                  days={freeDays}
                  datesOn={(day) => movedDates({ startDate: firstDay, endDate: end_date }, late, day, closures)}
                  before={dates}
                />
              )
            }
          />
        );
      })}
    </Block>
  );
}

/** Projects without a day, each with the next free ones. */
export function Undated({
  undatedProjects,
  freeDays,
  manages,
}: {
  undatedProjects: ReturnType<typeof usePlanning>["undated"];
  freeDays: readonly CalendarDate[];
  manages: boolean;
}) {
  if (undatedProjects.length === 0) return null;
  return (
    <Block title="Sans date">
      {undatedProjects.slice(0, MOST_ASIDE).map((project) => (
        <BlockRow
          key={project.id}
          plan={project}
          what={project.name}
          who={project.client_info.company || project.client_info.full_name}
          aside={
            manages && (
              <DayChoice
                projectId={project.id}
                name={project.name}
                label="Placer"
                days={freeDays}
                datesOn={(day) => ({ start_date: day })}
                before={{ start_date: null }}
              />
            )
          }
        />
      ))}
    </Block>
  );
}

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
    <Block title="Ensuite">
      {shownPlans.map((plan) => (
        <BlockRow
          key={plan.project.id}
          plan={plan.project}
          what={plan.project.name}
          who={[planningDay(plan.firstDay), inDays(today, plan.firstDay), customerOfPlan(plan)]
            .filter((part) => part !== "")
            .join(" · ")}
        />
      ))}
    </Block>
  );
}
