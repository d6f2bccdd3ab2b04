import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { orderOfBareQuantity } from "#domain/assistant/actions/lines/bare-quantity.ts";
import { hasRight } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Caller } from "#server/http/caller.ts";
import { findDraftOfProject } from "#server/quotes/quote-drafts.repository.ts";
import type { AskedPlace } from "../action-request.ts";
import type { ActionReply } from "../propose-from-message.ts";
import { proposeFromMessage } from "../propose-from-message.ts";
import { findOwnAction } from "../proposed-actions.repository.ts";

// Two exchanges: what was said before them is no longer what is spoken of.
const LAST_TURNS = 4;

/**
 * What « 15 m² de carrelage » does: after changes of the lines of a quote it is one more. Where a quote is on screen it
 * is asked about. Null for another text, and away from any quote.
 */
export async function settleBareQuantity(
  deps: Deps,
  tx: Db,
  caller: Caller,
  history: readonly HistoryMessage[],
  { message, place }: { message: string; place: AskedPlace },
): Promise<ActionReply | null> {
  const order = orderOfBareQuantity(message);
  if (order === null || !hasRight(caller.role, "amounts")) return null;
  const { pageProjectId, recentProjectId } = place;
  const projectId = await findChangedProject(tx, caller, history);
  const isOfPage = pageProjectId === null || pageProjectId === projectId;
  if (projectId !== null && isOfPage)
    return proposeFromMessage(deps, tx, caller, order, { ...place, recentProjectId: projectId });
  const meantId = pageProjectId ?? recentProjectId;
  if (meantId === null || (await findDraftOfProject(tx, meantId)) === null) return null;
  return { text: proposalMessages.whetherQuantity, followUps: [{ label: order, ask: order }], actionId: null };
}

async function findChangedProject(tx: Db, caller: Caller, history: readonly HistoryMessage[]): Promise<string | null> {
  const id = history.slice(-LAST_TURNS).findLast(({ type }) => type === "action")?.action;
  const row = typeof id === "string" ? await findOwnAction(tx, caller, id) : null;
  const projectId = row?.kind === "change_quote_lines" ? row.arguments["project_id"] : null;
  return typeof projectId === "string" ? projectId : null;
}
