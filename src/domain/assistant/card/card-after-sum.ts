import type { VatRegime } from "../../company/company.ts";
import { formatMoney, formatScaled, typedDecimal } from "../../shared/french-format.ts";
import { centsToEuros, eurosToCents, percentOf, scaleDecimal, shareCents } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import { numberAt } from "../slots/numbers/number-at.ts";
import { priceAt } from "../slots/price-at.ts";
import { changesIn } from "../words/changes-in.ts";
import { withoutHesitations } from "../words/hesitations.ts";
import { pattern } from "../words/pattern.ts";
import { amountsSaidIn } from "../words/said-amounts.ts";
import { saysWithVat } from "../words/said-taxes.ts";
import { tokensOf } from "../words/tokens.ts";
import type { BareSum } from "./bare-sum.ts";
import { bareSumIn } from "./bare-sum.ts";
import { cardTotals } from "./card-lines.ts";
import { moveQuestion } from "./moved-row.ts";
import type { QuoteCard } from "./quote-card.ts";
import { cardWith, discountField, firstMissing } from "./quote-card.ts";
import { saidChange } from "./said-change.ts";
import { rowsToPrice } from "./said-price.ts";
import { cardRegime, discountOn, regimeOn, totalWords } from "./total-words.ts";

/**
 * The card after a sum that changes no line by itself: one of the whole (« non c'est 3000 € »), a discount in euros, a
 * price that may be that of several lines. The answer says why, and what to say instead. Null for another text.
 */
export function cardAfterSum(card: QuoteCard, text: string, regime: VatRegime | null): QuoteCard | null {
  const { fields, rows } = card;
  if (rows.length === 0 || text.length > LONGEST_SAYING) return null;
  const sentence = withoutHesitations(text).replace(/\s+/g, " ").trim();
  const sum = bareSumIn(sentence) ?? loneNumberIn(card, sentence);
  const knownRegime = regime ?? regimeOn(fields);
  const question = moveQuestion(rows, sentence, cardRegime(fields, regime));
  if (question !== "") return cardWith(fields, rows, question);
  const discountedCard = sum === null ? cardAfterDiscount(card, sentence, regime) : null;
  if (discountedCard !== null) return discountedCard;
  const words = sum === null ? discountWords(card, sentence, knownRegime) : sumWords(card, sum, knownRegime);
  return words === null ? null : cardWith(fields, rows, words);
}

const LONGEST_SAYING = 200;

// « 45 », « 1k2 », « trois cent cinquante ht » while a line waits for its price. A small number may be a day.
function loneNumberIn(card: QuoteCard, sentence: string): BareSum | null {
  const tokens = tokensOf(sentence);
  const number = tokens.length > MOST_TOKENS ? null : numberAt(tokens, 0);
  const hasLineToPrice = rowsToPrice(card.rows).length > 0;
  if (!number?.isPlain || !hasLineToPrice || sentence.startsWith("0")) return null;
  const price = priceAt(tokens, 0, number);
  const rest = tokens.slice(price?.next ?? number.next);
  const euros = price?.euros ?? number.value;
  const mayBeDay = price === null && euros <= LONGEST_MONTH && firstMissing(card) !== "card";
  if (!rest.every(({ text }) => /^[.,!]$/.test(text)) || price?.per || euros <= 0 || mayBeDay) return null;
  return { cents: eurosToCents(euros), taxes: price?.taxes ?? null, isWhole: false };
}

const MOST_TOKENS = 12;
const LONGEST_MONTH = 31;

function sumWords(card: QuoteCard, sum: BareSum, regime: VatRegime | null): string | null {
  const waitingRows = rowsToPrice(card.rows);
  const [row] = waitingRows;
  const saidWords = sumInWords(sum, regime);
  if (row === undefined) return wholeWords(card, sum, regime);
  if (sum.isWhole && card.rows.length > 1)
    return cardMessages.wholeBeforePrices(
      saidWords,
      waitingRows.map(({ label }) => label),
    );
  if (waitingRows.length > 1)
    return cardMessages.whichLine(
      saidWords,
      waitingRows.map(({ label }) => label),
    );
  return row.quantity === "1" ? null : cardMessages.eachOrAll(saidWords, row);
}

/** The sum that a text says of the one line that waits for its price, when that line counts several things. */
export function sumOfCounted(card: QuoteCard, text: string): { row: CardRow; sum: BareSum } | null {
  if (text.length > LONGEST_SAYING) return null;
  const sentence = withoutHesitations(text).replace(/\s+/g, " ").trim();
  const sum = bareSumIn(sentence) ?? loneNumberIn(card, sentence);
  const [row, ...others] = rowsToPrice(card.rows);
  const isOne = row !== undefined && others.length === 0 && row.quantity !== "1";
  if (sum === null || !isOne || (sum.isWhole && card.rows.length > 1)) return null;
  return { row, sum };
}

