import type { DocumentView } from "./document-view.ts";
import type { UpcastStep } from "./upcast.ts";
import { upcast } from "./upcast.ts";

/**
 * From format 1 to 2, which may say how a document looks: what was kept looks as it always did.
 * From format 2 to 3, which may have conditions under its totals: what was kept has none.
 * From format 3 to 4, which may print prices with VAT: what was kept prints them without it.
 */
const STEPS: readonly UpcastStep[] = [(json) => json, (json) => json, (json) => json];

/** The format views are kept in today. */
export const VIEW_FORMAT = STEPS.length + 1;

/** What is printed of a document, from the JSON kept in that format. */
export function readView(json: unknown, format: number): DocumentView {
  // Kept by this program, which reads only formats it knows.
  return upcast(json, format, STEPS) as DocumentView;
}
