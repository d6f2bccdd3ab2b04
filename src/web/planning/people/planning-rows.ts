import { handOver } from "#domain/projects/people/assigned-people.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import type { SitePerson } from "#web/projects/people/use-site-people.ts";
import type { BarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import { moveOf } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { hueOf } from "./person-hue.ts";

/** A row of a planning by person: somebody, or what nobody is on. */
export type PlanningRow = { id: string; name: string; isMe: boolean; hue: string };

/** The ID of the row of what nobody is on. */
export const NOBODY = "nobody";

/** The rows of a planning: everybody, then what is still to be given to somebody. */
export function planningRows(people: readonly SitePerson[]): PlanningRow[] {
  return [
    ...people.map(({ userId, name, isMe }) => ({ id: userId, name, isMe, hue: hueOf(people, userId) })),
    { id: NOBODY, name: peopleMessages.toGive, isMe: false, hue: hueOf([], undefined) },
  ];
}

/** What becomes of a project that was carried to another row, another day, or both. */
export function moveOfDrag({ plan, change, row, toRow }: BarDrag<PlannedProject>): Move {
  return moveOf(plan, change, row === toRow ? null : handOver(plan.people, userOf(row), userOf(toRow)));
}

/** Who has a row, null for that of what nobody is on. */
export function userOf(rowId: string): string | null {
  return rowId === NOBODY ? null : rowId;
}

/** The projects of a row. */
export function plansOfRow(plans: readonly PlannedProject[], { id }: PlanningRow): PlannedProject[] {
  return plans.filter(({ people }) => (id === NOBODY ? people.length === 0 : people.includes(id)));
}
