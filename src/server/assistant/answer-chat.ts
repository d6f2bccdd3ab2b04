import type { HistoryMessage, chat } from "#api/assistant.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import { hasRight } from "#domain/company/team.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { PatientHandler } from "#server/http/route.ts";
import type { LanguageModel } from "#server/llm/llm.ts";
import { LlmError } from "#server/llm/llm.ts";
import { modelFailure } from "#server/http/model-failure.ts";
import type { DataAnswer } from "./answer-from-data.ts";
import { answerFromData } from "./answer-from-data.ts";
import { askModel } from "./ask-model.ts";
import type { ToolCaller } from "./tools/tool.ts";
import { appendToSession, findSession, insertSession, findLastSession } from "./sessions.repository.ts";

type Request = Parameters<PatientHandler<typeof chat>>[1];

/**
 * Answers a free question. The figures come from the company's own data. A model, when configured, only words them.
 * Question and reply are stored in the conversation, also when the caller hangs up meanwhile. 404 for another user's
 * conversation.
 */
export async function answerChat(deps: Deps, { body, caller, inCompany }: Request) {
  const askedAt = deps.clock();
  const { sessionId, toolCaller, known } = await inCompany(async (tx) => {
    const existing = await (body.sessionId == null
      ? findLastSession(tx, caller)
      : findSession(tx, caller, body.sessionId));
    if (!existing && body.sessionId != null) throw notFound();
    const session = existing ?? (await insertSession(tx, caller.companyId, caller.userId, deps.ids(), deps.clock()));
    const today = dayAt(askedAt, await readTimeZone(tx));
    const toolCaller: ToolCaller = { may: (right) => hasRight(caller.role, right), now: askedAt, today };
    return {
      sessionId: session.id,
      toolCaller,
      known: await answerFromData(tx, body.message, {
        caller: toolCaller,
        alone: deps.llm === null,
        path: body.context?.path ?? "",
        selection: body.context?.selection ?? "",
      }),
    };
  });
  const reply = await wordReply(deps.llm, known, (llm, facts) =>
    askModel(llm, { ...body, page: body.context?.path ?? "", facts }, toolCaller, inCompany),
  );
  const textMessage = (content: string, at: Date) => ({
    id: deps.ids(),
    type: "text",
    content,
    created_at: at.toISOString(),
  });
  const messages: HistoryMessage[] = [
    { ...textMessage(body.message, askedAt), role: "user", origin: "user" },
    { ...textMessage(reply.text, deps.clock()), role: "assistant", origin: "llm", follow_ups: reply.followUps },
  ];
  const version = await inCompany((tx) => appendToSession(tx, caller, sessionId, messages, deps.clock()));
  if (version === null) throw notFound();
  return { reply: reply.text, follow_ups: reply.followUps, session: { id: sessionId, version } };
}

async function wordReply(
  llm: LanguageModel | null,
  answer: DataAnswer,
  ask: (llm: LanguageModel, facts: Reply | null) => Promise<Reply>,
): Promise<Reply> {
  if (llm === null) return answer;
  const facts = answer.isUnderstood ? answer : null;
  try {
    // The reply is stored in the conversation, so the model goes on when the caller has hung up.
    return await ask(llm, facts);
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    if (facts) return facts;
    throw modelFailure(error);
  }
}
