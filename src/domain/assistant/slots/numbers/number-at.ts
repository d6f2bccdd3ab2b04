import type { Token } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween } from "../../words/tokens.ts";

/** A number of a text, and the index of the token after it. `isPlain` is false when it may be read in two ways. */
export type TypedNumber = { value: number; next: number; isPlain: boolean; isWord: boolean };

const UNITS = words("zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize");
const TENS = new Map([
  ["vingt", 20],
  ["trente", 30],
  ["quarante", 40],
  ["cinquante", 50],
  ["soixante", 60],
  ["septante", 70],
  ["huitante", 80],
  ["octante", 80],
  ["nonante", 90],
]);
const LONGEST_WORDS = 12;

/**
 * The number that begins at a token: « 12 », « 1 200 », « 7,5 », « 1.200,50 », « trente-deux », « mille deux cents ».
 * « 1.500 » and « 1,500 » are not plain: French and English read them differently. Null for another text, and for
 * figures that belong to something else (« 2026-041 », « 06.12.34.56.78 », « T2 », « 60x60 »).
 */
export function numberAt(tokens: readonly Token[], index: number): TypedNumber | null {
  const token = tokens[index];
  if (token?.kind === "number") return isInside(tokens, index) ? null : figuresAt(tokens, index);
  return token?.kind === "word" ? wordsAt(tokens, index) : null;
}

/** The index after the figures that begin at a token, whether they are a number or not. */
export function afterFigures(tokens: readonly Token[], index: number): number {
  let next = index + 1;
  while (isGlued(tokens, next) && (isFigure(tokens[next]) || (isFigure(tokens[next + 1]) && isGlued(tokens, next + 1))))
    next += 1;
  return next;
}

function figuresAt(tokens: readonly Token[], index: number): TypedNumber | null {
  const head = wordAt(tokens, index);
  let next = index + 1;
  let digits = head;
  while (head.length <= 3 && !head.startsWith("0") && !isRate(tokens, index) && isGroup(tokens, next, " "))
    digits += wordAt(tokens, next++);
  let hasGroups = digits !== head;
  if (!hasGroups)
    for (const separator of [".", "'"])
      if (head.length <= 3 && isGroup(tokens, next, separator) && hasSecondGroup(tokens, next, separator))
        while (isGroup(tokens, next, separator)) {
          digits += wordAt(tokens, next + 1);
          next += 2;
          hasGroups = true;
        }
  const separator = tokens[next]?.text;
  const decimals = separator === "," || separator === "." ? gluedFigure(tokens, next) : null;
  if (decimals !== null) next += 2;
  if (isFollowedByFigures(tokens, next)) return null;
  const isThousand = decimals?.length === 3 && !hasGroups && head.length <= 3 && !head.startsWith("0");
  return { value: Number(`${digits}.${decimals ?? "0"}`), next, isPlain: !isThousand, isWord: false };
}

// « TVA 10 120 € » are two numbers: a rate has no thousands.
function isRate(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1]?.text ?? "";
  return previous === "tva" || (/^(a|de|:)$/.test(previous) && tokens[index - 2]?.text === "tva");
}

// « 1 200 » with one space, « 1.200.000 » and « 1'200 ».
function isGroup(tokens: readonly Token[], next: number, separator: string): boolean {
  const token = tokens[next];
  if (!token) return false;
  if (separator === " ")
    return token.kind === "number" && token.text.length === 3 && token.start === tokenAt(tokens, next - 1).end + 1;
  return token.text === separator && gluedFigure(tokens, next)?.length === 3;
}

// One group after a dot is « 1.500 »: it is a group when another one or decimals follow.
function hasSecondGroup(tokens: readonly Token[], next: number, separator: string): boolean {
  return separator === "'" || isGroup(tokens, next + 2, separator) || hasGluedFigureAfter(tokens, next + 2, ",");
}

function hasGluedFigureAfter(tokens: readonly Token[], next: number, separator: string): boolean {
  return tokens[next]?.text === separator && gluedFigure(tokens, next) !== null;
}

function gluedFigure(tokens: readonly Token[], separator: number): string | null {
  const figure = tokens[separator + 1];
  return isGlued(tokens, separator) && figure?.kind === "number" && !figure.isSpaced ? figure.text : null;
}

// The rest of a telephone number, a date, a number of document or a size.
function isFollowedByFigures(tokens: readonly Token[], next: number): boolean {
  const sign = tokens[next];
  return sign !== undefined && /^[.,/:*x-]$/.test(sign.text) && gluedFigure(tokens, next) !== null
    ? !isMultiplied(tokens, next)
    : false;
}

// « 8x35 € » multiplies, « 60x60 » is a size.
function isMultiplied(tokens: readonly Token[], next: number): boolean {
  return /^[*x]$/.test(wordAt(tokens, next)) && /^(€|e|eur|euros?)$/.test(tokens[next + 2]?.text ?? "");
}

function isInside(tokens: readonly Token[], index: number): boolean {
  const previous = tokens[index - 1];
  // « Ø 40 », « DN 32 »: the size of a pipe.
  if (/^(ø|dn|diametre|diam)$/.test(previous?.text ?? "")) return true;
  if (!previous || !isGlued(tokens, index)) return false;
  // « cylindre x2 à 65 € ».
  const isTimes = previous.text === "x" && previous.isSpaced && isEndOfWord(tokens, index + 1);
  if (/^[*x]$/.test(previous.text)) return !isTimes && !isMultiplied(tokens, index - 1);
  // « a45€ » is a price, « A3 » a size of paper.
  if (previous.text === "a") return !isPricedAt(tokens, index);
  if (previous.kind === "word") return previous.text !== "tva";
  // « …, -10 % » takes a share off.
  const isShare = previous.text === "-" && previous.isSpaced && /^(?:%|pourcent)$/.test(wordAt(tokens, index + 1));
  if (isShare) return false;
  // « -5 » is below zero, and « 2026-041 » is no number.
  return (
    /^[/-]$/.test(previous.text) ||
    (/^[.,]$/.test(previous.text) && isFigure(tokens[index - 2]) && isGlued(tokens, index - 1))
  );
}

