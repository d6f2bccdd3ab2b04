import { addWeights } from "../../shared/packed-weights.ts";
import { ANSWER_SIGNS } from "./answer-signs.ts";
import { kindWeights, WEIGHT_STEP } from "./kind-weights.ts";
import type { KindWeights } from "./kind-weights.ts";
import { mailFeatures } from "./mail-features.ts";
import type { MailKind, RecognisedMail } from "./mail-kinds.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";
import { yesIn } from "./open-yes.ts";
import { plainMail } from "./plain-mail.ts";
import { weigh } from "./sign.ts";
import { classesOfWord } from "./word-classes.ts";

/** How certain a kind has to be. Below, the mail says nothing: an acceptance wrongly said is the worst. */
const LEAST_CERTAINTY: Partial<Record<MailKind, number>> = { acceptance: 0.5, refusal: 0.4, request: 0.3 };

/** How certain an acceptance has to be that says no usual word of one (« topez là »). */
const LEAST_CERTAINTY_UNSAID = 0.6;

/** Kinds that no mail in the conversation of a document of ours is of. */
const ELSEWHERE: readonly MailKind[] = ["supplier_invoice", "newsletter"];

/** The score of a kind that cannot be. */
const NEVER = -50;

/** What the head of a list adds to a newsletter, as a weight. */
const LIST_WEIGHT = 1.5;

/**
 * What a customer adds to a question where no document of ours is answered, and a stranger takes away: strangers ask
 * for work, customers about it. The mails that training learns from do not say who is known: it is half of what eight
 * customers in ten against two would weigh.
 */
const CUSTOMER_WEIGHT = 0.6;

/**
 * What a mail is about: what training found, by its words, its head and its files, under what is known for certain: the
 * document of ours that it answers, an electronic invoice, a program that answers. It is a guess that a person checks: nothing is written
 * because of it. What the mail orders programs to do is not read. `weights`: those of the product, if not of a trial.
 */
export function mailKind(mail: RecognisedMail, weights: KindWeights = kindWeights()): MailKind {
  if (isNobodysWord(mail)) return "other";
  if (mail.hasInvoice === true && mail.answersTo === null) return "supplier_invoice";
  const chances = kindChances(mail, weights);
  const kinds = MAIL_KINDS.map((kind, place) => ({ kind, chance: chances[place] ?? 0 })).toSorted(
    (one, other) => other.chance - one.chance,
  );
  const [first, second, third] = kinds;
  if (first === undefined) return "other";
  if (first.kind === "acceptance") {
    const yes = yesIn(plainMail(mail.text));
    // A yes that depends on something is answered by a person, and is never noted as one.
    if (yes === "open") return "question";
    const isSaid = isYesSaid(mail);
    if (yes === "denied" || (!isSaid && first.chance < LEAST_CERTAINTY_UNSAID)) return kindOf(second, third);
  }
  return kindOf(first, second);
}

/** Classes of words of which one stands in most acceptances. */
const YES_CLASSES: readonly string[] = ["agreement", "choice", "signature", "order", "start", "deposit"];

function isYesSaid({ text, fileNames }: RecognisedMail): boolean {
  const words = plainMail(text).slice(0, MOST_READ);
  if (weigh(ANSWER_SIGNS.yes, words) > 0 || weigh(ANSWER_SIGNS.files, plainMail(fileNames.join("\n"))) > 0) return true;
  return (words.match(/[a-z]+/g) ?? []).some((word) => classesOfWord(word).some((one) => YES_CLASSES.includes(one)));
}

type Chance = { kind: MailKind; chance: number };

// The kind when it is certain enough. A question about a quote is answered by a person in any case.
function kindOf(first: Chance | undefined, second: Chance | undefined): MailKind {
  if (first === undefined || first.chance >= (LEAST_CERTAINTY[first.kind] ?? 0)) return first?.kind ?? "other";
  return first.kind === "acceptance" && second?.kind === "question" ? "question" : "other";
}

/** Pictures stand in signatures. */
const PICTURE = /\.(?:png|jpe?g|gif|svg|bmp|webp|heic)$/i;

// An absence, a receipt, a report. Some servers say of an absence only that a program sent it: in a conversation it is
// believed when it brings a document, as an order that a program of purchases sends does.
function isNobodysWord({ sender, answersTo, fileNames }: RecognisedMail): boolean {
  if (sender === "responder") return true;
  return sender === "program" && answersTo !== null && fileNames.every((name) => PICTURE.test(name));
}

/** The beginning of a mail says what it is about. */
const MOST_READ = 6_000;
/** A mail that is shorter says one thing. */
const LONG_TEXT = 150;
const MOST_PASSAGES = 24;

// The chance of each kind, in the order of MAIL_KINDS. A long mail says what it wants in one place, among much else:
// what its passages say by themselves counts with what the whole does.
function kindChances(mail: RecognisedMail, weights: KindWeights): number[] {
  const whole = logarithms(mail, weights);
  const passages = passagesOf(mail.text).map((text) => logarithms({ ...mail, text }, weights));
  if (passages.length === 0) return whole.map(Math.exp);
  const scores = whole.map((ofWhole, place) => {
    const ofPassages = passages.map((passage) => passage[place] ?? 0);
    const mean = ofPassages.reduce((sum, one) => sum + Math.exp(one), 0) / passages.length;
    return ofWhole / 2 + 2 * Math.max(...ofPassages) + 2 * Math.log(mean);
  });
  return logarithmsOf(scores).map(Math.exp);
}

// Each sentence with the next one. None of a short mail.
function passagesOf(text: string): string[] {
  if (text.length < LONG_TEXT) return [];
  const sentences = text
    .slice(0, MOST_READ)
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => sentence.trim().length > 3);
  if (sentences.length < 3) return [];
  return sentences.slice(0, MOST_PASSAGES).map((sentence, at) => `${sentence} ${sentences[at + 1] ?? ""}`);
}

// The logarithm of the chance of each kind.
function logarithms(mail: RecognisedMail, weights: KindWeights): number[] {
  const sums = new Int32Array(MAIL_KINDS.length);
  for (const feature of mailFeatures(mail)) addWeights(weights, feature, sums);
  return logarithmsOf(
    MAIL_KINDS.map((kind, place) => (sums[place] ?? 0) * WEIGHT_STEP + headWeight(kind, mail)).map((score, place) =>
      mail.answersTo !== null && ELSEWHERE.includes(MAIL_KINDS[place] ?? "other") ? NEVER : score,
    ),
  );
}

function logarithmsOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return scores.map((score) => score - most - total);
}

// What the head of a mail and its sender add to a kind, which training does not know of.
function headWeight(kind: MailKind, { isFromList, isFromCustomer, answersTo }: RecognisedMail): number {
  if (kind === "newsletter") return isFromList === true ? LIST_WEIGHT : 0;
  if (kind !== "question" || isFromCustomer === undefined || answersTo !== null) return 0;
  return isFromCustomer ? CUSTOMER_WEIGHT : -CUSTOMER_WEIGHT;
}
