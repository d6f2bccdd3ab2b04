import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { readRichMessage } from "#api/assistant/assistant.ts";

/**
 * What comes after the document that the last answer made: its label and its page. Null once something else was said.
 */
export function nextAct(history: readonly HistoryMessage[]): { label: string; href: string } | null {
  const spokenAt = history.findLastIndex(({ role }) => role === "user");
  const documentMessage = history.slice(spokenAt + 1).findLast(({ type }) => type === "pdf");
  const message = documentMessage ? readRichMessage(documentMessage) : null;
  return message?.type === "pdf" ? (message.next ?? null) : null;
}
