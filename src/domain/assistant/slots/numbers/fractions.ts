import type { Token } from "../../words/tokens.ts";
import type { CountedUnit } from "../units.ts";
import { unitAt } from "../units.ts";

type Fraction = { value: number; unit: CountedUnit; next: number };

/** « demi-journée », « trois quarts d'heure », « un quart d'heure »: a part of an hour or of a day, `count` times. */
export function fractionAt(tokens: readonly Token[], index: number, count: number): Fraction | null {
  const share =
    figuresAt(tokens, index) ??
    (/^demies?$|^demis?$/.test(tokens[index]?.text ?? "")
      ? 0.5
      : /^quarts?$/.test(tokens[index]?.text ?? "")
        ? 0.25
        : null);
  if (share === null) return null;
  let next = tokens[index]?.kind === "number" ? index + 3 : index + 1;
  while (/^(-|d|'|de)$/.test(tokens[next]?.text ?? "")) next += 1;
  const typedUnit = unitAt(tokens, next);
  return typedUnit && (typedUnit.unit === "h" || typedUnit.unit === "day")
    ? { value: count * share, unit: typedUnit.unit, next: typedUnit.next }
    : null;
}

// « 3/4 d'heure », « 1/2 journée ».
function figuresAt(tokens: readonly Token[], index: number): number | null {
  if (tokens[index]?.kind !== "number") return null;
  const figures = tokens
    .slice(index, index + 3)
    .map(({ text }) => text)
    .join("");
  return figures === "1/2" ? 0.5 : figures === "3/4" ? 0.75 : figures === "1/4" ? 0.25 : null;
}

/**
 * True for the halves of days that a price follows: « 12 demi-journées à 230 € », « 2 demi-journées de formation à
 * 300 € » are as many at that price.
 */
export function isPricedHalf(tokens: readonly Token[], index: number): boolean {
  if (
    tokens[index - 1]?.kind !== "number" &&
    !/^(?:une|deux|trois|quatre|cinq|six)$/.test(tokens[index - 1]?.text ?? "")
  )
    return false;
  const half = fractionAt(tokens, index, 1);
  if (half?.unit !== "day") return false;
  let next = half.next;
  if (/^(?:de|d)$/.test(tokens[next]?.text ?? ""))
    while (
      next - half.next < LONGEST_WORK &&
      /^(?:word|sign)$/.test(tokens[next]?.kind ?? "") &&
      !ENDS.test(tokens[next]?.text ?? "")
    )
      next += 1;
  // « une demi-journée à 440 la journée ».
  const words = tokens.slice(next + 2, next + LONGEST_WORK + 1).map(({ text }) => text);
  if (/(?:^| )(?:la|par|\/) (?:journee|jour|j)(?: |$)/.test(words.join(" "))) return false;
  const isOfHalf = tokens.slice(next + 2, next + LONGEST_WORK).some(({ text }) => text === "demi");
  const isLinked = /^(?:a|x)$/.test(tokens[next]?.text ?? "") || (tokens[next]?.text === "," && isOfHalf);
  // « trois demi-journées à 200 » says neither. « une demi-journée à 450 € » is one at that price.
  const isSure =
    /^(?:une|1)$/.test(tokens[index - 1]?.text ?? "") ||
    tokens[index - 1]?.kind === "number" ||
    next > half.next ||
    isOfHalf;
  return isLinked && isSure && tokens[next + 1]?.kind === "number";
}

const LONGEST_WORK = 6;
const ENDS = /^(?:a|x|[,;:.])$/;

/** What « et demie », « et quart » and « trois quarts » add, or null. */
export function halfAfter(tokens: readonly Token[], next: number): { value: number; next: number } | null {
  // « une heure trois quarts », « 2 h et trois quarts ».
  const three = tokens[next]?.text === "et" ? next + 1 : next;
  const isThree = /^(trois|3)$/.test(tokens[three]?.text ?? "") && /^quarts?$/.test(tokens[three + 1]?.text ?? "");
  if (isThree && fractionAt(tokens, three + 1, 1) === null) return { value: 0.75, next: three + 2 };
  if (tokens[next]?.text !== "et") return null;
  const word = tokens[next + 1]?.text ?? "";
  return /^demie?$/.test(word)
    ? { value: 0.5, next: next + 2 }
    : word === "quart"
      ? { value: 0.25, next: next + 2 }
      : null;
}