function isEndOfWord(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isSpaced !== false || /^[,;]$/.test(wordAt(tokens, index));
}

function isPricedAt(tokens: readonly Token[], index: number): boolean {
  const rest = wordsBetween(tokens, index + 1, index + 5);
  return /^(?:[.,] \d+ )?(?:€|e|eur|euros?|k|ht|ttc|\/|h|le|la|l|de l|par|%)(?: |$)/.test(rest);
}

const ABOUT = new Map([
  ["dizaine", 10],
  ["douzaine", 12],
  ["quinzaine", 15],
  ["vingtaine", 20],
  ["trentaine", 30],
  ["quarantaine", 40],
  ["cinquantaine", 50],
  ["soixantaine", 60],
  ["centaine", 100],
]);

// « une vingtaine d'heures ».
function roundNumberAt(tokens: readonly Token[], index: number): TypedNumber | null {
  const at = tokens[index]?.text === "une" ? index + 1 : index;
  const value = ABOUT.get(tokens[at]?.text ?? "");
  if (value === undefined || !/^de?$/.test(tokens[at + 1]?.text ?? "")) return null;
  return { value, next: tokens[at + 2]?.text === "'" ? at + 3 : at + 2, isPlain: true, isWord: true };
}

function wordsAt(tokens: readonly Token[], index: number): TypedNumber | null {
  // « TVA dis pour cent », as a dictation writes it.
  if (tokens[index]?.text === "dis" && wordsBetween(tokens, index + 1, index + 3) === "pour cent")
    return { value: 10, next: index + 1, isPlain: true, isWord: true };
  const roundNumber = roundNumberAt(tokens, index);
  if (roundNumber) return roundNumber;
  let total = 0;
  let hundreds = 0;
  let next = index;
  let last = 0;
  for (let count = 0; count < LONGEST_WORDS; count += 1) {
    const isJoined = count > 0 && /^(-|et)$/.test(tokens[next]?.text ?? "");
    const at = isJoined ? next + 1 : next;
    const word = tokens[at]?.text ?? "";
    const single = word === "une" ? 1 : (UNITS.get(word) ?? TENS.get(word));
    if (/^(?:mille|milles)$/.test(word)) {
      total += (hundreds || 1) * 1000;
      hundreds = 0;
      last = 1000;
    } else if (/^cents?$/.test(word) && (last < 10 || (last > 10 && last < 20) || last === 1000)) {
      // « cents » alone is the end of a number that is not read, or a coin.
      if (word === "cents" && count === 0) return null;
      hundreds = Number(`${hundreds || 1}00`);
      last = 100;
    } else if (/^vingts?$/.test(word) && last === 4) {
      hundreds += 80 - 4;
      last = 20;
    } else if (single !== undefined && (count === 0 || fits(single, last, tokens[next]?.text === "et"))) {
      hundreds += single;
      last = single;
    } else break;
    next = at + 1;
  }
  if (next === index) return null;
  const decimals = spokenDecimals(tokens, next);
  const value = decimals ? Number(`${total + hundreds}.${decimals.digits}`) : total + hundreds;
  // « deux mille cinq » is 2 500 for most, and 2 005 in books.
  const isShort = last < 10 && last > 1 && /^milles?$/.test(tokens[next - 2]?.text ?? "");
  return { value, next: decimals?.next ?? next, isPlain: !isShort, isWord: true };
}

// « cinq virgule cinq », « deux virgule zéro cinq ».
function spokenDecimals(tokens: readonly Token[], index: number): { digits: string; next: number } | null {
  if (tokens[index]?.text !== "virgule") return null;
  let next = index + 1;
  let digits = "";
  while (tokens[next]?.text === "zero" && digits.length < LONGEST_DECIMALS) {
    digits += "0";
    next += 1;
  }
  const rest = tokens[next]?.kind === "number" ? figuresAlone(tokens, next) : wordsAt(tokens, next);
  if (!rest && digits === "") return null;
  if (!rest) return { digits, next };
  return Number.isInteger(rest.value) && rest.value < 100
    ? { digits: `${digits}${rest.value}`, next: rest.next }
    : null;
}

const LONGEST_DECIMALS = 3;

function figuresAlone(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  const { text } = tokenAt(tokens, index);
  return text.length <= 2 ? { value: Number(text), next: index + 1 } : null;
}

// « soixante et onze », « trente-deux », « cent un », but « deux trois » is a hesitation.
function fits(value: number, last: number, isAnd: boolean): boolean {
  if (isAnd) return last >= 20 && last < 100 && (value === 1 || value === 11);
  if (last === 100 || last === 1000) return true;
  if (last === 10) return value >= 7 && value < 10;
  return last >= 20 && last < 100 && value < 20;
}

function isGlued(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isSpaced === false;
}

function isFigure(token: Token | undefined): boolean {
  return token?.kind === "number";
}

function words(list: string): Map<string, number> {
  return new Map(list.split(" ").map((word, value) => [word, value]));
}
