import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { readSaidPlan } from "#domain/assistant/actions/plan/said-plan.ts";
import type { ActionKind } from "#domain/assistant/actions/proposed-action.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { SaidPlace, TargetOrQuestion } from "./action-target.ts";
import { findProjectSaid } from "./action-target.ts";

/**
 * An action that a sentence asks for. `text`: what is said before its card. `about`: the project of a quote to send,
 * and the order to say again once what the law asks was given.
 */
export type ActionRequest = { kind: ActionKind; arguments: object; about?: Order; text?: string };

/** An order, and the project it is about. */
export type Order = { projectId: string; order: string };

/** Where a sentence is said, and on which day. */
export type AskedPlace = SaidPlace & { today: CalendarDate };

/**
 * The same with what its actions need. `hasMailbox`: documents may leave by mail from their page. `seesAmounts`: the
 * person may see amounts. `order`: the whole sentence.
 */
export type Place = AskedPlace & { deps: Deps; hasMailbox: boolean; seesAmounts: boolean; order: string };

/** The request of an action with these arguments. `text`: what is said before its card. */
export function want(kind: ActionKind, input: object, text = ""): TargetOrQuestion<ActionRequest> {
  return { target: { kind, arguments: input, text } };
}

/** An answer that only opens a screen. */
export function open(text: string, path: string): { ask: Reply } {
  return { ask: { text, followUps: [{ label: proposalMessages.openPage, path }] } };
}

/** The request about the one project that a sentence is about, or what to ask first. */
export async function proposeOnProject(
  tx: Db,
  saidAction: SaidAction,
  place: Place,
  then: (projectId: string) => Promise<TargetOrQuestion<ActionRequest>>,
): Promise<TargetOrQuestion<ActionRequest>> {
  const project = await findProjectSaid(tx, saidAction, place);
  return "ask" in project ? project : then(project.target);
}

/** What an order to plan says besides its days, which alone move: « planifie Dupuis mardi pour 3 jours ». */
export function leftOutOfPlan({ order, today }: Place): string {
  const leftOut = readSaidPlan(order, today)?.leftOut ?? "";
  return leftOut === "" ? "" : proposalMessages.startAlone(leftOut);
}

/** The last day that an order to plan gives besides the first one, as the argument of its action. */
export function endOfPlan({ order, today }: Place): { end_date?: CalendarDate } {
  const endDay = readSaidPlan(order, today)?.endDay ?? null;
  return endDay === null ? {} : { end_date: endDay };
}
