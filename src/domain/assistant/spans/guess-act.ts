import type { SparseWeights } from "../../shared/packed-weights.ts";
import { addWeights } from "../../shared/packed-weights.ts";
import type { ActClass } from "./act-classes.ts";
import { ACT_CLASSES } from "./act-classes.ts";
import type { ReadingWeights } from "./weights.ts";
import { STEP } from "./weights.ts";

/** What a message likely does. `certainty`: from 0 to 1. */
export type GuessedAct = { act: ActClass; certainty: number };

/** The likeliest act of a message whose features are given. */
export function guessAct(features: Int32Array, { acts }: ReadingWeights): GuessedAct {
  const scores = actScores(features, acts);
  let best = 0;
  scores.forEach((score, at) => {
    if (score > (scores[best] ?? 0)) best = at;
  });
  const sum = scores.reduce((total, score) => total + Math.exp((score - (scores[best] ?? 0)) * STEP), 0);
  return { act: ACT_CLASSES[best] ?? "unclear", certainty: 1 / sum };
}

/** The score of each class. */
export function actScores(features: Int32Array, weights: SparseWeights): Int32Array {
  const scores = new Int32Array(ACT_CLASSES.length);
  for (const number of features) addWeights(weights, number, scores);
  return scores;
}
