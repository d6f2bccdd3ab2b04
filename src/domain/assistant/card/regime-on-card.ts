import type { VatRegime } from "../../company/company.ts";
import type { FormField } from "../conversation/message.ts";
import type { SaidRegime } from "../legal/read-regime.ts";
import { readRegime, regimeSaidIn } from "../legal/read-regime.ts";

/** The fields of a card with the regime that a part of a text says, and the rest of the text. */
type RegimeTaken = { fields: FormField[]; rest: string };

/**
 * Takes out of a text what it says of the seller's VAT: « oui je facture la TVA, et c'est pas Sophie c'est Sylvie ».
 * Null when the card asks nothing of it or the text says nothing of it. « unclear » when it says one and the other.
 */
export function takeRegime(fields: readonly FormField[], text: string): RegimeTaken | "unclear" | null {
  if (text.length > LONGEST || !fields.some(({ name }) => name === "vatRegime")) return null;
  const parts = partsOf(text, BETWEEN);
  const takenParts = sayingsIn(text, parts);
  const [first, ...others] = takenParts;
  if (first === undefined) return null;
  if (others.some(({ regime }) => regime !== first.regime)) return "unclear";
  const isTaken = ({ from, to }: Part) => takenParts.some((one) => one.from <= from && to <= one.to);
  const restParts = parts.filter((part) => !isTaken(part) || saysRate(text.slice(part.from, part.to)));
  // « je facture la TVA, et non », « …, et pas de TVA ».
  const contradicts = ({ from, to }: Part) => {
    const regime = readRegime({ kind: "text", text: text.slice(from, to) });
    return from > first.from && regime !== null && regime !== first.regime;
  };
  if (restParts.some(contradicts)) return "unclear";
  const isLead = restParts.every(({ from, to }) => LEAD.test(text.slice(from, to)));
  return {
    fields: fields.map((one) => (one.name === "vatRegime" ? withValue(one, first.regime) : one)),
    rest: isLead ? "" : restParts.map(({ from, to }) => text.slice(from, to)).join(", "),
  };
}

/** The rest of a text after it said that VAT is charged: « à 10 » is the rate. */
export function withRateNamed(rest: string, regime: VatRegime | null): string {
  const [, rate] =
    regime === "standard"
      ? (/^(?:à|a|de|en|au taux de)? ?(20|10|5[.,]5|vingt|dix) ?(?:%|pour ?cents?)?$/i.exec(rest) ?? [])
      : [];
  return rate === undefined ? rest : `TVA ${SPOKEN_RATES[rate.toLowerCase()] ?? rate} %`;
}

const SPOKEN_RATES: Readonly<Record<string, string>> = { vingt: "20", dix: "10" };

/** What an order says of its seller's VAT, and the order without these words. */
type RegimeInOrder = { regime: SaidRegime | "unclear"; rest: string };

/**
 * What an order says of its seller's VAT beside its works: « fais un devis à Mme Roux, je suis en franchise de TVA ».
 * Null when it says nothing of it. Only who says « je » speaks of themselves: « pour Luc Roux, en franchise » may be of
 * the customer. « unclear » when it says one and the other.
 */
export function takeRegimeOfOrder(order: string): RegimeInOrder | null {
  if (order.length > LONGEST_ORDER || !OF_VAT.test(order)) return null;
  const parts = partsOf(order, BETWEEN_OF_ORDER);
  const isOfSeller = ({ from, to }: Part) =>
    SPEAKS_OF_SELF.test(order.slice(from, to)) && !ASKS_AFTER.test(order.slice(to));
  const takenParts = sayingsIn(order, parts).filter(isOfSeller);
  const [first, ...others] = takenParts;
  if (first === undefined) return null;
  const isTaken = ({ from, to }: Part) => takenParts.some((one) => one.from <= from && to <= one.to);
  // « je suis à la TVA normale, 20 % »: the number alone would be a rate of anything.
  const hasRate = ({ from, to }: Part) =>
    takenParts.some((one) => one.from <= from && to <= one.to && saysRate(order.slice(one.from, one.to)));
  const restParts = parts.filter((part) => !isTaken(part) || hasRate(part));
  const rest = restParts.reduce((words, part, at) => {
    const link = order.slice(parts[parts.indexOf(part) - 1]?.to ?? 0, part.from);
    return words + (at === 0 ? "" : /[()]/.test(link) ? ", " : link) + order.slice(part.from, part.to);
  }, "");
  const isUnclear = others.some(({ regime }) => regime !== first.regime);
  return { regime: isUnclear ? "unclear" : first.regime, rest: rest.trim() };
}

