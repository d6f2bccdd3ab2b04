import type { AssistantSession, HistoryMessage, chat } from "#api/assistant/assistant.ts";
import { LONGEST_MESSAGE, readFollowUps } from "#api/assistant/assistant.ts";
import { storedAnswerTo } from "#domain/assistant/conversation/exchange.ts";
import { recalledTurns } from "#domain/assistant/conversation/recalled-turns.ts";
import { cutAnswer } from "#domain/assistant/model/cut-answer.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import { findAllowedModel } from "#server/company/model/allowed-model.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import type { PatientHandler } from "#server/http/route.ts";
import type { LanguageModel } from "#server/llm/llm.ts";
import { LlmError } from "#server/llm/llm.ts";
import { modelFailure } from "#server/projects/model-failure.ts";
import { askModel } from "./ask-model.ts";
import type { PreparedQuestion } from "./prepare-question.ts";
import { prepareQuestion } from "./prepare-question.ts";
import { appendToSession, findSession, insertSession, findLastSession } from "./sessions.repository.ts";

type Request = Parameters<PatientHandler<typeof chat>>[1];

/**
 * Answers a free question. The figures come from the company's own data. A model, when the company lets it, only words
 * them. Question and reply are stored in the conversation, also when the caller hangs up meanwhile, and once for the
 * same question. 404 for another user's conversation.
 */
export async function answerChat(deps: Deps, request: Request) {
  const { body, caller, inCompany } = request;
  const askedAt = deps.clock();
  const recalledBody = { ...body, history: recalledTurns(body.history) };
  const { session, storedAnswer, question } = await inCompany(async (tx) => {
    const session = await openSession(deps, tx, caller, body.sessionId ?? null);
    const storedAnswer = body.messageId === undefined ? null : storedAnswerTo(session.history, body.messageId);
    if (storedAnswer) return { session, storedAnswer, question: null };
    return { session, storedAnswer, question: await prepareQuestion(deps, tx, caller, session, recalledBody) };
  });
  if (question === null) return toAnswer(storedAnswer, session);
  const wordedReply = await wordReply(question, (model, facts) =>
    askModel(
      model,
      { ...question.question, history: recalledBody.history, page: question.page, facts },
      modelCaller(deps, request, question, model.host),
    ),
  );
  const reply = { ...wordedReply, text: cutAnswer(wordedReply.text, LONGEST_MESSAGE) };
  const textMessage = (content: string, at: Date) => ({ type: "text", content, created_at: at.toISOString() });
  const userMessage: HistoryMessage = {
    ...textMessage(body.message, askedAt),
    id: body.messageId ?? deps.ids(),
    role: "user",
    origin: "user",
  };
  const answer: HistoryMessage = {
    ...textMessage(reply.text, deps.clock()),
    id: deps.ids(),
    role: "assistant",
    origin: "llm",
    answer_to: userMessage.id,
    follow_ups: reply.followUps,
    ...(question.actionId !== null && { type: "action", action: question.actionId }),
    ...(question.hasUndone && { has_undone: true }),
  };
  const exchange = { question: userMessage, answer, misread: question.misread };
  const version = await inCompany((tx) => appendToSession(tx, caller, session.id, exchange, deps.clock()));
  if (version === null) throw notFound();
  return toAnswer(answer, { id: session.id, version });
}

/** The conversation of a question: the one asked for, or the last one. A new one when there is none. */
async function openSession(deps: Deps, tx: Db, caller: Caller, sessionId: string | null) {
  const existing = await (sessionId === null ? findLastSession(tx, caller) : findSession(tx, caller, sessionId));
  if (!existing && sessionId !== null) throw notFound();
  return existing ?? insertSession(tx, caller.companyId, caller.userId, deps.ids(), deps.clock());
}

/** What is asked of a model on the way: the tools' transactions, who listens, and whether it may still hear. */
function modelCaller(deps: Deps, { inCompany, signal, tell }: Request, question: PreparedQuestion, host: string) {
  return {
    caller: question.toolCaller,
    inCompany,
    masking: question.masking,
    ...(tell && {
      listener: {
        onWords: (words: string) => tell({ words }),
        onStatus: (status: string) => tell({ status }),
        signal,
      },
    }),
    // Another model may be allowed by now: this one may not hear more.
    isAllowed: async (tx: Db) => (await findAllowedModel(deps, tx))?.host === host,
  };
}

function toAnswer(answer: HistoryMessage, { id, version }: Pick<AssistantSession, "id" | "version">) {
  return {
    reply: answer.content,
    follow_ups: readFollowUps(answer),
    ...(typeof answer.action === "string" && { action_id: answer.action }),
    ...(answer.has_undone === true && { has_undone: true }),
    session: { id, version },
  };
}

async function wordReply(
  { model, dataAnswer }: PreparedQuestion,
  ask: (model: LanguageModel, facts: Reply | null) => Promise<Reply>,
): Promise<Reply> {
  if (model === null) return dataAnswer;
  const facts = dataAnswer.isUnderstood ? dataAnswer : null;
  try {
    // The reply is stored in the conversation, so the model goes on when the caller has hung up.
    return await ask(model, facts);
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    if (facts) return facts;
    throw modelFailure(error);
  }
}
