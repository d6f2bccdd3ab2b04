import { NO_TERMS } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";

const QUOTE = { lines: [], terms: NO_TERMS, totals: addUp([], NO_TERMS), seller: { vatRegime: "standard" } };

/** Values of the types that the answers of customers are read with, by their written type. */
export const SIGNING_VALUES: Record<string, unknown> = {
  'Pick<NumberedQuote, "lines">': QUOTE,
  NumberedQuote: QUOTE,
  DocumentView: {},
  VersionLineChange: { act: "added", label: "Pose", amount: "1 €" },
  LetterContext: { number: "D2026-0001", sellerName: "Volt", pageUrl: "https://etabli.example/quote/x" },
};
