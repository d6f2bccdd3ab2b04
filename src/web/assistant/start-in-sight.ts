import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { readFollowUps } from "#api/assistant/assistant.ts";

/** True for a message that has a form under it, of what the law asks and is missing. */
export function asksMissingFacts(message: HistoryMessage | undefined): boolean {
  return message !== undefined && readFollowUps(message).some((followUp) => "missing" in followUp);
}

/**
 * The message whose start must stay in view, or null when the end is what counts. Beside a card or a form it is the
 * answer to what was typed; once nothing is asked any more it is the document that was made.
 */
export function startInSight(history: readonly HistoryMessage[], isAsked: boolean): string | null {
  const spokenAt = history.findLastIndex(({ role }) => role === "user");
  const answers = history.slice(spokenAt + 1);
  if (answers.at(-1)?.type === "quote_card" || asksMissingFacts(answers.at(-1))) return answers[0]?.id ?? null;
  return (!isAsked && answers.find(({ type }) => type === "pdf")?.id) || null;
}

/**
 * The message of the person that stays in view above its answer, so that both are read together. Null while a question
 * waits, whose end counts, unless a card asks it, and once a document was made.
 */
export function ownInSight(history: readonly HistoryMessage[], isAsked: boolean): string | null {
  const spokenAt = history.findLastIndex(({ role }) => role === "user");
  const answers = history.slice(spokenAt + 1);
  const last = answers.at(-1);
  const isRead = last?.type === "quote_card" || asksMissingFacts(last) || !isAsked;
  return last && isRead && !answers.some(({ type }) => type === "pdf") ? (history[spokenAt]?.id ?? null) : null;
}

/**
 * Whether the document of a conversation is still what it is about: while a question waits, and until the person asks
 * for something that no document answers. `isAsked`: a question waits.
 */
export function speaksOfDocument(history: readonly HistoryMessage[], isAsked: boolean): boolean {
  const spokenAt = history.findLastIndex(({ role }) => role === "user");
  return isAsked || history.slice(spokenAt + 1).some(({ type }) => OF_DOCUMENT.includes(type));
}

const OF_DOCUMENT: readonly string[] = ["pdf", "quote_card", "action"];

/**
 * True when the last message is a card that takes the place of a question of another kind. A card that answers words
 * typed beside it leaves the focus in the field where they were typed.
 */
export function isNewCard(history: readonly HistoryMessage[]): boolean {
  const spokenAt = history.findLastIndex(({ role }) => role === "user");
  const question = history.slice(0, Math.max(spokenAt, 0)).findLast(({ role }) => role === "assistant");
  return history.at(-1)?.type === "quote_card" && question?.type !== "quote_card";
}
