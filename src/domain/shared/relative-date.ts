import type { CalendarDate } from "./calendar-date.ts";
import { addDays, weekday } from "./calendar-date.ts";
import { plainWords } from "./search-text.ts";

const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
const FIXED = new Map([
  ["aujourd'hui", 0],
  ["demain", 1],
  ["apres-demain", 2],
  ["apres demain", 2],
]);

/**
 * Reads « demain », « lundi prochain », « dans 2 semaines » from today. Null for another text. A weekday alone is the
 * next one.
 */
export function parseRelativeDate(text: string, today: CalendarDate): CalendarDate | null {
  const clean = plainWords(text).replace(/[.!]$/, "");
  const offset = FIXED.get(clean);
  if (offset !== undefined) return addDays(today, offset);
  const [, dayName] = /^(?:le )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?$/.exec(clean) ?? [];
  if (dayName) return addDays(today, ((DAYS.indexOf(dayName) + 1 - weekday(today) + 6) % 7) + 1);
  const [, number, unit] = /^dans (\d{1,3}|une?) (jours?|semaines?)$/.exec(clean) ?? [];
  if (!number || !unit) return null;
  const count = /^une?$/.test(number) ? 1 : Number(number);
  return addDays(today, unit.startsWith("semaine") ? 7 * count : count);
}
