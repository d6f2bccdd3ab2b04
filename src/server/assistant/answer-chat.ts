import type { HistoryMessage, chat } from "#api/assistant.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { PatientHandler } from "#server/http/route.ts";
import { LlmError } from "#server/llm/llm.ts";
import { modelFailure } from "#server/http/model-failure.ts";
import { answerFromData } from "./answer-from-data.ts";
import { appendToSession, findSession, insertSession, findLastSession } from "./sessions.repository.ts";

type Request = Parameters<PatientHandler<typeof chat>>[1];

/**
 * Answers a free question. The figures come from the company's own data. A model, when configured, only words them.
 * Question and reply are stored in the conversation, also when the caller hangs up meanwhile. 404 for another user's
 * conversation.
 */
export async function answerChat(deps: Deps, { body, caller, inCompany }: Request) {
  const askedAt = deps.clock();
  const { sessionId, known } = await inCompany(async (tx) => {
    const existing = await (body.sessionId == null
      ? findLastSession(tx, caller)
      : findSession(tx, caller, body.sessionId));
    if (!existing && body.sessionId != null) throw notFound();
    const session = existing ?? (await insertSession(tx, caller.companyId, caller.userId, deps.ids(), deps.clock()));
    return {
      sessionId: session.id,
      known: await answerFromData(tx, body.message, {
        now: deps.clock(),
        alone: deps.llm === null,
        role: caller.role,
        path: body.context?.path ?? "",
        selection: body.context?.selection ?? "",
      }),
    };
  });
  const reply = deps.llm === null ? known.text : await ask(deps, body, known);
  const textMessage = (content: string, at: Date) => ({
    id: deps.ids(),
    type: "text",
    content,
    created_at: at.toISOString(),
  });
  const messages: HistoryMessage[] = [
    { ...textMessage(body.message, askedAt), role: "user", origin: "user" },
    { ...textMessage(reply, deps.clock()), role: "assistant", origin: "llm" },
  ];
  const version = await inCompany((tx) => appendToSession(tx, caller, sessionId, messages, deps.clock()));
  if (version === null) throw notFound();
  return { reply, session: { id: sessionId, version } };
}

async function ask(
  deps: Deps,
  { message, history }: Request["body"],
  fromData: { text: string; isUnderstood: boolean },
): Promise<string> {
  try {
    // The reply is stored in the conversation, so the model goes on when the caller has hung up.
    return await deps.llm!.answer({ message, history, facts: fromData.isUnderstood ? fromData.text : "" });
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    if (fromData.isUnderstood) return fromData.text;
    throw modelFailure(error);
  }
}
