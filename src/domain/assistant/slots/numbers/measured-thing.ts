import type { Token } from "../../words/tokens.ts";
import { unitAt } from "../units.ts";
import { numberAt } from "./number-at.ts";

/** True for « tomettes 33 m² », after the name of a site: a work and how much of it. */
export function isMeasuredThing(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index, index + LONGEST_WORK).findIndex(({ kind }) => kind !== "word");
  const number = after > 0 ? numberAt(tokens, index + after) : null;
  return number !== null && unitAt(tokens, number.next) !== null;
}

const LONGEST_WORK = 3;
