import type { CreditDraftAnswer, CreditWish } from "#api/invoices.ts";
import { creditMessages } from "#domain/invoices/credit.messages.ts";
import { MAX_PAYMENT_EUROS } from "#domain/payments/payment.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY, readTypedNumber } from "#domain/shared/typed-number.ts";

/** A line of an invoice, with what can still be credited of it. */
export type CreditableLine = CreditDraftAnswer["lines"][number];

/**
 * What is typed in the form of a credit note: on the whole invoice, some of its lines, or a sum. `quantities`: the text
 * of each line chosen, by its ID. `sum`: the text of the sum, with VAT.
 */
export type TypedCredit = {
  part: "whole" | "lines" | "sum";
  quantities: Readonly<Record<string, string>>;
  sum: string;
  reason: string;
};

type ReadCredit = { wish: CreditWish | null; problems: Readonly<Record<string, string>> };

/** The place of the sentence about the sum among the problems. No line has this ID. */
export const SUM = "";

/**
 * What the form sends, and the sentences beside what is no number: the quantities, by line, or the sum. Nothing is sent
 * while there is one, nor while no line is chosen or no sum is typed.
 */
export function readCredit({ part, quantities, sum, reason }: TypedCredit): ReadCredit {
  if (part === "whole") return { wish: { lines: null, reason }, problems: {} };
  if (part === "sum") return readSum(sum, reason);
  const reads = Object.entries(quantities).map(([id, text]) => ({ id, ...readTypedNumber(text, MAX_QUANTITY) }));
  const problems = Object.fromEntries(reads.flatMap(({ id, problem }) => (problem === null ? [] : [[id, problem]])));
  if (reads.length === 0 || Object.keys(problems).length > 0) return { wish: null, problems };
  const lines = reads.map(({ id, value }) => ({ line_id: id, quantity_e4: scaleDecimal(value ?? 0, 4) }));
  return { wish: { lines, reason }, problems };
}

function readSum(sum: string, reason: string): ReadCredit {
  if (sum.trim() === "") return { wish: null, problems: {} };
  const { value, problem } = readTypedNumber(sum, MAX_PAYMENT_EUROS);
  if (value === null) return { wish: null, problems: { [SUM]: problem } };
  if (value === 0) return { wish: null, problems: { [SUM]: creditMessages.sumOfZero } };
  return { wish: { lines: null, gross_cents: eurosToCents(value), reason }, problems: {} };
}

/** The same with a line chosen, for all that is left of it, or no longer chosen. */
export function toggleLine(credit: TypedCredit, { line_id, left_e4 }: CreditableLine): TypedCredit {
  const { [line_id]: text, ...others } = credit.quantities;
  return { ...credit, quantities: text === undefined ? { ...others, [line_id]: quantityText(left_e4) } : others };
}

/** A quantity as people write it: « 7,5 ». */
export function quantityText(quantityE4: number): string {
  return formatScaled(quantityE4, 4, 0);
}
