import type { VatRegime } from "../../../company/company.ts";
import type { Deposit } from "../../../lines/deposit.ts";
import { depositCents } from "../../../lines/deposit.ts";
import type { Totals } from "../../../lines/totals.ts";
import { formatMoney } from "../../../shared/french-format.ts";
import { basisPointsToPercent, centsToEuros } from "../../../shared/money.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { CardRow } from "../../conversation/message.ts";
import { depositOf, depositText } from "../../slots/lines/deposit-text.ts";
import { hasGrossPrices } from "../price-with-vat.ts";
import { wordsOfRow } from "../said-change.ts";
import { rowsToPrice } from "../said-price.ts";
import { wordsOfTotals } from "../total-words.ts";
import { figureMessages } from "./figures.messages.ts";

// The figures of a quote in words, all of them computed by the rules that it is added up by.

/**
 * The quote that a question is about: its lines, its discount as typed, its deposit, and how its seller charges VAT.
 * `totalsOf`: what some of its lines add up to under its terms.
 */
export type AskedQuote = {
  rows: CardRow[];
  discount: string;
  deposit: Deposit | null;
  regime: VatRegime | null;
  totalsOf: (rows: readonly CardRow[]) => Totals;
};

/** What the whole comes to, with what it leaves out. */
export function totalOf({ rows, regime, totalsOf }: AskedQuote): string {
  const openLabels = labelsOf(rowsToPrice(rows));
  const optionLabels = labelsOf(rows.filter(({ isOption }) => isOption));
  return cardMessages.totalIs(wordsOfTotals(totalsOf(rows), regime), openLabels, optionLabels);
}

/** What the whole comes to with some of its options, or without some of its lines. */
export function sideWords(quote: AskedQuote, sideRows: readonly CardRow[], isWith: boolean): string {
  const { rows, regime, totalsOf } = quote;
  if (sideRows.length === 0) return figureMessages.noOption(totalOf(quote));
  const rowsThen = isWith
    ? rows.map(({ isOption, ...row }) =>
        sideRows.some(({ id }) => id === row.id) ? row : { ...row, ...(isOption && { isOption }) },
      )
    : rows.filter((row) => !sideRows.includes(row));
  const total = wordsOfTotals(totalsOf(rowsThen), regime);
  const openLabels = labelsOf(rowsToPrice(rowsThen).filter(({ isOption }) => !isOption));
  return figureMessages.totalBeside(isWith, labelsOf(sideRows), total, openLabels);
}

/** What the VAT comes to. */
export function vatWords({ rows, regime, totalsOf }: AskedQuote): string {
  if (regime === "franchise") return figureMessages.noVat;
  return figureMessages.vatIs(formatMoney(totalsOf(rows).vatCents), regime === null);
}

/** What the discount of the whole takes off. */
export function discountAmount({ rows, discount, totalsOf }: AskedQuote): string {
  if (discount === "") return figureMessages.noDiscount;
  const { linesCents, netCents } = totalsOf(rows);
  return figureMessages.discountIs(discount, formatMoney(linesCents - netCents));
}

/** What one line comes to. */
export function lineWords({ rows, regime }: AskedQuote, row: CardRow): string {
  const rowTold = { isWithVat: hasGrossPrices(rows, regime), isRateTold: regime !== "franchise", regime };
  const words = wordsOfRow(row, rowTold);
  return `${row.isOption ? cardMessages.asOption(words) : words}.`;
}

/**
 * What the deposit comes to, of what is to be paid. `percent`: the share that the question says, empty without one.
 * `isLeftAsked`: what remains once it is paid.
 */
export function depositWords(quote: AskedQuote, percent: string, isLeftAsked: boolean): string {
  const { rows, regime, totalsOf } = quote;
  const askedText = quote.deposit === null ? "" : textOf(quote.deposit);
  const saidText = percent === "" ? "" : `${percent.replace(".", ",")} %`;
  const deposit = saidText === "" ? quote.deposit : depositOf(saidText);
  const text = saidText || askedText;
  if (deposit === null) return figureMessages.noDeposit;
  if (regime === null) return figureMessages.depositUnsure(text);
  const { netCents, grossCents } = totalsOf(rows);
  const dueCents = regime === "franchise" ? netCents : grossCents;
  const cents = depositCents(deposit, dueCents);
  const left = isLeftAsked ? formatMoney(dueCents - cents) : "";
  const isOpen = rowsToPrice(rows).some(({ isOption }) => !isOption);
  return figureMessages.depositComesTo({ text, amount: formatMoney(cents), left, isAsked: text === askedText, isOpen });
}

function textOf({ kind, size }: Deposit): string {
  return size.unit === "share"
    ? depositText({ kind, percent: basisPointsToPercent(size.basisPoints) })
    : depositText({ kind, euros: centsToEuros(size.cents) });
}

function labelsOf(rows: readonly CardRow[]): string[] {
  return rows.map(({ label }) => label);
}
