import type { AssistantSession, chat } from "#api/assistant/assistant.ts";
import { acceptedOffer } from "#domain/assistant/accepted-offer.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { orderOfChosenLine } from "#domain/assistant/actions/asked-choice.ts";
import { orderWithMeans } from "#domain/assistant/actions/asked-means.ts";
import { doubtedOrder } from "#domain/assistant/actions/said-doubt.ts";
import { answeredOrder } from "#domain/assistant/answered-order.ts";
import type { MisreadKind } from "#domain/assistant/measures/misread.ts";
import { modelMessages } from "#domain/assistant/model/model.messages.ts";
import { recentProject } from "#domain/assistant/recent-project.ts";
import { hasRight } from "#domain/company/team.ts";
import type { Masking } from "#domain/customers/masking/masking.ts";
import { openMasking } from "#domain/customers/masking/masking.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { findAllowedModel, findOfferedModel } from "#server/company/model/allowed-model.ts";
import { learnNames } from "#server/customers/masked-values.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Caller } from "#server/http/caller.ts";
import type { LanguageModel } from "#server/llm/llm.ts";
import type { z } from "zod";
import { answerQuoteFigure } from "./actions/lines/answer-quote-figure.ts";
import { settleBareQuantity } from "./actions/lines/said-quantity.ts";
import { proposeFromMessage } from "./actions/propose-from-message.ts";
import { settleFromMessage } from "./actions/settle-from-message.ts";
import { answerDoubt } from "./actions/undo-from-message.ts";
import type { DataAnswer } from "./answer-from-data.ts";
import { answerFromData, pageProject, withoutQuote } from "./answer-from-data.ts";
import type { PageRecord } from "./model/page-record.ts";
import { NO_RECORD, readPageRecord } from "./model/page-record.ts";
import type { ToolCaller } from "./tools/tool.ts";

/** A question as it was typed, on its page. */
export type AskedQuestion = Pick<z.output<typeof chat.body>, "message" | "history" | "context">;

/**
 * What a question needs before a model is asked: who asks, what the company's own rows answer, and the model that may
 * receive its texts, null without consent. `masking` knows the customers whom the question names, once there is a
 * model.
 */
export type PreparedQuestion = {
  toolCaller: ToolCaller;
  dataAnswer: DataAnswer;
  model: LanguageModel | null;
  masking: Masking;
  /** What the server knows of the record on screen, for a model. */
  page: PageRecord;
  /** The question without the quote of the selection, and the selection. */
  question: { message: string; selection: string };
  /** Why the company's own rows have no answer, when no model is asked. */
  misread: MisreadKind | null;
  /** The card of the action that the sentence asks for. No model words it. */
  actionId: string | null;
  /** An action of before was undone: what screens show of it is no longer true. */
  hasUndone: boolean;
};

/** Prepares a question of a conversation. Why no model answers is said once in it. */
export async function prepareQuestion(
  deps: Deps,
  tx: Db,
  caller: Caller,
  { history }: Pick<AssistantSession, "history">,
  { message, history: turns, context }: AskedQuestion,
): Promise<PreparedQuestion> {
  const now = deps.clock();
  const toolCaller = await readToolCaller(tx, caller, now);
  const { path = "", selection = "" } = context ?? {};
  const question = { message: withoutQuote(message, selection).trim() || message, selection };
  const pageProjectId = pageProject(path);
  const offer = acceptedOffer(history, question.message);
  const askedOrder = askedOrderOf(history, question.message, toolCaller.today);
  const place = {
    pageProjectId: offer?.projectId ?? pageProjectId,
    recentProjectId: recentProject(history),
    today: toolCaller.today,
    now,
  };
  const orderOfForm = doubtedOrder(history, question.message);
  const formReply = orderOfForm && (await proposeFromMessage(deps, tx, caller, orderOfForm, place));
  const proposal =
    (formReply && { ...formReply, text: `${proposalMessages.noHurry} ${formReply.text}` }) ??
    (askedOrder && (await proposeFromMessage(deps, tx, caller, askedOrder, place))) ??
    (await settleFromMessage(deps, tx, caller, history, question.message)) ??
    (await answerDoubt({ deps, tx, caller, history }, question.message, pageProjectId ?? place.recentProjectId)) ??
    (await answerQuoteFigure(tx, caller, question.message, place)) ??
    (await settleBareQuantity(deps, tx, caller, history, { message: question.message, place })) ??
    (await proposeFromMessage(deps, tx, caller, offer?.order ?? question.message, place));
  if (proposal) {
    return {
      toolCaller,
      dataAnswer: { ...proposal, isUnderstood: true },
      model: null,
      masking: openMasking(),
      page: NO_RECORD,
      question,
      misread: null,
      actionId: proposal.actionId,
      hasUndone: proposal.hasUndone ?? false,
    };
  }
  const model = await findAllowedModel(deps, tx);
  const isOffered = model !== null || (await findOfferedModel(deps, tx)) !== null;
  const notice = isOffered ? modelMessages.notAllowed(hasRight(caller.role, "team")) : modelMessages.noModel;
  const isNoticeSaid = history.some(({ content }) => content.includes(notice));
  const dataAnswer = await answerFromData(tx, message, {
    caller: toolCaller,
    notice: model ? null : isNoticeSaid ? "" : notice,
    path,
    selection,
  });
  const page = model ? await readPageRecord(tx, toolCaller, path) : NO_RECORD;
  const masking = openMasking();
  // Without a model nothing leaves, so no name is looked for.
  if (model) await learnNames(tx, masking, [message, selection, turns, dataAnswer.text, page.text]);
  const misread = model === null ? (dataAnswer.misread ?? null) : null;
  return { toolCaller, dataAnswer, model, masking, page, question, misread, actionId: null, hasUndone: false };
}

// What was just asked about an order is answered before anything else is looked for.
function askedOrderOf(history: AssistantSession["history"], text: string, today: CalendarDate): string | null {
  return orderWithMeans(history, text) ?? orderOfChosenLine(history, text) ?? answeredOrder(history, text, today);
}

/** Who asks a question, and on which day. */
export async function readToolCaller(tx: Db, caller: Caller, now: Date): Promise<ToolCaller> {
  return {
    reader: caller,
    may: (right) => hasRight(caller.role, right),
    now,
    today: dayAt(now, await readTimeZone(tx)),
  };
}
