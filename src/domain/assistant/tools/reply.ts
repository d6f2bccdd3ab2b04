/** What a person may do after an answer: ask something else, or open a page of the product. */
export type FollowUp = { label: string; ask: string } | { label: string; path: string };

/**
 * An answer in French. Records and filtered lists are links, `[nom](chemin)`. `followUps`: two buttons at most.
 * `isNobody`: no record has the words that were asked about.
 */
export type Reply = { text: string; followUps: FollowUp[]; isNobody?: boolean };

/** A name inside a link, without the characters that would end the link. */
export function linkLabel(text: string): string {
  return text.replace(/[[\]()]/g, " ");
}
