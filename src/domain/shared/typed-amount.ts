import { fieldMessages } from "./field.messages.ts";
import { parseFrenchNumber } from "./french-format.ts";

/** The largest number of hours or hourly rate in euros that is taken for meant. */
export const MAX_TYPED_AMOUNT = 100_000;

/**
 * A number as typed (« 7,5 », « 1 200 »), zero or more and at most 100 000, or the sentence that says why it is none.
 */
export function typedAmount(text: string): { value: number; problem: null } | { value: null; problem: string } {
  const value = parseFrenchNumber(text);
  if (value === null) return { value: null, problem: fieldMessages.notANumber };
  if (value < 0) return { value: null, problem: fieldMessages.negative };
  return value > MAX_TYPED_AMOUNT ? { value: null, problem: fieldMessages.tooLarge } : { value, problem: null };
}
