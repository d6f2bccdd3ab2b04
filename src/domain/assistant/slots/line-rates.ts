import { tokensOf, wordAt } from "../words/tokens.ts";
import type { LabelWords } from "./labels/label-words.ts";
import { clauseStart } from "./line-labels.ts";
import type { PricedWork } from "./priced-quantity.ts";
import type { SaidPercent } from "./read-percents.ts";
import { isOfRest } from "./read-percents.ts";

/**
 * The works with their rates of VAT. One rate is for the whole message. Of several, each is for the line that it names,
 * or for the one before it.
 */
export function withRates(
  words: LabelWords,
  works: readonly PricedWork[],
  percents: readonly SaidPercent[],
): PricedWork[] {
  const rates = percents.filter(({ of }) => of === "vat");
  // « 6 h à 55 € à 10 %, receveur 420 € à 20 % »: each rate is that of the price that it follows.
  if (works.length > 1 && rates.length > 0 && rates.every(({ isOfPrice }) => isOfPrice))
    return works.map((work) => {
      const rate = rates.find(({ at }) => at[0] >= work.to && at[0] - work.to <= LONGEST_RATE_LEAD);
      return rate ? withVat(work, rate) : work;
    });
  if (rates.length < 2) return [...works];
  const restRate = rates.find((rate) => isOfRest(words.tokens, rate));
  if (restRate) return withNamedRates(words, works, rates, restRate);
  const lastWork = works.at(-1);
  const lateRates = rates.filter(({ at }) => lastWork !== undefined && at[0] >= lastWork.to);
  if (lateRates.length > 1) return lateRates.length === rates.length ? withOwnRates(words, works, rates) : [...works];
  return works.map((work, index) => {
    const limit = works[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const rate = rates.find(({ at }) => at[0] >= work.to && at[0] < limit);
    return rate ? withVat(work, rate) : work;
  });
}

const LONGEST_RATE_LEAD = 5;

function withVat(work: PricedWork, { value }: SaidPercent): PricedWork {
  return { ...work, line: { ...work.line, vatPercent: value } };
}

// « … Pose à 10 % de TVA, radiateur à 20 »: rates that follow all the works, each with the works that it names. A work
// that none names, or that two do, leaves every rate to be asked.
function withOwnRates(words: LabelWords, works: readonly PricedWork[], rates: readonly SaidPercent[]): PricedWork[] {
  const ratesOfWorks = works.map((work) => {
    const [rate, ...others] = rates.filter((one) => isNamedBeside(words, work.line.label, one));
    return rate && others.length === 0 ? withVat(work, rate) : null;
  });
  const sureWorks = ratesOfWorks.filter((work) => work !== null);
  return sureWorks.length === works.length ? sureWorks : [...works];
}

// « semences à 10 % de TVA, le reste à 20 »: each rate is for the only line that it names, the last for the others.
function withNamedRates(
  words: LabelWords,
  works: readonly PricedWork[],
  rates: readonly SaidPercent[],
  restRate: SaidPercent,
): PricedWork[] {
  const rateOfWork = new Map<PricedWork, SaidPercent>();
  for (const rate of rates) {
    if (rate === restRate) continue;
    const [work, ...others] = works.filter(({ line }) => isNamedBeside(words, line.label, rate));
    if (!work || others.length > 0) return [...works];
    rateOfWork.set(work, rate);
  }
  return works.map((work) => withVat(work, rateOfWork.get(work) ?? restRate));
}

// Before the rate in its clause, or after « sur » and « pour ».
function isNamedBeside(words: LabelWords, label: string, { from, to }: SaidPercent): boolean {
  const { tokens } = words;
  const isAfter = /^(sur|pour)$/.test(wordAt(tokens, to));
  const end = isAfter ? to + LONGEST_NAMED : from;
  const start = isAfter ? to : clauseStart(words, from, Math.max(0, from - LONGEST_NAMED));
  const saidWords = tokens.slice(start, end).map(({ text }) => singular(text));
  const separator = isAfter ? saidWords.findIndex((word) => /^([,;.]|et)$/.test(word)) : -1;
  const namedWords = saidWords.slice(0, separator < 0 ? saidWords.length : separator);
  return tokensOf(label).some(({ text }) => text.length > 3 && namedWords.includes(singular(text)));
}

const LONGEST_NAMED = 8;

function singular(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, "") : word;
}
