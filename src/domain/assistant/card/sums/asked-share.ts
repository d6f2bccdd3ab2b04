import { typedDecimal } from "../../../shared/french-format.ts";
import { centsToEuros, scaleDecimal } from "../../../shared/money.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { VAT_RATES } from "../../../shared/vat-rates.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { AskedLine } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import type { QuoteCard } from "../quote-card.ts";
import { rowsTaxed } from "../rate-of-line.ts";
import { isWholeQuote, readLineDiscount, rowsAfterLineDiscount } from "./line-discount.ts";

// « 10 % sur la pose » may be a discount or a rate of VAT, and a discount of no line there is of one of them: both are
// asked about, and nothing changes before.

const LONGEST_SAYING = 200;
const PARTS = /,| et (?:sur )?/;
// « fais-lui 5 % ».
const FOR_SOMEBODY =
  /^(?:fais|faites|accorde|offre)[- ](?:lui|leur) (\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?)[ .!]{0,4}$/;

/**
 * Whether « 10 % sur la pose » is a discount or a rate of VAT, which nothing of it says: the two orders it may be. Null
 * for another text. `hasVat`: whether its seller may charge VAT.
 */
export function askedShareOf(rows: readonly CardRow[], text: string, hasVat: boolean): AskedLine | null {
  if (rows.length === 0 || text.length > LONGEST_SAYING) return null;
  const [, shareForSomebody = ""] = FOR_SOMEBODY.exec(plainWords(text).trim()) ?? [];
  if (shareForSomebody !== "") return ordersOf(shareForSomebody.replace(".", ","), { ofDiscount: "", ofRate: null });
  const discount = readLineDiscount(text);
  if (discount === null || discount.isNamed || discount.percent === null) return null;
  const { percent, target } = discount;
  const isRate = hasVat && VAT_RATES.includes(scaleDecimal(Number(percent.replace(",", ".")), 2));
  if (target !== "" && isWholeQuote(target))
    return ordersOf(percent, { ofDiscount: "", ofRate: isRate ? " partout" : null });
  const rowsOfParts = target
    .split(PARTS)
    .map((words) => rowsTaxed(rows, words.trim().replace(/^(?:la |le |les |l')/, "")));
  if (!rowsOfParts.every(({ length }) => length > 0)) return null;
  const words = ` sur ${labelsOf(rowsOfParts.flat()).join(" et ")}`;
  return ordersOf(percent, { ofDiscount: words, ofRate: isRate ? words : null });
}

function ordersOf(percent: string, { ofDiscount, ofRate }: { ofDiscount: string; ofRate: string | null }): AskedLine {
  return {
    labels: [cardMessages.shareIsDiscount(percent), ...(ofRate === null ? [] : [cardMessages.shareIsVat(percent)])],
    orders: [`remise de ${percent} %${ofDiscount}`, ...(ofRate === null ? [] : [`TVA ${percent} %${ofRate}`])],
  };
}

/** True while a card shows the question about a share, with its buttons. */
export function isShareAsked({ options = [] }: QuoteCard, askedLine: AskedLine | undefined): boolean {
  const [label] = askedLine?.labels ?? [];
  return label !== undefined && options.some(({ value }) => value === label);
}

/** The discount that was said of no line for sure, said of each line. Null when it says no discount. */
export function askedDiscountOf(rows: readonly CardRow[], text: string): AskedLine | null {
  const discount = rows.length === 0 || text.length > LONGEST_SAYING ? null : readLineDiscount(text);
  if (discount === null || !discount.isNamed || rowsAfterLineDiscount(rows, text)?.rows !== null) return null;
  const { percent, cents } = discount;
  const share = percent === null ? `${typedDecimal(centsToEuros(cents ?? 0))} €` : `${percent} %`;
  const order = percent === "" ? "enlève la remise" : `remise de ${share}`;
  // The whole quote is offered beside its lines.
  const labels = [...labelsOf(rows), ...(percent === "" ? [] : [cardMessages.wholeQuote])];
  return { labels, orders: labels.map((label) => `${order} sur ${label}`) };
}

function labelsOf(rows: readonly CardRow[]): string[] {
  return rows.map(({ label }) => label);
}
