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

/** True for the halves of days that a price follows: « 12 demi-journées à 230 € » are 12 at that price. */
export function isPricedHalf(tokens: readonly Token[], index: number): boolean {
  if (tokens[index - 1]?.kind !== "number") return false;
  const half = fractionAt(tokens, index, 1);
  return (
    half?.unit === "day" && /^(a|x)$/.test(tokens[half.next]?.text ?? "") && tokens[half.next + 1]?.kind === "number"
  );
}

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
