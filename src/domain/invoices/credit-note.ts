import type { Company } from "../company/company.ts";
import { frenchVatNumber } from "../company/company.ts";
import type { ItemLine, Line } from "../lines/line.ts";
import { isCounted } from "../lines/line.ts";
import type { Discount, Terms } from "../lines/terms.ts";
import { NO_TERMS } from "../lines/terms.ts";
import type { Totals } from "../lines/totals.ts";
import type { LineLeft } from "./credit-left.ts";
import { creditLeft, isReduction } from "./credit-left.ts";
import { creditTotals } from "./credit-totals.ts";
import { creditMessages } from "./credit.messages.ts";
import type { IssuedInvoice } from "./invoice.ts";

/** What is to be credited of a line: a quantity x 10^4, or null for what is left of it. */
export type LineWish = { lineId: string; quantityE4: number | null };

/** The lines, terms and totals of a credit note. */
export type Credit = { lines: Line[]; terms: Terms; totals: Totals };

/** Why there is no such credit, with a sentence that says what to do. */
export type CreditRefusal = {
  code:
    | "credit_of_credit_note"
    | "credit_deducted"
    | "credit_nothing_left"
    | "credit_no_line"
    | "credit_line_unknown"
    | "credit_line_twice"
    | "credit_quantity_zero"
    | "credit_beyond_line"
    | "credit_beyond_total"
    | "credit_of_zero";
  sentence: string;
};

/** A credit, or why there is none. */
export type CreditResult = { ok: true; value: Credit } | { ok: false; refusal: CreditRefusal };

/**
 * The lines of a credit note on an invoice, after the credit notes issued before: all that is left when `wishes` is
 * null, otherwise the lines named. It is never more than what is left, of a line or of the totals. What the customer
 * has prepaid or keeps back stays with the invoice: a credit note takes its whole price off (CGI art. 272).
 */
export function creditNoteLines(
  invoice: IssuedInvoice,
  earlier: readonly IssuedInvoice[],
  wishes: readonly LineWish[] | null,
): CreditResult {
  if (invoice.kind === "credit_note") return refuseCredit("credit_of_credit_note", creditMessages.notAnInvoice);
  const leftBefore = creditLeft(invoice, earlier);
  if (leftBefore.grossCents === 0) {
    // Earlier versions issued invoices of 0 €.
    const { invoiceOfZero, nothingLeft } = creditMessages;
    return refuseCredit("credit_nothing_left", invoice.totals.grossCents === 0 ? invoiceOfZero : nothingLeft);
  }
  const refusal = wishes && wishRefusal(leftBefore.lines, wishes);
  if (refusal) return { ok: false, refusal };
  const creditedE4 = creditedQuantities(leftBefore.lines, wishes);
  const isUntouchedWhole = wishes === null && earlier.length === 0;
  const lines = isUntouchedWhole ? invoice.lines : creditedLines(invoice.lines, creditedE4);
  const left = leftBefore.lines.map(({ line, leftE4 }) => ({ line, leftE4: leftE4 - (creditedE4.get(line.id) ?? 0) }));
  const totals = creditTotals({ invoice, earlier, left }, lines);
  if (totals.grossCents === 0) return refuseCredit("credit_of_zero", creditMessages.ofZero);
  const discount = isUntouchedWhole ? invoice.terms.discount : remainingDiscount(invoice, earlier, totals);
  return { ok: true, value: { lines: [...lines], terms: { ...NO_TERMS, discount }, totals } };
}

/**
 * The seller of a credit note: as they are on its day, since it is an invoice of that day (CGI art. 289 I-5 and ann. II
 * 242 nonies A I), but under the VAT scheme of the invoice whose VAT it takes off (CGI art. 272).
 */
export function sellerOfCredit(ofInvoice: Company, ofToday: Company): Company {
  const { vatRegime, vatDueOn } = ofInvoice;
  const vatNumber = ofToday.vatNumber || (ofInvoice.vatNumber && frenchVatNumber(ofToday.siren));
  return { ...ofToday, vatRegime, vatDueOn, vatNumber };
}

/**
 * The credit's part of the invoice's discount, or what credit notes of a sum have taken off these lines already. A
 * difference of rounding is not a discount.
 */
function remainingDiscount(
  invoice: IssuedInvoice,
  earlier: readonly IssuedInvoice[],
  { discountCents }: Totals,
): Discount | null {
  const hasDiscount = invoice.terms.discount !== null || earlier.some((credit) => isReduction(invoice, credit));
  return hasDiscount && discountCents > 0 ? { kind: "amount", cents: discountCents } : null;
}

/** The refusal of a credit, with its sentence. */
export function refuseCredit(code: CreditRefusal["code"], sentence: string): { ok: false; refusal: CreditRefusal } {
  return { ok: false, refusal: { code, sentence } };
}

function wishRefusal(left: readonly LineLeft[], wishes: readonly LineWish[]): CreditRefusal | null {
  if (wishes.length === 0) return { code: "credit_no_line", sentence: creditMessages.noLine };
  if (new Set(wishes.map(({ lineId }) => lineId)).size < wishes.length)
    return { code: "credit_line_twice", sentence: creditMessages.lineTwice };
  for (const { lineId, quantityE4 } of wishes) {
    const one = left.find(({ line }) => line.id === lineId);
    if (!one) return { code: "credit_line_unknown", sentence: creditMessages.lineUnknown };
    if (quantityE4 !== null && quantityE4 <= 0)
      return { code: "credit_quantity_zero", sentence: creditMessages.quantityZero(one.line) };
    if (one.leftE4 === 0 || (quantityE4 ?? 0) > one.leftE4)
      return { code: "credit_beyond_line", sentence: creditMessages.beyondLine(one.line, one.leftE4) };
  }
  return null;
}

function creditedQuantities(left: readonly LineLeft[], wishes: readonly LineWish[] | null): Map<string, number> {
  const wishById = new Map(wishes?.map(({ lineId, quantityE4 }) => [lineId, quantityE4]));
  const lines = left.filter(({ line }) => wishes === null || wishById.has(line.id));
  return new Map(lines.map(({ line, leftE4 }) => [line.id, wishById.get(line.id) ?? leftE4]));
}

/** The lines credited, in the order of the invoice, under the sections that hold some of them. */
function creditedLines(lines: readonly Line[], creditedE4: ReadonlyMap<string, number>): Line[] {
  const wantedLines = lines.flatMap((line): Line[] => {
    if (line.kind === "section") return [line];
    const quantityE4 = creditedE4.get(line.id) ?? 0;
    return isCounted(line) && quantityE4 > 0 ? [{ ...line, quantityE4 } satisfies ItemLine] : [];
  });
  return wantedLines.filter(
    (line, index) => line.kind !== "section" || hasItem(line.level, wantedLines.slice(index + 1)),
  );
}

function hasItem(level: number, following: readonly Line[]): boolean {
  const end = following.findIndex((line) => line.kind === "section" && line.level <= level);
  return following.slice(0, end === -1 ? undefined : end).some((line) => line.kind === "item");
}
