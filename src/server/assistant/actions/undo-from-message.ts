import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { IRREVERSIBLE, proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { actionState } from "#domain/assistant/actions/proposed-action.ts";
import type { SaidUndo } from "#domain/assistant/actions/said-undo.ts";
import { readNotAnswered, readSaidUndo } from "#domain/assistant/actions/said-undo.ts";
import { isCancel } from "#domain/assistant/understand.ts";
import { plainWords } from "#domain/shared/search-text.ts";
import type { Db } from "#server/db/database.ts";
import { runWholeOrNot } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import { definitionOf } from "./propose-action.ts";
import type { ActionReply } from "./propose-from-message.ts";
import type { ProposedRow } from "./proposed-actions.repository.ts";
import { findOwnAction } from "./proposed-actions.repository.ts";
import { toFacts, undoAction } from "./settle-action.ts";

type Asker = { deps: Deps; tx: Db; caller: Caller; history: readonly HistoryMessage[] };

/**
 * What « annule » and « non finalement » do right after « C'est fait. »: what the button « Annuler » of that card does,
 * as long as it is there. « Annule l'accord » is about the last answer to a quote that was confirmed here. Null for
 * another text, and in a conversation that did nothing.
 */
export async function undoFromMessage(asker: Asker, message: string): Promise<ActionReply | null> {
  const undo = readSaidUndo(message);
  if (undo === null) return null;
  const row = await findLastDone(asker, undo);
  if (row === null) return null;
  const { title } = row.preview;
  const state = actionState(toFacts(row), asker.deps.clock());
  const isLast = asker.history.at(-1)?.action === row.id;
  if (state === "undone") return isLast ? tell(proposalMessages.alreadyUndone(title)) : null;
  if (state !== "done") return null;
  // « oups » later in a conversation is about something else.
  if (undo === "any" && !isLast) return isCancel(message) ? tell(proposalMessages.notLastAction(title)) : null;
  const { kind } = definitionOf(row);
  const reason = IRREVERSIBLE[kind];
  if (reason !== null) return tell(proposalMessages.irreversible(title, reason));
  return undo === "change" && kind !== "change_quote_lines" ? null : undoRow(asker, row);
}

/**
 * What « il n'a pas encore accepté » offers: to take back the answer that was confirmed here, or the way to take it
 * back on the page of the quote. Null for another text, and for somebody whom no card of the conversation names.
 */
export async function answerDoubt(
  asker: Asker,
  message: string,
  projectId: string | null,
): Promise<ActionReply | null> {
  const saidAnswer = readNotAnswered(message);
  if (saidAnswer === null) return null;
  const row = await findLastDone(asker, "answer");
  const isDone = row !== null && actionState(toFacts(row), asker.deps.clock()) === "done";
  if (isDone && isAbout(row, saidAnswer.who)) {
    const followUps = [{ label: proposalMessages.undoAnswer, ask: proposalMessages.undoAnswer }];
    return { text: proposalMessages.answerNoted(row.preview.title), followUps, actionId: null };
  }
  if (saidAnswer.who !== "" || projectId === null) return null;
  const version = (await listVersionsOf(asker.tx, projectId)).find(({ decision }) => decision !== null);
  if (!version) return tell(proposalMessages.noAnswerNoted);
  const followUps = [{ label: proposalMessages.openPage, path: `/etape/${projectId}/quote` }];
  return { text: proposalMessages.answerOnPage(version.number), followUps, actionId: null };
}

// The last card of the conversation, or of an answer to a quote.
async function findLastDone({ tx, caller, history }: Asker, undo: SaidUndo): Promise<ProposedRow | null> {
  for (const { type, action } of history.toReversed()) {
    const row = type === "action" && typeof action === "string" ? await findOwnAction(tx, caller, action) : null;
    if (row !== null && (undo !== "answer" || (row.kind === "answer_quote" && row.confirmed_at !== null))) return row;
  }
  return null;
}

async function undoRow({ deps, tx, caller }: Asker, { id, preview }: ProposedRow): Promise<ActionReply> {
  try {
    await runWholeOrNot(tx, () => undoAction(deps, tx, caller, id));
    return { ...tell(proposalMessages.undone(preview.title)), hasUndone: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return tell(error.message);
  }
}

function isAbout({ preview }: ProposedRow, who: string): boolean {
  const names = who.split(" ").filter((word) => word.length > LONGEST_CIVILITY);
  const shownWords = plainWords(preview.lines.map(({ value }) => value).join(" "));
  return names.every((name) => shownWords.includes(name));
}

const LONGEST_CIVILITY = 3;

function tell(text: string): ActionReply {
  return { text, followUps: [], actionId: null };
}
