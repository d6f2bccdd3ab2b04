import type { HistoryMessage, chat } from "#api/assistant.ts";
import { LONGEST_MESSAGE } from "#api/assistant.ts";
import { cutAnswer } from "#domain/assistant/cut-answer.ts";
import { recalledTurns } from "#domain/assistant/recalled-turns.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import { findAllowedModel } from "#server/company/model/allowed-model.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
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
 * them. Question and reply are stored in the conversation, also when the caller hangs up meanwhile. 404 for another
 * user's conversation.
 */
export async function answerChat(deps: Deps, { body, caller, inCompany, signal, tell }: Request) {
  const askedAt = deps.clock();
  const recalledBody = { ...body, history: recalledTurns(body.history) };
  const { sessionId, question } = await inCompany(async (tx) => {
    const existing = await (body.sessionId == null
      ? findLastSession(tx, caller)
      : findSession(tx, caller, body.sessionId));
    if (!existing && body.sessionId != null) throw notFound();
    const session = existing ?? (await insertSession(tx, caller.companyId, caller.userId, deps.ids(), deps.clock()));
    return { sessionId: session.id, question: await prepareQuestion(deps, tx, caller, session, recalledBody) };
  });
  const wordedReply = await wordReply(question, (model, facts) =>
    askModel(
      model,
      { ...question.question, history: recalledBody.history, page: question.page, facts },
      {
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
        isAllowed: async (tx) => (await findAllowedModel(deps, tx))?.host === model.host,
      },
    ),
  );
  const reply = { ...wordedReply, text: cutAnswer(wordedReply.text, LONGEST_MESSAGE) };
  const textMessage = (content: string, at: Date) => ({
    id: deps.ids(),
    type: "text",
    content,
    created_at: at.toISOString(),
  });
  const messages: HistoryMessage[] = [
    { ...textMessage(body.message, askedAt), role: "user", origin: "user" },
    {
      ...textMessage(reply.text, deps.clock()),
      role: "assistant",
      origin: "llm",
      follow_ups: reply.followUps,
      ...(question.actionId !== null && { type: "action", action: question.actionId }),
    },
  ];
  const exchange = { messages, misread: question.misread };
  const version = await inCompany((tx) => appendToSession(tx, caller, sessionId, exchange, deps.clock()));
  if (version === null) throw notFound();
  const { actionId } = question;
  return {
    reply: reply.text,
    follow_ups: reply.followUps,
    ...(actionId !== null && { action_id: actionId }),
    session: { id: sessionId, version },
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
