import type { RefObject } from "react";
import { useEffect } from "react";

/** What a document sells and what it comes to, as printed. */
export type DocumentSummary = {
  lines: { label: string; amount: string }[];
  totals: { label: string; value: string; strong?: boolean }[];
};

/** The document that a conversation makes: its kind, what it says, and where it is in the messages. */
export type LivingDocument = DocumentSummary & { name: string; total: string; place: RefObject<HTMLElement | null> };

// The cards and previews on screen, oldest first. The last one is the document that is spoken of.
let documents: readonly LivingDocument[] = [];
const listeners = new Set<() => void>();

function change(next: readonly LivingDocument[]): void {
  documents = next;
  for (const listener of listeners) listener();
}

/** The document that the conversation on screen is about. Null without one. */
export function currentDocument(): LivingDocument | null {
  return documents.at(-1) ?? null;
}

/** Calls `listener` at each change. Answers a function that stops it. */
export function onDocumentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes a part of a message the living document, while it is drawn and has a total. */
export function useLivingDocument(
  name: string,
  summary: DocumentSummary | null,
  place: RefObject<HTMLElement | null>,
): void {
  // Compared by what it says: it is made anew each time that it is drawn.
  const summaryText = JSON.stringify(summary);
  useEffect(() => {
    const { lines, totals } = readSummary(summaryText);
    const total = totals.findLast(({ strong }) => strong)?.value;
    if (total === undefined) return;
    const document = { name, total, lines, totals, place };
    change([...documents, document].toSorted(byPlace));
    return () => change(documents.filter((one) => one !== document));
  }, [name, summaryText, place]);
}

// What was written just above, so its form is known.
function readSummary(text: string): DocumentSummary {
  return (JSON.parse(text) as DocumentSummary | null) ?? { lines: [], totals: [] };
}

function byPlace(one: LivingDocument, other: LivingDocument): number {
  const [first, second] = [one.place.current, other.place.current];
  if (first === null || second === null || first === second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
