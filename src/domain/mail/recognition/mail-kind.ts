import { addWeights } from "../../shared/packed-weights.ts";
import { bringsNoInvoice } from "./brought-invoice.ts";
import { kindWeights, WEIGHT_STEP } from "./kind-weights.ts";
import type { KindWeights } from "./kind-weights.ts";
import { filesOf, mailFeatures } from "./mail-features.ts";
import type { MailKind, RecognisedMail } from "./mail-kinds.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";
import { saysYes, yesIn } from "./open-yes.ts";
import { plainMail } from "./plain-mail.ts";
import { withoutSignature } from "./signature.ts";

/** How certain a kind has to be. Below, the mail says nothing: an acceptance wrongly said is the worst. */
const LEAST_CERTAINTY: Partial<Record<MailKind, number>> = { acceptance: 0.6, refusal: 0.4, request: 0.3 };

/** How certain an acceptance has to be that says no usual word of one (« topez là »). */
const LEAST_CERTAINTY_UNSAID = 0.6;

/** Kinds that no mail in the conversation of a document of ours is of. */
const ELSEWHERE: readonly MailKind[] = ["supplier_invoice", "newsletter"];

/** The score of a kind that cannot be. */
const NEVER = -50;

/** What the head of a list adds to a newsletter, as a weight. */
const LIST_WEIGHT = 1.5;

/**
 * What a mail is about: what training found, by its words, its head and its files, under what is known for certain: the
 * document of ours that it answers, an electronic invoice, a program that answers. It is a guess that a person checks:
 * nothing is written because of it. What the mail orders programs to do is not read. `weights`: those of the product,
 * if not of a trial.
 */
export function mailKind(givenMail: RecognisedMail, weights: KindWeights = kindWeights()): MailKind {
  const mail = withoutSignature(givenMail);
  if (isNobodysWord(mail)) return "other";
  if (mail.hasInvoice === true && mail.answersTo === null) return "supplier_invoice";
  const chances = kindChances(mail, weights);
  const kinds = MAIL_KINDS.map((kind, place) => ({ kind, chance: chances[place] ?? 0 })).toSorted(
    (one, other) => other.chance - one.chance,
  );
  const [first, second, third] = kinds;
  if (first === undefined) return "other";
  if (first.kind === "acceptance") {
    const words = plainMail(mail.text);
    const yes = yesIn(words);
    // A yes that depends on something is answered by a person, and is never noted as one.
    if (yes === "open") return "question";
    const isDoubtful = first.chance < LEAST_CERTAINTY_UNSAID && !saysYes(words, filesOf(mail));
    if (yes === "denied" || isDoubtful) return kindOf(second, third);
  }
  return kindOf(first, second);
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

// The chance of each kind, in the order of MAIL_KINDS. The head of a list counts once, however long the mail is.
function kindChances(mail: RecognisedMail, weights: KindWeights): number[] {
  const scores = textLogarithms(mail, weights);
  const isFromList = mail.isFromList === true && mail.answersTo === null;
  const isWithoutInvoice = bringsNoInvoice(mail);
  return logarithmsOf(
    scores.map((score, place) => {
      if (MAIL_KINDS[place] === "newsletter" && isFromList) return score + LIST_WEIGHT;
      return MAIL_KINDS[place] === "supplier_invoice" && isWithoutInvoice ? score + NEVER : score;
    }),
  ).map(Math.exp);
}

// A long mail says what it wants in one place, among much else: what its passages say by themselves counts with what
// the whole does.
function textLogarithms(mail: RecognisedMail, weights: KindWeights): number[] {
  const whole = logarithms(mail, weights);
  const passages = passagesOf(mail.text).map((text) => logarithms({ ...mail, text }, weights));
  if (passages.length === 0) return whole;
  return whole.map((ofWhole, place) => {
    const ofPassages = passages.map((passage) => passage[place] ?? 0);
    const mean = ofPassages.reduce((sum, one) => sum + Math.exp(one), 0) / passages.length;
    return ofWhole / 2 + 2 * Math.max(...ofPassages) + 2 * Math.log(mean);
  });
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
    MAIL_KINDS.map((kind, place) =>
      mail.answersTo !== null && ELSEWHERE.includes(kind) ? NEVER : (sums[place] ?? 0) * WEIGHT_STEP,
    ),
  );
}

function logarithmsOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return scores.map((score) => score - most - total);
}
