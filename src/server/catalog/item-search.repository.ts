import type { ItemKind } from "#domain/catalog/items/catalog-item.ts";
import { ITEM_KINDS, referenceKey } from "#domain/catalog/items/catalog-item.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isClose } from "#server/db/search/close-text.ts";
import type { RowsOfWord } from "#server/db/search/searched-words.ts";
import {
  fewestRows,
  knownRows,
  knownWords,
  longWords,
  MOST_ROWS,
  wordRanges,
} from "#server/db/search/searched-words.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { ItemCursor } from "./item-cursor.ts";
import type { ItemRow, StoredItem } from "./items.repository.ts";
import { toItem } from "./items.repository.ts";

/**
 * Which items are wanted. `text`: what is typed. `isComponent`: those that an assembly may take. `family`: what they
 * are filed under. `isUnpriced`: those whose price is not known.
 */
export type ItemFilter = {
  text: string;
  kind: ItemKind | null;
  isArchived: boolean;
  isComponent: boolean;
  family: string | null;
  isUnpriced: boolean;
};

/** An item that was found. `rank`: 0 when it begins with what is typed. */
export type FoundItem = StoredItem & { rank: number };

/**
 * `limit + 1` items after the last one of the page before, by label; those that begin with what is typed come first.
 * Each typed word must be in the label, the supplier or the reference. When no item has the typed words, one wrong
 * letter in each word is accepted.
 */
export async function listFoundItems(
  tx: Db,
  filter: ItemFilter,
  cursor: ItemCursor | null,
  limit: number,
): Promise<FoundItem[]> {
  const beginning = searchText(filter.text);
  const words = beginning.split(" ").filter((word) => word !== "");
  const search = { ...filter, beginning, words, reference: referenceKey(filter.text), cursor };
  const items = await listMatches(tx, { ...search, isForgiving: false }, limit);
  if (items.length > 0 || words.every((word) => closeWord(word) === null)) return items;
  return listMatches(tx, { ...search, isForgiving: true }, limit);
}

/** A search: its typed words, and the reference that they are together: « CU 14-12 » is one. */
type ItemSearch = ItemFilter & {
  beginning: string;
  words: readonly string[];
  reference: string;
  isForgiving: boolean;
  cursor: ItemCursor | null;
};

type FoundRow = ItemRow & { rank: number };

async function listMatches(tx: Db, search: ItemSearch, limit: number): Promise<FoundItem[]> {
  const ids = await findCandidates(tx, search);
  if (ids?.length === 0) return [];
  const rows = await (ids === null ? listWalked(tx, search, limit) : listAmong(tx, ids, search, limit));
  return rows.map((row) => ({ ...toItem(row), rank: row.rank }));
}

// Few items: each is read and compared.
async function listAmong(tx: Db, ids: readonly string[], search: ItemSearch, limit: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select * from (
      select c.*, case when starts_with(label_key, ${search.beginning})
        or starts_with(reference_key, ${search.reference}) then 0 else 1 end as rank
      from unnest(${ids}::uuid[]) chosen (one)
      cross join lateral (select * from catalog_item where id = chosen.one offset 0) c
      where ${isListed(search)} and ${holdsWords(search)}) ranked
    where ${isAfterRanked(search.cursor)}
    order by rank, label_key, id limit ${rowLimit(limit + 1)}`.execute(tx);
  return rows;
}

// A walk in the order of the labels meets a page of common words soon: first where labels begin with what is typed. Few
// of these leave room for the others.
async function listWalked(tx: Db, search: ItemSearch, limit: number): Promise<FoundRow[]> {
  const firstRows = search.cursor?.rank === 1 ? [] : await listOfRank(tx, search, 0, limit);
  if (firstRows.length > limit || search.beginning === "") return firstRows;
  return [...firstRows, ...(await listOfRank(tx, search, 1, limit - firstRows.length))];
}

async function listOfRank(tx: Db, search: ItemSearch, rank: number, limit: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select *, ${rank}::int as rank from catalog_item
    where ${isListed(search)} and ${holdsWords(search)} and ${isOfRank(search.beginning, rank)}
      and ${isAfter(search.cursor, rank)}
    order by label_key, id limit ${rowLimit(limit + 1)}`.execute(tx);
  return rows;
}

function isOfRank(beginning: string, rank: number): RawBuilder<unknown> {
  if (beginning === "") return sql`true`;
  return rank === 0
    ? sql`label_key between ${beginning} and ${lastAfter(beginning)}`
    : sql`not (label_key between ${beginning} and ${lastAfter(beginning)})`;
}

function isAfter(cursor: ItemCursor | null, rank: number): RawBuilder<unknown> {
  if (cursor === null || cursor.rank < rank) return sql`true`;
  return sql`(label_key, id) > (${cursor.labelKey}, ${cursor.id}::uuid)`;
}

