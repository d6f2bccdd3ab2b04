import type { DocumentView } from "./document-view.ts";
import type { UpcastStep } from "./upcast.ts";
import { upcast } from "./upcast.ts";

const STEPS: readonly UpcastStep[] = [];

/** The format views are kept in today. */
export const VIEW_FORMAT = STEPS.length + 1;

/** What is printed of a document, from the JSON kept in that format. */
export function readView(json: unknown, format: number): DocumentView {
  // Kept by this program, which reads only formats it knows.
  return upcast(json, format, STEPS) as DocumentView;
}
