import { fieldMessages } from "./field.messages.ts";
import { parseFrenchNumber } from "./french-format.ts";

/** The largest number of hours, or hourly rate in euros. A larger one is a typing mistake. */
export const MAX_HOURS_OR_RATE = 100_000;

/** The largest quantity of a line. */
export const MAX_QUANTITY = 100_000;

/** The largest unit price of a line, in euros without VAT. */
export const MAX_UNIT_PRICE_EUROS = 1_000_000;

/** The largest discount on a whole document, in euros. It is never more than the document in the end. */
export const MAX_DISCOUNT_EUROS = 10_000_000_000;

// « 1.500 »: one and a half for a calculator, fifteen hundred for a person who separates thousands with a point.
const TWO_READINGS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Reads a typed number (« 7,5 », « 1 200 ») of zero to `max`, or answers the sentence that says what is wrong. */
export function readTypedNumber(
  text: string,
  max: number,
): { value: number; problem: null } | { value: null; problem: string } {
  if (TWO_READINGS.test(text.trim())) return { value: null, problem: fieldMessages.twoReadings(text.trim()) };
  const value = parseFrenchNumber(text);
  if (value === null) return { value: null, problem: fieldMessages.notANumber };
  if (value < 0) return { value: null, problem: fieldMessages.negative };
  return value > max ? { value: null, problem: fieldMessages.tooLarge } : { value, problem: null };
}
