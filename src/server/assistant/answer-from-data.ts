import { isNoAnswer } from "#domain/assistant/acts/short-acts.ts";
import type { MisreadKind } from "#domain/assistant/measures/misread.ts";
import { helpText } from "#domain/assistant/offers.ts";
import { questionMessages } from "#domain/assistant/question.messages.ts";
import type { DataQuestion } from "#domain/assistant/tools/data-question.ts";
import { readDataQuestion } from "#domain/assistant/tools/data-question.ts";
import { SEE_NEXT } from "#domain/assistant/tools/record.messages.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import { toolCallOf } from "#domain/assistant/tools/tool-call.ts";
import type { ToolCall } from "#domain/assistant/tools/tool-names.ts";
import { clausesOf } from "#domain/assistant/words/clauses.ts";
import { withUsualNumbers } from "#domain/assistant/words/known-numbers.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import { isId } from "#server/ids.ts";
import { listKnownNumbers } from "./known-numbers.repository.ts";
import { toolNamed } from "./tools/all-tools.ts";
import type { ToolCaller } from "./tools/tool.ts";
import { runTool } from "./tools/tool.ts";

/** An answer in French with what may follow it, and whether the assistant knows this question. */
export type DataAnswer = Reply & { isUnderstood: boolean };

/**
 * What an answer depends on, beside the question. `caller`: who asks, and when. `notice`: why no model answers, empty
 * when it was said already, and null when a model will word the answer. `path` and `selection`: the page of the
 * question, and the text that was added from it.
 */
export type AskingPlace = { caller: ToolCaller; notice: string | null; path: string; selection: string };

/**
 * Answers a question from the company's rows, through one of the tools. SQL computes every amount. What cannot be
 * answered exactly is said to be so.
 */
export async function answerFromData(tx: Db, message: string, place: AskingPlace): Promise<DataAnswer> {
  const { today } = place.caller;
  const plainMessage = withoutQuote(message, place.selection);
  const { text, giveBack } = withUsualNumbers(plainMessage, await listKnownNumbers(tx, plainMessage));
  const question = withSelection(giveBack(readDataQuestion(text, today)), place, today);
  const reply = await answer(tx, question, pageProject(place.path), place.caller);
  if (reply === null) return { ...sayUnknown(text, place.notice), isUnderstood: false };
  return { ...reply, isUnderstood: true };
}

async function answer(
  tx: Db,
  question: DataQuestion,
  pageProjectId: string | null,
  caller: ToolCaller,
): Promise<Reply | null> {
  const { kind, period, isPeriodUnread } = question;
  if (kind === "help") return say(helpText());
  if (kind === "greeting" || kind === "thanks") return say(questionMessages[kind]);
  if (kind === "order") return sayMisread("cannot_do", questionMessages.cannotDo);
  if (isPeriodUnread && OF_A_PERIOD.has(kind)) return sayMisread("unanswered", questionMessages.unreadPeriod);
  const toolCall = toolCallOf(question, pageProjectId);
  const reply = toolCall && (await askTool(tx, caller, toolCall));
  if (reply && OF_TODAY.has(kind) && (period || isPeriodUnread))
    return { ...reply, text: `${questionMessages.noPeriod}\n${reply.text}` };
  // A sentence that names nothing we know is no question about a project.
  if (reply && !(kind === "unknown" && reply.isNobody)) return reply;
  if (kind === "unknown" || kind === "other") return null;
  return sayMisread("unanswered", questionMessages.cannotAnswer(kind));
}

// Whoever is lost is offered what may come next. A model words its own answer.
function sayUnknown(text: string, notice: string | null): Reply {
  const { whatCanBeDone, noHurry } = questionMessages;
  if (notice === null) return sayMisread("unknown", questionMessages.unknown(notice));
  const followUps = [SEE_NEXT, { label: whatCanBeDone, ask: whatCanBeDone }];
  if (text.length <= LONGEST_DOUBT && isNoAnswer(clausesOf(text))) return { text: noHurry, followUps };
  return { ...sayMisread("unknown", questionMessages.unknown(notice)), followUps };
}

const LONGEST_DOUBT = 200;

/** Questions about a period, and questions about today alone. */
const OF_A_PERIOD = new Set<DataQuestion["kind"]>(["invoiced", "collected", "vat", "signed", "best", "planning"]);
const OF_TODAY = new Set<DataQuestion["kind"]>(["money_due", "late_invoices"]);

async function askTool(tx: Db, caller: ToolCaller, { tool, input }: ToolCall): Promise<Reply> {
  const result = await runTool(tx, caller, toolNamed(tool), input);
  if (result.ok) return result.value.reply;
  return say(result.refusal.code === "not_allowed" ? questionMessages.noAmounts : questionMessages.unknownRecord);
}

function say(text: string): Reply {
  return { text, followUps: [] };
}

function sayMisread(misread: MisreadKind, text: string): Reply {
  return { ...say(text), misread };
}

/** The project of a page, or null. */
export function pageProject(path: string): string | null {
  const id = /^\/(?:etape|projects?)\/([^/?#]+)/.exec(path)?.[1] ?? "";
  return isId(id) ? id : null;
}

/** A message without the quote of the selection, which stands in it too: its words are no words of the question. */
export function withoutQuote(message: string, selection: string): string {
  return selection === "" ? message : message.replace(questionMessages.quoted(selection.trim()), " ");
}

// A question that names nothing is about the text that was added to it.
function withSelection(question: DataQuestion, { selection }: AskingPlace, today: CalendarDate): DataQuestion {
  if (selection === "" || question.names.length > 0) return question;
  return { ...question, names: readDataQuestion(selection, today).names };
}
