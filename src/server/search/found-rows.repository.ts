import type { searchedCents } from "#domain/documents/search/searched-amount.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { isCustomerOf, JOIN_PRESENT_CUSTOMER } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isClose } from "#server/db/search/close-text.ts";
import { IS_STANDING_VERSION } from "#server/documents/latest-documents.repository.ts";
import type { StateFacts } from "#server/documents/state-facts.repository.ts";
import { LIVE_LINK, STATE_COLUMNS, TIME_ZONE } from "#server/documents/state-facts.repository.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import { comparedProjects, isCloseTo, isFoundBy } from "#server/projects/project-search.repository.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** What is typed: whole and in words, without case or accents, and whether one letter of each word may be wrong. */
export type TypedText = { text: string; words: readonly string[]; isForgiving: boolean };

/** Rows of one kind that a search answers at most. */
const MOST_OF_A_KIND = 6;

/**
 * The newest mails of a folder in which a search looks: the rest is found by the search of the mails themselves. A
 * wrong letter is looked for in fewer, because it takes longer.
 */
const NEWEST_MAILS = { exact: 20_000, close: 2_500 };

/** The newest documents of a customer that is named. */
const MOST_OF_A_CUSTOMER = 8;

/** The most documents of an amount, and of a rest to pay, that are looked at. */
const MOST_OF_AN_AMOUNT = 50;

/** A customer that a search has found, and whether a document was made out to them. */
export type FoundCustomer = CustomerRow & { has_documents: boolean };

// Whom documents were made out to is whom one means most often.
const HAS_DOCUMENTS = sql`coalesce((select true from document o where o.customer_id = c.id limit 1), false)`;

/** The customers that have every word, the best first. */
export function listFoundCustomers(tx: Db, ids: readonly string[], { text, words, isForgiving }: TypedText) {
  return listOrNone(ids, async () => {
    const { rows } = await sql<FoundCustomer>`
      select c.*, ${HAS_DOCUMENTS} as has_documents from unnest(${ids}::uuid[]) wanted (one)
      cross join lateral (select * from customer where id = wanted.one offset 0) c
      where merged_into is null and ${isCustomerOf(words, isForgiving)}
      order by has_documents desc, ${bestFirst(sql`c.search_text`, text)}, c.id desc
      limit ${rowLimit(MOST_OF_A_KIND)}`.execute(tx);
    return rows;
  });
}

/** A project that a search has found, by its name or its customer's. */
export type FoundProject = Pick<Row<"project">, "id" | "name"> & { customer: CustomerRow };

/** The projects that have every word, the best first. */
export function listFoundProjects(tx: Db, ids: readonly string[], { text, words, isForgiving }: TypedText) {
  return listOrNone(ids, async () => {
    const matches = words.map((word) => (isForgiving ? isCloseTo(word, [...ids]) : isFoundBy(word, [...ids])));
    const { rows } = await sql<FoundProject>`
      with wanted as materialized (
        select project.id, project.search_text from ${comparedProjects([...ids])} where ${sql.join(matches, sql` and `)}
        order by ${bestFirst(sql`project.search_text`, text)}, project.id desc limit ${rowLimit(MOST_OF_A_KIND)})
      select p.id, p.name, to_json(c) as customer from wanted
      cross join lateral (select * from project where id = wanted.id offset 0) p
      cross join lateral (select * from customer where id = p.customer_id offset 0) c
      order by ${bestFirst(sql`wanted.search_text`, text)}, p.id desc`.execute(tx);
    return rows;
  });
}

/** A task that a search has found, with its project. */
export type FoundTask = Pick<Row<"task">, "id" | "title" | "project_id"> & {
  project_name: string;
  customer: CustomerRow;
};

/** The tasks whose title has every word, the best first, then those that are left to do. */
export function listFoundTasks(tx: Db, ids: readonly string[], { text, words, isForgiving }: TypedText) {
  return listOrNone(ids, async () => {
    const { rows } = await sql<FoundTask>`
      with wanted as materialized (
        select t.id, t.title, t.project_id, t.search_text, t.done from unnest(${ids}::uuid[]) one (id)
        cross join lateral (select * from task where id = one.id offset 0) t
        where ${hasWords(sql`t.search_text`, words, isForgiving)}
        order by ${bestFirst(sql`t.search_text`, text)}, t.done, t.id desc limit ${rowLimit(MOST_OF_A_KIND)})
      select wanted.id, wanted.title, wanted.project_id, p.name as project_name, to_json(c) as customer from wanted
      cross join lateral (select * from project where id = wanted.project_id offset 0) p
      cross join lateral (select * from customer where id = p.customer_id offset 0) c
      order by ${bestFirst(sql`wanted.search_text`, text)}, wanted.done, wanted.id desc`.execute(tx);
    return rows;
  });
}

/** A document that a search has found. `is_numbered`: by its number, not by an amount. */
export type FoundDocument = Pick<
  Row<"document">,
  "id" | "invoice_kind" | "number" | "project_id" | "gross_cents" | "dated_on"
> &
  StateFacts & { project_name: string; customer: CustomerRow; is_numbered: boolean; is_of_amount: boolean };

