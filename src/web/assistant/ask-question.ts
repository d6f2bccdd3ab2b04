import type { HistoryMessage } from "#api/assistant.ts";
import { chat } from "#api/assistant.ts";
import { CallError, call } from "#web/client/call.ts";

/** Where a question was asked: the page, and what was selected on it. */
export type PageContext = { path: string; selection?: string };

/** What was answered, and the conversation's version once both are kept; null when nobody knows whether they are. */
export type QuestionAnswer = { content: string; version: number | null };

const MOST_RECALLED = 10;

/** Asks a free question, with what was said before it; a refusal is an answer too. */
export async function askQuestion(
  message: string,
  { sessionId, before, page }: { sessionId: string; before: readonly HistoryMessage[]; page: PageContext },
): Promise<QuestionAnswer> {
  const history = before
    .filter(({ origin }) => origin === "user" || origin === "llm")
    .slice(-MOST_RECALLED)
    .map(({ role, content }) => ({ role, content }));
  try {
    const { reply, session } = await call(chat, { body: { message, history, sessionId, context: page } });
    return { content: reply === "" ? "Erreur: Réponse serveur invalide" : reply, version: session.version ?? null };
  } catch (error) {
    return { content: `Erreur: ${chatFailure(error)}`, version: null };
  }
}

// A refusal without words is told by its status alone, which says nothing to anybody.
function chatFailure(error: unknown): string {
  if (!(error instanceof CallError) || error.code === "unreadable") return "Réponse serveur invalide";
  return ["", String(error.status)].includes(error.message) ? "Erreur Assistant" : error.message;
}
