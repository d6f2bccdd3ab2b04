import { searchText } from "../shared/search-text.ts";

/** What a search everywhere finds, in the order in which equal rows stand. */
export const FOUND_KINDS = ["customer", "project", "quote", "invoice", "credit_note", "task", "mail"] as const;

/** One of the kinds of what is found. */
export type FoundKind = (typeof FOUND_KINDS)[number];

/** How well a row fits what is typed, the best first. */
export const RANK = { exact: 0, words: 1, begins: 2, wordsBegin: 3, holds: 4, beside: 5, close: 6 } as const;

/**
 * How well a label fits what is typed, without case or accents: it is what is typed, has each typed word whole, begins
 * with what is typed, has words that begin with each typed word, or holds them. Null when a typed word is not in it.
 */
export function rankOf(label: string, typedText: string): number | null {
  const [text, searchedText] = [searchText(label), searchText(typedText)];
  if (text === searchedText) return RANK.exact;
  const words = searchedText.split(" ");
  if (words.every((word) => hasWholeWord(text, word))) return RANK.words;
  if (text.startsWith(searchedText)) return RANK.begins;
  if (words.every((word) => isWordBegun(text, word))) return RANK.wordsBegin;
  return words.every((word) => text.includes(word)) ? RANK.holds : null;
}

function hasWholeWord(text: string, word: string): boolean {
  return text.split(WORD_ENDS).includes(word);
}

const WORD_ENDS = /[ '’(),.-]/;

// « d'eau » has a word that begins with « eau ».
function isWordBegun(text: string, word: string): boolean {
  return [" ", "'", "’", "-", "("].some((sign) => `${sign}${text}`.includes(`${sign}${word}`));
}

/** Rows in the order in which they are shown: the best first, then by kind. Equal rows keep their order. */
export function byRank<Row extends { rank: number; kind: FoundKind }>(rows: readonly Row[]): Row[] {
  const order = (row: Row) => row.rank * FOUND_KINDS.length + FOUND_KINDS.indexOf(row.kind);
  return rows.toSorted((a, b) => order(a) - order(b));
}
