import type { RefObject } from "react";
import { useEffect } from "react";

/** The document that a conversation makes: its kind, its total as printed, and where it is in the messages. */
export type LivingDocument = { name: string; total: string; place: RefObject<HTMLElement | null> };

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
export function useLivingDocument(name: string, total: string | null, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (total === null) return;
    const document = { name, total, place };
    change([...documents, document].toSorted(byPlace));
    return () => change(documents.filter((one) => one !== document));
  }, [name, total, place]);
}

function byPlace(one: LivingDocument, other: LivingDocument): number {
  const [first, second] = [one.place.current, other.place.current];
  if (first === null || second === null || first === second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
