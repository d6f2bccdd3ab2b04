import type { SaidDeposit, Slot } from "../../understanding.ts";
import { pattern } from "../../words/pattern.ts";
import { taxesAt } from "../../words/said-taxes.ts";
import type { Token } from "../../words/tokens.ts";
import { tokensOf, wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import { readMeasures } from "../measures.ts";
import type { Measure } from "../numbers/measure.ts";
import { placeOf } from "../read-durations.ts";
import { blankPart } from "./blank-part.ts";

/** The deposit that an order asks for, and its text where the words of the deposit are spaces. */
export type TextWithoutDeposit = { deposit: Slot<SaidDeposit> | null; rest: string };

/**
 * Takes the deposit out of the order of a quote (« acompte de 30 % », « 500 € à la commande »): it is no price of a
 * work. Two of them, one that is paid, and one that could be read in two ways are left where they are.
 */
export function takeDeposit(text: string): TextWithoutDeposit {
  const none = { deposit: null, rest: text };
  if (text.length > LONGEST || !SOME.test(text)) return none;
  const tokens = tokensOf(text);
  const isQuote = tokens.some(({ text: word }) => QUOTES.has(word));
  if (!isQuote || tokens.some(({ text: word }) => OTHERS.has(word) || PAID.test(word))) return none;
  const measures = readMeasures(tokens);
  const [deposit, ...others] = measures.flatMap((measure) => depositAt(text, tokens, measure, measures) ?? []);
  if (!deposit || others.length > 0 || deposit.value === null) return none;
  const [from, to] = deposit.at;
  return { deposit: { value: deposit.value, at: deposit.at }, rest: blankPart(text, from, to) };
}

const LONGEST = 4_000;
// Most orders have none, and reading has to stay quick.
const SOME = /acomp|acomtp|accompte|arrhes|avance|commande|signature|r[eé]servation|acceptation/i;
const QUOTES = wordSet("devis devi dvis quote chiffrage estimation avenant");
const OTHERS = wordSet("facture factures fact factu facturer facturez facturons factur avoir");
const PAID = pattern`
  ^(?:verse|versee?s?|regle|reglee?s?|paye|payee?s?|recue?s?|encaissee?s?|encaisse|deduire|deduits?|deja|moins)$`;

const LEAD = pattern`
  (?<![a-z])(?:(?:et|avec|avc|plus|je|on|demande|demandons|demander|prevoir|prevois|mets) )*
  (?:(?:une?|l '|mon|le|d '|des) )?(?:acomptes?|accompte|acomtpe|arrhes|avance)
  (?: (?:de|a|:|=|d '|est|c '|sera|serait|demandee?|souhaitee?|prevue?|fixee?))*$`;
const WHEN = "(?:a|des|avant|lors de) (?:la |l ' )?(?:signature|commande|reservation|acceptation)(?: du devis)?";
const TAIL = new RegExp(
  `^(?:(?:d '|de|d|en|des) (?:acomptes?|accompte|acomtpe|arrhes|avance)(?: ${WHEN})?|` +
    `(?:(?:a payer|a verser|a regler|payables?|du total|du montant|ttc) )*${WHEN})(?![a-z])`,
);
const ASKED = "(?:(?:vous )?(?:sera|est) )?(?:demandee?|exigee?|a verser|a regler|due?)";
const AFTER_LEAD = new RegExp(`^(?:(?:du total|du montant) )?(?:${ASKED}(?= |$) ?)?(?:${WHEN})?(?![a-z])`);
const NAMES = /(?:acomp|acomtp|accompte|arrhes|avance)/;
// « pas d'acompte de 30 % », « sans demander d'acompte ».
const REFUSES = pattern`(?<![a-z])(?:pas|sans|aucune?s?|ni|jamais|zero)(?: [a-z']+)* ?$`;
const LONGEST_REFUSAL = 4;
const LONGEST_LEAD = 9;
const LONGEST_TAIL = 9;

type FoundDeposit = { value: SaidDeposit | null; at: [number, number] };

function depositAt(
  text: string,
  tokens: readonly Token[],
  measure: Measure,
  measures: readonly Measure[],
): FoundDeposit | null {
  if (measure.kind !== "percent" && measure.kind !== "price" && !isInLetters(tokens, measure)) return null;
  const { from } = measure;
  // « 500e à la commande ».
  const to = measure.kind === "bare" ? measure.to + 1 : measure.to;
  const wordsBefore = wordsBetween(tokens, Math.max(0, from - LONGEST_LEAD), from);
  const wordsAfter = wordsBetween(tokens, to, to + LONGEST_TAIL);
  const [lead] = LEAD.exec(wordsBefore) ?? [];
  const [tail] = (lead === undefined ? TAIL : AFTER_LEAD).exec(wordsAfter) ?? [];
  if (lead === undefined && tail === undefined) return null;
  const start = from - countOf(lead);
  if (REFUSES.test(wordsBetween(tokens, Math.max(0, start - LONGEST_REFUSAL), start))) return null;
  const isNamed = lead !== undefined || NAMES.test(tail ?? "");
  if (!isNamed && measure.kind === "price" && isPriceOfWork(tokens, measure, measures)) return null;
  const place = placeOf(tokens, { from: start, to: to + countOf(tail) });
  const kind = /arrhes/i.test(text.slice(...place)) ? ("earnest_money" as const) : ("down_payment" as const);
  return { value: valueOf(tokens, measure, kind), at: place };
}

// « fenêtres à 400 € à la commande »: a price that follows « à », or that has no other beside it, is that of a work.
function isPriceOfWork(tokens: readonly Token[], measure: Measure, measures: readonly Measure[]): boolean {
  const isAlone = !measures.some((other) => other !== measure && other.kind === "price");
  return isAlone || wordAt(tokens, measure.from - 1) === "a";
}

function isInLetters(tokens: readonly Token[], { kind, to }: Measure): boolean {
  return kind === "bare" && wordAt(tokens, to) === "e" && tokens[to]?.isSpaced === false;
}

function countOf(words = ""): number {
  return words.trim() === "" ? 0 : words.trim().split(" ").length;
}

// A deposit without VAT is not that of the conditions, which is paid with VAT.
function valueOf(tokens: readonly Token[], measure: Measure, kind: SaidDeposit["kind"]): SaidDeposit | null {
  if (!measure.isUsable || measure.value <= 0) return null;
  if (measure.kind === "percent") return measure.value <= 100 ? { kind, percent: measure.value } : null;
  const isWithoutVat = measure.kind === "price" && (measure.taxes === "ht" || measure.per !== null);
  return isWithoutVat || taxesAt(tokens, measure.to)?.taxes === "ht" ? null : { kind, euros: measure.value };
}
