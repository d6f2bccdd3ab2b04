import { MAIL_FEATURE_COUNT } from "#domain/mail/recognition/feature-set.ts";
import { WEIGHT_STEP } from "#domain/mail/recognition/kind-weights.ts";
import { MAIL_KINDS } from "#domain/mail/recognition/mail-kinds.ts";
import { MOST_WEIGHT } from "#domain/shared/packed-weights.ts";
import { inRandomOrder, seededRandom } from "../spans/random.ts";

/** A mail by its features, with the place of its kind among the kinds. */
export type KnownMail = { features: readonly number[]; place: number };

/** What several runs found is averaged: one alone depends on the order of its mails. */
const RUNS = 8;
const ROUNDS = 15;
const RATE = 0.05;
const DECAY = 0.02;
/** At each step, so many features of the mail are hidden: what they say is then learned from the others too. */
const HIDDEN_SHARE = 0.75;
const SEED = 7;
/** A feature that is seen once says nothing of other mails. */
const LEAST_SEEN = 2;

/**
 * The weights that make the given mails likely, in steps, a row for each feature: logistic regression, by stochastic
 * gradient with steps of each weight's own. The same mails give the same weights.
 */
export function trainKinds(mails: readonly KnownMail[]): Int8Array {
  const counts = new Uint16Array(MAIL_FEATURE_COUNT);
  for (const { features } of mails) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const mailsToLearn = mails.map(({ features, place }) => ({
    features: features.filter((feature) => (counts[feature] ?? 0) >= LEAST_SEEN),
    place,
  }));
  const sums = new Float64Array(MAIL_FEATURE_COUNT * MAIL_KINDS.length);
  for (let run = 0; run < RUNS; run++) addRun(mailsToLearn, SEED + run, sums);
  return Int8Array.from(sums, (sum) =>
    Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(sum / RUNS / WEIGHT_STEP))),
  );
}

function addRun(mails: readonly KnownMail[], seed: number, sums: Float64Array): void {
  const weights = new Float64Array(sums.length);
  const paths = new Float64Array(sums.length).fill(1);
  const random = seededRandom(seed);
  for (let round = 0; round < ROUNDS; round++)
    for (const { features, place } of inRandomOrder(mails, random))
      learn({ features: features.filter(() => random() >= HIDDEN_SHARE), place }, weights, paths, MAIL_KINDS.length);
  for (const [cell, weight] of weights.entries()) sums[cell] = (sums[cell] ?? 0) + weight;
}

function learn({ features, place }: KnownMail, weights: Float64Array, paths: Float64Array, size: number): void {
  const scores = new Float64Array(size);
  for (const feature of features)
    for (let at = 0; at < size; at++)
      scores[at] = (scores[at] ?? 0) + (weights[feature * size + at] ?? 0) / (1 - HIDDEN_SHARE);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (let at = 0; at < size; at++) {
    const slope = (at === place ? 1 : 0) - (powers[at] ?? 0) / total;
    if (Math.abs(slope) < 1e-3) continue;
    for (const feature of features) {
      const cell = feature * size + at;
      const step = slope / (1 - HIDDEN_SHARE) - DECAY * (weights[cell] ?? 0);
      paths[cell] = (paths[cell] ?? 1) + step * step;
      weights[cell] = (weights[cell] ?? 0) + (RATE * step) / Math.sqrt(paths[cell] ?? 1);
    }
  }
}
