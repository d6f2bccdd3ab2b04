import type { PastLine } from "#domain/quotes/line-suggestion.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

// However many quotes a company has, its newest ones are read, and so many of their lines.
const QUOTES_READ = 60;
const LINES_READ = 3_000;

/** Which past lines are wanted: those whose label has each of these words, or is one of these. Plain, as searched. */
type PastFilter = { words: readonly string[] } | { labels: readonly string[] };

/** The priced lines of the newest quotes that are wanted, one of each label, the newest first. */
export async function listPastLines(tx: Db, filter: PastFilter, limit: number): Promise<PastLine[]> {
  const isWanted =
    "words" in filter
      ? sql`(select bool_and(strpos(label_key, word) > 0) from unnest(${sql.val([...filter.words])}::text[]) w (word))`
      : sql`label_key = any(${sql.val([...filter.labels])}::text[]) and (line ->> 'unitPriceE6')::bigint > 0`;
  const { rows } = await sql<PastLine>`
    with recent as materialized (
      select id, number, created_at, content -> 'lines' as lines from document
      where kind = 'quote' and content_format > 1
      order by created_at desc, id desc limit ${rowLimit(QUOTES_READ)}),
    item as materialized (
      select r.number, r.created_at, r.id, l.place, l.line
      from recent r
      cross join lateral jsonb_array_elements(r.lines) with ordinality l (line, place)
      where l.line ->> 'kind' = 'item'
      limit ${rowLimit(LINES_READ)}),
    newest as (
      select distinct on (label_key) number, created_at, id, place, line
      from item
      cross join lateral (
        select replace(replace(plain_text(left(line ->> 'label', 500)), chr(339), 'oe'), chr(230), 'ae') as label_key
      ) plain
      where ${isWanted}
      order by label_key, created_at desc, id, place)
    select number, line ->> 'label' as label, line -> 'details' as details, line ->> 'nature' as nature,
      line ->> 'unit' as unit, (line ->> 'unitPriceE6')::bigint as "unitPriceE6"
    from newest order by created_at desc, id, place limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}
