/** The parts of a quote that its next version may say otherwise. `project`: what its head says of the project. */
export const CHANGED_PARTS = [
  "subject",
  "startsOn",
  "project",
  "seller",
  "buyer",
  "lines",
  "terms",
  "conditions",
  "amends",
] as const;

/** One of these. */
export type QuoteSegment = (typeof CHANGED_PARTS)[number];

const WRITTEN_PARTS: readonly string[] = ["subject", "lines", "terms", "conditions", "amends"];

/** Whether somebody wrote the quote anew, beyond what it takes from the company, its customer and the days of work. */
export function isRewritten(parts: readonly string[]): boolean {
  return parts.some((part) => WRITTEN_PARTS.includes(part));
}
