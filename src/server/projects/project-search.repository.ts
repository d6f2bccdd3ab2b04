import { closeWord } from "#domain/shared/close-word.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { isClose } from "#server/db/close-text.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { RowsOfWord } from "#server/db/searched-words.ts";
import { KNOWN_WORDS, MOST_ROWS, fewestRows, knownRows, longWords, wordRanges } from "#server/db/searched-words.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { NamedProject } from "./projects.repository.ts";

/** The searched words, in lower case and without accents. */
export function wordsOf(search: string): string[] {
  return searchText(search)
    .split(" ")
    .filter((word) => word !== "");
}

/**
 * The projects among which those with every word are, or null when the words are too short or too common to tell. With
 * `isForgiving`, one wrong letter in each word is accepted.
 */
export async function findCandidates(tx: Db, words: readonly string[], isForgiving: boolean): Promise<RowsOfWord> {
  return fewestRows(await listProjectsUsing(tx, words, isForgiving));
}

// By their own name, or by their customer's present names.
async function listProjectsUsing(tx: Db, words: readonly string[], isForgiving: boolean): Promise<RowsOfWord[]> {
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
        where word = known.word and kind = 'customer'
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

/**
 * Projects that the words of a sentence name, by their own name or their customer's. The best match comes first, at
 * most five.
 */
export async function findProjectsNamedIn(tx: Db, sentence: string): Promise<NamedProject[]> {
  const words = searchText(sentence)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 4)
    .slice(0, 8);
  const projects = await listProjectsUsing(tx, words, false);
  const candidates = projects.every((ids) => ids !== null) ? [...new Set(projects.flat())] : null;
  if (candidates?.length === 0) return [];
  const matches = words.map((word) => sql`${isFoundBy(word, candidates)}::int`);
  const { rows } = await sql<NamedProject>`
    with best as materialized (
      select id, score, created_at
      from (
        select id, created_at, ${sql.join(matches, sql` + `)} as score from ${comparedProjects(candidates)}) scored
      where score > 0 order by score desc, created_at desc limit 5)
    select best.id, name from best join project p on p.id = best.id
    order by best.score desc, best.created_at desc`.execute(tx);
  return rows;
}
