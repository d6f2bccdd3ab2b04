import type { KnownWords } from "#domain/assistant/spans/span-features.ts";
import {
  FEATURE_COUNT,
  hashOfWord,
  knownWords,
  PER_WORD,
  spanFeatures,
  UNKNOWN_WORD,
} from "#domain/assistant/spans/span-features.ts";
import { mayFollow, TAG_COUNT } from "#domain/assistant/spans/span-tags.ts";
import { isPlainKind, wordKind } from "#domain/assistant/spans/word-kinds.ts";
import type { Token } from "#domain/assistant/words/tokens.ts";
import { inRandomOrder } from "./random.ts";
import type { TaggedText } from "./said-items.ts";

/** Weights in training: floats, before they become small integers. */
export type FloatWeights = { features: Float64Array; pairs: Float64Array };

/** How training goes: rounds over all texts, the share of plain words that are hidden, the pull towards zero. */
export type Training = { rounds: number; hiddenShare: number; decay: number; rate: number; random: () => number };

/** Weights that make the given tags likely: a conditional random field, by stochastic gradient with its own steps. */
export function trainSpans(texts: readonly TaggedText[], training: Training): FloatWeights {
  const weights = {
    features: new Float64Array(FEATURE_COUNT * TAG_COUNT),
    pairs: new Float64Array(TAG_COUNT * TAG_COUNT),
  };
  const steps = { features: weights.features.map(() => 1), pairs: weights.pairs.map(() => 1) };
  const counts = new Uint16Array(FEATURE_COUNT);
  for (const { text, tokens, about } of texts) count(counts, featuresOf(knownWords(text, tokens, about)));
  for (let round = 0; round < training.rounds; round++)
    for (const text of inRandomOrder(texts, training.random)) learn(text, weights, steps, { ...training, counts });
  return weights;
}

function learn(
  { text, tokens, about, tags }: TaggedText,
  weights: FloatWeights,
  steps: FloatWeights,
  { hiddenShare, decay, rate, random, counts }: Training & { counts: Uint16Array },
): void {
  if (tokens.length === 0) return;
  // A hidden word is read by its shape, its kind and its neighbours.
  const wordsToHide = new Map<string, boolean>();
  const isHidden = (token: Token) => {
    if (!isPlainKind(wordKind(token))) return false;
    const isWordHidden = wordsToHide.get(token.text) ?? random() < hiddenShare;
    wordsToHide.set(token.text, isWordHidden);
    return isWordHidden;
  };
  const hashOf = (token: Token) => (isHidden(token) ? UNKNOWN_WORD : hashOfWord(token));
  const features = featuresOf(knownWords(text, tokens, about, hashOf)).map((numbers) => frequent(numbers, counts));
  const { own, pairs } = chancesOf(features, weights);
  features.forEach((numbers, at) => {
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      const slope = (tags[at] === tag ? 1 : 0) - (own[at * TAG_COUNT + tag] ?? 0);
      if (Math.abs(slope) < LEAST_SLOPE) continue;
      for (const number of numbers)
        step(weights.features, steps.features, number * TAG_COUNT + tag, slope, { decay, rate });
    }
  });
  for (let at = 1; at < tags.length; at++) {
    const place = (tags[at - 1] ?? 0) * TAG_COUNT + (tags[at] ?? 0);
    pairs[place] = (pairs[place] ?? 0) + 1;
  }
  pairs.forEach((slope, place) => {
    if (Math.abs(slope) >= LEAST_SLOPE) step(weights.pairs, steps.pairs, place, slope, { decay, rate });
  });
}

function featuresOf(words: KnownWords): Int32Array[] {
  const features = spanFeatures(words);
  return words.tokens.map((_token, at) => features.subarray(at * PER_WORD, (at + 1) * PER_WORD));
}

/** Adds the features of a text to how often each is seen. */
export function count(counts: Uint16Array, features: readonly Int32Array[]): void {
  for (const numbers of features)
    for (const number of numbers) counts[number] = Math.min((counts[number] ?? 0) + 1, 0xffff);
}

