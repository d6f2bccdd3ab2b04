import type { SparseWeights } from "../../shared/packed-weights.ts";
import { nounIntent } from "../acts/lexicon.ts";
import { readMeasures } from "../slots/measures.ts";
import { hasSlots } from "../slots/slots-of-act.ts";
import type { Intent, QuestionName, Slots, UnderstandContext, Understanding } from "../understanding.ts";
import { YES_NO_QUESTIONS } from "../understanding.ts";
import type { Token } from "../words/tokens.ts";
import { wordAt, wordSet } from "../words/tokens.ts";
import type { ActClass } from "./act-classes.ts";
import { ORDERS } from "./act-classes.ts";
import { actFeatures } from "./act-features.ts";
import { actScores, guessAct } from "./guess-act.ts";
import { linesOfSpans } from "./lines-of-spans.ts";
import type { KnownWords } from "./span-features.ts";
import type { WordsToGuess } from "./spanned-slots.ts";
import { spannedText } from "./spanned-text.ts";
import type { ReadingWeights } from "./weights.ts";

/**
 * What a message does where the rules are unsure of it: they found no order, no answer. A guess stands in when training
 * makes it certain enough, an order more than anything else.
 */
export function withGuessedAct(
  findWords: WordsToGuess,
  context: UnderstandContext,
  meaning: Understanding,
  values: Slots,
  weights: ReadingWeights,
): Understanding {
  if (meaning.act === "correction" && meaning.slots.about?.value === "unknown") {
    const field = correctedValue(values);
    return field === null ? meaning : { ...meaning, slots: { ...meaning.slots, about: { value: field, at: [0, 0] } } };
  }
  const least = leastCertainty(meaning, context);
  const words = least && findWords();
  if (!words || words.tokens.length < LEAST_WORDS) return meaning;
  const features = actFeatures(words, values);
  const { act: guess, certainty } = guessAct(features, weights);
  const isOfLines =
    intentOfGuess(guess) !== null && (values.lines ?? []).length > 1 && isPricedOrder(words, values, weights);
  if (certainty < (isOfLines ? SURE_OF_LINES : (least[guess] ?? NEVER))) return meaning;
  const confidence = certainty;
  // « ne crée rien pour Mme Roux » forbids no document that it names.
  if (guess === "negated" && words.tokens.some(({ text }) => text === "rien") && !namesThing(words)) return meaning;
  if (guess === "negated")
    return { ...meaning, intent: likeliestIntent(features, weights.acts), isNegated: true, confidence };
  const intent = intentOfGuess(guess);
  if (intent) return isPricedOrder(words, values, weights) ? { ...meaning, act: "order", intent, confidence } : meaning;
  if (guess === "cancel") return { ...meaning, act: guess, isCancellation: true, confidence };
  if (guess === "answer") return { ...meaning, act: guess, confidence };
  const field = guess === "correction" ? correctedValue(values) : null;
  const slots: Slots = { about: { value: field ?? "", at: [0, 0] } };
  return field === null ? meaning : { ...meaning, act: "correction", confidence, slots };
}

// Several works with their prices are hardly anything else than what a document is asked for.
const SURE_OF_LINES = 0.6;
const LEAST_WORDS = 3;
const NEVER = 2;

type LeastCertainty = Partial<Record<ActClass, number>>;

// How certain a guess has to be to stand in for what the rules say.
const OF_MESSAGE: LeastCertainty = { "order quote": 0.9, "order invoice": 0.9, negated: 0.8, correction: 0.6 };
const OF_NO_ANSWER: LeastCertainty = { answer: 0.9, correction: 0.6, cancel: 0.97 };
const OF_FREE_ANSWER: LeastCertainty = { correction: 0.75 };
const OF_SKIP: LeastCertainty = { answer: 0.97 };

