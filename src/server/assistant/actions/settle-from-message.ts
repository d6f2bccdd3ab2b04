import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { ActionKind } from "#domain/assistant/actions/proposed-action.ts";
import { readSaidAction } from "#domain/assistant/actions/said-action.ts";
import type { TakenBack } from "#domain/assistant/actions/said-limit.ts";
import { readTakenBack } from "#domain/assistant/actions/said-limit.ts";
import type { CorrectedSum } from "#domain/assistant/actions/said-sum.ts";
import { readCorrectedSum } from "#domain/assistant/actions/said-sum.ts";
import { readSaidUndo } from "#domain/assistant/actions/said-undo.ts";
import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import { readFirmYes } from "#domain/assistant/conversation/yes-no.ts";
import { isCancel } from "#domain/assistant/understand.ts";
import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { definitionOf, proposeAction, sameActions } from "./propose-action.ts";
import type { ActionReply } from "./propose-from-message.ts";
import type { ProposedRow } from "./proposed-actions.repository.ts";
import { findOwnAction, listWaiting } from "./proposed-actions.repository.ts";
import { cancelAction } from "./settle-action.ts";
import { undoFromMessage } from "./undo-from-message.ts";

/**
 * What « annule », « non », « oui » and « non, c'était 1500 » do to the card that waits in a conversation. The first
 * two take it back. « oui » confirms nothing, because only a click does: it says where to click. The last puts a card
 * with the new sum in its place. Null for another message.
 */
export async function settleFromMessage(
  deps: Deps,
  tx: Db,
  caller: Caller,
  history: readonly HistoryMessage[],
  message: string,
): Promise<ActionReply | null> {
  const correctedSum = readCorrectedSum(message);
  if (correctedSum !== null) return correctSum(deps, tx, caller, history, correctedSum);
  const takenBack = readTakenBack(message);
  const isTakenBack = takenBack !== null || isCancel(message) || readSaidUndo(message) !== null || NO.test(message);
  if (!isTakenBack && readFirmYes({ kind: "text", text: message }) !== true) return null;
  const row = await findWaiting(deps, tx, caller, history);
  // « annule le paiement », without a card of that sum, is about one that was noted.
  if (takenBack !== null && !(row && isOfSum(row, takenBack)))
    return proposeReversal(deps, tx, caller, history, takenBack);
  if (row === null || isOfOther(row, message)) {
    const reply = await undoFromMessage({ deps, tx, caller, history }, message);
    // « annule la facture », of one that was issued, is no card to take back: an action is proposed for it.
    const isOfInvoice = readSaidAction(message, dayAt(deps.clock(), FRENCH_TIME_ZONE))?.kind === "correct_invoice";
    return reply ?? (isCancel(message) && !isOfInvoice ? tell(messages.nothingToCancel) : null);
  }
  // The card is shown again under the words that speak of it: the one above is folded by now.
  if (!isTakenBack) return { ...tell(proposalMessages.tapConfirm), actionId: row.id };
  await cancelAction(deps, tx, caller, row.id);
  return tell(proposalMessages.taken(row.preview.title));
}

// « annule l'accord » is not about a payment that waits.
function isOfOther({ kind }: ProposedRow, message: string): boolean {
  const undo = readSaidUndo(message);
  return (undo === "answer" && kind !== "answer_quote") || (undo === "change" && kind !== "change_quote_lines");
}

// The last card of the conversation, or the new preview that took its place.
async function findWaiting(
  deps: Deps,
  tx: Db,
  caller: Caller,
  history: readonly HistoryMessage[],
): Promise<ProposedRow | null> {
  const shownRow = await findShown(tx, caller, history);
  if (shownRow === null) return null;
  const waitingRows = await listWaiting(tx, caller, deps.clock());
  const [sameId] = sameActions(waitingRows, shownRow.kind, shownRow.arguments);
  return waitingRows.find((row) => row.id === shownRow.id || row.id === sameId) ?? null;
}

async function findShown(tx: Db, caller: Caller, history: readonly HistoryMessage[]): Promise<ProposedRow | null> {
  const id = history.findLast(({ type }) => type === "action")?.action;
  return typeof id === "string" ? findOwnAction(tx, caller, id) : null;
}

// A sum that corrects a payment already noted would be noted beside it.
function tellDone(row: ProposedRow | null): ActionReply | null {
  const isDone = row !== null && HAS_SUM.has(row.kind) && row.confirmed_at !== null && row.undone_at === null;
  if (!isDone) return null;
  const say = row.kind === "credit_invoice" ? proposalMessages.alreadyCredited : proposalMessages.alreadyPaidSum;
  return tell(say(row.preview.title));
}

const NO = /^ ?(?:non|nan|nope|non merci|surtout pas)[ .!]{0,3}$/i;
const HAS_SUM: ReadonlySet<string> = new Set<ActionKind>(["record_payment", "credit_invoice"]);

function isOfSum({ kind, arguments: input }: ProposedRow, { amountCents }: TakenBack): boolean {
  return HAS_SUM.has(kind) && (amountCents === null || amountCents === input.amount_cents);
}

// The payment of the last card that was confirmed, or of the last one with that sum. Null when the conversation noted
// none: the payments of the project are looked at then.
async function proposeReversal(
  deps: Deps,
  tx: Db,
  caller: Caller,
  history: readonly HistoryMessage[],
  takenBack: TakenBack,
): Promise<ActionReply | null> {
  for (const { type, action } of history.toReversed()) {
    const row = type === "action" && typeof action === "string" ? await findOwnAction(tx, caller, action) : null;
    if (row === null || row.kind !== "record_payment" || row.confirmed_at === null || row.undone_at !== null) continue;
    if (!isOfSum(row, takenBack)) continue;
    const input = { payment_id: row.outcome?.payment_id };
    try {
      const proposal = { kind: "reverse_payment", arguments: input, source: "assistant", sourceName: "" } as const;
      const { id } = await proposeAction(deps, tx, caller, proposal);
      return { text: proposalMessages.ready, followUps: [], actionId: id };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return tell(error.message);
    }
  }
  return null;
}

// The former card is taken back first: two cards are never ready for one payment, even when the new sum is refused.
async function correctSum(
  deps: Deps,
  tx: Db,
  caller: Caller,
  history: readonly HistoryMessage[],
  { amountCents, method }: CorrectedSum,
): Promise<ActionReply | null> {
  const row = await findWaiting(deps, tx, caller, history);
  if (row === null) return amountCents === null ? null : tellDone(await findShown(tx, caller, history));
  if (!HAS_SUM.has(row.kind) || (amountCents === null && row.kind !== "record_payment")) return null;
  await cancelAction(deps, tx, caller, row.id);
  if (Number.isNaN(amountCents)) return tell(proposalMessages.unclearAmount);
  const { kind } = definitionOf(row);
  const paidBy = kind === "record_payment" && method !== null ? { method } : {};
  const sum = amountCents === null ? {} : { amount_cents: amountCents };
  const input = { ...row.arguments, ...sum, ...paidBy };
  try {
    const proposal = { kind, arguments: input, source: "assistant", sourceName: "" } as const;
    const { id } = await proposeAction(deps, tx, caller, proposal);
    return { text: proposalMessages.readyInstead, followUps: [], actionId: id };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return tell(error.message);
  }
}

function tell(text: string): ActionReply {
  return { text, followUps: [], actionId: null };
}
