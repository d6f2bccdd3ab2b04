import type { CreditDraftAnswer, CreditWish } from "#api/invoices.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY, readTypedNumber } from "#domain/shared/typed-number.ts";

/** A line of an invoice, with what can still be credited of it. */
export type LineLeft = CreditDraftAnswer["lines"][number];

/** What is typed in the form of a credit note. `quantities`: the text of each line chosen, by its ID. */
export type TypedCredit = { isWhole: boolean; quantities: Readonly<Record<string, string>>; reason: string };

/**
 * What the form sends, and the sentences beside the quantities that are no number, by line. Nothing is sent while there
 * is one, nor while no line is chosen.
 */
export function readCredit({ isWhole, quantities, reason }: TypedCredit): {
  wish: CreditWish | null;
  problems: Readonly<Record<string, string>>;
} {
  if (isWhole) return { wish: { lines: null, reason }, problems: {} };
  const reads = Object.entries(quantities).map(([id, text]) => ({ id, ...readTypedNumber(text, MAX_QUANTITY) }));
  const problems = Object.fromEntries(reads.flatMap(({ id, problem }) => (problem === null ? [] : [[id, problem]])));
  if (reads.length === 0 || Object.keys(problems).length > 0) return { wish: null, problems };
  const lines = reads.map(({ id, value }) => ({ line_id: id, quantity_e4: scaleDecimal(value ?? 0, 4) }));
  return { wish: { lines, reason }, problems };
}

/** The same with a line chosen, for all that is left of it, or no longer chosen. */
export function toggleLine(credit: TypedCredit, { line_id, left_e4 }: LineLeft): TypedCredit {
  const { [line_id]: text, ...others } = credit.quantities;
  return { ...credit, quantities: text === undefined ? { ...others, [line_id]: quantityText(left_e4) } : others };
}

/** A quantity as people write it: « 7,5 ». */
export function quantityText(quantityE4: number): string {
  return formatScaled(quantityE4, 4, 0);
}
