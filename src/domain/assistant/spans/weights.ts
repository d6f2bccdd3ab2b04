import { ACT_CLASSES } from "./act-classes.ts";
import { unpackWeights } from "./packed-weights.ts";
import { FEATURE_COUNT } from "./span-features.ts";
import { TAG_COUNT } from "./span-tags.ts";
import { ACTS, PAIRS, SPANS } from "./weights/trained.ts";

/**
 * What training found (`scripts/train-reading.ts`): a weight for each feature and tag, for each pair of tags that
 * follow one another, and for each feature and act. Whole numbers, of which one is STEP.
 */
export type ReadingWeights = { spans: Int8Array; pairs: Int8Array; acts: Int8Array };

/** What a weight of one is worth. */
export const STEP = 0.05;

let trained: ReadingWeights | null = null;

/** The weights of the product, unpacked at the first message. */
export function trainedWeights(): ReadingWeights {
  trained ??= {
    spans: unpackWeights(SPANS, FEATURE_COUNT, TAG_COUNT),
    pairs: unpackWeights(PAIRS, TAG_COUNT, TAG_COUNT),
    acts: unpackWeights(ACTS, FEATURE_COUNT, ACT_CLASSES.length),
  };
  return trained;
}
