import { closeWord } from "#domain/shared/text/close-word.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

// The database keeps the words of names and emails (migration 0087). `word_part` has the endings of every word that a
// company uses: a word holds the typed letters when one of its endings begins with them, which an index finds.
// `word_use` says who uses the word.

/** Shorter typed words are in too many names to be worth looking for. */
const SHORTEST = 2;
/** How many letters of an ending the database keeps. */
const LONGEST_PART = 12;
/** A word of more rows than this is common: a walk from the newest row meets a page of them soon. */
export const MOST_ROWS = 500;

/** The rows that use a typed word, or one close to it. Null when there are too many of them, or none was looked for. */
export type RowsOfWord = string[] | null;

/** The typed words that are looked for in `word_part`. */
export function longWords(words: readonly string[]): string[] {
  return words.filter((word) => Array.from(word).length >= SHORTEST);
}

/**
 * SQL that selects where the typed words are looked for, the rows `range` of `KNOWN_WORDS`. With `isForgiving`, words
 * close to the typed one are looked for too.
 */
export function wordRanges(words: readonly string[], isForgiving: boolean): RawBuilder<unknown> {
  const ranges = words.flatMap((word, place) => rangesOf(word, isForgiving).map((range) => ({ ...range, place })));
  return sql`
    select * from unnest(${ranges.map(({ place }) => place)}::int[], ${ranges.map(({ first }) => first)}::text[],
      ${ranges.map(({ last }) => last)}::text[], ${ranges.map(({ word }) => word)}::text[],
      ${ranges.map(({ pattern }) => pattern)}::text[]) as r (place, first, last, word, pattern)`;
}

/**
 * SQL of the company's words that hold the word typed at `typed.place`, or are close to it, as `known.word`. A reader
 * compares the rows that use them with what was typed: more of them may be found than match.
 */
export const KNOWN_WORDS = knownWords(sql`word_part`);

/** The same for the words that another table keeps, which has the columns of `word_part`. */
export function knownWords(words: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select distinct part.word
    from range
    cross join lateral (select word from ${words} where part between range.first and range.last) part
    where range.place = typed.place and case
      when range.pattern is null then strpos(part.word, range.word) > 0
      else part.word ~ range.pattern end) known`;
}

/** What was found for each typed word: null where more rows were asked for than `MOST_ROWS`, and came. */
export function knownRows(answers: readonly { ids: string[] }[]): RowsOfWord[] {
  return answers.map(({ ids }) => (ids.length > MOST_ROWS ? null : [...new Set(ids)]));
}

/** The fewest rows among which all that have every word are, or null when every word is common. */
export function fewestRows(rows: readonly RowsOfWord[]): RowsOfWord {
  const lists = rows.filter((ids) => ids !== null);
  return lists.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

type PartRange = { first: string; last: string; word: string; pattern: string | null };

function rangesOf(word: string, isForgiving: boolean): PartRange[] {
  const close = isForgiving ? closeWord(word) : null;
  const closeRanges = close?.parts.map((part) => ({ ...rangeOf(part), word, pattern: close.wordPattern })) ?? [];
  return [{ ...rangeOf(word), word, pattern: null }, ...closeRanges];
}

// All that begins with these letters: nothing sorts after the last character of Unicode.
function rangeOf(beginning: string): Pick<PartRange, "first" | "last"> {
  const first = Array.from(beginning).slice(0, LONGEST_PART).join("");
  return { first, last: `${first}\u{10FFFF}` };
}