const LONGEST_ORDER = 5_000;
const OF_VAT = /\b(?:TVA|franchise|293)\b/i;
const SPEAKS_OF_SELF = /(?<![\p{L}])(?:j['’]|(?:je|on|nous|suis|sommes|non applicable)(?![\p{L}]))/iu;
// « je suis en franchise, non ? » asks.
const ASKS_AFTER = /^[\s,]*(?:non|hein|ou pas|c['’]est ça|n['’]est-ce pas|je crois|je pense)(?![\p{L}])/iu;
const BETWEEN_OF_ORDER = new RegExp(
  [
    "[,;.!:]\\s+(?:(?:et|mais|puis|donc|car|sachant que|je précise que|au fait)[ ,:]\\s*)?",
    "\\s+(?:et|mais|puis|car|comme|sachant que|vu que|parce que)\\s+",
    "\\s*[()\\n]\\s*",
    "\\s+[-–—]\\s+",
  ].join("|"),
  "gi",
);

const LONGEST = 300;
const BETWEEN = /[,;.!]\s{1,5}(?:(?:et|mais|puis)\s{1,5})?|\s(?:et|mais|puis)\s{1,5}/gi;
const LEAD = /^(?:oui|ouais|non|nan|ok|euh|ah|en fait|alors|bon|d'accord)?$/i;
const NO = /^(?:non|nan)$/i;
const MOST_PARTS_OF_SAYING = 3;

/** The indexes of a part of a text. */
type Part = { from: number; to: number };

function partsOf(text: string, between: RegExp): Part[] {
  const links = [...text.matchAll(between)];
  const starts = [0, ...links.map(({ 0: link, index }) => index + link.length)];
  const ends = [...links.map(({ index }) => index), text.length];
  return starts.map((from, at) => ({ from, to: ends[at] ?? text.length }));
}

// The longest first: « non, je facture la TVA » is read whole, and says nothing sure.
function sayingsIn(text: string, parts: readonly Part[]): (Part & { regime: SaidRegime })[] {
  const sayings: (Part & { regime: SaidRegime })[] = [];
  let at = 0;
  while (at < parts.length) {
    const saying = sayingAt(text, parts, at);
    if (saying !== null) sayings.push(saying);
    at += saying?.count ?? 1;
  }
  return sayings;
}

function sayingAt(
  text: string,
  parts: readonly Part[],
  at: number,
): (Part & { regime: SaidRegime; count: number }) | null {
  const from = parts[at]?.from ?? 0;
  const noBefore = parts[at - 1];
  const isAfterNo = noBefore !== undefined && NO.test(text.slice(noBefore.from, noBefore.to).trim());
  for (let count = MOST_PARTS_OF_SAYING; count > 0; count -= 1) {
    const to = parts[at + count - 1]?.to;
    const regime = to === undefined ? null : regimeSaidIn(text.slice(from, to));
    if (to !== undefined && regime !== null && !(isAfterNo && regime === "standard"))
      return { from, to, regime, count };
  }
  return null;
}

function saysRate(words: string): boolean {
  return /\d ?(?:%|pour)/.test(words) || /\bTVA (?:à|de) \d/i.test(words);
}

function withValue(field: FormField, value: string): FormField {
  const { error: _answered, ...plain } = field;
  return { ...plain, value };
}
