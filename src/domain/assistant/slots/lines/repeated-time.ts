import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";
import type { Measure } from "../numbers/measure.ts";

const PERIOD = /^(?:jour|semaine|mois|trimestre|ans?|annee)$/;

/** The measures of a text whose hours or days come back: « 2 fois par semaine 3 h » is not 3 h in all. */
export function withoutRepeatedTimes(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const isRepeated = tokens.some(
    ({ text }, index) =>
      text === "fois" && /^(?:par|\/|la)$/.test(wordAt(tokens, index + 1)) && PERIOD.test(wordAt(tokens, index + 2)),
  );
  if (!isRepeated) return [...measures];
  return measures.map((measure) =>
    measure.kind === "quantity" && /^(?:h|day)$/.test(measure.unit) ? { ...measure, isUsable: false } : measure,
  );
}
