import type { ListedCustomer } from "../../customers/homonyms.ts";
import { homonymMarks } from "../../customers/homonyms.ts";
import { plainWords } from "../../shared/search-text.ts";
import { searchText } from "../../shared/search-text.ts";
import { linkLabel } from "../tools/reply.ts";
import { proposalMessages } from "./action.messages.ts";

/** A project that an order may be about, and its customer. */
export type OfferedProject = { name: string; customer: Omit<ListedCustomer, "label"> & { name: string } };

/**
 * How projects are named in one question: « Bain ». Those of one name with their customers, which are told apart where
 * they are homonyms too: « Fournil » (Boulangerie Martin, Paris).
 */
export function namedApart(projects: readonly OfferedProject[]): string[] {
  const marks = homonymMarks(
    projects.map(({ name, customer }) => ({ ...customer, label: `${name} ${customer.name}` })),
  );
  return projects.map(({ name, customer }, index) => {
    const isAlone = projects.every((other, place) => place === index || searchText(other.name) !== searchText(name));
    const details = [customer.name, marks[index] ?? ""].filter((part) => part !== "");
    const quotedName = proposalMessages.quoted(name);
    return isAlone || details.length === 0 ? quotedName : `${quotedName} (${linkLabel(details.join(", "))})`;
  });
}

const LITTLE = new Set("la le les de du des un une et l d a au".split(" "));

/** True when a title has all the words that were said, little words left aside. */
export function isTitleOf(title: string, wordsSaid: string): boolean {
  const titleWords = plainWords(title).split(/[^a-z0-9]+/);
  const titleParts = plainWords(wordsSaid)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !LITTLE.has(word));
  return titleParts.length > 0 && titleParts.every((word) => titleWords.includes(word));
}
