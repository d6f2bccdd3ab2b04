import { closeWord } from "#domain/shared/close-word.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { isClose } from "#server/db/close-text.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import type { NamedProject } from "./projects.repository.ts";

// The searched columns of a project are in the index `project_find` (migration 0067), and its customer's names in
// `customer_find`. Reading more columns here would read every row of the company.

/** The searched words, in lower case and without accents. */
export function wordsOf(search: string): string[] {
  return searchText(search)
    .split(" ")
    .filter((word) => word !== "");
}

/** True when a word is in the project's name or in its customer's present names. */
export function isFoundBy(word: string) {
  return sql<boolean>`(strpos(project.search_text, ${word}) > 0
    or customer_id in (select id from customer where strpos(customer.search_text, ${word}) > 0))`;
}

/** The same condition, with one wrong letter accepted. */
export function isCloseTo(word: string) {
  const close = closeWord(word);
  if (close === null) return isFoundBy(word);
  return sql<boolean>`(${isClose(sql`project.search_text`, close)}
    or customer_id in (select id from customer where ${isClose(sql`customer.search_text`, close)}))`;
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
  if (words.length === 0) return [];
  const matches = words.map((word) => sql`${isFoundBy(word)}::int`);
  const { rows } = await sql<NamedProject>`
    with best as materialized (
      select id, score, created_at
      from (select id, created_at, ${sql.join(matches, sql` + `)} as score from project) scored
      where score > 0 order by score desc, created_at desc limit 5)
    select best.id, name from best join project p on p.id = best.id
    order by best.score desc, best.created_at desc`.execute(tx);
  return rows;
}
