import type { DaySpan } from "#domain/planning/bar-change.ts";
import { changedSpan } from "#domain/planning/bar-change.ts";
import type { SaidDay } from "#domain/planning/drops/drop.messages.ts";
import { dropLoadWords, wholeWorkWords } from "#domain/planning/drops/drop.messages.ts";
import { daysTaken } from "#domain/planning/drops/full-day.ts";
import { partWords } from "#domain/planning/drops/part.messages.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { minutesByDay, movedWork } from "#domain/planning/staffed-work.ts";
import { workloadOf } from "#domain/planning/workload.ts";
import { handOver } from "#domain/projects/people/assigned-people.ts";
import { assignedWords } from "#domain/projects/people/people.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { PlanningRow } from "../people/planning-rows.ts";
import { NOBODY, userOf } from "../people/planning-rows.ts";
import type { BarDrag } from "../use-bar-drag.ts";
import type { PlannedProject } from "../use-planning.ts";

/** The projects as they would be, were one dropped where a hand has it now. */
export function plansAfterDrag(
  plans: readonly PlannedProject[],
  { plan, change, row, toRow }: BarDrag<PlannedProject>,
): PlannedProject[] {
  const people = row === toRow ? plan.people : handOver(plan.people, userOf(row), userOf(toRow));
  const droppedPlan = { ...movedWork(plan, changedSpan(plan, change)), people };
  return plans.map((one) => (one.id === plan.id ? droppedPlan : one));
}

/** Where work of the tray would go that a hand carries. `plan`: what it would be there, where its days say it. */
export type CarriedTo = {
  span: DaySpan;
  row: string | null;
  plan: PlannedProject | undefined;
  /** The fullest day past what it holds that it would have there. */
  fullDay: SaidDay | null;
};

/** The projects as they would be, were work of the tray dropped in a row. */
export function plansAfterCarry(
  plans: readonly PlannedProject[],
  { plan, row }: Omit<CarriedTo, "fullDay">,
): readonly PlannedProject[] {
  if (plan === undefined || row === null) return plans;
  const people = plan.people.includes(row) ? plan.people : row === NOBODY ? [] : [row];
  return [...plans.filter(({ id }) => id !== plan.id), { ...plan, people }];
}

/** What somebody has on these days, in minutes, of a project. */
export function minutesOfPlan(
  plan: PlannedProject,
  { id }: Pick<PlanningRow, "id">,
  days: readonly CalendarDate[],
  time: WorkingTime,
): number {
  const minutes = minutesByDay(plan, userOf(id), time);
  return days.reduce((sum, date) => sum + (minutes.get(date) ?? 0), 0);
}

/** The same in words, by the IDs of projects. `isTight`: dashes alone say what waits for its customer. */
export function hoursOfPlans(
  plans: readonly PlannedProject[],
  row: PlanningRow,
  days: readonly CalendarDate[],
  { isTight, ...time }: WorkingTime & { isTight: boolean },
): ReadonlyMap<string, string> {
  const wordsOf = ({ hours, firmness }: PlannedProject, minutes: number) =>
    partWords(minutes, { hours, firmness: isTight ? "firm" : firmness });
  return new Map(plans.map((plan) => [plan.id, wordsOf(plan, minutesOfPlan(plan, row, days, time))]));
}

/** Where what a hand carries would go, and what that makes of the days of whoever gets it. */
export function carriedWords(
  drag: BarDrag<PlannedProject>,
  facts: {
    plans: readonly PlannedProject[];
    rows: readonly PlanningRow[];
    /** Those on screen. */
    days: readonly CalendarDate[];
    today: CalendarDate;
    time: WorkingTime;
    site: string;
  },
): string {
  const { plan, row, toRow } = drag;
  const { rows, site } = facts;
  const name = rows.find(({ id }) => id === toRow)?.name ?? "";
  if (row === toRow) return assignedWords(plan.name, [name]);
  const load = toRow === NOBODY ? "" : loadAfterDrag(drag, facts);
  return [assignedWords(plan.name, [name]), load, wholeWorkWords(site, plan)].filter((part) => part !== "").join(" · ");
}

// What the days that the work would take of whoever gets it come to. Late work takes none that is to come.
function loadAfterDrag(
  drag: BarDrag<PlannedProject>,
  { plans, days, today, time }: Parameters<typeof carriedWords>[1],
): string {
  const plansAfter = plansAfterDrag(plans, drag);
  const droppedPlan = plansAfter.find(({ id }) => id === drag.plan.id) ?? drag.plan;
  const ownDays = daysTaken(droppedPlan, drag.toRow, { today, ...time });
  if (ownDays.length === 0) return "";
  const [shownDay = null] = days.length === 1 ? days : [];
  return dropLoadWords(workloadOf(plansAfter, drag.toRow, ownDays, time), drag.toRow, { ...time, shownDay });
}
