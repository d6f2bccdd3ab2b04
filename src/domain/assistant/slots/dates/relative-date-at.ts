import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addDays, addMonths, dayOf, lastDayOf, weekday, firstDayOf } from "../../../shared/calendar-date.ts";
import type { Token } from "../../words/tokens.ts";
import { wordsBetween } from "../../words/tokens.ts";
import { isOneLetterAway, unitAt } from "../units.ts";
import type { RelativeDateAt } from "./beside-day.ts";
import { besideDay, besideWeekday, onFeast } from "./beside-day.ts";
import { dateAt, dayNumberAt, monthAt, nextDay, yearAt } from "./date-at.ts";
import { dayAfterMonth, laterYear } from "./day-after-month.ts";
import { inSomeTime } from "./delay-at.ts";

const NEAR = new Map([
  ["aujourd ' hui", 0],
  ["aujourd hui", 0],
  ["aujourdhui", 0],
  ["aujourdui", 0],
  ["aujourd ' ui", 0],
  ["ojourdui", 0],
  ["ojd", 0],
  ["ajd", 0],
  ["auj", 0],
  ["today", 0],
  ["demain", 1],
  ["dmain", 1],
  ["demin", 1],
  ["2main", 1],
  ["dem 1", 1],
  ["deman", 1],
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
    besideDay(tokens, index, today) ??
    onFeast(tokens, index, today) ??
    atOnce(tokens, index, today) ??
    numberedWeekday(tokens, index, today) ??
    onWeekday(tokens, index, today) ??
    inSomeTime(tokens, index, today) ??
    inMonth(tokens, index, today) ??
    dayOfMonth(tokens, index, today) ??
    wholeUnit(tokens, index, today)
  );
}

// « ça a démarré hier »: a date only where one is expected.
const PAST = new Map([
  ["hier", -1],
  ["avant - hier", -2],
  ["avant hier", -2],
]);

const NEAR_HEADS = new Set([...NEAR.keys(), ...PAST.keys()].map((words) => words.charAt(0)));

function nearDay(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (!NEAR_HEADS.has(tokens[index]?.text.charAt(0) ?? "")) return null;
  for (const length of [3, 2, 1]) {
    if (index + length > tokens.length) continue;
    const words = textAt(tokens, index, length);
    // « 2 main » is one word cut by its figure, « de main » is not « demain ».
    const past = PAST.get(words);
    if (past !== undefined) return { date: addDays(today, past), next: index + length, isVague: true };
    const offset = NEAR.get(words) ?? (words.startsWith("2 ") ? NEAR.get(words.replace(" ", "")) : undefined);
    if (offset !== undefined) {
      const weeks = weeksLater(tokens, index + length);
      return { date: addDays(today, offset + 7 * weeks), next: index + length + (weeks > 0 ? 2 : 0) };
    }
  }
  return null;
}

// « demain en huit », « d'aujourd'hui en quinze ».
function weeksLater(tokens: readonly Token[], index: number): number {
  const [, days] = /^en (huit|8|quinze|15)\b/.exec(textAt(tokens, index, 2)) ?? [];
  return days === undefined ? 0 : /^(huit|8)$/.test(days) ? 1 : 2;
}

// « tout de suite », « dès maintenant »: a date only where one is expected.
function atOnce(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  const [words] =
    /^(tout de suite|des maintenant|immediatement|ce matin|cet apres - midi|ce soir)(?![a-z])/.exec(
      textAt(tokens, index, 4),
    ) ?? [];
  return words === undefined ? null : { date: today, next: index + words.split(" ").length, isVague: true };
}

