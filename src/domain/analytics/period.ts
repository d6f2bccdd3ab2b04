import type { CalendarDate } from "../shared/calendar-date.ts";
import {
  addDays,
  addMonths,
  dayOf,
  lastDayOf,
  monthNumber,
  parseCalendarDate,
  weekday,
} from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import { plainWords } from "../shared/search-text.ts";

/** A period of whole days, both included. */
export type Period = { from: CalendarDate; to: CalendarDate };

// The names of months are written as « m10 » first, so that each form below says it once.
const MONTH_NAMES = [
  /\b(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/g,
  /\b(?:january|february|march|april|may|june|july|august|october|november|december)\b/g,
];
const QUARTERS: Record<string, number> = { premier: 1, deuxieme: 2, second: 2, troisieme: 3, quatrieme: 4, dernier: 4 };

type Match = RegExpExecArray;
type Reader = (match: Match, today: CalendarDate) => Period | null;

// The first form that the text has is read. What is precise stands before what is wide.
const FORMS: readonly [RegExp, Reader][] = [
  [
    /\b(?:du|entre(?: le)?) (\S{1,20}(?: m\d\d)?(?: \d{4})?) (?:au|et(?: le)?) (.{3,25})/,
    (match, today) => between(match[1] ?? "", match[2] ?? "", today),
  ],
  [/\baujourd'hui\b|\btoday\b/, (_match, today) => ({ from: today, to: today })],
  [/\bhier\b|\byesterday\b/, (_match, today) => ({ from: addDays(today, -1), to: addDays(today, -1) })],
  [/\b(?:cette semaine|this week)\b/, (_match, today) => ({ from: mondayOf(today), to: addDays(mondayOf(today), 6) })],
  [
    /\b(?:semaine (?:derniere|passee|precedente)|last week)\b/,
    (_match, today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  ],
  [/\b(?:mois (?:dernier|passe|precedent|d'avant)|last month)\b/, (_match, today) => monthOf(addMonths(today, -1))],
  [
    /\b(?:(\d{1,2}) derniers mois|last (\d{1,2}) months)\b/,
    (match, today) => ({ from: addDays(addMonths(today, -Number(match[1] ?? match[2])), 1), to: today }),
  ],
  [
    /\bdepuis (?:le )?(?:debut )?(?:d[e'] ?)?((?:(?:\d{1,2}|1er) )?m\d\d(?: \d{4})?)\b/,
    (match, today) => since(match[1] ?? "", today),
  ],
  [/\bdepuis (?:le )?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})/, (match, today) => since(match[1] ?? "", today)],
  [
    /\b(?:t([1-4])|([1-4])(?:er|e|eme) trimestre|(premier|deuxieme|second|troisieme|quatrieme) trimestre)\b/,
    (match, today) => quarter(Number(match[1] ?? match[2] ?? QUARTERS[match[3] ?? ""]), match.input, today),
  ],
  [
    /\b(?:trimestre (?:dernier|passe|precedent)|dernier trimestre)\b/,
    (_match, today) => quarterAt(addMonths(today, -3)),
  ],
  [/\b(?:ce|le|du) trimestre\b/, (_match, today) => quarterAt(today)],
  [/\b(?:(1er|\d{1,2}) )?(m\d\d)\b(?: (?:de )?(\d{4}))?/, (match, today) => namedMonth(match, today)],
  [/\b(?:ce mois|mois[- ]ci|du mois|mois en cours|this month)\b/, (_match, today) => monthOf(today)],
  [
    /\b(?:annee (?:derniere|passee|precedente)|l'an (?:dernier|passe)|last year)\b/,
    (_match, today) => yearOf(Number(today.slice(0, 4)) - 1),
  ],
  [/\b(?:en|annee|sur|pour|in) (20\d{2})\b/, (match) => yearOf(Number(match[1]))],
  [
    /\b(?:cette annee|annee en cours|de l'annee|depuis le debut de l'annee|cet exercice|this year)\b/,
    (_match, today) => yearOf(Number(today.slice(0, 4))),
  ],
];

/**
 * The period that a question names, or null when it names none. A month without its year is the last one that has
 * begun.
 */
export function readPeriod(message: string, today: CalendarDate): Period | null {
  const text = MONTH_NAMES.reduce(
    (text, names) => text.replace(names, (name) => `m${String(monthNumber(name)).padStart(2, "0")}`),
    plainWords(message.slice(0, 2_000)),
  );
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    const period = match === null ? null : read(match, today);
    if (period && period.from <= period.to) return period;
  }
  return null;
}

/** True when the text asks about a time that `readPeriod` does not know, so that a wide answer would be wrong. */
export function hasUnreadTime(message: string): boolean {
  const text = plainWords(message.slice(0, 2_000));
  return /\b(?:semestre|semaines?|trimestres?|jours?|20\d{2}|weekend|ete|hiver|printemps|automne|noel)\b/.test(text);
}

/** The period said in full: « du 1er oct. 2026 au 31 oct. 2026 ». */
export function periodText({ from, to }: Period): string {
  return from === to ? `le ${formatDate(from)}` : `du ${formatDate(from)} au ${formatDate(to)}`;
}

function between(first: string, last: string, today: CalendarDate): Period | null {
  const to = dateIn(last, today);
  // « du 1er au 15 octobre »: the first day has the month of the last.
  const day = /^(1er|\d{1,2})$/.exec(first)?.[1];
  const from =
    day && to ? dayOf(Number(to.slice(0, 4)), Number(to.slice(5, 7)), parseInt(day, 10)) : dateIn(first, today);
  return from && to ? { from, to } : null;
}

function since(text: string, today: CalendarDate): Period | null {
  const from = dateIn(text, today);
  return from ? { from, to: today } : null;
}

// A day, or the first day of a month. Without a year, the last one that has begun.
function dateIn(text: string, today: CalendarDate): CalendarDate | null {
  const match = /^(?:(1er|\d{1,2}) )?(m\d\d)\b(?: (\d{4}))?/.exec(text);
  if (!match) return parseCalendarDate(/^\S+/.exec(text)?.[0] ?? "");
  const [, day = "1", month = "", year] = match;
  return lastBegun(year, (wantedYear) => dayOf(wantedYear, Number(month.slice(1)), parseInt(day, 10)), today);
}

function namedMonth([, day, month = "", year]: Match, today: CalendarDate): Period | null {
  const first = lastBegun(
    year,
    (wantedYear) => dayOf(wantedYear, Number(month.slice(1)), day ? parseInt(day, 10) : 1),
    today,
  );
  if (!first) return null;
  return day ? { from: first, to: first } : monthOf(first);
}

function lastBegun(
  year: string | undefined,
  make: (year: number) => CalendarDate | null,
  today: CalendarDate,
): CalendarDate | null {
  if (year !== undefined) return make(Number(year));
  const date = make(Number(today.slice(0, 4)));
  return date !== null && date > today ? make(Number(today.slice(0, 4)) - 1) : date;
}

function quarter(number: number, text: string, today: CalendarDate): Period | null {
  const year = /\b(20\d{2})\b/.exec(text)?.[1];
  const first = lastBegun(year, (wantedYear) => dayOf(wantedYear, 3 * number - 2, 1), today);
  return first === null ? null : quarterAt(first);
}

function quarterAt(date: CalendarDate): Period {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const last = Math.ceil(month / 3) * 3;
  return {
    from: monthOf(`${date.slice(0, 4)}-${String(last - 2).padStart(2, "0")}-01`).from,
    to: lastDayOf(year, last),
  };
}

function monthOf(date: CalendarDate): Period {
  return { from: `${date.slice(0, 7)}-01`, to: lastDayOf(Number(date.slice(0, 4)), Number(date.slice(5, 7))) };
}

function yearOf(year: number): Period {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

// `weekday` counts Monday as 1.
function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekday(date));
}
