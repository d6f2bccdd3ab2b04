import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addDays, addMonths, dayOf, lastDayOf, weekday } from "../../../shared/calendar-date.ts";
import type { DateAt } from "./date-at.ts";
import { dateAt, dayNumberAt, monthAt, yearAt } from "./date-at.ts";
import { numberAt } from "../number-at.ts";
import type { Token } from "../tokens.ts";
import { unitAt } from "../units.ts";

/**
 * A date said from today. It is vague when it names a week or a month and not a day: its first day is meant, only where
 * a date is expected.
 */
export type RelativeDateAt = DateAt & { isVague?: boolean };

const NEAR = new Map([
  ["aujourd ' hui", 0],
  ["aujourd hui", 0],
  ["aujourdhui", 0],
  ["ajd", 0],
  ["auj", 0],
  ["today", 0],
  ["demain", 1],
  ["dmain", 1],
  ["demin", 1],
  ["2main", 1],
  ["tomorrow", 1],
  ["apres - demain", 2],
  ["apres demain", 2],
  ["apres dmain", 2],
  ["apredemain", 2],
  ["apresdemain", 2],
]);

const WEEKDAYS = new Map(
  [
    ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    ["lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
  ].flatMap((week) => week.map((day, index) => [day, index + 1] as const)),
);

/** The date said from today that begins at a token, or null: « demain », « mardi en huit », « dans trois semaines ». */
export function relativeDateAt(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (tokens[index]?.kind === "number" && tokens[index + 1]?.text !== "main") return null;
  return (
    nearDay(tokens, index, today) ??
    onWeekday(tokens, index, today) ??
    inSomeTime(tokens, index, today) ??
    inMonth(tokens, index, today) ??
    dayOfMonth(tokens, index, today) ??
    wholeUnit(tokens, index, today)
  );
}

const NEAR_HEADS = new Set([...NEAR.keys()].map((words) => words.charAt(0)));

function nearDay(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (!NEAR_HEADS.has(tokens[index]?.text.charAt(0) ?? "")) return null;
  for (const length of [3, 2, 1]) {
    if (index + length > tokens.length) continue;
    const words = textAt(tokens, index, length);
    // « 2 main » is one word cut by its figure, « de main » is not « demain ».
    const offset = NEAR.get(words) ?? (words.startsWith("2 ") ? NEAR.get(words.replace(" ", "")) : undefined);
    if (offset !== undefined) return { date: addDays(today, offset), next: index + length };
  }
  return null;
}

// « lundi », « mercredi prochain », « mardi en huit », « lundi de la semaine prochaine », « vendredi 12 février 2027 ».
function onWeekday(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  const isNext = tokens[index]?.text === "next";
  const at = isNext ? index + 1 : index;
  const word = tokens[at]?.text ?? "";
  const day = WEEKDAYS.get(word);
  if (day === undefined) return null;
  const comma = tokens[at + 1]?.text === "," ? at + 2 : at + 1;
  const exact = dateAt(tokens, tokens[comma]?.text === "le" ? comma + 1 : comma, today);
  if (exact && !exact.isShort) return exact;
  const [dayOnly] = [dayNumberAt(tokens, at + 1)];
  if (dayOnly && tokens[at + 1]?.kind === "number" && !unitAt(tokens, dayOnly.next) && !isMoney(tokens, dayOnly.next))
    return { date: nextDayOfMonth(today, dayOnly.value), next: dayOnly.next };
  // A name cut to three letters is a weekday with its day only (« mer » is a word too).
  if (word.length === 3) return null;
  const date = addDays(today, ((day - weekday(today) + 6) % 7) + 1);
  const after = textAt(tokens, at + 1, 5);
  if (/^(dernier|passe)\b/.test(after)) return { date: null, next: at + 2, isVague: true };
  if (/^(prochain|pro)\b/.test(after)) return { date, next: at + 2 };
  if (/^qui vient\b/.test(after)) return { date, next: at + 3 };
  if (/^en (huit|8)\b/.test(after)) return { date: addDays(date, 7), next: at + 3 };
  if (/^en (quinze|15)\b/.test(after)) return { date: addDays(date, 14), next: at + 3 };
  const week = /^d(e|') la semaine (pro|prochaine|suivante)\b/.exec(after);
  if (week) return { date: addDays(mondayOf(today), 7 + day - 1), next: at + 5 };
  return { date, next: at + 1 };
}

const DELAYS = new Set(["dans", "sous", "in"]);

// « dans 15 jours », « dans un mois jour pour jour », « in 2 weeks », « sous quinzaine ».
function inSomeTime(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (!DELAYS.has(tokens[index]?.text ?? "")) return null;
  const text = textAt(tokens, index, 3);
  const [delay] = /^(dans|sous) (une )?(quinzaine|huitaine)/.exec(text) ?? [];
  if (delay)
    return { date: addDays(today, delay.endsWith("quinzaine") ? 15 : 7), next: index + delay.split(" ").length };
  if (!/^(dans|in)$/.test(tokens[index]?.text ?? "")) return null;
  const number = numberAt(tokens, index + 1);
  if (!number?.isPlain || !Number.isInteger(number.value) || number.value > 1000) return null;
  const unit = unitAt(tokens, number.next)?.unit;
  const word = tokens[number.next]?.text ?? "";
  const next = number.next + 1;
  if (unit === "day") return { date: addDays(today, number.value), next };
  if (unit === "week") return { date: addDays(today, 7 * number.value), next };
  if (unit === "month") return { date: addMonths(today, number.value), next };
  return /^(ans?|annees?|years?)$/.test(word) ? { date: addMonths(today, 12 * number.value), next } : null;
}

// « fin du mois », « début juin », « mi-mars 2027 », « fin du mois prochain ».
function inMonth(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  const [part] = /^(fin|debut|mi|milieu)$/.exec(tokens[index]?.text ?? "") ?? [];
  if (part === undefined) return null;
  let at = index + 1;
  while (/^(-|de|du|d|'|le|ce)$/.test(tokens[at]?.text ?? "")) at += 1;
  const month = monthOf(tokens, at, today);
  if (!month) return null;
  const first = dayOf(month.year, month.month, 1)!;
  const dates = {
    fin: lastDayOf(month.year, month.month),
    debut: first,
    mi: addDays(first, 14),
    milieu: addDays(first, 14),
  };
  const date = dates[part as keyof typeof dates];
  // « mi-mars » said on 20 March is the next one, unless a year or « ce mois » is said.
  const isLater = date < today && month.isBare;
  return { date: isLater ? addMonths(date, 12) : date, next: month.next };
}

// « le 15 », « le 3 du mois prochain », « le 12 de ce mois ».
function dayOfMonth(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (tokens[index]?.text !== "le" || dateAt(tokens, index + 1, today)) return null;
  const day = dayNumberAt(tokens, index + 1);
  if (!day || day.value < 1 || unitAt(tokens, day.next) || isMoney(tokens, day.next)) return null;
  let at = day.next;
  while (/^(de|du|ce)$/.test(tokens[at]?.text ?? "")) at += 1;
  const month = at > day.next && tokens[at]?.text === "mois" ? monthOf(tokens, at, today) : null;
  if (month) return { date: dayOf(month.year, month.month, day.value), next: month.next };
  if (tokens[day.next]?.kind === "word" && tokens[index + 1]?.kind === "word") return null;
  if (/^[/.,-]$/.test(tokens[day.next]?.text ?? "") && tokens[day.next + 1]?.kind === "number") return null;
  return { date: nextDayOfMonth(today, day.value), next: day.next, isShort: true };
}

// « la semaine prochaine », « le mois prochain », « en juin », « semaine 12 »: their first day.
function wholeUnit(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (!/^(?:la|le|semaine|next|en|courant|for)$/.test(tokens[index]?.text ?? "")) return null;
  const text = textAt(tokens, index, 3);
  if (/^(la )?semaine (pro|prochaine|suivante)\b/.test(text) || /^next week\b/.test(text))
    return {
      date: addDays(mondayOf(today), 7),
      next: index + (/^la |^next/.test(text) ? (text.startsWith("la") ? 3 : 2) : 2),
      isVague: true,
    };
  if (/^le mois (prochain|pro|suivant)\b/.test(text)) return firstOfNextMonth(today, index + 3);
  if (/^next month\b/.test(text)) return firstOfNextMonth(today, index + 2);
  const [, week] = /^semaine (\d{1,2})(?!\d)/.exec(text) ?? [];
  if (week && !unitAt(tokens, index + 2) && !isMoney(tokens, index + 2))
    return { date: mondayOfWeek(Number(week), today), next: index + 2, isVague: true };
  if (!/^(en|courant|for)$/.test(tokens[index]?.text ?? "")) return null;
  const month = monthOf(tokens, index + 1, today);
  return month ? { date: laterOf(dayOf(month.year, month.month, 1)!, today), next: month.next, isVague: true } : null;
}

function laterOf(first: CalendarDate, today: CalendarDate): CalendarDate {
  return first.slice(0, 7) === today.slice(0, 7) && first < today ? today : first;
}

function firstOfNextMonth(today: CalendarDate, next: number): RelativeDateAt {
  return { date: addMonths(`${today.slice(0, 7)}-01`, 1), next, isVague: true };
}

type Month = { year: number; month: number; next: number; isBare: boolean };

// The month at a token: « mois », « mois prochain », « juin », « juin 2027 ».
function monthOf(tokens: readonly Token[], index: number, today: CalendarDate): Month | null {
  const [year = 0, month = 0] = today.split("-").map(Number);
  if (tokens[index]?.text === "mois") {
    const isNext = /^(prochain|pro|suivant)$/.test(tokens[index + 1]?.text ?? "");
    const later = addMonths(`${today.slice(0, 7)}-01`, 1);
    return isNext
      ? { year: Number(later.slice(0, 4)), month: Number(later.slice(5, 7)), next: index + 2, isBare: false }
      : { year, month, next: index + 1, isBare: false };
  }
  const number = monthAt(tokens, index);
  if (number === 0) return null;
  const typedYear = yearAt(tokens, index + 1);
  if (typedYear) return { year: typedYear.value, month: number, next: typedYear.next, isBare: false };
  return { year: number < month ? year + 1 : year, month: number, next: index + 1, isBare: true };
}

function nextDayOfMonth(today: CalendarDate, day: number): CalendarDate | null {
  const first = `${today.slice(0, 7)}-01`;
  for (let month = 0; month < 12; month += 1) {
    const start = addMonths(first, month);
    const date = dayOf(Number(start.slice(0, 4)), Number(start.slice(5, 7)), day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

// The Monday of a day's week.
function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekday(date));
}

// Week 1 holds 4 January (ISO 8601).
function mondayOfWeek(week: number, today: CalendarDate): CalendarDate | null {
  if (week < 1 || week > 53) return null;
  const year = Number(today.slice(0, 4));
  const date = addDays(mondayOf(`${year}-01-04`), 7 * (week - 1));
  return date >= mondayOf(today) ? date : addDays(mondayOf(`${year + 1}-01-04`), 7 * (week - 1));
}

function isMoney(tokens: readonly Token[], index: number): boolean {
  return /^(€|k|e|eur|euros?|%|balles)$/.test(tokens[index]?.text ?? "");
}

function textAt(tokens: readonly Token[], index: number, length: number): string {
  return tokens
    .slice(index, index + length)
    .map(({ text }) => text)
    .join(" ");
}
