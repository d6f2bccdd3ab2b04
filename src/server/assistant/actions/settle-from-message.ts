import type { HistoryMessage } from "#api/assistant.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import { readFirmYes } from "#domain/assistant/conversation/yes-no.ts";
import { isCancel } from "#domain/assistant/understand.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Caller } from "#server/http/caller.ts";
import { sameActions } from "./propose-action.ts";
import type { ActionReply } from "./propose-from-message.ts";
import type { ProposedRow } from "./proposed-actions.repository.ts";
import { findOwnAction, listWaiting } from "./proposed-actions.repository.ts";
import { cancelAction } from "./settle-action.ts";

/**
 * What « annule » and « oui » do to the card that waits in a conversation. The first takes it back. The second confirms
 * nothing, because only a click does: it says where to click. Null for another message.
 */
export async function settleFromMessage(
  deps: Deps,
  tx: Db,
  caller: Caller,
  history: readonly HistoryMessage[],
  message: string,
): Promise<ActionReply | null> {
  const isTakenBack = isCancel(message);
  if (!isTakenBack && readFirmYes({ kind: "text", text: message }) !== true) return null;
  const row = await findWaiting(deps, tx, caller, history);
  if (row === null) return isTakenBack ? tell(messages.nothingToCancel) : null;
  if (!isTakenBack) return tell(proposalMessages.tapConfirm);
  await cancelAction(deps, tx, caller, row.id);
  return tell(proposalMessages.taken(row.preview.title));
}

// The last card of the conversation, or the new preview that took its place.
async function findWaiting(
  deps: Deps,
  tx: Db,
  caller: Caller,
  history: readonly HistoryMessage[],
): Promise<ProposedRow | null> {
  const id = history.findLast(({ type }) => type === "action")?.action;
  const shownRow = typeof id === "string" ? await findOwnAction(tx, caller, id) : null;
  if (shownRow === null) return null;
  const waitingRows = await listWaiting(tx, caller, deps.clock());
  const [sameId] = sameActions(waitingRows, shownRow.kind, shownRow.arguments);
  return waitingRows.find((row) => row.id === shownRow.id || row.id === sameId) ?? null;
}

function tell(text: string): ActionReply {
  return { text, followUps: [], actionId: null };
}
