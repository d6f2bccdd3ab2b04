import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import { plainWords } from "../shared/search-text.ts";

/** A period of whole days, both included. */
export type Period = { from: CalendarDate; to: CalendarDate };

/** True when the text asks about a time that `readPeriod` does not know, so that a wide answer would be wrong. */
export function hasUnreadTime(message: string): boolean {
  const text = plainWords(message.slice(0, 2_000));
  return /\b(?:semestre|semaines?|trimestres?|jours?|20\d{2}|weekend|ete|hiver|printemps|automne|noel)\b/.test(text);
}

/** The period said in full: « du 1er oct. 2026 au 31 oct. 2026 ». */
export function periodText({ from, to }: Period): string {
  return from === to ? `le ${formatDate(from)}` : `du ${formatDate(from)} au ${formatDate(to)}`;
}
