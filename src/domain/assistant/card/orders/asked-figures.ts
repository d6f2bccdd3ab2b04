import type { VatRegime } from "../../../company/company.ts";
import { depositCents } from "../../../lines/deposit.ts";
import { formatMoney } from "../../../shared/french-format.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { CardRow, FormField } from "../../conversation/message.ts";
import { depositOf } from "../../slots/lines/deposit-text.ts";
import { cardTotals } from "../card-lines.ts";
import { hasGrossPrices } from "../price-with-vat.ts";
import { wordsOfRow } from "../said-change.ts";
import { rowsToPrice } from "../said-price.ts";
import { depositOn } from "../sums/deposit-on-card.ts";
import { discountOn, totalWords } from "../total-words.ts";
import { figureMessages } from "./figures.messages.ts";

// The figures of a card in words, all of them computed by the rules that the quote is added up by.

/** The card that a question is about, and how its seller charges VAT. */
export type AskedCard = { fields: FormField[]; rows: CardRow[]; regime: VatRegime | null };

/** What the whole comes to, with what it leaves out. */
export function totalOf({ fields, rows, regime }: AskedCard): string {
  const total = totalWords(rows, discountOn(fields), regime);
  const openLabels = labelsOf(rowsToPrice(rows));
  return cardMessages.totalIs(total, openLabels, labelsOf(rows.filter(({ isOption }) => isOption)));
}

/** What the whole comes to with some of its options, or without some of its lines. */
export function sideWords(card: AskedCard, sideRows: readonly CardRow[], isWith: boolean): string {
  const { fields, rows, regime } = card;
  if (sideRows.length === 0) return figureMessages.noOption(totalOf(card));
  const rowsThen = isWith
    ? rows.map(({ isOption, ...row }) =>
        sideRows.some(({ id }) => id === row.id) ? row : { ...row, ...(isOption && { isOption }) },
      )
    : rows.filter((row) => !sideRows.includes(row));
  const total = totalWords(rowsThen, discountOn(fields), regime);
  const openLabels = labelsOf(rowsToPrice(rowsThen).filter(({ isOption }) => !isOption));
  return figureMessages.totalBeside(isWith, labelsOf(sideRows), total, openLabels);
}

/** What the VAT comes to. */
export function vatWords({ fields, rows, regime }: AskedCard): string {
  if (regime === "franchise") return figureMessages.noVat;
  const { vatCents } = cardTotals({ rows, discount: discountOn(fields) });
  return figureMessages.vatIs(formatMoney(vatCents), regime === null);
}

/** What the discount of the whole takes off. */
export function discountAmount({ fields, rows }: AskedCard): string {
  const discount = discountOn(fields);
  if (discount === "") return figureMessages.noDiscount;
  const { linesCents, netCents } = cardTotals({ rows, discount });
  return figureMessages.discountIs(discount, formatMoney(linesCents - netCents));
}

/** What one line comes to. */
export function lineWords({ rows, regime }: AskedCard, row: CardRow): string {
  const words = wordsOfRow(row, {
    isWithVat: hasGrossPrices(rows, regime),
    isRateTold: regime !== "franchise",
    regime,
  });
  return `${row.isOption ? cardMessages.asOption(words) : words}.`;
}

/**
 * What the deposit comes to, of what is to be paid. `percent`: the share that the question says, empty without one.
 * `isLeftAsked`: what remains once it is paid.
 */
export function depositWords({ fields, rows, regime }: AskedCard, percent: string, isLeftAsked: boolean): string {
  const saidText = percent === "" ? "" : `${percent.replace(".", ",")} %`;
  const text = saidText || depositOn(fields);
  const deposit = depositOf(text);
  if (deposit === null) return figureMessages.noDeposit;
  if (regime === null) return figureMessages.depositUnsure(text);
  const { netCents, grossCents } = cardTotals({ rows, discount: discountOn(fields) });
  const dueCents = regime === "franchise" ? netCents : grossCents;
  const cents = depositCents(deposit, dueCents);
  const left = isLeftAsked ? formatMoney(dueCents - cents) : "";
  const isAsked = saidText === "" || saidText === depositOn(fields);
  return figureMessages.depositComesTo({ text, amount: formatMoney(cents), left, isAsked, isOpen: hasOpen(rows) });
}

function hasOpen(rows: readonly CardRow[]): boolean {
  return rowsToPrice(rows).some(({ isOption }) => !isOption);
}

function labelsOf(rows: readonly CardRow[]): string[] {
  return rows.map(({ label }) => label);
}
