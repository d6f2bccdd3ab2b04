import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { dayOf } from "../../../shared/calendar-date.ts";
import { monthNumber, fullYear } from "../../../shared/text/typed-date.ts";
import type { Token } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import { numberAt } from "../numbers/number-at.ts";
import { isOneLetterAway, unitAt } from "../units.ts";

/**
 * A date of a text: null when the day does not exist (« 31/02/2027 »). `next` is the token after it. It is short when
 * it has a day alone or figures without year (« le 15 », « 12/05 »): such figures may be something else.
 */
export type DateAt = { date: CalendarDate | null; next: number; isShort?: boolean };

/** The date with a day and a month that begins at a token, or null. Without year it is the next such day. */
export function dateAt(tokens: readonly Token[], index: number, today: CalendarDate): DateAt | null {
  const token = tokens[index];
  if (token?.kind === "number") {
    const isPart = !token.isSpaced && /^[/.-]$|^[a-z]/.test(tokens[index - 1]?.text ?? "");
    return isPart ? null : (figuresAt(tokens, index, today) ?? dayAndMonth(tokens, index, today));
  }
  if (token?.kind !== "word") return null;
  return monthAndDay(tokens, index, today) ?? dayAndMonth(tokens, index, today);
}

// 2027-03-05, 5/3/2027, 05.03.27, 12 / 10 / 2026, 05 03 2027, 12/05.
function figuresAt(tokens: readonly Token[], index: number, today: CalendarDate): DateAt | null {
  const [first = "", sign = "", second = "", sign2 = "", third = ""] = tokens
    .slice(index, index + 5)
    .map(({ text }) => text);
  const next = index + 5;
  if (/^[/.-]$/.test(sign) && sign2 === sign && /^\d{1,2}$/.test(second)) {
    if (/^\d{4}$/.test(first) && /^\d{1,2}$/.test(third))
      return { date: dayOf(Number(first), Number(second), Number(third)), next: afterTime(tokens, next) };
    if (/^\d{1,2}$/.test(first) && /^(\d{2}|\d{4})$/.test(third) && !isLonger(tokens, next, sign))
      return { date: dayOf(fullYear(third), Number(second), Number(first)), next };
  }
  const isSpaced = /^\d\d$/.test(first) && /^\d\d$/.test(sign) && /^(19|20)\d\d$/.test(second);
  if (isSpaced && tokens[index + 3]?.kind !== "number")
    return { date: dayOf(Number(second), Number(sign), Number(first)), next: index + 3, isShort: true };
  // « 98/48 » is the size of a partition.
  const isDayMonth =
    sign === "/" && /^(0?[1-9]|[12]\d|3[01])$/.test(first) && /^(0?[1-9]|1[0-2])$/.test(second) && sign2 !== "/";
  const isSplit = tokenAt(tokens, index + 1).isSpaced || tokenAt(tokens, index + 2).isSpaced;
  // « 3/4 d'heure » is a time.
  const isFraction = /^d (?:. )?(?:une )?(?:heure|journee)/.test(wordsBetween(tokens, index + 3, index + 7));
  if (!isDayMonth || isSplit || isFraction || unitAt(tokens, index + 3)) return null;
  return { date: nextDay(today, Number(second), Number(first)), next: index + 3, isShort: true };
}

// « 06.12.34.56.78 » is a telephone number.
function isLonger(tokens: readonly Token[], next: number, sign: string): boolean {
  return tokens[next]?.text === sign && tokens[next]?.isSpaced === false && tokens[next + 1]?.kind === "number";
}

// The time of an ISO date-time: « t09:00:00z ».
function afterTime(tokens: readonly Token[], index: number): number {
  let next = index;
  if (wordAt(tokens, next) !== "t" || tokenAt(tokens, next).isSpaced) return next;
  while (tokens[next]?.isSpaced === false && /^([a-z]|\d{1,6}|[:.+-])$/.test(wordAt(tokens, next))) next += 1;
  return next;
}

