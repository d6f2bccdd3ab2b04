import type { TaskAnswer } from "#api/tasks.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import { endWords, inDays, lateTasksWords, planningDay } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { customerOfPlan, townOfPlan } from "../planned-card.tsx";
import type { PlannedProject } from "../use-planning.ts";
import type { TaskBar } from "./task-bar.ts";

/**
 * Where a project stands, before its tasks one by one: for whom and where, its day, its end, what is done of it, and
 * what is late.
 */
export function TimelineSummary({
  plan,
  tasks,
  bars,
  today,
  closures,
}: {
  plan: PlannedProject;
  tasks: readonly TaskAnswer[];
  bars: readonly TaskBar[];
  today: CalendarDate;
  closures: readonly Closure[];
}) {
  const { firstDay, lastDay, isBegun } = plan;
  const doneCount = tasks.filter(({ done }) => done).length;
  const lateCount = bars.filter((bar) => bar.isLate).length;
  const { rank, count } = rankOfDay(today, plan, closures);
  const isGoingOn = firstDay <= today && today <= lastDay;
  const facts = [
    customerOfPlan(plan),
    townOfPlan(plan),
    isGoingOn && count > 1 ? `Jour ${rank} sur ${count}` : "",
    firstDay > today ? `${isBegun ? "Reprend" : "Commence"} ${inDays(today, firstDay)}, ${planningDay(firstDay)}` : "",
    endWords(lastDay, today),
    doneCount === 0
      ? `${tasks.length} tâche${tasks.length > 1 ? "s" : ""} à faire`
      : doneWords(doneCount, tasks.length),
  ].filter((fact) => fact !== "");
  return (
    <p className="text-fine text-quiet first-letter:uppercase">
      {facts.join(" · ")}
      {lateCount > 0 && (
        <>
          {" · "}
          <strong className="font-[550] text-bad">{lateTasksWords(lateCount)}</strong>
        </>
      )}
    </p>
  );
}

function doneWords(doneCount: number, count: number): string {
  if (doneCount === count) return "tout est fait";
  const plural = doneCount > 1 ? "s" : "";
  return `${doneCount} tâche${plural} sur ${count} faite${plural}`;
}
