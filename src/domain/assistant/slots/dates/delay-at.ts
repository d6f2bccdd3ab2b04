import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addDays, addMonths } from "../../../shared/calendar-date.ts";
import type { Token } from "../../words/tokens.ts";
import { wordsBetween } from "../../words/tokens.ts";
import { numberAt } from "../numbers/number-at.ts";
import { unitAt } from "../units.ts";
import type { RelativeDateAt } from "./beside-day.ts";

const DELAYS = new Set(["dans", "ds", "sous", "in", "ici"]);

/** The day that some time later says: « dans 15 jours », « dans un mois jour pour jour », « sous quinzaine ». */
export function inSomeTime(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (!DELAYS.has(tokens[index]?.text ?? "")) return null;
  const text = wordsBetween(tokens, index, index + 3);
  const [delay] = /^(dans|ds|sous|ici) (une |la )?(quinzaine|huitaine)/.exec(text) ?? [];
  if (delay) {
    const next = index + delay.split(" ").length;
    const days = wordsBetween(tokens, next, next + 2) === "de jours" ? 2 : 0;
    return { date: addDays(today, delay.endsWith("quinzaine") ? 14 : 7), next: next + days };
  }
  if (!/^(dans|ds|in|ici)$/.test(tokens[index]?.text ?? "")) return null;
  const isVague = tokens[index]?.text === "ici";
  const number = numberAt(tokens, index + 1);
  if (!number?.isPlain || !Number.isInteger(number.value) || number.value > 1000) return null;
  const unit = unitAt(tokens, number.next)?.unit;
  const word = tokens[number.next]?.text ?? "";
  const next = number.next + 1;
  // « dans un mois et demi » names no day.
  if (tokens[next]?.text === "et" && /^demie?$/.test(tokens[next + 1]?.text ?? ""))
    return { date: null, next: next + 2, isVague: true };
  if (unit === "day") return { date: addDays(today, daysMeant(tokens, index + 1, number.value)), next, isVague };
  if (unit === "week") return { date: addDays(today, 7 * number.value), next, isVague };
  if (unit === "month") return { date: addMonths(today, number.value), next, isVague };
  return /^(ans?|annees?|years?)$/.test(word) ? { date: addMonths(today, 12 * number.value), next } : null;
}

// « huit jours » and « quinze jours » in words are one week and two. Figures are counted.
function daysMeant(tokens: readonly Token[], index: number, days: number): number {
  const isWord = tokens[index]?.kind === "word" && wordsBetween(tokens, index + 1, index + 2).startsWith("jour");
  return isWord && (days === 8 || days === 15) ? days - 1 : days;
}
