import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { absencesMeeting } from "#domain/company/closures/closures.ts";
import type { DaySpan } from "#domain/planning/bar-change.ts";
import { closureDays, planningDay } from "#domain/planning/planning.messages.ts";
import { isWorkedOn } from "#domain/planning/planning.ts";
import { loadWords } from "#domain/planning/workload.messages.ts";
import { personLoad, workloadOf } from "#domain/planning/workload.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { TreePalm } from "lucide-react";
import { useState } from "react";
import { customerOfPlan, planLook } from "../planned-card.tsx";
import type { PlannedProject } from "../use-planning.ts";
import type { PlanningRow } from "./planning-rows.ts";
import { NOBODY, plansOfRow } from "./planning-rows.ts";

const PeopleForm = onDemand(
  async () => (await import("#web/projects/people/people-form.tsx")).PeopleForm,
  (words) => words,
  "when shown",
);

/**
 * Days as a list by person, for a phone and for a single day: what each is on, and a button to give it to somebody
 * else where one may.
 */
export function PeopleList({
  days,
  rows,
  plans,
  closures,
  absences,
  minutesADay,
  manages,
}: {
  days: readonly CalendarDate[];
  rows: readonly PlanningRow[];
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  absences: readonly Absence[];
  minutesADay: number;
  manages: boolean;
}) {
  const [planToGive, setPlanToGive] = useState<PlannedProject | null>(null);
  const close = () => setPlanToGive(null);
  const time = { minutesADay, closures, absences };
  const shownPlans = plans.filter((plan) => days.some((date) => isWorkedOn(date, plan, closures)));
  return (
    <>
      <ol aria-label="Personnes" className="flex flex-col gap-5">
        {rows.map((row) => {
          const rowPlans = plansOfRow(shownPlans, row);
          if (row.id === NOBODY && rowPlans.length === 0) return null;
          const loads = workloadOf(plans, row.id, days, time);
          const { words, waiting, troubles } = loadWords(personLoad(loads, row.id, time));
          const awayParts = absencesMeeting(spanOf(days), [row.id], absences);
          return (
            <li key={row.id}>
              <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className="font-sans text-body font-[550] [overflow-wrap:anywhere]">
                  {row.name}
                  {row.isMe && <span className="font-normal text-quiet"> (toi)</span>}
                </h3>
                {row.id !== NOBODY && (
                  <p className="figures text-fine text-quiet">
                    {[words, ...(waiting === null ? [] : [waiting])].join(" ")}
                    {troubles.length > 0 && (
                      <strong className="block font-[550] text-bad">{troubles.join(", ")}</strong>
                    )}
                  </p>
                )}
              </div>
              {awayParts.map((absence) => (
                <p key={absence.firstDay} className="mb-2 flex items-center gap-2 text-fine">
                  <TreePalm aria-hidden className="size-4 shrink-0 text-quiet" />
                  {absence.label} : {closureDays(absence)}
                </p>
              ))}
              {rowPlans.length > 0 && (
                <ul className="flex flex-col gap-2">
                  {rowPlans.map((plan) => (
                    <PlanRow key={plan.project.id} plan={plan} give={manages ? () => setPlanToGive(plan) : null} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
      <Drawer title={`Qui va sur « ${planToGive?.name ?? ""} » ?`} open={planToGive !== null} onClose={close} isSheet>
        {planToGive && (
          <PeopleForm
            project={{ id: planToGive.project.id, name: planToGive.name, people: planToGive.people }}
            remarkOf={(userId) => busyWords(planToGive, plans, userId, absences)}
            onDone={close}
          />
        )}
      </Drawer>
    </>
  );
}

function PlanRow({ plan, give }: { plan: PlannedProject; give: (() => void) | null }) {
  const { project, firstDay, lastDay } = plan;
  const spanText = firstDay === lastDay ? planningDay(firstDay) : `${planningDay(firstDay)} – ${planningDay(lastDay)}`;
  return (
    <li className={cx("flex items-center rounded-card border border-l-4", planLook(plan))}>
      <Link
        to="/project/$id"
        params={{ id: project.id }}
        className="flex min-h-14 min-w-0 flex-1 flex-col justify-center rounded-card px-3 py-2"
      >
        <span className="font-[550] break-words">{project.name}</span>
        <span className="text-fine text-quiet">
          {[spanText, customerOfPlan(plan)].filter((part) => part !== "").join(" · ")}
        </span>
      </Link>
      {give && !plan.isOver && (
        <Button look="quiet" aria-haspopup="dialog" aria-label={`Confier « ${project.name} »`} onClick={give}>
          Confier
        </Button>
      )}
    </li>
  );
}

function spanOf(days: readonly CalendarDate[]): DaySpan {
  return { firstDay: days[0] ?? "", lastDay: days.at(-1) ?? "" };
}

// Whether somebody is away, or on something else, during the days of a project.
function busyWords(
  planToGive: PlannedProject,
  plans: readonly PlannedProject[],
  userId: string,
  absences: readonly Absence[],
): string {
  const [absence] = absencesMeeting(planToGive, [userId], absences);
  if (absence) return `absence ${closureDays(absence)} (${absence.label})`;
  const others = plans.filter(
    ({ project, people, firmness, firstDay, lastDay }) =>
      firmness === "firm" &&
      project.id !== planToGive.project.id &&
      people.includes(userId) &&
      firstDay <= planToGive.lastDay &&
      lastDay >= planToGive.firstDay,
  );
  if (others.length === 0) return "libre ces jours-là";
  return `déjà sur ${others.map(({ name }) => `« ${name} »`).join(", ")}`;
}