// The questions that people were asked when the sentences were written.
const KNOWN_QUESTIONS = new Set<QuestionName>([
  "projectName",
  "projectMode",
  "company",
  "firstName",
  "lastName",
  "email",
  "recurrence",
  "startDate",
  "description",
  "duration",
  "quotePreference",
  "tasksStarted",
  "invoiceConfirm",
]);

// Null where the rules are sure, and where no sentence has taught anything.
function leastCertainty(
  { act, intent, isNegated, confidence }: Understanding,
  { pending }: UnderstandContext,
): LeastCertainty | null {
  if (isNegated || intent !== null || confidence === 1) return null;
  if (!pending) return act === "statement" || act === "unclear" ? OF_MESSAGE : null;
  if (!KNOWN_QUESTIONS.has(pending.about)) return null;
  if (act === "non_answer") return OF_NO_ANSWER;
  if (act === "skip") return OF_SKIP;
  const isFree = pending.about === "description" || YES_NO_QUESTIONS.has(pending.about);
  return act === "answer" && isFree ? OF_FREE_ANSWER : null;
}

function intentOfGuess(guess: ActClass): "quote" | "invoice" | null {
  return guess === "order quote" ? "quote" : guess === "order invoice" ? "invoice" : null;
}

// A document is guessed of what has its prices alone, and never of what is told (« le devis à 1 200 € est signé »).
function isPricedOrder(words: KnownWords, values: Slots, weights: ReadingWeights): boolean {
  // « réfection toiture chez M. Bertin : dépose 12 h à 45 € » asks for nothing.
  if (isTold(words) || !words.tokens.some(({ text }) => DOCUMENT.test(text))) return false;
  const { lines, flatPriceEuros, hours, rate, days, dayRate, hasUnreadPrices } = values;
  const isTimed = (hours !== undefined && rate !== undefined) || (days !== undefined && dayRate !== undefined);
  if (isTimed || (lines ?? flatPriceEuros ?? hasUnreadPrices) !== undefined) return true;
  return (linesOfSpans(spannedText(words, values, weights)) ?? []).length > 1;
}

function namesThing({ tokens }: KnownWords): boolean {
  return tokens.some(({ text }) => nounIntent(text) !== null);
}

const DOCUMENT = /^(?:devis\w*|devi|dvis|fac|fact\w*|fct\w*|chiffr\w*|estim\w*|quote|invoice|prix|deviser)$/;

// « à » with its accent or before a price, « est pose de faïence » heard for « et »: nothing is told by them.
function isTold({ text: typedText, tokens }: KnownWords): boolean {
  const prices = readMeasures(tokens).filter(({ kind }) => kind === "price");
  const isAt = ({ start, text }: Token, at: number) =>
    text === "a" &&
    (/[àÀ]/.test(typedText.charAt(start)) || prices.some(({ from, to }) => from <= at + 1 && at + 1 < to));
  const isHeardAnd = (at: number) => tokens[at]?.text === "est" && /^(?:de|d|du|des)$/.test(wordAt(tokens, at + 2));
  return tokens.some((token, at) => TELLING.has(token.text) && !isAt(token, at) && !isHeardAnd(at));
}

const TELLING = wordSet(`
  est sont ete etait etaient a ont ai as avait deja hier signe signee paye payee accepte acceptee envoye envoyee recu
  recue fini finie regle reglee refuse refusee pas jamais ne n si quand
`);

function likeliestIntent(features: Int32Array, weights: SparseWeights): Intent | null {
  const scores = actScores(features, weights);
  const orders = ORDERS.map(({ intent, place }) => ({ intent, score: scores[place] ?? 0 }));
  return orders.toSorted((one, other) => other.score - one.score)[0]?.intent ?? null;
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
  // Works with their prices are new, whatever value stands beside them.
  if (!hasSlots(values) || (values.lines ?? []).length > 1) return null;
  if (values.hours ?? values.days ?? values.weeks) return values.rate || values.dayRate ? null : "duration";
  return FIELDS.find((name) => values[name] !== undefined) ?? null;
}
