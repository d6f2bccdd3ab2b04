import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { addDays, addMonths, dayOf, lastDayOf, weekday } from "../../../shared/calendar-date.ts";
import type { Slots } from "../../understanding.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";
import { monthAt, yearAt } from "./date-at.ts";
import type { SaidDate } from "./read-dates.ts";
import { readDates } from "./read-dates.ts";

type Days = { from: CalendarDate; to: CalendarDate };
type Source = {
  tokens: readonly Token[];
  words: string;
  today: CalendarDate;
  isAhead: boolean;
  dates: readonly SaidDate[];
};

/**
 * The period that a question names, in whole calendar units: « en octobre », « ce trimestre », « l'an dernier ».
 * Without year, a month is the last one that has begun, or the next one when the question looks ahead (planning).
 */
export function readPeriod(
  tokens: readonly Token[],
  today: CalendarDate,
  dates: readonly SaidDate[] = readDates(tokens, today),
): Pick<Slots, "periodFrom" | "periodTo"> {
  const words = tokens.map(({ text }) => (text === "sem" ? "semaine" : text)).join(" ");
  const isAhead =
    /\b(planning|prevu|prevue|pris|prise|dispo|disponible|busy|libre|rdv|rendez|agenda|chantiers|j ' ai quoi)\b/.test(
      words,
    ) || /\b(absente?|absents)\b/.test(words);
  const source = { tokens, words, today, isAhead, dates };
  const days =
    sinceDay(source) ??
    betweenDays(source) ??
    betweenMonths(source) ??
    wholeDay(source) ??
    wholeMonth(source) ??
    wholePart(source) ??
    lastMonths(source) ??
    oneDay(source);
  if (!days) return {};
  const at: [number, number] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  return { periodFrom: { value: days.from, at }, periodTo: { value: days.to, at } };
}

