import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { fewestRows, KNOWN_WORDS, longWords, wordRanges } from "#server/db/search/searched-words.ts";
import { sql } from "kysely";

/** The rows that use the typed words: those of one kind among which all that have every word are, newest first. */
export type WordUses = { customers: string[]; projects: string[]; tasks: string[] };

/** A word is looked for in so many words of the company at most: those that begin with it first, the shortest first. */
const MOST_WORDS = 100;
/** The newest rows that use a typed word, and no more. */
const MOST_USES = 500;
/** The newest customers of a name whose projects are looked at, and the projects of each. */
const MOST_NAMESAKES = 300;
const MOST_THEIRS = 5;

type UsesOfWord = { word: string; customers: string[]; projects: string[]; tasks: string[] };

/**
 * What uses the typed words, in one statement. `words` are looked for in names of projects and customers and in titles,
 * `customerWords` in what is known of customers. IDs are in the order of time, so the newest uses of a word are at the
 * end of its rows in the index: no search walks over a table. Of words that thousands of rows use, only the newest are
 * found.
 */
export async function findUses(
  tx: Db,
  { words, customerWords }: { words: readonly string[]; customerWords: readonly string[] },
  isForgiving: boolean,
): Promise<WordUses> {
  const typedWords = longWords([...new Set([...words, ...customerWords])]);
  if (typedWords.length === 0) return { customers: [], projects: [], tasks: [] };
  const { rows } = await sql<UsesOfWord>`
    with range as materialized (${wordRanges(typedWords, isForgiving)}),
      typed as materialized (
        select word, (place - 1)::int as place from unnest(${typedWords}::text[]) with ordinality t (word, place)),
      known as materialized (
        select typed.place, one.word from typed cross join lateral (
          select known.word from ${KNOWN_WORDS}
          order by starts_with(known.word, typed.word) desc, length(known.word), known.word
          limit ${rowLimit(MOST_WORDS)}) one),
      namesake as materialized (
        select known.place, one.used_by from known cross join lateral (
          select used_by from word_use where word = known.word and kind = 'customer'
          order by used_by desc limit ${rowLimit(MOST_NAMESAKES)}) one)
    select typed.word,
      array(
        select one.used_by from known cross join lateral (
          select used_by from word_use where word = known.word and kind in ('customer', 'email', 'reach')
          order by used_by desc limit ${rowLimit(MOST_USES)}) one
        where known.place = typed.place order by 1 desc limit ${rowLimit(MOST_USES)}) as customers,
      array(
        (select one.used_by from known cross join lateral (
          select used_by from word_use where word = known.word and kind = 'project'
          order by used_by desc limit ${rowLimit(MOST_USES)}) one
        where known.place = typed.place order by 1 desc limit ${rowLimit(MOST_USES)})
        union
        (select one.id from (
            select used_by from namesake where place = typed.place order by 1 desc limit ${rowLimit(MOST_NAMESAKES)})
            theirs cross join lateral (
          select id from project where customer_id = theirs.used_by
          order by id desc limit ${rowLimit(MOST_THEIRS)}) one)) as projects,
      array(
        select one.used_by from known cross join lateral (
          select used_by from word_use where word = known.word and kind = 'task'
          order by used_by desc limit ${rowLimit(MOST_USES)}) one
        where known.place = typed.place order by 1 desc limit ${rowLimit(MOST_USES)}) as tasks
    from typed`.execute(tx);
  // Somebody may use a word in their name and in their email.
  const usesOf = (ofWords: readonly string[], kind: keyof WordUses) =>
    fewestRows(rows.filter(({ word }) => ofWords.includes(word)).map((row) => [...new Set(row[kind])])) ?? [];
  return {
    customers: usesOf(customerWords, "customers"),
    projects: usesOf(words, "projects"),
    tasks: usesOf(words, "tasks"),
  };
}
