import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addDays, weekday } from "../../../shared/calendar-date.ts";
import { easterSunday } from "../../../shared/public-holiday.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween } from "../../words/tokens.ts";
import { yearAt } from "./date-at.ts";

// Feasts that people reckon from: « à Pâques », « le lendemain de Noël », « le jeudi de l'Ascension ».

/** A feast of a text: its day in the year that is said, or its next one. */
export type FeastAt = { date: CalendarDate; next: number };

type DayInYear = (year: number) => CalendarDate;

const on = (monthAndDay: string): DayInYear => {
  return (year) => `${year}-${monthAndDay}`;
};
const afterEaster = (days: number): DayInYear => {
  return (year) => addDays(easterSunday(year), days);
};

const FEASTS = new Map<string, DayInYear>([
  ["noel", on("12-25")],
  ["jour de noel", on("12-25")],
  ["paques", afterEaster(0)],
  ["jour de paques", afterEaster(0)],
  ["mardi gras", afterEaster(-47)],
  ["vendredi saint", afterEaster(-2)],
  ["ascension", afterEaster(39)],
  ["pentecote", afterEaster(49)],
  ["toussaint", on("11-01")],
  ["assomption", on("08-15")],
  ["armistice", on("11-11")],
  ["jour de l ' an", on("01-01")],
  ["jour de l an", on("01-01")],
  ["premier de l ' an", on("01-01")],
  ["1er de l ' an", on("01-01")],
  ["nouvel an", on("01-01")],
  ["fete du travail", on("05-01")],
  ["fete nationale", on("07-14")],
  ["saint sylvestre", on("12-31")],
  ["saint - sylvestre", on("12-31")],
  ["st sylvestre", on("12-31")],
  ["chandeleur", on("02-02")],
  ["saint valentin", on("02-14")],
  ["saint - valentin", on("02-14")],
]);
const HEADS = new Set([...FEASTS.keys()].map((name) => name.split(" ")[0] ?? ""));
const LONGEST_NAME = 5;

/** The feast whose name begins at a token, past its article, or null. */
export function feastAt(tokens: readonly Token[], index: number, today: CalendarDate): FeastAt | null {
  const first = afterArticle(tokens, index);
  const from = /^jour (?:de|d)$/.test(wordsBetween(tokens, first, first + 2)) ? ofDay(tokens, first) : first;
  if (!HEADS.has(wordAt(tokens, from))) return null;
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const dayInYear = FEASTS.get(wordsBetween(tokens, from, from + length));
    if (!dayInYear || from + length > tokens.length) continue;
    const year = yearAt(tokens, from + length);
    if (year) return { date: dayInYear(year.value), next: year.next };
    const isNamedNext = /^(prochaine?|pro)$/.test(wordAt(tokens, from + length));
    const next = isNamedNext ? from + length + 1 : from + length;
    const thisYear = Number(today.slice(0, 4));
    const date = dayInYear(thisYear);
    return { date: date >= today ? date : dayInYear(thisYear + 1), next };
  }
  return null;
}

// « le jour de la Saint-Valentin ». « jour de l'an » is a feast by itself.
function ofDay(tokens: readonly Token[], index: number): number {
  const from = afterArticle(tokens, wordAt(tokens, index + 2) === "'" ? index + 3 : index + 2);
  return wordAt(tokens, from) === "an" ? index : from;
}

/** The token after « le », « la » or « l'». */
export function afterArticle(tokens: readonly Token[], index: number): number {
  if (/^(le|la|les)$/.test(wordAt(tokens, index))) return index + 1;
  return wordAt(tokens, index) === "l" && wordAt(tokens, index + 1) === "'" ? index + 2 : index;
}

/** « Le lundi de Pâques », « le vendredi de l'Ascension »: such a weekday nearest to the feast. */
export function weekdayNear(date: CalendarDate, day: number): CalendarDate {
  const later = (day - weekday(date) + 7) % 7;
  return addDays(date, later > 3 ? later - 7 : later);
}

/** « Le lundi après Noël »: the first such weekday later than a day. */
export function weekdayAfter(date: CalendarDate, day: number): CalendarDate {
  return addDays(date, ((day - weekday(date) + 6) % 7) + 1);
}

/** « Le vendredi avant Noël »: the last such weekday earlier than a day. */
export function weekdayBefore(date: CalendarDate, day: number): CalendarDate {
  return addDays(date, -(((weekday(date) - day + 6) % 7) + 1));
}
