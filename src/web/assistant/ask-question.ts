import type { HistoryMessage } from "#api/assistant.ts";
import { chat } from "#api/assistant.ts";
import type { FollowUp } from "#domain/assistant/tools/reply.ts";
import { CallError, call } from "#web/client/call.ts";

/** Where a question was asked: the page, and the text selected on it. */
export type PageContext = { path: string; selection?: string };

/**
 * The answer, and the version of the conversation once question and answer are saved. Null when it is unknown whether
 * they are.
 */
export type QuestionAnswer = { content: string; followUps?: FollowUp[]; version: number | null };

const MOST_RECALLED = 10;

/** Asks a free question, with the messages before it. A refusal is an answer too. */
export async function askQuestion(
  message: string,
  { sessionId, before, page }: { sessionId: string; before: readonly HistoryMessage[]; page: PageContext },
): Promise<QuestionAnswer> {
  const history = before
    .filter(({ origin }) => origin === "user" || origin === "llm")
    .slice(-MOST_RECALLED)
    .map(({ role, content }) => ({ role, content }));
  try {
    const {
      reply,
      follow_ups: followUps,
      session,
    } = await call(chat, { body: { message, history, sessionId, context: page } });
    const version = session.version ?? null;
    if (reply === "") return { content: "Erreur: Réponse serveur invalide", version };
    return { content: reply, ...(followUps && { followUps }), version };
  } catch (error) {
    return { content: `Erreur: ${chatFailure(error)}`, version: null };
  }
}

// A refusal without words only has its status, which tells the user nothing.
function chatFailure(error: unknown): string {
  if (!(error instanceof CallError) || error.code === "unreadable") return "Réponse serveur invalide";
  return ["", String(error.status)].includes(error.message) ? "Erreur Assistant" : error.message;
}
