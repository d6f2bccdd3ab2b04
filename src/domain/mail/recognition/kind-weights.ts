import type { SparseWeights } from "../../shared/packed-weights.ts";
import { unpackWeights } from "../../shared/packed-weights.ts";
import { MAIL_FEATURE_COUNT } from "./feature-set.ts";
import { KINDS } from "./weights/trained.ts";

/** A weight for each feature and kind of mail, as `scripts/train-mail-kinds.ts` found them. One is WEIGHT_STEP. */
export type KindWeights = SparseWeights;

/** What a weight of one is worth. */
export const WEIGHT_STEP = 0.02;

let productWeights: KindWeights | null = null;

/** The weights of the product, unpacked at the first mail. */
export function kindWeights(): KindWeights {
  productWeights ??= unpackWeights(KINDS, MAIL_FEATURE_COUNT);
  return productWeights;
}
