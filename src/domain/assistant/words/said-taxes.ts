import { pattern } from "./pattern.ts";
import type { Span, Token } from "./tokens.ts";
import { wordAt, wordsBetween } from "./tokens.ts";

type Taxes = "ht" | "ttc";

/** The words right at a token that say whether a price has VAT in it. */
export function taxesAt(tokens: readonly Token[], index: number): { taxes: Taxes; next: number } | null {
  if (!TAXES_HEAD.test(wordAt(tokens, index))) return null;
  const [match] = TAXES.exec(wordsBetween(tokens, index, index + 6)) ?? [];
  if (match === undefined) return null;
  return { taxes: match.startsWith("h") ? "ht" : "ttc", next: index + match.split(" ").length };
}

const TAXES = pattern`
  ^(?:ht|h \. t(?: \.)?|hors taxes?|hors tva|ttc|t \. t \. c(?: \.)?|toutes taxes comprises|toutes taxes|
  taxes comprises|(?:la )?tva (?:comprise|incluse))(?![a-z])`;
const TAXES_HEAD = /^(?:ht?|hors|ttc|toutes|taxes|la|tva|t)$/;
// What most texts do not have is looked for first: reading has to stay quick.
const WITH_VAT_WORD = /^(?:ttc|taxes|comprise|incluse|t)$/;
const WITH_VAT = /\bttc\b|\bt\.t\.c\b|\btaxes comprises\b|\btva (?:comprise|incluse)\b/;

/** True for a text in plain words that speaks of a price with VAT in it. */
export function saysWithVat(plainText: string): boolean {
  return WITH_VAT.test(plainText);
}

/**
 * The taxes of each price of a text that are said beside it, or of all prices (« tout en TTC »). `prices`: in order,
 * with the taxes that are said right at them.
 */
export function saidTaxesOf<Price extends PricePlace>(
  tokens: readonly Token[],
  prices: readonly Price[],
): Map<Price, Taxes | null> {
  const taxesOfPrices = new Map(prices.map((price) => [price, price.taxes]));
  if (!tokens.some(({ text }) => WITH_VAT_WORD.test(text))) return taxesOfPrices;
  // The words that are about one price.
  const boundTokens = new Set<number>();
  for (const { from, to } of prices) for (let index = from; index < to; index += 1) boundTokens.add(index);
  prices.forEach((price, index) => {
    const taxesBeside = besideTaxes(
      tokens,
      price,
      { previous: prices[index - 1], next: prices[index + 1] },
      boundTokens,
    );
    taxesOfPrices.set(price, price.taxes ?? taxesBeside);
  });
  if (!isAllWithVat(tokens, boundTokens)) return taxesOfPrices;
  return new Map([...taxesOfPrices].map(([price, taxes]) => [price, taxes ?? "ttc"]));
}

type PricePlace = Span & { taxes: Taxes | null };

const FURTHEST_AFTER = 8;
const FURTHEST_BEFORE = 4;
const OF_DOCUMENT = /^(?:debut|commence|demarrage|tva|remise|rabais)$/;
const ENDS_CLAUSE = /^(?:[,;.+\n]|et|puis|plus|soit)$/;

// « 640 € posé TTC », « 640 € (TTC) », « prix TTC : 640 € ».
function besideTaxes(
  tokens: readonly Token[],
  { from, to }: Span,
  { previous, next }: { previous: Span | undefined; next: Span | undefined },
  boundTokens: Set<number>,
): Taxes | null {
  const limit = Math.min(to + FURTHEST_AFTER, next?.from ?? tokens.length);
  for (let index = to; index < limit; index += 1) {
    // « coupe 35 €, tout TTC » is about every price.
    if (/^(?:tt|tout|tous|prix|tarifs?|montants?)$/.test(wordAt(tokens, index))) break;
    // « … 15 € l'unité début le 12 janvier TTC » too.
    if (OF_DOCUMENT.test(wordAt(tokens, index)) && taxesAt(tokens, index) === null) break;
    const taxes = saidTaxesAt(tokens, index, boundTokens);
    if (taxes !== null) return taxes;
    if (ENDS_CLAUSE.test(wordAt(tokens, index))) break;
  }
  const least = Math.max(from - FURTHEST_BEFORE, previous?.to ?? 0);
  for (let index = from - 1; index >= least; index -= 1) {
    const taxes = saidTaxesAt(tokens, index, isOfAll(tokens, index) ? new Set() : boundTokens);
    if (taxes !== null) return taxes;
    if (ENDS_CLAUSE.test(wordAt(tokens, index))) break;
  }
  return null;
}

// « en TTC : meuble 640 €, lavabo 300 € » is about every price that follows.
function isOfAll(tokens: readonly Token[], index: number): boolean {
  return wordAt(tokens, index + 1) === ":" && /^(?:en|tout|tous|prix|tarifs|montants)$/.test(wordAt(tokens, index - 1));
}

// « 640 €, pas TTC » is a price without VAT.
function saidTaxesAt(tokens: readonly Token[], index: number, boundTokens: Set<number>): Taxes | null {
  const foundTaxes = taxesAt(tokens, index);
  if (foundTaxes === null) return null;
  for (let at = index; at < foundTaxes.next; at += 1) boundTokens.add(at);
  return DENIED.test(wordAt(tokens, index - 1)) && foundTaxes.taxes === "ttc" ? "ht" : foundTaxes.taxes;
}

const DENIED = /^(?:pas|non)$/;

// « tout en TTC », « prix TTC »: a word that is about no price is about all of them, but for a sum and a denial.
function isAllWithVat(tokens: readonly Token[], boundTokens: ReadonlySet<number>): boolean {
  return tokens.some((_token, index) => {
    if (boundTokens.has(index) || taxesAt(tokens, index)?.taxes !== "ttc") return false;
    const words = wordsBetween(tokens, Math.max(0, index - 3), index);
    return !/(?:^| )(?:pas|non|total)(?: en| du| de)?$/.test(words);
  });
}
