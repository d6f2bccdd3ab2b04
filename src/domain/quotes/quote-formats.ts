import { fromFormat1 } from "../documents/format-1.ts";
import type { UpcastStep } from "../documents/upcast.ts";
import { upcast } from "../documents/upcast.ts";
import type { NumberedQuote } from "./quote.ts";

/**
 * From format 1, which kept rates of VAT, a status and no totals, to format 2: what became of it is told elsewhere.
 * From format 2 to 3, whose seller may say what a quote costs, and more of their insurance: what was kept has none.
 * From format 3 to 4, which says whether the customer was given an earlier version: what was kept prints its version.
 * From format 4 to 5, which says what the version is called: what was kept is called by its version.
 * From format 5 to 6, whose seller may have chosen how documents look: what was kept did not.
 * From format 6 to 7, which says its conditions (deposit, payment…) and, of a change order, what it changes:
 * what was kept says none.
 * From format 7 to 8, whose prices may have been typed with VAT: those of what was kept were typed without it.
 */
const STEPS: readonly UpcastStep[] = [
  ({ status: _status, ...json }) => fromFormat1(json),
  (json) => json,
  (json) => json,
  (json) => json,
  (json) => json,
  (json) => json,
  (json) => json,
];

/** The format quotes are kept in today. */
export const QUOTE_FORMAT = STEPS.length + 1;

/** A version of a quote, from the JSON kept in that format. */
export function readQuote(json: unknown, format: number): NumberedQuote {
  // Kept by this program, which reads only formats it knows.
  return upcast(json, format, STEPS) as NumberedQuote;
}
