import type { TaskAnswer } from "#api/tasks.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import { inDays, planningDay } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { PlannedProject } from "../use-planning.ts";
import type { TaskBar } from "./task-bar.ts";
import { isBarLate } from "./task-bar.ts";

/** Where a project stands, before its tasks one by one: its day, its end, what is done of it and what is late. */
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
  const { firstDay, lastDay } = plan;
  const doneCount = tasks.filter(({ done }) => done).length;
  const lateCount = bars.filter((bar) => isBarLate(bar, today)).length;
  const { rank, count } = rankOfDay(today, plan, closures);
  const isGoingOn = firstDay <= today && today <= lastDay;
  const facts = [
    isGoingOn && count > 1 ? `Jour ${rank} sur ${count}` : "",
    firstDay > today ? `Commence ${inDays(today, firstDay)}, ${planningDay(firstDay)}` : "",
    `${lastDay < today ? "fin prévue" : "finit"} ${planningDay(lastDay)}`,
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
          <strong className="font-[550] text-bad">
            {lateCount} tâche{lateCount > 1 ? "s" : ""} en retard
          </strong>
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
