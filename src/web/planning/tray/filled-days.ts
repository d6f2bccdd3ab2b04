import type { DaySpan } from "#domain/planning/bar-change.ts";
import type { SaidDay } from "#domain/planning/drops/drop.messages.ts";
import { saidFullDay } from "#domain/planning/drops/drop.messages.ts";
import { filledSpan } from "#domain/planning/free-days/free-days.ts";
import type { StaffedWork, WorkingTime } from "#domain/planning/staffed-work.ts";
import { movedWork } from "#domain/planning/staffed-work.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import type { CarriedTo } from "../bars/dropped-plans.ts";
import { NOBODY } from "../people/planning-rows.ts";
import type { Placing } from "../use-place.ts";
import type { PlannedProject } from "../use-planning.ts";
import { plannedOf } from "../use-planning.ts";
import type { TrayItem } from "./tray-items.ts";
import type { CarriedItem } from "./use-tray-drag.ts";

/** What work is filled in among. `aloneIds`: who works alone, and does what nobody was given. Empty for a team. */
export type FillingFacts = Omit<WorkingTime, "minutesADay"> & {
  plans: readonly PlannedProject[];
  hoursADay: number;
  today: CalendarDate;
  aloneIds: readonly string[];
};

/** Work of the tray on the days that it fills from one on, in a row. Null: whoever is on it. */
export function placingOf(
  { item, day, row }: { item: TrayItem; day: CalendarDate; row: string | null },
  facts: FillingFacts,
): Placing<TrayItem> {
  const { plans, hoursADay, aloneIds, closures, absences } = facts;
  const people = row === null || item.people.includes(row) ? null : row === NOBODY ? [] : [row];
  const workers = people ?? item.people;
  const askedItem = { ...item, people: workers.length > 0 ? workers : aloneIds };
  const time = { minutesADay: minutesOfHours(hoursADay), closures, absences };
  const span = filledSpan(worksBeside(item.id, plans, aloneIds), askedItem, day, time);
  return { item, span, people, fullDay: fullDayOn({ item, span, people }, facts) };
}

/** Where work of the tray in a hand would go. Null: on no day. */
export function carriedTo({ item, day, row }: CarriedItem, facts: FillingFacts): CarriedTo | null {
  if (day === null) return null;
  const { span, fullDay } = placingOf({ item, day, row }, facts);
  return { span, row, plan: planOn(item, span, facts), fullDay };
}

// The fullest day past what it holds that it would have. What nobody counted is not known to be too much.
function fullDayOn({ item, span, people }: Omit<Placing<TrayItem>, "fullDay">, facts: FillingFacts): SaidDay | null {
  const plan = planOn(item, span, facts);
  if (plan === undefined) return null;
  const placedPlan = { ...plan, people: people ?? plan.people };
  const time = { minutesADay: minutesOfHours(facts.hoursADay), closures: facts.closures, absences: facts.absences };
  const plansAfter = [...facts.plans.filter(({ id }) => id !== item.id), placedPlan];
  return saidFullDay(plansAfter, item.id, { ...time, today: facts.today, aloneIds: facts.aloneIds });
}

// What it would be among the projects that have days.
function planOn({ id, late, undatedRow, hasTasks, minutes }: TrayItem, span: DaySpan, facts: FillingFacts) {
  // The step of a late work knows it among the others alone.
  const plan = late ?? facts.plans.find((one) => one.id === id);
  if (plan !== undefined) return movedWork(plan, span);
  // Hours that only its tasks have are not known here.
  if (undatedRow === null || (hasTasks && minutes === null)) return undefined;
  return plannedOf({ ...undatedRow, start_date: span.firstDay, end_date: span.lastDay }, facts, facts.today)[0];
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
