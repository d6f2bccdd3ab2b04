import type { ActClass } from "./act-classes.ts";
import { ACT_CLASSES } from "./act-classes.ts";
import type { ReadingWeights } from "./weights.ts";
import { STEP } from "./weights.ts";

/** What a message likely does. `certainty`: from 0 to 1. */
export type GuessedAct = { act: ActClass; certainty: number };

/** The likeliest act of a message whose features are given. */
export function guessAct(features: Int32Array, { acts }: ReadingWeights): GuessedAct {
  const scores = actScores(features, acts).map((score) => score * STEP);
  let best = 0;
  scores.forEach((score, at) => {
    if (score > (scores[best] ?? 0)) best = at;
  });
  const sum = scores.reduce((total, score) => total + Math.exp(score - (scores[best] ?? 0)), 0);
  return { act: ACT_CLASSES[best] ?? "unclear", certainty: 1 / sum };
}

/** The score of each class. */
export function actScores(features: Int32Array, weights: ArrayLike<number>): Float64Array {
  const scores = new Float64Array(ACT_CLASSES.length);
  for (const number of features)
    for (let at = 0; at < scores.length; at++)
      scores[at] = (scores[at] ?? 0) + (weights[number * scores.length + at] ?? 0);
  return scores;
}
