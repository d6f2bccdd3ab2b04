import { fieldMessages } from "./field.messages.ts";
import { parseFrenchNumber } from "./french-format.ts";

/** The largest accepted number of hours, or hourly rate in euros. A larger one is a typing mistake. */
export const MAX_TYPED_AMOUNT = 100_000;

/** Reads a typed number (« 7,5 », « 1 200 ») of zero to 100 000, or answers the sentence that says what is wrong. */
export function readAmount(text: string): { value: number; problem: null } | { value: null; problem: string } {
  const value = parseFrenchNumber(text);
  if (value === null) return { value: null, problem: fieldMessages.notANumber };
  if (value < 0) return { value: null, problem: fieldMessages.negative };
  return value > MAX_TYPED_AMOUNT ? { value: null, problem: fieldMessages.tooLarge } : { value, problem: null };
}
