import { ACT_CLASSES } from "#domain/assistant/spans/act-classes.ts";
import { FEATURE_COUNT } from "#domain/assistant/spans/span-features.ts";
import { inRandomOrder } from "./random.ts";
import type { Training } from "./train-spans.ts";
import { count, frequent, step } from "./train-spans.ts";

/** A message by its features, with the place of its class among the classes. */
export type KnownAct = { features: Int32Array; place: number };

/** Weights that make the given acts likely: logistic regression, by stochastic gradient with its own steps. */
export function trainActs(
  messages: readonly KnownAct[],
  { rounds, decay, rate, random }: Omit<Training, "hiddenShare">,
): Float64Array {
  const size = ACT_CLASSES.length;
  const weights = new Float64Array(FEATURE_COUNT * size);
  const steps = new Float64Array(weights.length).fill(1);
  const counts = new Uint16Array(FEATURE_COUNT);
  for (const { features } of messages) count(counts, [features]);
  const messagesToLearn = messages.map(({ features, place }) => ({ features: frequent(features, counts), place }));
  for (let round = 0; round < rounds; round++)
    for (const { features, place } of inRandomOrder(messagesToLearn, random)) {
      const scores = new Float64Array(size);
      for (const number of features)
        for (let at = 0; at < size; at++) scores[at] = (scores[at] ?? 0) + (weights[number * size + at] ?? 0);
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const sum = chances.reduce((total, chance) => total + chance, 0);
      for (let at = 0; at < size; at++) {
        const slope = (at === place ? 1 : 0) - (chances[at] ?? 0) / sum;
        if (Math.abs(slope) < 1e-3) continue;
        for (const number of features) {
          const cell = number * size + at;
          step(weights, steps, cell, slope, { decay, rate });
        }
      }
    }
  return weights;
}
