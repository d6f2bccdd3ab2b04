import type { Span, Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";
import { unitAt } from "../units.ts";
import { numberAt } from "./number-at.ts";

/** True for « tomettes 33 m² », after the name of a site: a work and how much of it. */
export function isMeasuredThing(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index, index + LONGEST_WORK).findIndex(({ kind }) => kind !== "word");
  const number = after > 0 ? numberAt(tokens, index + after) : null;
  return number !== null && unitAt(tokens, number.next) !== null;
}

const LONGEST_WORK = 3;

/** True for the price of a work that is named before its size: « tonte, 800 m², 60 € la tonte ». */
export function isPriceOfWork(tokens: readonly Token[], size: Span, { to }: Span): boolean {
  const article = wordAt(tokens, to);
  const noun = wordAt(tokens, wordAt(tokens, to + 1) === "'" ? to + 2 : to + 1);
  if (!/^(?:la|le|l)$/.test(article) || noun.length < LEAST_NOUN) return false;
  return tokens.slice(0, size.from).some(({ text }) => text === noun);
}

const LEAST_NOUN = 4;
