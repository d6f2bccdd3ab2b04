import type { DaySpan } from "#domain/planning/bar-change.ts";
import { filledSpan } from "#domain/planning/free-days/free-days.ts";
import type { StaffedWork, WorkingTime } from "#domain/planning/staffed-work.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import type { PlannedProject } from "../use-planning.ts";
import type { TrayItem } from "./tray-items.ts";

/** What work is filled in among. `aloneIds`: who works alone, and does what nobody was given. Empty for a team. */
export type FillingFacts = Omit<WorkingTime, "minutesADay"> & {
  plans: readonly PlannedProject[];
  hoursADay: number;
  aloneIds: readonly string[];
};

/** The days that work of the tray fills from one day on, with these people: see `filledSpan`. */
export function filledDays(
  item: TrayItem,
  { day, people }: { day: CalendarDate; people: readonly string[] },
  { plans, hoursADay, aloneIds, ...rest }: FillingFacts,
): DaySpan {
  const asked = { ...item, people: people.length > 0 ? people : aloneIds };
  const time = { minutesADay: minutesOfHours(hoursADay), ...rest };
  return filledSpan(worksBeside(item.id, plans, aloneIds), asked, day, time);
}

/** All works but one. */
export function worksBeside(
  itemId: string,
  plans: readonly PlannedProject[],
  aloneIds: readonly string[],
): StaffedWork[] {
  return plans
    .filter(({ id }) => id !== itemId)
    .map((plan) => (plan.people.length > 0 ? plan : { ...plan, people: aloneIds }));
}