// A sum with VAT is compared with the total with VAT.
function wholeWords({ fields, rows }: QuoteCard, sum: BareSum, regime: VatRegime | null): string {
  const discount = discountOn(fields);
  const { netCents, grossCents } = cardTotals({ rows, discount });
  const total =
    sum.taxes === "ttc" && regime === "standard"
      ? cardMessages.grossAndNet(formatMoney(grossCents), formatMoney(netCents))
      : totalWords(rows, discount, regime);
  const isNet = regime === "franchise" || sum.taxes !== "ttc";
  const isGross = regime === "standard" && sum.taxes !== "ht";
  const isSame = (isNet && sum.cents === netCents) || (isGross && sum.cents === grossCents);
  return (isSame ? cardMessages.sameSum : cardMessages.otherSum)(sumInWords(sum, regime), total);
}

function sumInWords({ cents, taxes }: BareSum, regime: VatRegime | null): string {
  const money = formatMoney(cents);
  if (regime === "franchise" || taxes === null) return money;
  return taxes === "ttc" ? cardMessages.grossAlone(money) : cardMessages.netAlone(money);
}

const DISCOUNT_IN_EUROS = pattern`
  \b(?:remise(?! (?:en|aux?|a) [a-z])|rabais|
  ristourne|reduction|geste)\b[^\d%]{0,30}\d[\d ]{0,8}(?:[.,]\d{1,2})? ?(?:€|euros?|balles)|
  \d ?(?:€|euros?|balles)(?: ht| ttc)? (?:de |en )(?:remise|rabais|ristourne|reduction|moins)|
  (?:enleve|retire|deduis|baisse)[srz]?(?:[ -](?:lui|leur|moi))?(?: de)? \d[\d ]{0,8}(?:[.,]\d{1,2})? ?
  (?:€|euros?|balles)`;

/**
 * The card with the discount in euros that a sentence says, without VAT. Null for another sentence, and where the
 * discount has no sense yet, or is said with VAT.
 */
export function cardAfterDiscount(card: QuoteCard, sentence: string, regime: VatRegime | null): QuoteCard | null {
  const { fields, rows } = card;
  const knownRegime = regime ?? regimeOn(fields);
  const cents = discountCents(sentence);
  const isGross = knownRegime === "standard" && saysWithVat(plainWords(sentence));
  if (cents === null || isGross || rowsToPrice(rows).length > 0) return null;
  if (cents <= 0 || cents >= cardTotals({ rows, discount: "" }).netCents) return null;
  const field = discountField(`${typedDecimal(centsToEuros(cents))} €`);
  const others = fields.filter(({ name }) => name !== "discount");
  const at = others.findIndex(({ name }) => name === "vatRegime" || name === "sellerName");
  const nextFields = at < 0 ? [...others, field] : others.toSpliced(at, 0, field);
  return cardWith(nextFields, rows, saidChange({ card, fields: nextFields, rows }, knownRegime));
}

function discountCents(sentence: string): number | null {
  const plain = plainWords(sentence);
  if (plain.includes("%") || !DISCOUNT_IN_EUROS.test(plain) || changesIn(sentence).length > 1) return null;
  const [cents, ...others] = amountsSaidIn(sentence);
  return cents === undefined || others.length > 0 || !Number.isFinite(cents) ? null : cents;
}

// A discount that is said with VAT is offered in percent, with what it takes off.
function discountWords({ rows }: QuoteCard, sentence: string, regime: VatRegime | null): string | null {
  const plain = plainWords(sentence);
  const cents = discountCents(sentence);
  if (cents === null) return null;
  const totals = cardTotals({ rows, discount: "" });
  const isGross = regime === "standard" && saysWithVat(plain);
  const baseCents = isGross ? totals.grossCents : totals.netCents;
  const basisPoints = scaleDecimal(percentOf(cents, baseCents), 2);
  const discount = formatMoney(cents);
  if (rowsToPrice(rows).length > 0 || basisPoints <= 0 || basisPoints >= 10_000)
    return cardMessages.discountInPercent(discount);
  return cardMessages.discountAsPercent({
    discount,
    total: sumInWords({ cents: baseCents, taxes: isGross ? "ttc" : "ht", isWhole: true }, regime),
    percent: formatScaled(basisPoints, 2, 0),
    amount: formatMoney(shareCents(baseCents, basisPoints)),
  });
}
