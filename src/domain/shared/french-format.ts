import type { CalendarDate } from "./calendar-date.ts";
import { weekday } from "./calendar-date.ts";
import { scaledDigits } from "./money.ts";

// Written without Intl: a document must have the same characters on every machine.
const NARROW_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";
// The true minus, as wide as a figure. A hyphen may part from its number at the end of a line.
const MINUS = "\u2212";
const SHORT_MONTHS = [
  "janv.",
  "févr.",
  "mars",
  "avr.",
  "mai",
  "juin",
  "juil.",
  "août",
  "sept.",
  "oct.",
  "nov.",
  "déc.",
];

const LONG_MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];
const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/**
 * Cents as « 1 234,56 € », with a narrow no-break space between thousands (docs/specification.md#limits: two decimals
 * plus €).
 */
export function formatMoney(cents: number): string {
  return `${formatScaled(cents, 2, 2)}${NO_BREAK_SPACE}€`;
}

/** Cents that are added or taken off: « +1 234,56 € », « −20,00 € ». */
export function formatSignedMoney(cents: number): string {
  return `${cents > 0 ? "+" : ""}${formatMoney(cents)}`;
}

/**
 * An integer scaled by 10^`decimals` as a French number with at least `minDecimals` decimals: (75000, 4, 0) is « 7,5 ».
 */
export function formatScaled(value: number, decimals: number, minDecimals: number): string {
  const digits = scaledDigits(value, decimals);
  let { fraction } = digits;
  while (fraction.length > minDecimals && fraction.endsWith("0")) fraction = fraction.slice(0, -1);
  return `${value < 0 ? MINUS : ""}${byThousands(digits.whole)}${fraction ? `,${fraction}` : ""}`;
}

function byThousands(digits: string): string {
  let groups = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    groups = `${digits.slice(Math.max(0, end - 3), end)}${NARROW_SPACE}${groups}`;
  return groups;
}

/** A price as it was typed, as a sentence says it: « 1100 » is « 1 100 », « 89,9 » is « 89,90 ». */
export function typedPrice(price: string): string {
  const typedDigits = /^(\d{1,12})(?:,(\d+))?$/.exec(price.replace(/\s/g, ""));
  if (typedDigits === null) return price;
  const [, whole = "", decimals = ""] = typedDigits;
  const fraction = decimals.length === 1 ? `${decimals}0` : decimals;
  return `${byThousands(whole)}${fraction && `,${fraction}`}`;
}

/** Words with a capital at their head, as a line or a sentence begins. */
export function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Basis points as « 5,5 % ». */
export function formatPercent(basisPoints: number): string {
  return `${formatScaled(basisPoints, 2, 0)}${NO_BREAK_SPACE}%`;
}

/** A day as « 3 déc. 2026 » (docs/specification.md#limits: French format with a short month). */
export function formatDate(date: CalendarDate): string {
  return dayWith(SHORT_MONTHS, date);
}

/** A day with its weekday, in full: « lundi 1er décembre 2026 ». */
export function formatLongDate(date: CalendarDate): string {
  return `${WEEKDAYS[weekday(date) - 1]} ${dayWith(LONG_MONTHS, date)}`;
}

function dayWith(months: readonly string[], date: CalendarDate): string {
  const [year, month, day] = date.split("-");
  return `${Number(day) === 1 ? "1er" : Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** A day as it is typed in a field: « 03/12/2026 ». */
export function dayInFigures(date: CalendarDate): string {
  return date.split("-").toReversed().join("/");
}

/** A number as it is typed in a field, with a comma: « 7,5 ». */
export function typedDecimal(value: number): string {
  return String(value).replace(".", ",");
}

/** Reads a typed number, French or not (« 7,5 », « 1 200 », « 45.00 », « 12 h », « 45 € »). Null for another text. */
export function parseFrenchNumber(text: string): number | null {
  const bare = text
    .trim()
    .replace(/[\s\u00A0\u202F]/g, "")
    .replace(/(?:€|euros?|h|heures?)$/i, "")
    .replace(",", ".")
    .replace(MINUS, "-");
  return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** Parts one after the other: « l'adresse, le SIREN et le numéro de TVA ». */
export function listInWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
}
