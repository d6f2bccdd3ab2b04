import { formatMoney, formatPercent } from "../../shared/french-format.ts";
import { eurosToCents, netOfGrossCents, scaleDecimal, vatOnCents } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { pattern } from "../words/pattern.ts";
import { eurosOfDigits } from "../words/said-amounts.ts";
import { vatSumMessages } from "./vat-sum.messages.ts";

const LONGEST = 120;
const ASKS = /\b(?:combien|quoi|calcule[rz]?|convertis|convertir|quel(?:le)?)\b|\?$/;
const SUM = pattern`
  ^[^\d]{0,60}(\d[\d ]{0,9}(?:[.,]\d{1,2})?) ?(?:€|euros?|eur|balles)? ?(?:en )?(ht|hors taxes?|ttc|toutes taxes
  \x20comprises)\b[^\d]{0,30}?\b(?:en|combien|fait|donne|soit|c'est)(?: en| du)? (ht|hors taxes?|ttc)\b(.{0,40})$`;
const RATE = pattern`
  ^(?:,? ?(?:avec|a|au taux de|taux|une|la|de|tva)){0,5} ?(\d{1,2}(?:[.,]\d{1,2})?) ?
  (?:%|pour ?cents?)?(?: de tva)?[ ?.!]*$`;

/**
 * What « combien ça fait 1450 HT en TTC à 10 » comes to. Without a rate that is known, it is asked: no sum is guessed.
 * Null for another text.
 */
export function answerVatSum(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = plainWords(text).trim();
  const [match, digits = "", from = "", to = "", end = ""] = SUM.exec(plain) ?? [];
  const isNet = from.startsWith("h");
  if (match === undefined || !ASKS.test(plain) || isNet === to.startsWith("h")) return null;
  const isRateSaid = /\d/.test(end);
  const [, rate] = RATE.exec(end) ?? [];
  if ((isRateSaid && rate === undefined) || (!isRateSaid && !/^[ ?.!]*$/.test(end))) return null;
  const cents = eurosToCents(eurosOfDigits(digits.trim()));
  const vat = rate === undefined ? null : scaleDecimal(Number(rate.replace(",", ".")), 2);
  const sum = formatMoney(cents);
  if (vat === null) return vatSumMessages.whichRate(sum, isNet);
  if (vat === 0 || !VAT_RATES.includes(vat)) return vatSumMessages.unknownRate(formatPercent(vat));
  const otherCents = isNet ? cents + vatOnCents(cents, vat) : netOfGrossCents(cents, vat);
  return vatSumMessages.sum({ sum, other: formatMoney(otherCents), isNet, rate: formatPercent(vat) });
}
