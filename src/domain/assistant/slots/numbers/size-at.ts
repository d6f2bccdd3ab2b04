import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";
import { unitAt } from "../units.ts";

/** True for the figures of a size, which is a part of the work: « un chauffe-eau de 200 litres ». */
export function isSizeAt(tokens: readonly Token[], index: number): boolean {
  const unit = tokens[index]?.kind === "number" ? unitAt(tokens, index + 1)?.unit : undefined;
  return wordAt(tokens, index - 1) === "de" && unit !== undefined && /^(l|kg|m|m3)$/.test(unit);
}

/** True for the figures of what a thing holds: « 200 litres ». */
export function isContentAt(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.kind === "number" && unitAt(tokens, index + 1)?.unit === "l";
}

/** True for a figure of « 4x3 ». */
export function isPartOfSize(tokens: readonly Token[], index: number): boolean {
  const isTimes = (at: number) => /^[x*]$/.test(wordAt(tokens, at));
  return tokens[index]?.kind === "number" && (isTimes(index + 1) || isTimes(index - 1));
}
