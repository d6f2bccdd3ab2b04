import { plannedHoursWords } from "#domain/planning/member-days/held-days.messages.ts";
import { heldDays } from "#domain/planning/member-days/held-days.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import type { DayLoad } from "#domain/planning/workload.ts";
import type { PlannedProject } from "../use-planning.ts";

/** The hours of somebody over some days, where work without hours holds some of them. Empty where none does. */
export function heldHours(loads: readonly DayLoad<PlannedProject>[], userId: string, time: WorkingTime): string {
  const uncountedDays = heldDays(loads, userId, time);
  if (uncountedDays.dayCount === 0) return "";
  const uncountedPlans = loads.flatMap(({ works }) => works.filter(({ hours }) => hours === null));
  const isRecurring = uncountedPlans.every(({ project }) => project.project_recurrence === "recurring");
  const minutes = loads.reduce((sum, load) => sum + load.minutes, 0);
  return plannedHoursWords(minutes, uncountedDays, isRecurring);
}
