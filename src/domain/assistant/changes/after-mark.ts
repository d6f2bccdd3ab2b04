import { MAX_PAYMENT_DAYS } from "../../quotes/conditions/quote-conditions.ts";
import { QUOTE_VALID_DAYS } from "../../quotes/quote.ts";
import type { LineChange } from "../actions/lines/said-lines.ts";
import type { SaidLot } from "../actions/lines/said-marks.ts";
import { lotsAfter } from "../card/lots/lots-after.ts";
import { cardAfterOption } from "../card/orders/option-mark.ts";
import { rowsAfterRename } from "../card/orders/renamed-line.ts";
import { cardWith } from "../card/quote-card.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import { lineChangeMessages } from "./line-change.messages.ts";
import type { ChangedQuote, QuoteContent, ReadUnder } from "./quote-content.ts";

/**
 * The quote after what a change says of it besides its prices: a name, an option, lots, when it is paid. Null for
 * another change.
 */
export function afterMark(content: QuoteContent, change: LineChange, under: ReadUnder): ChangedQuote | null {
  if (change.kind === "rename") return afterRename(content, change.text);
  if (change.kind === "option") return afterOption(content, change.text, under);
  if (change.kind === "lots") return afterLots(content, change.lots);
  if (change.kind === "payment") return afterPayment(content, change.days);
  return change.kind === "validity" ? { kind: "asked", question: cardMessages.validity(QUOTE_VALID_DAYS) } : null;
}

function afterRename(content: QuoteContent, text: string): ChangedQuote {
  const after = rowsAfterRename(content.rows, text);
  if (after === null) return { kind: "unread", text };
  if (after.rows === null) return { kind: "asked", question: after.question };
  return { kind: "changed", content: { ...content, rows: after.rows } };
}

function afterOption(content: QuoteContent, text: string, { regime }: ReadUnder): ChangedQuote {
  const card = cardAfterOption(cardWith([], [...content.rows], ""), text, regime);
  return card === null ? { kind: "unread", text } : { kind: "changed", content: { ...content, rows: card.rows } };
}

function afterLots(content: QuoteContent, saidLots: readonly SaidLot[]): ChangedQuote {
  const after = lotsAfter(content.rows, content.lots ?? [], saidLots);
  if (after.lots === null) return { kind: "no_line", label: after.missing, rows: content.rows };
  return { kind: "changed", content: { ...content, lots: after.lots } };
}

function afterPayment(content: QuoteContent, paymentDays: number): ChangedQuote {
  if (paymentDays > MAX_PAYMENT_DAYS)
    return { kind: "asked", question: lineChangeMessages.paymentTooLong(MAX_PAYMENT_DAYS) };
  return { kind: "changed", content: { ...content, paymentDays } };
}
