import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { readSaidLines } from "#domain/assistant/actions/lines/said-lines.ts";
import { worksOfChangeOrder } from "#domain/assistant/actions/said-limit.ts";
import type { Db } from "#server/db/database.ts";
import type { ActionRequest, Place } from "../action-request.ts";
import { open, want } from "../action-request.ts";
import type { TargetOrQuestion } from "../action-target.ts";
import { readVersionFacts } from "./draw-up.ts";
import { findLineChanges } from "./propose-line-changes.ts";

/**
 * The change order that a sentence asks for, with the works that it adds to an accepted quote. Without works, or before
 * the customer agreed, the way to one is told.
 */
export async function findSaidChangeOrder(
  tx: Db,
  projectId: string,
  place: Place,
): Promise<TargetOrQuestion<ActionRequest>> {
  const order = worksOfChangeOrder(place.order);
  const lines = order === "" ? null : readSaidLines(order);
  const { isAgreed } = await readVersionFacts(tx, projectId);
  if (lines === null || !isAgreed) return open(proposalMessages.changeOrder, `/etape/${projectId}/quote`);
  const change = await findLineChanges(tx, projectId, lines.changes, { today: place.today, order });
  return "ask" in change ? change : want("change_quote_lines", change.target.patch, change.target.text);
}