function isAfterRanked(cursor: ItemCursor | null): RawBuilder<unknown> {
  if (cursor === null) return sql`true`;
  return sql`(rank, label_key, id) > (${cursor.rank}::int, ${cursor.labelKey}, ${cursor.id}::uuid)`;
}

// An assembly sells for what its components sell for.
const IS_UNPRICED = sql`(kind <> 'assembly' and price_e6 is null and (coefficient_e4 is null or cost_e6 is null))`;

function isListed({ kind, isArchived, isComponent, family, isUnpriced }: ItemFilter): RawBuilder<unknown> {
  return sql`${isArchived ? sql`archived_at is not null` : sql`archived_at is null`}
    and ${kind === null ? sql`true` : sql`kind = ${kind}`}
    and ${family === null ? sql`true` : sql`family <> '' and family = ${family}`}
    and ${isComponent ? sql`kind <> 'assembly'` : sql`true`}
    and ${isUnpriced ? IS_UNPRICED : sql`true`}`;
}

function holdsWords({ words, reference, isForgiving }: ItemSearch): RawBuilder<unknown> {
  if (words.length === 0) return sql`true`;
  return sql`(${sql.join(
    words.map((word) => holdsWord(word, isForgiving ? closeWord(word) : null)),
    sql` and `,
  )} or starts_with(reference_key, ${reference}))`;
}

function holdsWord(word: string, close: ReturnType<typeof closeWord>): RawBuilder<unknown> {
  if (close !== null) return isClose(sql`search_text`, close);
  return sql`(strpos(search_text, ${word}) > 0 or strpos(reference_key, ${word}) > 0)`;
}

/** The items among which those with every word are, or null when the words are too short or too common to tell. */
async function findCandidates(tx: Db, { words, reference, isForgiving }: ItemSearch): Promise<RowsOfWord> {
  const typedWords = longWords(words);
  if (typedWords.length === 0) return null;
  const { rows } = await sql<{ ids: string[] }>`
    with range as materialized (${wordRanges(typedWords, isForgiving)})
    select array(
      (select one.id
      from ${knownWords(sql`catalog_word_part`)}
      cross join lateral (
        select item_id as id from catalog_word_use where word = known.word limit ${rowLimit(MOST_ROWS + 1)}) one
      limit ${rowLimit(MOST_ROWS + 1)})
      union all
      (select id from catalog_item
      where reference_key <> '' and reference_key between typed.word and typed.last
      limit ${rowLimit(MOST_ROWS + 1)})
      union all
      (select id from catalog_item
      where reference_key <> '' and reference_key between ${reference} and ${lastAfter(reference)}
      limit ${rowLimit(MOST_ROWS + 1)})) as ids
    from (
      select word, word || ${lastAfter("")} as last, (rank - 1)::int as place
      from unnest(${typedWords}::text[]) with ordinality t (word, rank)) typed
    order by typed.place`.execute(tx);
  return fewestRows(knownRows(rows));
}

// All that begins with these letters: nothing sorts after the last character of Unicode.
function lastAfter(beginning: string): string {
  return `${beginning}\u{10FFFF}`;
}

/** How many items the catalogue has: of each kind, of the families that hold most, by name, archived, unpriced. */
export type ItemCounts = {
  counts: Record<ItemKind, number>;
  families: { name: string; count: number }[];
  archivedCount: number;
  unpricedCount: number;
};

/** How many families are named. A price list may bring thousands. */
const MOST_FAMILIES = 60;

/** Counts the items of the catalogue. */
export async function countCatalog(tx: Db): Promise<ItemCounts> {
  const { rows } = await sql<{ kind: ItemKind | null; family: string | null; count: number; unpriced_count: number }>`
    select kind, null as family, count(*)::int as count, (count(*) filter (where ${IS_UNPRICED}))::int as unpriced_count
    from catalog_item where archived_at is null group by kind
    union all select null, null, count(*)::int, 0 from catalog_item where archived_at is not null
    union all (
      select null, family, count(*)::int as count, 0 from catalog_item
      where archived_at is null and family <> '' group by family order by count desc, family
      limit ${rowLimit(MOST_FAMILIES)})`.execute(tx);
  const countOf = (one: ItemKind | null) =>
    rows.find(({ kind, family }) => family === null && kind === one)?.count ?? 0;
  const counts = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, countOf(kind)]));
  const families = rows.flatMap(({ family, count }) => (family === null ? [] : [{ name: family, count }]));
  return {
    // Made of every kind just above, which the compiler cannot follow.
    counts: counts as Record<ItemKind, number>,
    families: families.toSorted((one, other) => one.name.localeCompare(other.name, "fr")),
    archivedCount: countOf(null),
    unpricedCount: rows.reduce((sum, row) => sum + row.unpriced_count, 0),
  };
}
