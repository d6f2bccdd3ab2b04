import { hasSlots } from "../slots/slots-of-act.ts";
import type { Act, Intent, Slots, UnderstandContext, Understanding } from "../understanding.ts";
import { YES_NO_QUESTIONS } from "../understanding.ts";
import type { ActClass } from "./act-classes.ts";
import { ACT_CLASSES } from "./act-classes.ts";
import { actFeatures } from "./act-features.ts";
import { actScores, guessAct } from "./guess-act.ts";
import type { KnownWords } from "./span-features.ts";
import type { ReadingWeights } from "./weights.ts";

/**
 * What a message does where the rules are unsure of it: they found no order, no answer. A guess stands in when training
 * makes it certain enough, an order more than anything else.
 */
export function withGuessedAct(
  words: KnownWords,
  context: UnderstandContext,
  meaning: Understanding,
  values: Slots,
  weights: ReadingWeights,
): Understanding {
  if (meaning.act === "correction" && meaning.slots.about?.value === "unknown") {
    const field = correctedValue(values);
    return field === null ? meaning : { ...meaning, slots: { ...meaning.slots, about: { value: field, at: [0, 0] } } };
  }
  const allowed = allowedGuesses(meaning, context);
  if (!allowed || words.tokens.length < 2) return meaning;
  const features = actFeatures(words, values);
  const { act: guess, certainty } = guessAct(features, weights);
  const least = allowed[guess.startsWith("order") ? "order" : guess];
  if (least === undefined || certainty < least) return meaning;
  if (guess === "negated") {
    const intent = likeliestIntent(features, weights.acts);
    return { ...meaning, act: "statement", intent, isNegated: true, confidence: certainty };
  }
  const [act = "unclear", intent = null] = guess.split(" ") as [Act, Intent?];
  const about = act === "correction" ? correctedValue(values) : null;
  if (act === "correction" && about === null) return meaning;
  return {
    ...meaning,
    act,
    intent,
    isCancellation: act === "cancel",
    confidence: certainty,
    slots: about === null ? {} : { about: { value: about, at: [0, 0] } },
  };
}

type Least = Partial<Record<ActClass | "order", number>>;

export const GUESS = {
  message: { order: 0.85, negated: 0.8, correction: 0.6 } as Least,
  noAnswer: { answer: 0.9, correction: 0.6, question: 0.65, cancel: 0.97 } as Least,
  freeAnswer: { correction: 0.75 } as Least,
  skip: { answer: 0.97 } as Least,
};

// The acts that may replace what the rules say, with how certain each has to be. Null where the rules are sure.
function allowedGuesses({ act, intent, isNegated }: Understanding, { pending }: UnderstandContext): Least | null {
  if (isNegated || intent !== null) return null;
  if (!pending) return act === "statement" || act === "unclear" ? GUESS.message : null;
  if (act === "non_answer") return GUESS.noAnswer;
  if (act === "skip") return GUESS.skip;
  const isFree = pending.about === "description" || YES_NO_QUESTIONS.has(pending.about);
  return act === "answer" && isFree ? GUESS.freeAnswer : null;
}

function likeliestIntent(features: Int32Array, weights: Int8Array): Intent | null {
  const scores = actScores(features, weights);
  let best: ActClass | null = null;
  ACT_CLASSES.forEach((one, at) => {
    const isBetter = best === null || (scores[at] ?? 0) > (scores[ACT_CLASSES.indexOf(best)] ?? 0);
    if (one.startsWith("order") && isBetter) best = one;
  });
  return ((best as string | null)?.slice("order ".length) as Intent | undefined) ?? null;
}

const FIELDS = [
  "discountPercent",
  "vatPercent",
  "dayRate",
  "rate",
  "endDate",
  "startDate",
  "email",
  "phone",
  "firstName",
  "lastName",
  "company",
  "recurrence",
] as const;

// The field that a correction changes: that of the value that it says.
function correctedValue(values: Slots): string | null {
  if (!hasSlots(values)) return null;
  if (values.hours ?? values.days ?? values.weeks) return values.rate || values.dayRate ? null : "duration";
  return FIELDS.find((name) => values[name] !== undefined) ?? null;
}
