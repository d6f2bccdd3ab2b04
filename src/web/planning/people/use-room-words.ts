import type { Closure } from "#domain/company/closures/closures.ts";
import { personRoom } from "#domain/planning/person-room.ts";
import { personRoomWords } from "#domain/planning/team-load.messages.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { todayInFrance } from "#web/client/today.ts";
import type { PlannedProject } from "../use-planning.ts";
import { usePlanning } from "../use-planning.ts";

/** Says the hours that somebody has left on the days of a work, and their absences. Empty until they are read. */
export function useRoomWords(plan: PlannedProject | undefined, closures: readonly Closure[]) {
  const today = todayInFrance();
  const { plans, absences, hoursADay, isRead } = usePlanning(today, today);
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences, today };
  return (userId: string) =>
    isRead && plan !== undefined ? personRoomWords(personRoom(plans, plan, userId, time)) : "";
}
