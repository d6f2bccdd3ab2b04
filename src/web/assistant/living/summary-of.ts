import type { DocumentView } from "#domain/documents/document-view.ts";
import { isOffered } from "#domain/documents/lines-view.ts";
import type { DocumentSummary } from "./living-document.ts";

/** The lines and totals of a document, as it prints them. What it offers as an option counts in no total. */
export function summaryOf({ lines, totals }: Pick<DocumentView, "lines" | "totals">): DocumentSummary {
  return {
    lines: lines.flatMap((line) =>
      line.kind === "item" ? [{ label: line.label, amount: line.net, ...(isOffered(line) && { isOption: true }) }] : [],
    ),
    totals: totals.map(({ label, value, strong }) => ({ label, value, strong })),
  };
}