/** The features that are seen often enough to say something of other texts. */
export function frequent(numbers: Int32Array, counts: Uint16Array): Int32Array {
  return numbers.filter((number) => (counts[number] ?? 0) >= LEAST_SEEN);
}

const LEAST_SEEN = 4;

// What is as good as right teaches nothing.
const LEAST_SLOPE = 0.003;

/** Moves one weight along its slope. Each weight has its own step, shorter the more it has pathLength. */
export function step(
  weights: Float64Array,
  steps: Float64Array,
  place: number,
  slope: number,
  { decay, rate }: { decay: number; rate: number },
): void {
  const weight = weights[place] ?? 0;
  const total = slope - decay * weight;
  const pathLength = (steps[place] ?? 1) + total * total;
  steps[place] = pathLength;
  weights[place] = weight + (rate * total) / Math.sqrt(pathLength);
}

// The chance of each tag of each word, and minus the count that is expected of each pair of tags.
function chancesOf(features: readonly Int32Array[], weights: FloatWeights) {
  const length = features.length;
  const scores = features.map((numbers) => {
    const row = new Float64Array(TAG_COUNT);
    for (const number of numbers)
      for (let tag = 0; tag < TAG_COUNT; tag++) row[tag]! += weights.features[number * TAG_COUNT + tag]!;
    return row.map((score) => Math.exp(Math.min(score, 50)));
  });
  const links = Array.from({ length: TAG_COUNT * TAG_COUNT }, (_, at) =>
    mayFollow(Math.floor(at / TAG_COUNT), at % TAG_COUNT) ? Math.exp(weights.pairs[at]!) : 0,
  );
  const forward: Float64Array[] = [];
  for (let at = 0; at < length; at++) {
    const row = new Float64Array(TAG_COUNT);
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      let sum = at === 0 && mayFollow(0, tag) ? 1 : 0;
      if (at > 0) for (let p = 0; p < TAG_COUNT; p++) sum += forward[at - 1]![p]! * links[p * TAG_COUNT + tag]!;
      row[tag] = sum * scores[at]![tag]!;
    }
    const total = row.reduce((sum, value) => sum + value, 0);
    forward.push(row.map((value) => value / total));
  }
  const backward: Float64Array[] = Array.from({ length }, () => new Float64Array(TAG_COUNT).fill(1));
  for (let at = length - 2; at >= 0; at--) {
    const row = backward[at]!;
    for (let tag = 0; tag < TAG_COUNT; tag++) {
      let sum = 0;
      for (let n = 0; n < TAG_COUNT; n++)
        sum += links[tag * TAG_COUNT + n]! * scores[at + 1]![n]! * backward[at + 1]![n]!;
      row[tag] = sum;
    }
    const total = row.reduce((sum, value) => sum + value, 0);
    row.forEach((value, tag) => (row[tag] = value / total));
  }
  const own = new Float64Array(length * TAG_COUNT);
  const pairs = new Float64Array(TAG_COUNT * TAG_COUNT);
  for (let at = 0; at < length; at++) {
    let total = 0;
    for (let tag = 0; tag < TAG_COUNT; tag++) total += forward[at]![tag]! * backward[at]![tag]!;
    for (let tag = 0; tag < TAG_COUNT; tag++)
      own[at * TAG_COUNT + tag] = (forward[at]![tag]! * backward[at]![tag]!) / total;
    if (at === 0) continue;
    const cells = new Float64Array(TAG_COUNT * TAG_COUNT);
    let sum = 0;
    for (let p = 0; p < TAG_COUNT; p++)
      for (let n = 0; n < TAG_COUNT; n++)
        sum += cells[p * TAG_COUNT + n] =
          forward[at - 1]![p]! * links[p * TAG_COUNT + n]! * scores[at]![n]! * backward[at]![n]!;
    cells.forEach((cell, place) => (pairs[place]! -= cell / sum));
  }
  return { own, pairs };
}
