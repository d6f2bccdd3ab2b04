import { addWeights } from "../../shared/packed-weights.ts";
import { kindWeights, WEIGHT_STEP } from "./kind-weights.ts";
import type { KindWeights } from "./kind-weights.ts";
import { mailFeatures } from "./mail-features.ts";
import type { MailKind, RecognisedMail } from "./mail-kinds.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";

/** How certain a kind has to be. Below, the mail says nothing: an acceptance wrongly said is the worst. */
const LEAST_CERTAINTY: Partial<Record<MailKind, number>> = { acceptance: 0.5, refusal: 0.4, request: 0.3 };

/** Kinds that no mail in the conversation of a document of ours is of. */
const ELSEWHERE: readonly MailKind[] = ["supplier_invoice", "newsletter"];

/** What the head of a list adds to a newsletter, as a weight. */
const LIST_WEIGHT = 1.5;

/**
 * What a mail is about: what training found, by its words, its head and its files, under what is known for certain: the
 * document of ours that it answers, an electronic invoice. It is a guess that a person checks: nothing is written
 * because of it. What the mail orders programs to do is not read. `weights`: those of the product, if not of a trial.
 */
export function mailKind(mail: RecognisedMail, weights: KindWeights = kindWeights()): MailKind {
  if (mail.hasInvoice === true && mail.answersTo === null) return "supplier_invoice";
  const chances = kindChances(mail, weights);
  const kinds = MAIL_KINDS.map((kind, place) => ({ kind, chance: chances[place] ?? 0 }))
    .filter(({ kind }) => mail.answersTo === null || !ELSEWHERE.includes(kind))
    .toSorted((one, other) => other.chance - one.chance);
  const [first, second] = kinds;
  if (first === undefined) return "other";
  if (first.chance >= (LEAST_CERTAINTY[first.kind] ?? 0)) return first.kind;
  // A question about a quote is answered by a person in any case.
  return first.kind === "acceptance" && second?.kind === "question" ? "question" : "other";
}

// The chance of each kind, in the order of MAIL_KINDS.
function kindChances(mail: RecognisedMail, weights: KindWeights): number[] {
  const sums = new Int32Array(MAIL_KINDS.length);
  for (const feature of mailFeatures(mail)) addWeights(weights, feature, sums);
  const scores = MAIL_KINDS.map(
    (kind, place) =>
      (sums[place] ?? 0) * WEIGHT_STEP + (kind === "newsletter" && mail.isFromList === true ? LIST_WEIGHT : 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
