import { searchText } from "../shared/search-text.ts";

/** What a search everywhere finds, in the order in which equal rows stand. */
export const FOUND_KINDS = ["customer", "project", "quote", "invoice", "credit_note", "task", "mail"] as const;

/** One of the kinds of what is found. */
export type FoundKind = (typeof FOUND_KINDS)[number];

/** How well a row fits what is typed, the best first. */
export const RANK = { exact: 0, begins: 1, wordsBegin: 2, holds: 3, beside: 4, close: 5 } as const;

/**
 * How well a label fits what is typed, without case or accents: it is what is typed, begins with it, has words that
 * begin with each typed word, or holds them. Null when a typed word is not in it.
 */
export function rankOf(label: string, typedText: string): number | null {
  const [text, searchedText] = [searchText(label), searchText(typedText)];
  if (text === searchedText) return RANK.exact;
  if (text.startsWith(searchedText)) return RANK.begins;
  const words = searchedText.split(" ");
  if (words.every((word) => isWordBegun(text, word))) return RANK.wordsBegin;
  return words.every((word) => text.includes(word)) ? RANK.holds : null;
}

// « d'eau » has a word that begins with « eau ».
function isWordBegun(text: string, word: string): boolean {
  return [" ", "'", "’", "-", "("].some((sign) => `${sign}${text}`.includes(`${sign}${word}`));
}

/** Rows in the order in which they are shown: the best first, then by kind. Equal rows keep their order. */
export function byRank<Row extends { rank: number; kind: FoundKind }>(rows: readonly Row[]): Row[] {
  const order = (row: Row) => row.rank * FOUND_KINDS.length + FOUND_KINDS.indexOf(row.kind);
  return rows.toSorted((a, b) => order(a) - order(b));
}
