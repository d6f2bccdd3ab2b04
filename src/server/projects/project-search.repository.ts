import { searchText } from "#domain/shared/search-text.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isClose } from "#server/db/search/close-text.ts";
import type { RowsOfWord } from "#server/db/search/searched-words.ts";
import {
  KNOWN_WORDS,
  MOST_ROWS,
  fewestRows,
  knownRows,
  longWords,
  wordRanges,
} from "#server/db/search/searched-words.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** The searched words, in lower case and without accents. */
export function wordsOf(search: string): string[] {
  return searchText(search)
    .split(" ")
    .filter((word) => word !== "");
}

/**
 * The projects among which those with every word are, or null when the words are too short or too common to tell. With
 * `isForgiving`, one wrong letter in each word is accepted. `customerKinds`: which words of their customers count,
 * kinds of `word_use`. Those of a place are among the words of a project: the caller compares what was found.
 */
export async function findCandidates(
  tx: Db,
  words: readonly string[],
  isForgiving: boolean,
  customerKinds: readonly string[] = ["customer"],
): Promise<RowsOfWord> {
  return fewestRows(await listProjectsUsing(tx, words, isForgiving, customerKinds));
}

// By their own words, or by those of these kinds that their customer has now.
async function listProjectsUsing(
  tx: Db,
  words: readonly string[],
  isForgiving: boolean,
  customerKinds: readonly string[],
): Promise<RowsOfWord[]> {
  const typedWords = longWords(words);
  if (typedWords.length === 0) return [];
  const { rows } = await sql<{ ids: string[] }>`
    with range as materialized (${wordRanges(typedWords, isForgiving)})
    select array(
      select one.id
      from ${KNOWN_WORDS}
      cross join lateral (
        select used_by as id from word_use where word = known.word and kind = 'project'
        union all
        select theirs.id
        from word_use cross join lateral (select id from project where customer_id = used_by offset 0) theirs
        where word = known.word and kind = any(${customerKinds}::text[])
        limit ${rowLimit(MOST_ROWS + 1)}) one
      limit ${rowLimit(MOST_ROWS + 1)}) as ids
    from generate_series(0, ${typedWords.length - 1}::int) typed (place)
    order by typed.place`.execute(tx);
  return knownRows(rows);
}

/**
 * SQL of the rows that a search compares, as `project`: the projects with these IDs, read one by one with their
 * customers, or every project of the company. The compared columns of all are in the indexes `project_find` (migration
 * 0067) and `customer_find` (0066): reading more columns here would read every row of the company.
 */
export function comparedProjects(ids: RowsOfWord): RawBuilder<unknown> {
  return ids === null
    ? sql`(select id, created_at, search_text, customer_id, '' as customer_text from project) project`
    : sql`(
        select p.id, p.created_at, p.search_text, p.customer_id, c.search_text as customer_text
        from unnest(${ids}::uuid[]) wanted (id)
        cross join lateral (select * from project where id = wanted.id offset 0) p
        cross join lateral (select search_text from customer where id = p.customer_id offset 0) c) project`;
}

/** True when a word is in the project's name or in its customer's. `ids`: those of `comparedProjects`. */
export function isFoundBy(word: string, ids: RowsOfWord) {
  return ids === null
    ? sql<boolean>`(strpos(project.search_text, ${word}) > 0
        or customer_id in (select id from customer where strpos(customer.search_text, ${word}) > 0))`
    : sql<boolean>`(strpos(project.search_text, ${word}) > 0 or strpos(project.customer_text, ${word}) > 0)`;
}

/** The same condition, with one wrong letter accepted. */
export function isCloseTo(word: string, ids: RowsOfWord) {
  const close = closeWord(word);
  if (close === null) return isFoundBy(word, ids);
  return ids === null
    ? sql<boolean>`(${isClose(sql`project.search_text`, close)}
        or customer_id in (select id from customer where ${isClose(sql`customer.search_text`, close)}))`
    : sql<boolean>`(${isClose(sql`project.search_text`, close)} or ${isClose(sql`project.customer_text`, close)})`;
}

/** True when a word stands alone in the project's name or its customer's: « roux » does not find « Leroux ». */
export function isNamedBy(word: string) {
  const alone = `\\m${word.replace(/[^a-z0-9]/g, "")}\\M`;
  return sql<boolean>`(project.search_text ~ ${alone}
    or project.customer_id in (select id from customer where customer.search_text ~ ${alone}))`;
}

/** True when a project, or its customer, has all these words. */
export async function isAnyNamedBy(tx: Db, words: readonly string[]): Promise<boolean> {
  const isNamed = words.map((word) => sql`${isNamedBy(word)}`);
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (select from project where ${sql.join(isNamed, sql` and `)}) as is_any`.execute(tx);
  return rows[0]!.is_any;
}
