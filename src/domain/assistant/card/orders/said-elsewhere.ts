import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { readSaidPlan } from "../../actions/plan/said-plan.ts";
import type { FlowState } from "../../conversation/flow.ts";
import type { QuoteCard } from "../quote-card.ts";
import { readProjectName } from "./renamed-line.ts";

/**
 * True for an action of its own that is said while a card waits: another name of the project that its quote is for, or
 * a day of another one. The server proposes it, and the card stays as it is.
 */
export function isSaidElsewhere({ project, pending }: FlowState, text: string, today: CalendarDate): boolean {
  if (pending?.message.type !== "quote_card") return false;
  if (project !== null && readProjectName(text) !== null) return true;
  const who = plainWords(readSaidPlan(text, today)?.who ?? "");
  const names = who.split(/[^a-z0-9]+/).filter((word) => word.length > 2);
  const cardWords = wordsOf(pending.message);
  return names.length > 0 && !names.every((name) => cardWords.has(name));
}

function wordsOf({ fields, rows }: QuoteCard): Set<string> {
  const texts = [...fields.map(({ value = "" }) => value), ...rows.map(({ label }) => label), "mme madame monsieur"];
  return new Set(texts.flatMap((text) => plainWords(text).split(/[^a-z0-9]+/)));
}
