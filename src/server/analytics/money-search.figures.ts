import { searchedCents } from "#domain/documents/search/searched-amount.ts";
import { searchedNumbers } from "#domain/documents/search/searched-number.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import { findCustomerCandidates } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { isClose } from "#server/db/search/close-text.ts";
import type { RowsOfWord } from "#server/db/search/searched-words.ts";
import { readNumberings } from "#server/documents/numbering/numbering.repository.ts";
import { findCandidates, wordsOf } from "#server/projects/project-search.repository.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/**
 * Documents that a typed text looks for: by their number, by an amount, or by the words of their customer and of their
 * project. `projects` and `customers`: those that the words may mean, null when the words are too common to tell.
 */
export type MoneySearch = {
  words: readonly string[];
  isForgiving: boolean;
  numbers: readonly string[];
  amounts: ReturnType<typeof searchedCents>;
  projects: RowsOfWord;
  customers: RowsOfWord;
};

/** What a typed text looks for. Null for a text without words. When nobody has the words, one letter may be wrong. */
export async function readMoneySearch(tx: Db, text: string, today: CalendarDate): Promise<MoneySearch | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const typedFacts = {
    words,
    numbers: searchedNumbers(text, today, await readNumberings(tx)),
    amounts: searchedCents(text),
  };
  const exact = await findNamed(tx, words, false);
  const isNobody = exact.projects?.length === 0 && exact.customers?.length === 0;
  const isForgiving = isNobody && words.some((word) => closeWord(word) !== null);
  return { ...typedFacts, isForgiving, ...(isForgiving ? await findNamed(tx, words, true) : exact) };
}

async function findNamed(tx: Db, words: readonly string[], isForgiving: boolean) {
  const [projects, customers] = await Promise.all([
    findCandidates(tx, words, isForgiving),
    findCustomerCandidates(tx, words, isForgiving),
  ]);
  return { projects, customers };
}

/** True when the words are so common that only a walk over the list finds a page of them. */
export function isWalked({ projects, customers }: MoneySearch): boolean {
  return projects === null || customers === null;
}

/**
 * SQL of the IDs of the documents that a search may mean, from indexes. `month`: the first day of the month whose
 * payments are looked at. None for a search that only a walk over the list answers.
 */
export function candidateDocuments(search: MoneySearch | null, month: CalendarDate): RawBuilder<unknown> {
  if (search === null || isWalked(search)) return sql`select null::uuid as id where false`;
  const { numbers, amounts, projects, customers } = search;
  const [fromCents, toCents] = [amounts?.fromCents ?? null, amounts?.toCents ?? null];
  return sql`
    select id from document where number = any(${numbers}::text[])
    union select id from document where project_id = any(${projects}::uuid[])
    union select id from document where customer_id = any(${customers}::uuid[])
    union select id from document where customer_id in (
      select id from customer where merged_into = any(${customers}::uuid[]))
    union select id from document where gross_cents between ${fromCents}::bigint and ${toCents}::bigint
    union select document_id from invoice_balance
      where rest_cents > 0 and rest_cents between ${fromCents}::bigint and ${toCents}::bigint
    union select document_id from payment
      where received_on >= ${month}::date and amount_cents between ${fromCents}::bigint and ${toCents}::bigint`;
}

/**
 * True of a row of the list that is meant: document `d`, project `p`, customer `c`. `amount`: what the list counts of
 * it.
 */
export function isMeant(
  { words, isForgiving, numbers, amounts }: MoneySearch,
  amount: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const isNamed = sql.join(
    words.map((word) => hasWord(word, isForgiving)),
    sql` and `,
  );
  const isNumbered = sql`d.number = any(${numbers}::text[])`;
  if (amounts === null) return sql<boolean>`(${isNumbered} or (${isNamed}))`;
  const isWithin = sql`between ${amounts.fromCents}::bigint and ${amounts.toCents}::bigint`;
  return sql<boolean>`(${isNumbered} or d.gross_cents ${isWithin} or ${amount} ${isWithin} or (
    select o.rest_cents ${isWithin} from invoice_balance o
    where o.company_id = d.company_id and o.document_id = d.id and o.rest_cents > 0) or (${isNamed}))`;
}

function hasWord(word: string, isForgiving: boolean): RawBuilder<boolean> {
  const close = isForgiving ? closeWord(word) : null;
  return close === null
    ? sql<boolean>`(strpos(c.search_text, ${word}) > 0 or strpos(c.email, ${word}) > 0
        or strpos(p.search_text, ${word}) > 0)`
    : sql<boolean>`(${isClose(sql`c.search_text`, close)} or ${isClose(sql`p.search_text`, close)})`;
}