// « 5 mars 2027 », « 1er juin », « le douze mai deux mille vingt-sept », « 23rd April 2027 ».
function dayAndMonth(tokens: readonly Token[], index: number, today: CalendarDate): DateAt | null {
  const day = dayNumberAt(tokens, index);
  if (!day) return null;
  const ofIndex = /^(of|de)$/.test(tokens[day.next]?.text ?? "") ? day.next + 1 : day.next;
  const month = monthAt(tokens, ofIndex);
  if (month === 0) return null;
  return withYear(tokens, afterDot(tokens, ofIndex + 1), today, month, day.value);
}

// « March 8 2027 », « April 23rd, 2027 ».
function monthAndDay(tokens: readonly Token[], index: number, today: CalendarDate): DateAt | null {
  const month = ENGLISH.has(wordAt(tokens, index)) ? monthAt(tokens, index) : 0;
  const day = month === 0 ? null : dayNumberAt(tokens, afterDot(tokens, index + 1));
  if (!day || unitAt(tokens, day.next)) return null;
  const comma = tokens[day.next]?.text === "," && /^(19|20)\d\d$/.test(tokens[day.next + 1]?.text ?? "");
  return withYear(tokens, comma ? day.next + 1 : day.next, today, month, day.value);
}

const ENGLISH = wordSet(`
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
`);

/** The day of a month that begins at a token: « 5 », « 1er », « premier », « douze », « 23rd ». */
export function dayNumberAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  const token = tokens[index];
  if (token?.text === "premier") return { value: 1, next: index + 1 };
  if (token?.kind === "number") {
    if (token.text.length > 2) return null;
    const isOrdinal =
      tokens[index + 1]?.isSpaced === false && /^(er|re|e|st|nd|rd|th)$/.test(wordAt(tokens, index + 1));
    return { value: Number(token.text), next: isOrdinal ? index + 2 : index + 1 };
  }
  const number = token?.kind === "word" && !/^une?$/.test(token.text) ? numberAt(tokens, index) : null;
  return number && number.value >= 1 && number.value <= 31 ? number : null;
}

/** The number of the month at a token, its name whole, cut or with one letter wrong. Zero for another word. */
export function monthAt(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  if (token?.kind !== "word") return 0;
  // « le sept décembre ».
  if (token.text === "sept" && monthNumber(wordAt(tokens, index + 1)) > 0) return 0;
  const month = monthNumber(token.text);
  if (month > 0 || token.text.length < 5 || token.text.length > LONGEST_MONTH) return month;
  return LONG_MONTHS.findIndex((name) => name.length > 5 && isOneLetterAway(token.text, name)) + 1;
}

const LONG_MONTHS = "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(" ");

const LONGEST_MONTH = 10;

function afterDot(tokens: readonly Token[], index: number): number {
  const isDot = tokens[index]?.text === "." && !tokens[index].isSpaced && tokens[index + 1]?.kind === "number";
  return isDot ? index + 1 : index;
}

function withYear(tokens: readonly Token[], index: number, today: CalendarDate, month: number, day: number): DateAt {
  const year = yearAt(tokens, index);
  if (year === null) return { date: nextDay(today, month, day), next: index };
  return { date: dayOf(year.value, month, day), next: year.next };
}

/** The year at a token: « 2027 », « 27 », « deux mille vingt-sept ». Null for a number with a unit. */
export function yearAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  const token = tokens[index];
  if (token?.kind === "number") {
    if (/^(19|20)\d\d$/.test(token.text)) return { value: Number(token.text), next: index + 1 };
    const following = tokens[index + 1];
    const isAlone = !following || following.kind === "line" || /^[,;.!?)]$/.test(following.text);
    const isYear = /^\d\d$/.test(token.text) && isAlone && !isDecimal(tokens, index);
    return isYear ? { value: fullYear(token.text), next: index + 1 } : null;
  }
  const number = numberAt(tokens, index);
  return number && number.value >= 2000 && number.value < 2100 ? number : null;
}

function isDecimal(tokens: readonly Token[], index: number): boolean {
  const decimals = tokens[index + 2];
  return tokens[index + 1]?.isSpaced === false && decimals?.kind === "number" && !decimals.isSpaced;
}

/** The next such day of the year, today included. Null when no year has it. */
export function nextDay(today: CalendarDate, month: number, day: number): CalendarDate | null {
  const year = Number(today.slice(0, 4));
  for (let later = year; later <= year + 8; later += 1) {
    const date = dayOf(later, month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}
