import type { MisreadKind } from "../measures/misread.ts";

/**
 * What a person may do after an answer: ask something else, open a page of the product, or give on the spot what is
 * missing of the company or of a project's customer, and then ask.
 */
export type FollowUp =
  | { label: string; ask: string; missing: MissingFacts }
  | { label: string; ask: string }
  | { label: string; path: string };

/** Fields that the law asks for, by their wire names. */
export type MissingFacts = { of: "company" | "customer"; project: string; fields: string[] };

/**
 * An answer in French. Records and filtered lists are links, `[nom](chemin)`. `followUps`: two buttons at most.
 * `isNobody`: no record has the words that were asked about. `misread`: why it is no answer, when it is none.
 */
export type Reply = { text: string; followUps: FollowUp[]; isNobody?: boolean; misread?: MisreadKind };

/** A name inside a link, without the characters that would end the link. */
export function linkLabel(text: string): string {
  return text.replace(/[[\]()]/g, " ");
}
