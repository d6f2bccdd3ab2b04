import type { DocumentState } from "../documents/document-state.ts";

/** Where a project stands with its customer: no quote was sent, they have not answered, they said yes, or no. */
export const AGREEMENTS = ["unasked", "waiting", "agreed", "declined"] as const;

/** Where a project stands with its customer. */
export type Agreement = (typeof AGREEMENTS)[number];

/** Where a project stands with its customer, from the state of the quote that stands. Null without a quote. */
export function agreementOf(quoteState: DocumentState | null): Agreement {
  if (quoteState === null || quoteState === "draft") return "unasked";
  if (quoteState === "accepted") return "agreed";
  return quoteState === "declined" ? "declined" : "waiting";
}
