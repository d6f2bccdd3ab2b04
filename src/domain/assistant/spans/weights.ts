import type { SparseWeights } from "../../shared/packed-weights.ts";
import { unpackWeights } from "../../shared/packed-weights.ts";
import { FEATURE_COUNT } from "./span-features.ts";
import { TAG_COUNT } from "./span-tags.ts";
import { ACTS, PAIRS, SPANS } from "./weights/trained.ts";

/**
 * What training found (`scripts/train-reading.ts`): a weight for each feature and tag, for each pair of tags that
 * follow one another, and for each feature and act. Whole numbers, of which one is STEP.
 */
export type ReadingWeights = { spans: SparseWeights; pairs: SparseWeights; acts: SparseWeights };

/** What a weight of one is worth. */
export const STEP = 0.2;

let productWeights: ReadingWeights | null = null;

/** The weights of the product, unpacked at the first message. */
export function trainedWeights(): ReadingWeights {
  productWeights ??= {
    spans: unpackWeights(SPANS, FEATURE_COUNT),
    pairs: unpackWeights(PAIRS, TAG_COUNT),
    acts: unpackWeights(ACTS, FEATURE_COUNT),
  };
  return productWeights;
}