// « lundi », « mercredi prochain », « mardi en huit », « lundi de la semaine prochaine », « vendredi 12 février 2027 ».
function onWeekday(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  const isNext = tokens[index]?.text === "next";
  const at = isNext ? index + 1 : index;
  const word = tokens[at]?.text ?? "";
  const day = weekdayOf(word);
  if (day === undefined) return null;
  const comma = tokens[at + 1]?.text === "," ? at + 2 : at + 1;
  const exact = dateAt(tokens, tokens[comma]?.text === "le" ? comma + 1 : comma, today);
  if (exact && !exact.isShort) return exact;
  const [dayOnly] = [dayNumberAt(tokens, at + 1)];
  if (dayOnly && tokens[at + 1]?.kind === "number" && !unitAt(tokens, dayOnly.next) && !isMoney(tokens, dayOnly.next))
    return { date: nextDayOfMonth(today, dayOnly.value, day), next: dayOnly.next };
  // A name cut to three letters is a weekday with its day only (« mer » is a word too).
  if (word.length === 3) return null;
  const date = addDays(today, ((day - weekday(today) + 6) % 7) + 1);
  const after = textAt(tokens, at + 1, 5);
  if (/^(dernier|passe)\b/.test(after)) return { date: null, next: at + 2, isVague: true };
  if (/^(prochain|pro)\b/.test(after)) return { date, next: at + 2 };
  if (/^qui vient\b/.test(after)) return { date, next: at + 3 };
  if (/^en (huit|8)\b/.test(after)) return { date: addDays(date, 7), next: at + 3 };
  if (/^en (quinze|15)\b/.test(after)) return { date: addDays(date, 14), next: at + 3 };
  const beside = besideWeekday(tokens, at + 1, day, today);
  if (beside) return beside;
  const week = /^d(e|') la semaine (pro|prochaine|suivante)\b/.exec(after);
  if (week) return { date: addDays(mondayOf(today), 7 + day - 1), next: at + 5 };
  // « ça a démarré lundi de la semaine dernière ».
  if (/^d(e|') la semaine (derniere|passee|d ' avant)\b/.test(after))
    return { date: addDays(mondayOf(today), day - 1 - 7), next: at + 5, isVague: true };
  return { date, next: at + 1 };
}

// « vandredi », « mecredi ». The short names have neighbours (« mari » is not « mardi »).
function weekdayOf(word: string): number | undefined {
  const day = WEEKDAYS.get(word);
  if (day !== undefined || word.length < 6 || word.length > 9) return day;
  const name = LONG_WEEKDAYS.find((name) => word[0] === name[0] && isOneLetterAway(word, name));
  return name === undefined ? undefined : WEEKDAYS.get(name);
}

const LONG_WEEKDAYS = ["mercredi", "vendredi", "samedi", "dimanche"];

const RANKS = new Map([
  ["premier", 1],
  ["1er", 1],
  ["deuxieme", 2],
  ["second", 2],
  ["troisieme", 3],
  ["dernier", 0],
]);

// « le premier lundi de janvier », « le dernier vendredi du mois ». « fin de semaine » names no day.
function numberedWeekday(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (tokens[index]?.text === "fin" && /^de (la )?semaine\b/.test(textAt(tokens, index + 1, 3)))
    return { date: null, next: index + (tokens[index + 2]?.text === "la" ? 4 : 3), isVague: true };
  const rank = RANKS.get(tokens[index]?.text ?? "");
  const day = WEEKDAYS.get(tokens[index + 1]?.text ?? "");
  if (rank === undefined || day === undefined || !/^(de|du|d)$/.test(tokens[index + 2]?.text ?? "")) return null;
  let at = index + 3;
  while (/^(le|mois|'|de)$/.test(tokens[at]?.text ?? "") && monthAt(tokens, at + 1) > 0) at += 1;
  const month = monthOf(tokens, at, today);
  if (!month) return null;
  const first = firstDayOf(month.year, month.month);
  const firstSuch = addDays(first, (day - weekday(first) + 7) % 7);
  const last = lastDayOf(month.year, month.month);
  const date = rank === 0 ? addDays(last, -((weekday(last) - day + 7) % 7)) : addDays(firstSuch, 7 * (rank - 1));
  return { date, next: month.next };
}

// « fin du mois », « début juin », « mi-mars 2027 », « fin du mois prochain ».
function inMonth(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  const [part] = /^(fin|debut|mi|milieu)$/.exec(tokens[index]?.text ?? "") ?? [];
  if (part === undefined) return null;
  let at = index + 1;
  while (/^(-|de|du|d|'|le|ce)$/.test(tokens[at]?.text ?? "")) at += 1;
  const month = monthOf(tokens, at, today);
  if (!month) return null;
  const first = firstDayOf(month.year, month.month);
  const last = lastDayOf(month.year, month.month);
  const day = dayAfterMonth(tokens, month.next, part);
  const exactDate = day && dayOf(month.year, month.month, day.value);
  if (exactDate) return { date: laterYear(exactDate, today, month.isBare), next: day.next };
  const date = part === "fin" ? last : part === "debut" ? first : addDays(first, 14);
  return { date: laterYear(date, today, month.isBare), next: month.next };
}

// « le 15 », « le 3 du mois prochain », « le 12 de ce mois ».
function dayOfMonth(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  // « on décale au 15 ».
  const isMoved = tokens[index]?.text === "au" && /^(?:decale|repousse|reporte)r?$/.test(tokens[index - 1]?.text ?? "");
  if ((tokens[index]?.text !== "le" && !isMoved) || dateAt(tokens, index + 1, today)) return null;
  const day = dayNumberAt(tokens, index + 1);
  if (!day || day.value < 1 || unitAt(tokens, day.next) || isMoney(tokens, day.next)) return null;
  const monthNumber = tokens[day.next]?.text === "du" ? dayNumberAt(tokens, day.next + 1) : null;
  // « le 7 du 12 ».
  if (monthNumber && tokens[index + 1]?.kind === "number" && isEnd(tokens, monthNumber.next) && monthNumber.value <= 12)
    return { date: nextDay(today, monthNumber.value, day.value), next: monthNumber.next };
  let at = day.next;
  while (/^(de|du|ce)$/.test(tokens[at]?.text ?? "")) at += 1;
  const month = at > day.next && tokens[at]?.text === "mois" ? monthOf(tokens, at, today) : null;
  if (month) return { date: dayOf(month.year, month.month, day.value), next: month.next };
  if (tokens[day.next]?.kind === "word" && tokens[index + 1]?.kind === "word") return null;
  if (/^[/.,-]$/.test(tokens[day.next]?.text ?? "") && tokens[day.next + 1]?.kind === "number") return null;
  return { date: nextDayOfMonth(today, day.value), next: day.next, isShort: true };
}

function isEnd(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return !token || token.kind === "line" || /^[,.;!?]$/.test(token.text);
}

// « la semaine prochaine », « le mois prochain », « en juin », « semaine 12 »: their first day.
function wholeUnit(tokens: readonly Token[], index: number, today: CalendarDate): RelativeDateAt | null {
  if (!/^(?:la|le|semaine|next|en|courant|for)$/.test(tokens[index]?.text ?? "")) return null;
  const text = textAt(tokens, index, 3);
  const monday = addDays(mondayOf(today), 7);
  const after = /^la semaine (pro|prochaine)/.test(text) ? tokens[index + 3] : undefined;
  const day = WEEKDAYS.get(after?.text ?? "");
  // « la semaine prochaine mercredi ».
  if (day !== undefined && after && after.text.length > 3) return { date: addDays(monday, day - 1), next: index + 4 };
  if (/^(la )?semaine (pro|prochaine|suivante)\b/.test(text) || /^next week\b/.test(text))
    return {
      date: monday,
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
  return month ? { date: laterOf(firstDayOf(month.year, month.month), today), next: month.next, isVague: true } : null;
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

/** The next month that has the day, from a day on. Of « mercredi 6 », the one where it is a Wednesday. */
export function nextDayOfMonth(today: CalendarDate, day: number, onWeekday?: number): CalendarDate | null {
  const first = `${today.slice(0, 7)}-01`;
  for (let month = 0; month < 12; month += 1) {
    const start = addMonths(first, month);
    const date = dayOf(Number(start.slice(0, 4)), Number(start.slice(5, 7)), day);
    const isSuch = date !== null && (onWeekday === undefined || weekday(date) === onWeekday);
    if (isSuch && date >= today) return date;
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
  return wordsBetween(tokens, index, index + length);
}