// « depuis le 1er janvier », « depuis mars »: until today.
function sinceDay({ tokens, today }: Source): Days | null {
  const at = tokens.findIndex(({ text }) => /^(depuis|since)$/.test(text));
  if (at < 0) return null;
  const [date] = readDates(tokens.slice(at + 1), today);
  if (date?.date && date.from <= 1) return { from: latest(date.date, today), to: lastSaidDay(tokens, at, today) };
  // « depuis le début du mois de mars ».
  let next = at + 1;
  while (/^(le|du|de|d|'|debut|mois)$/.test(tokens[next]?.text ?? "")) next += 1;
  const unit =
    wordAt(tokens, next - 1) === "mois" ? "mois" : wordAt(tokens, wordAt(tokens, next) === "l" ? next + 2 : next);
  const month = monthAt(tokens, next);
  if (month === 0)
    return startOfUnit(
      unit,
      tokens.slice(at, next + 3).some(({ text }) => text === "debut"),
      today,
    );
  const year = yearAt(tokens, next + 1)?.value ?? pastYear(month, today);
  return { from: firstDay(year, month), to: today };
}

// « depuis le 1er septembre jusqu'au 31 octobre »: until that day, today without it.
function lastSaidDay(tokens: readonly Token[], since: number, today: CalendarDate): CalendarDate {
  const until = tokens.findIndex(({ text }, at) => at > since && /^(jusqu|until)$/.test(text));
  const [date] = until < 0 ? [] : readDates(tokens.slice(until + 1), today);
  return date?.date && date.from <= UNTIL_LEAD ? latest(date.date, today) : today;
}

const UNTIL_LEAD = 3;

// « depuis le début de l'année ».
function startOfUnit(unit: string, isFromStart: boolean, today: CalendarDate): Days | null {
  if (!isFromStart) return null;
  if (/^(annee|an|exercice)$/.test(unit)) return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (unit === "mois") return { from: `${today.slice(0, 7)}-01`, to: today };
  if (unit === "trimestre") return { from: quarter(today), to: today };
  return unit === "semaine" ? { from: addDays(today, 1 - weekday(today)), to: today } : null;
}

// « du 1er au 10 mai », « entre le 3 et le 12 mai »: the last such days, unless the year is said.
function betweenDays({ tokens, dates, today, isAhead }: Source): Days | null {
  const start = dates.find(({ role }) => role === "start")?.date;
  const end = dates.find(({ role }) => role === "end")?.date;
  if (!start || !end) return null;
  const isYearSaid = tokens.some(({ text }) => /^(19|20)\d\d$/.test(text));
  // « entre le 3 mai et le 7 juin 2026 »: the year of the last day is that of the first.
  if (start > end) return isYearSaid && addMonths(start, -12) <= end ? { from: addMonths(start, -12), to: end } : null;
  if (isYearSaid || isAhead || start <= today) return { from: start, to: end };
  return { from: addMonths(start, -12), to: addMonths(end, -12) };
}

// « entre mars et juin 2027 », « de mars à juin ».
function betweenMonths({ tokens, today }: Source): Days | null {
  for (let index = 1; index < tokens.length; index += 1) {
    const first = monthAt(tokens, index);
    const lead = wordAt(tokens, index - 1) === "'" ? wordAt(tokens, index - 2) : wordAt(tokens, index - 1);
    if (first === 0 || !/^(entre|de|d|between|from)$/.test(lead)) continue;
    const firstYear = yearAt(tokens, index + 1);
    const link = firstYear?.next ?? index + 1;
    const last = /^(et|a|and|to)$/.test(tokens[link]?.text ?? "") ? monthAt(tokens, link + 1) : 0;
    if (last === 0) continue;
    const year = yearAt(tokens, link + 2)?.value ?? firstYear?.value ?? pastYear(last, today);
    const from = firstDay(firstYear?.value ?? (first > last ? year - 1 : year), first);
    return { from, to: lastDayOf(year, last) };
  }
  return null;
}

// « le 14 juillet 2026 »: the only day, with its year.
function wholeDay({ tokens, dates, words }: Source): Days | null {
  const [only, ...others] = dates;
  if (!only?.date || others.length > 0 || UNIT.test(words)) return null;
  const isWhole = only.to - only.from >= 3 && /^(?:19|20)\d\d$/.test(wordAt(tokens, only.to - 1));
  const hasDay = tokens.slice(only.from, only.to - 1).some(({ kind }) => kind === "number");
  return isWhole && hasDay ? { from: only.date, to: only.date } : null;
}

// Weeks, months, quarters, half-years and years.
function wholePart(source: Source): Days | null {
  const { words, today } = source;
  if (!UNIT.test(words)) return numberedPart(source);
  const month = `${today.slice(0, 7)}-01`;
  const monday = addDays(today, 1 - weekday(today));
  const year = Number(today.slice(0, 4));
  const table: [RegExp, () => Days][] = [
    [
      /\b(semaine (derniere|passee|precedente|d ' avant)|last week)\b/,
      () => ({ from: addDays(monday, -7), to: addDays(monday, -1) }),
    ],
    [
      /\b((la|ma|notre|sa) semaine (prochaine|pro|suivante)|next week)\b/,
      () => ({ from: addDays(monday, 7), to: addDays(monday, 13) }),
    ],
    [/\b(cette semaine|this week|la semaine en cours)\b/, () => ({ from: monday, to: addDays(monday, 6) })],
    [
      /\b((le|du|au|ce|le tout) mois (dernier|passe|precedent)|last month|mois d ' avant)\b/,
      () => monthsFrom(addMonths(month, -1), 1),
    ],
    [/\b((le|du|au) mois (prochain|pro|suivant)|next month)\b/, () => monthsFrom(addMonths(month, 1), 1)],
    [/\b(ce mois|this month|le mois en cours|du mois)\b/, () => monthsFrom(month, 1)],
    [
      /\b(trimestre (dernier|passe|precedent)|last quarter|dernier trimestre)\b/,
      () => monthsFrom(addMonths(quarter(today), -3), 3),
    ],
    [/\b(ce trimestre|trimestre en cours|this quarter)\b/, () => monthsFrom(quarter(today), 3)],
    [/\b(ce semestre|semestre en cours)\b/, () => monthsFrom(firstDay(year, Number(today.slice(5, 7)) > 6 ? 7 : 1), 6)],
    [
      /\b((an|annee) (dernier|derniere|passe|passee|precedente)|last year|l ' annee d ' avant)\b/,
      () => monthsFrom(firstDay(year - 1, 1), 12),
    ],
    [/\b((?:cette|cete|cet) annee|this year|l ' annee en cours)\b/, () => monthsFrom(firstDay(year, 1), 12)],
    [/\b(l ' annee prochaine|l ' an prochain|next year)\b/, () => monthsFrom(firstDay(year + 1, 1), 12)],
  ];
  const row = table.find(([pattern]) => pattern.test(words));
  return row ? row[1]() : numberedPart(source);
}

const UNIT = /\b(?:semaine|week|mois|month|trimestre|quarter|semestre|annee|an|year)\b/;

// « les 3 derniers mois »: until today.
function lastMonths({ words, today }: Source): Days | null {
  const match = /\b(\d{1,2}) derniers mois\b|\blast (\d{1,2}) months\b/.exec(words);
  return match ? { from: addDays(addMonths(today, -Number(match[1] ?? match[2])), 1), to: today } : null;
}

const ORDINALS = new Map([
  ["premier", 1],
  ["1er", 1],
  ["deuxieme", 2],
  ["second", 2],
  ["troisieme", 3],
  ["quatrieme", 4],
]);

// « le troisième trimestre », « T3 2026 », « le 2e semestre », « en 2026 ».
function numberedPart({ words, today }: Source): Days | null {
  const [, yearText] = /\b(20\d\d)\b/.exec(words) ?? [];
  const thisYear = Number(today.slice(0, 4));
  const part =
    /\b(premier|deuxieme|second|troisieme|quatrieme|([1-4]) (?:er|e|eme|nd|ieme)) (trimestre|semestre)\b/.exec(words);
  const short = /\b([tq]) ([1-4])\b/.exec(words);
  if (part || short) {
    const number = Number(short?.[2] ?? part?.[2] ?? ORDINALS.get(part?.[1] ?? ""));
    const length = part?.[3] === "semestre" ? 6 : 3;
    const first = (number - 1) * length + 1;
    if (first > 12) return null;
    const isLater = !yearText && firstDay(thisYear, first) > today;
    return monthsFrom(firstDay(yearText ? Number(yearText) : isLater ? thisYear - 1 : thisYear, first), length);
  }
  const isWholeYear = yearText && /\b(en|sur|de|annee|pour|in|exercice) 20\d\d\b|[a-z] 20\d\d( \?)*$/.test(words);
  return isWholeYear ? monthsFrom(firstDay(Number(yearText), 1), 12) : null;
}

// « en octobre », « pour le mois de mai 2027 », « novembre dernier ». A day before the name is a date.
function wholeMonth({ tokens, today, isAhead }: Source): Days | null {
  for (let index = 0; index < tokens.length; index += 1) {
    const lead = tokens[index - 1];
    const month = lead?.kind === "number" || wordAt(tokens, index).length < 3 ? 0 : monthAt(tokens, index);
    const isLed = /^(en|de|d|'|pour|pr|sur|mois|in|for|courant|fin|debut|mi|depuis|of)$/.test(lead?.text ?? "");
    // « TVA à reverser octobre ? »: a whole name at the end needs no word before it.
    const isAtEnd =
      index > 0 && wordAt(tokens, index).length > 3 && isLast(tokens, yearAt(tokens, index + 1)?.next ?? index + 1);
    if (month === 0 || (!isLed && !isAtEnd)) continue;
    const typedYear = yearAt(tokens, index + 1);
    const year = Number(today.slice(0, 4));
    const isPassed = firstDay(year, month) <= today;
    const isStillAhead = lastDayOf(year, month) >= today;
    const nearest = isAhead ? (isStillAhead ? year : year + 1) : isPassed ? year : year - 1;
    return monthsFrom(firstDay(typedYear?.value ?? nearest, month), 1);
  }
  return null;
}

function isLast(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(index)
    .every(({ kind, text }) => kind !== "number" && (kind !== "word" || /^(stp|svp|deja)$/.test(text)));
}

// « demain », « hier », « vendredi », « le 8 février ».
function oneDay({ dates, words, today }: Source): Days | null {
  if (/\b(avant hier)\b/.test(words)) return { from: addDays(today, -2), to: addDays(today, -2) };
  if (/\b(hier|yesterday)\b/.test(words)) return { from: addDays(today, -1), to: addDays(today, -1) };
  const [date, ...others] = dates;
  return date?.date && !date.isVague && others.length === 0 ? { from: date.date, to: date.date } : null;
}

function latest(date: CalendarDate, today: CalendarDate): CalendarDate {
  return date > today ? addMonths(date, -12) : date;
}

function pastYear(month: number, today: CalendarDate): number {
  const year = Number(today.slice(0, 4));
  return firstDay(year, month) <= today ? year : year - 1;
}

function quarter(today: CalendarDate): CalendarDate {
  const month = Number(today.slice(5, 7));
  return firstDay(Number(today.slice(0, 4)), month - ((month - 1) % 3));
}

function monthsFrom(first: CalendarDate, months: number): Days {
  return { from: first, to: addDays(addMonths(first, months), -1) };
}

function firstDay(year: number, month: number): CalendarDate {
  return dayOf(year, month, 1) ?? `${year}-01-01`;
}
