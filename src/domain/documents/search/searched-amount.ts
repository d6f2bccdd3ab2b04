import { eurosToCents } from "../../shared/money.ts";

/** The longest text that is read as an amount. */
const LONGEST = 24;

/** What a typed text leaves open, in cents, by its number of decimals: « 120 » is all that begins with 120 €. */
const LEFT_OPEN = [99, 9, 0] as const;

const SPACES_AND_SIGN = /[\s€]/g;

// « 1.234,56 »: points between thousands. « 1234.56 »: a point before the cents.
const WITH_POINTS = /^\d{1,3}(?:\.\d{3})+(?=,|$)/;
const AMOUNT = /^(\d{1,10})(?:[.,](\d{1,2}))?$/;

/**
 * The amounts, in cents, that a text typed in a search may mean: « 1 234,56 » that one alone, « 1 234 » all from
 * 1 234,00 to 1 234,99. Null for a text that is no amount.
 */
export function searchedCents(text: string): { fromCents: number; toCents: number } | null {
  if (text.length > LONGEST) return null;
  const bareText = text.replace(SPACES_AND_SIGN, "");
  const match = AMOUNT.exec(bareText.replace(WITH_POINTS, (thousands) => thousands.replaceAll(".", "")));
  if (!match) return null;
  const [, euros = "", decimals = ""] = match;
  const fromCents = eurosToCents(Number(`${euros}.${decimals}`));
  return { fromCents, toCents: fromCents + (LEFT_OPEN[decimals.length] ?? 0) };
}
