import type { Closure } from "#domain/company/closures/closures.ts";
import { absencesMeeting } from "#domain/company/closures/closures.ts";
import { awayWords, lengthWords, spanSentence } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import { roundMinutes } from "#domain/planning/shares/shares.ts";
import { leftWords } from "#domain/planning/workload.messages.ts";
import { peopleWords } from "#domain/projects/people/people.messages.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { StageChip } from "#web/projects/board/stage-chip.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { StateChip } from "#web/ui/state-chip.tsx";
import { customerOfPlan, townOfPlan } from "../planned-card.tsx";
import type { PlannedProject } from "../use-planning.ts";

/** All that a bar has no room for: for whom, where, which days, its hours, and who is on it. */
export function BarFacts({ plan, closures }: { plan: PlannedProject; closures: readonly Closure[] }) {
  const { isTeam, nameOf } = useSitePeople();
  const { absences } = useRestDays();
  const { project, late } = plan;
  const facts = [
    [customerOfPlan(plan), townOfPlan(plan)].filter((part) => part !== "").join(" · "),
    `${withCapital(spanSentence(plan))} · ${lengthWords(rankOfDay(plan.lastDay, plan, closures).count)}`,
    [hoursWords(plan), leftWords(plan, closures), tasksWords(plan)].filter((part) => part !== "").join(" · "),
    isTeam ? peopleWords(plan.people.map(nameOf)) : "",
    ...absencesMeeting(plan, isTeam ? plan.people : [], absences).map((away) => awayWords(nameOf(away.userId), away)),
  ].filter((fact) => fact !== "");
  return (
    <>
      <p className="mb-1 leading-tight font-[550] [overflow-wrap:anywhere]">{plan.name}</p>
      {facts.map((fact) => (
        <p key={fact} className="figures text-fine whitespace-normal text-quiet">
          {fact}
        </p>
      ))}
      <p className="mt-1.5 text-fine">
        {late === null ? <StageChip stage={project.stage} /> : <StateChip state="late" />}
      </p>
    </>
  );
}

function hoursWords({ hours }: PlannedProject): string {
  return hours === null ? "" : `${formatMinutes(roundMinutes(minutesOfHours(hours)))} en tout`;
}

function tasksWords({ project: { tasks_total, tasks_done } }: PlannedProject): string {
  return tasks_total === 0 ? "" : `${tasks_done}/${tasks_total} tâches faites`;
}

/** The same in a few words, for whoever hears a bar that has room for its name alone. */
export function heardDetails(plan: PlannedProject): string {
  return [customerOfPlan(plan), townOfPlan(plan), spanSentence(plan)].filter((part) => part !== "").join(", ");
}
