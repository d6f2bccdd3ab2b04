import type { Right, Role } from "../company/team.ts";
import { hasRight } from "../company/team.ts";

/**
 * What happens in a company and is told to the pages that are open. `mails`: mails of a mailbox came, left, moved or
 * were marked; its ID is that of the mailbox. `sites`: tasks, days, times or photos of a project changed; its ID is
 * that of the project. `quotes`: a quote was read, answered or asked about; its ID is that of its project.
 */
export const EVENT_KINDS = ["mails", "sites", "quotes"] as const;

/** A kind of event. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** Who hears of an event: one member alone, or every member whose role has the right when `userId` is null. */
export type Audience = { userId: string | null; rightNeeded: Right };

/** True when a member hears of an event. Someone whose role lost the right since hears nothing, even of their own. */
export function hears({ userId, rightNeeded }: Audience, member: { userId: string; role: Role }): boolean {
  return (userId === null || userId === member.userId) && hasRight(member.role, rightNeeded);
}
