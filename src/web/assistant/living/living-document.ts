import type { RefObject } from "react";
import { useEffect } from "react";

/** What a document sells and what it comes to, as printed. */
export type DocumentSummary = {
  lines: { label: string; amount: string; isOption?: boolean }[];
  totals: { label: string; value: string; strong?: boolean }[];
};

/** The document that a conversation makes: its kind, what it says, and where it is in the messages. */
export type LivingDocument = DocumentSummary & { name: string; total: string; place: RefObject<HTMLElement | null> };

// A change of the quote that was carried out: the document above it is no longer what the quote is.
type Place = { place: RefObject<HTMLElement | null>; document: LivingDocument | null };

// The cards and previews on screen, oldest first. The last one is the document that is spoken of.
let places: readonly Place[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Place[]): void {
  places = next;
  for (const listener of listeners) listener();
}

/** The document that the conversation is about. Null without one, and once its lines were changed below it. */
export function currentDocument(): LivingDocument | null {
  return places.at(-1)?.document ?? null;
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
    return keepPlace({ place, document: { name, total, lines, totals, place } });
  }, [name, summaryText, place]);
}

/** Says that the lines of the document were changed here: what stands above has a total that is no longer true. */
export function useChangedDocument(isChanged: boolean, place: RefObject<HTMLElement | null>): void {
  useEffect(() => (isChanged ? keepPlace({ place, document: null }) : undefined), [isChanged, place]);
}

// Answers a function that takes it away again.
function keepPlace(place: Place): () => void {
  change([...places, place].toSorted(byPlace));
  return () => change(places.filter((one) => one !== place));
}

// What was written just above, so its form is known.
function readSummary(text: string): DocumentSummary {
  return (JSON.parse(text) as DocumentSummary | null) ?? { lines: [], totals: [] };
}

function byPlace(one: Place, other: Place): number {
  const [first, second] = [one.place.current, other.place.current];
  if (first === null || second === null || first === second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
