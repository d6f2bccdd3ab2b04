import { readSlots } from "#domain/assistant/slots/read-slots.ts";
import { ACT_CLASSES, classOf } from "#domain/assistant/spans/act-classes.ts";
import { actFeatures } from "#domain/assistant/spans/act-features.ts";
import { knownWords } from "#domain/assistant/spans/span-features.ts";
import { TAG_COUNT } from "#domain/assistant/spans/span-tags.ts";
import type { ReadingWeights } from "#domain/assistant/spans/weights.ts";
import { STEP } from "#domain/assistant/spans/weights.ts";
import type { Act, Intent } from "#domain/assistant/understanding.ts";
import { blankHesitations } from "#domain/assistant/words/hesitations.ts";
import { tokensOf } from "#domain/assistant/words/tokens.ts";
import { MOST_WEIGHT, sparseWeights } from "#domain/shared/packed-weights.ts";
import type { Item } from "../../bench/judged-meaning.ts";
import { madeSentences } from "./made-sentences.ts";
import { seededRandom } from "./random.ts";
import { taggedItem } from "./said-items.ts";
import type { KnownAct } from "./train-acts.ts";
import { trainActs } from "./train-acts.ts";
import { trainSpans } from "./train-spans.ts";

const MADE = 3_000;
const ROUNDS_OF_SPANS = 5;
const ROUNDS_OF_ACTS = 20;
const HIDDEN_SHARE = 0.2;
const DECAY = 0.001;
const RATE = 0.2;
/** Smaller weights become zero: they add more to the file than to what is read. */
const LEAST_OF_SPANS = 0.27;
const LEAST_OF_ACTS = 0.2;
const SEED = 7;

/** Weights in full, a row for each feature. */
export type Tables = { spans: Int8Array; pairs: Int8Array; acts: Int8Array };

/** The weights as messages are read with them. */
export function weightsOf(items: readonly Item[]): ReadingWeights {
  const { spans, pairs, acts } = tablesOf(items);
  return {
    spans: sparseWeights(spans, TAG_COUNT),
    pairs: sparseWeights(pairs, TAG_COUNT),
    acts: sparseWeights(acts, ACT_CLASSES.length),
  };
}

/** The weights that sentences of people, with made ones, lead to. The same sentences give the same weights. */
export function tablesOf(items: readonly Item[]): Tables {
  const texts = items.flatMap((item) => taggedItem(item) ?? []).concat(madeSentences(MADE, seededRandom(SEED)));
  const spans = trainSpans(texts, {
    rounds: ROUNDS_OF_SPANS,
    hiddenShare: HIDDEN_SHARE,
    decay: DECAY,
    rate: RATE,
    random: seededRandom(SEED),
  });
  const acts = trainActs(items.map(knownAct), {
    rounds: ROUNDS_OF_ACTS,
    decay: DECAY,
    rate: RATE,
    random: seededRandom(SEED),
  });
  return {
    spans: inSteps(spans.features, LEAST_OF_SPANS),
    pairs: inSteps(spans.pairs, 0),
    acts: inSteps(acts, LEAST_OF_ACTS),
  };
}

function knownAct({ text, context, expect }: Item): KnownAct {
  const { act, intent = null, negated: isNegated = false } = expect;
  const plainText = blankHesitations(text);
  const words = knownWords(plainText, tokensOf(plainText), context.pending?.about ?? null);
  // The sets are checked against these words when they are judged.
  const one = classOf(act as Act, intent as Intent | null, isNegated, context.pending !== null);
  return { features: actFeatures(words, readSlots(text, context)), place: ACT_CLASSES.indexOf(one) };
}

function inSteps(weights: Float64Array, least: number): Int8Array {
  return Int8Array.from(weights, (weight) =>
    Math.abs(weight) < least ? 0 : Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(weight / STEP))),
  );
}