/** What documents are looked for by: their numbers, an amount, and the customers that the text names. */
type WantedDocuments = {
  numbers: readonly string[];
  amounts: ReturnType<typeof searchedCents>;
  customers: readonly string[];
};

/**
 * The standing documents that bear a number, or are or have left the typed amount, or are of a customer that is named,
 * the newest first.
 */
export async function listFoundDocuments(
  tx: Db,
  { numbers, amounts, customers }: WantedDocuments,
): Promise<FoundDocument[]> {
  if (numbers.length === 0 && amounts === null && customers.length === 0) return [];
  const [fromCents, toCents] = [amounts?.fromCents ?? null, amounts?.toCents ?? null];
  const { rows } = await sql<FoundDocument>`
    with wanted as materialized (
      select id from document where number = any(${numbers}::text[])
      union (select id from document where gross_cents between ${fromCents}::bigint and ${toCents}::bigint
        order by gross_cents desc, id desc limit ${rowLimit(MOST_OF_AN_AMOUNT)})
      union (select document_id from invoice_balance
        where rest_cents > 0 and rest_cents between ${fromCents}::bigint and ${toCents}::bigint
        order by rest_cents desc, document_id desc limit ${rowLimit(MOST_OF_AN_AMOUNT)})),
    theirs as materialized (
      select one.id from unnest(${customers}::uuid[]) named (customer_id)
      cross join lateral (
        select id from document where customer_id = named.customer_id
        order by id desc limit ${rowLimit(MOST_OF_A_CUSTOMER)}) one)
    select d.id, d.kind, d.invoice_kind, d.number, d.project_id, d.gross_cents, d.dated_on, p.name as project_name,
      to_json(c) as customer, d.number = any(${numbers}::text[]) as is_numbered, wanted.is_of_amount, ${STATE_COLUMNS}
    from (
      select id, true as is_of_amount from wanted
      union all select id, false from theirs where id not in (select id from wanted)) wanted
    cross join lateral (select * from document where id = wanted.id offset 0) d
    cross join lateral (select name from project where id = d.project_id offset 0) p
    ${JOIN_PRESENT_CUSTOMER}
    ${LIVE_LINK}
    where ${IS_STANDING_VERSION}
    order by is_numbered desc, wanted.is_of_amount desc, d.created_at desc, d.id desc
    limit ${rowLimit(MOST_OF_A_KIND)}`.execute(tx);
  return rows;
}

/** A mail that a search has found: the newest of its conversation that has the words. */
export type FoundMail = Pick<Row<"mail_message">, "id" | "subject" | "from_name" | "from_address"> & {
  /** The day on which it came, where the company is. */
  received_on: CalendarDate;
};

/**
 * The conversations of the mailboxes that the caller sees with a recent mail that has every word, the newest first. The
 * newest of a folder are the first of its list, whose index holds all that is compared.
 */
export async function listFoundMails(tx: Db, caller: Caller, { words, isForgiving }: TypedText): Promise<FoundMail[]> {
  const newest = isForgiving ? NEWEST_MAILS.close : NEWEST_MAILS.exact;
  const { rows } = await sql<FoundMail>`
    with mail as materialized (
      select one.* from mailbox b
      join mail_folder f on f.mailbox_id = b.id and f.role not in ('trash', 'junk')
      cross join lateral (
        select recent.id, recent.listed_at, recent.thread_key from (
          select id, listed_at, thread_key, search_text from mail_message
          where folder_id = f.id order by listed_at desc, id desc limit ${rowLimit(newest)}) recent
        where ${hasWords(sql`recent.search_text`, words, isForgiving)}
        order by recent.listed_at desc, recent.id desc limit ${rowLimit(MOST_OF_A_KIND * 5)}) one
      where b.user_id = ${caller.userId} or (b.user_id is null and ${mayManage(caller)})),
    newest as materialized (
      select distinct on (thread_key) id, listed_at from mail order by thread_key, listed_at desc, id desc)
    select m.id, m.subject, m.from_name, m.from_address, (m.received_at at time zone ${TIME_ZONE})::date as received_on
    from (select id from newest order by listed_at desc, id desc limit ${rowLimit(MOST_OF_A_KIND)}) wanted
    cross join lateral (select * from mail_message where id = wanted.id offset 0) m
    order by m.received_at desc, m.id desc`.execute(tx);
  return rows;
}

async function listOrNone<Found>(ids: readonly string[], list: () => Promise<Found[]>): Promise<Found[]> {
  return ids.length === 0 ? [] : list();
}

// The whole name first, then the names that begin with what is typed.
function bestFirst(searchedText: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return sql`${searchedText} = ${text} desc, starts_with(${searchedText}, ${text}) desc`;
}

function hasWords(searchedText: RawBuilder<unknown>, words: readonly string[], isForgiving: boolean) {
  return sql<boolean>`(${sql.join(
    words.map((word) => hasWord(searchedText, word, isForgiving)),
    sql` and `,
  )})`;
}

function hasWord(searchedText: RawBuilder<unknown>, word: string, isForgiving: boolean) {
  const close = isForgiving ? closeWord(word) : null;
  return close === null ? sql<boolean>`strpos(${searchedText}, ${word}) > 0` : isClose(searchedText, close);
}
