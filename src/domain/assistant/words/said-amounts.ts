import { eurosToCents } from "../../shared/money.ts";

const NUMBER = /\d[\d.,\u00A0\u202F ]{0,24}/g;
const MONEY_AFTER = /^[\s\u00A0\u202F]{0,2}(?:€|eur\b|euros?\b|balles?\b|(k)\s?(?:€|euros?\b))/i;
// « EUR 1500 », and neither the 3 of « 1500 EUR 3 fois » nor the 30 of « 12 € 30 minutes ».
const MONEY_BEFORE = /(?<!\d[\s\u00A0\u202F]?)(?:€|\b(?:eur|euros?))\s?$/i;
// Digits of other writings, also of full width: no amount is written so in France.
const OTHER_DIGIT = /(?!\d)\p{Nd}/u;
const ONES_IN_EUROS = /\b(?:z[eé]ro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\s(?:d')?(?:euros?|balles?)\b/i;
const TENS_IN_EUROS =
  /\b(?:vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?)\s(?:d')?(?:euros?|balles?)\b/i;

/**
 * The amounts that a text says, in cents: numbers beside a euro sign or word, and numbers with two decimals. An amount
 * in words, in digits of another writing, or one that cannot be read, is NaN.
 */
export function amountsSaidIn(text: string): number[] {
  const amounts = [...text.matchAll(NUMBER)].flatMap(({ 0: match, index }) => {
    const digits = withoutEnd(match);
    const after = text.slice(index + digits.length, index + digits.length + 12);
    const money = MONEY_AFTER.exec(after);
    const isAfterSign = MONEY_BEFORE.test(text.slice(Math.max(0, index - 9), index));
    const hasCents = /[.,]\d\d$/.test(digits) && !/^\s?%/.test(after);
    if (!money && !isAfterSign && !hasCents) return [];
    const euros = eurosOfDigits(digits) * (money?.[1] === undefined ? 1 : 1_000);
    return [
      eurosToCents(euros) + centsAfterSign(digits, text.slice(index + digits.length, index + digits.length + 24)),
    ];
  });
  const isUnreadable = [ONES_IN_EUROS, TENS_IN_EUROS, OTHER_DIGIT].some((pattern) => pattern.test(text));
  return isUnreadable ? [...amounts, NaN] : amounts;
}

/** True when every amount that a text says is among these, in cents. Its sign does not count: « un avoir de 120 € ». */
export function areAmountsAmong(text: string, cents: ReadonlySet<number>): boolean {
  return amountsSaidIn(text).every((amount) => cents.has(amount) || cents.has(-amount));
}

/** Every amount of a tool's facts, in cents: the fields whose name says so, at any depth. */
export function centsIn(facts: unknown): number[] {
  if (typeof facts !== "object" || facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === "number" && name.endsWith("_cents") ? [value] : centsIn(value),
  );
}

/**
 * The number that digits write. The last separator is the decimal one, unless three digits follow it: « 1.500 » is a
 * thousand and a half.
 */
export function eurosOfDigits(digits: string): number {
  const bare = digits.replace(/[\s\u00A0\u202F]/g, "");
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const isDecimal = last >= 0 && bare.length - last - 1 !== 3;
  const whole = (isDecimal ? bare.slice(0, last) : bare).replace(/[.,]/g, "");
  return Number(isDecimal ? `${whole}.${bare.slice(last + 1)}` : whole);
}

// « 17 euros 50 », « 17 € 50 par chèque », « 17€50 ». No sum has a quantity after it: « 12 € 30 minutes » is 12 €.
function centsAfterSign(digits: string, after: string): number {
  return /[.,]/.test(digits) ? 0 : Number(CENTS_AFTER.exec(after)?.[1] ?? 0);
}

const CENTS_AFTER =
  /^\s?(?:€|euros?)\s?(\d\d)(?:\s?[.,;:!?)](?!\d)|\s?$|\s(?:par|en|ht|ttc|pour|et|hier|ce|net|de|à|sur|mais)\b)/i;

// A number of 25 characters at most, without the full stop or the spaces after it.
function withoutEnd(match: string): string {
  let end = match.length;
  while (!/\d/.test(match.charAt(end - 1))) end -= 1;
  return match.slice(0, end);
}
