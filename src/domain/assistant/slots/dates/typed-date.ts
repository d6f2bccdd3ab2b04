import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addDays, addMonths } from "../../../shared/calendar-date.ts";
import { parseCalendarDate } from "../../../shared/text/typed-date.ts";
import type { Token } from "../../words/tokens.ts";
import { tokensOf } from "../../words/tokens.ts";
import { monthAt } from "./date-at.ts";
import { readDates } from "./read-dates.ts";

/** Longest text of a date field that is read, in characters. */
const LONGEST_TEXT = 80;

/** Whether the field asks for a day of the past (« reçu le ») or for a day to come. « lundi » depends on it. */
export type DateSide = "past" | "coming";

/**
 * The day that the text of a date field says, in figures or in words as the assistant reads them: « 03/12/2026 »,
 * « lundi », « 12 mai », « dans 2 semaines ». Where a day of the past is asked for, a day without year or week is the
 * last one, today included. Null for a text that says no day, a day that does not exist, or several days.
 */
export function readTypedDate(text: string, today: CalendarDate, side: DateSide = "coming"): CalendarDate | null {
  const exact = parseCalendarDate(text);
  if (exact !== null || text.length > LONGEST_TEXT) return exact;
  const tokens = tokensOf(text);
  const pastDay = side === "past" ? lastSuchDay(tokens, today) : null;
  if (pastDay !== null) return pastDay;
  return onlyDate(tokens, today);
}

function onlyDate(tokens: readonly Token[], today: CalendarDate): CalendarDate | null {
  const [only, ...others] = readDates(tokens, today);
  return only && others.length === 0 ? only.date : null;
}

const WEEKDAY = /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( (dernier|passe))?$/;

// « hier », « il y a 3 jours », « lundi dernier », « le 15 », « 12 mai ».
function lastSuchDay(tokens: readonly Token[], today: CalendarDate): CalendarDate | null {
  const words = tokens.map(({ text }) => text).join(" ");
  if (/^avant -? ?hier$/.test(words)) return addDays(today, -2);
  if (words === "hier") return addDays(today, -1);
  const [, count, unit = ""] = /^il y a (\d{1,3}|une?) (jours?|semaines?|mois)$/.exec(words) ?? [];
  if (count !== undefined) return earlier(today, count.startsWith("u") ? 1 : Number(count), unit);
  const isWeekday = WEEKDAY.test(words);
  // The readers give the next such day: read from a week, a month or a year before, it is the last one.
  if (isWeekday) return onlyDate(tokens.slice(0, 1), addDays(today, -7));
  if (/^le \d{1,2}$/.test(words)) return onlyDate(tokens, addDays(addMonths(today, -1), 1));
  const saysMonth =
    tokens.some((_token, index) => monthAt(tokens, index) > 0) || /^(le )?\d{1,2} \/ \d{1,2}$/.test(words);
  const isDayAndMonth = /^(le )?\S+ (\/ )?\S+$/.test(words) && saysMonth;
  return isDayAndMonth ? onlyDate(tokens, addDays(addMonths(today, -12), 1)) : null;
}

function earlier(today: CalendarDate, count: number, unit: string): CalendarDate {
  if (unit === "mois") return addMonths(today, -count);
  return addDays(today, unit.startsWith("s") ? -7 * count : -count);
}
