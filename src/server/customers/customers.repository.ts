import type { CustomerCard } from "#domain/customers/customer.ts";
import { personName } from "#domain/customers/customer.ts";
import { customerWords, reachText } from "#domain/customers/reach-text.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { isAfterCursor, rowLimit } from "#server/db/row-limit.ts";
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
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** The columns of `customer` that the domain knows. */
export type CustomerRow = Pick<
  Row<"customer">,
  | "id"
  | "kind"
  | "company_name"
  | "civility"
  | "first_name"
  | "last_name"
  | "email"
  | "phone"
  | "siren"
  | "siret"
  | "vat_number"
  | "address"
  | "merged_into"
>;

/** A row of `customer` as the domain knows it. */
export function toCustomer(row: CustomerRow): CustomerCard {
  return {
    id: row.id,
    kind: row.kind,
    companyName: row.company_name,
    civility: row.civility,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    siren: row.siren,
    siret: row.siret,
    vatNumber: row.vat_number,
    address: row.address,
  };
}

/** Makes other creations of customers in the company wait until the end of the transaction. */
export async function lockCustomers(tx: Db, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customers ${companyId}`}, 2))`.execute(tx);
}

/** SQL of the ID of who stands for a customer: who absorbed them, else themselves. */
export function presentCustomer(id: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(select coalesce(own.merged_into, own.id) from customer own where own.id = ${id})`;
}

/**
 * SQL that joins `c`, the customer whom a document `d` was made out to, or who absorbed them. A plain join may read
 * every customer of the company for one document.
 */
export const JOIN_PRESENT_CUSTOMER = sql`
  cross join lateral (select * from customer where id = ${presentCustomer(sql`d.customer_id`)} offset 0) c`;

/** SQL of the IDs of a customer and of those whom they absorbed. */
export function idsOfCustomer(id: string): RawBuilder<unknown> {
  return sql`select id from customer where id = ${id} union all select id from customer where merged_into = ${id}`;
}

/** The customer, or who absorbed them, or null. */
export async function findCustomer(tx: Db, id: string): Promise<CustomerCard | null> {
  const { rows } = await sql<CustomerRow>`
    select * from customer where id = ${presentCustomer(sql`${id}::uuid`)}`.execute(tx);
  return rows[0] ? toCustomer(rows[0]) : null;
}

/** The customer of a project, or who absorbed them, or null. */
export async function findCustomerOfProject(tx: Db, projectId: string): Promise<CustomerCard | null> {
  const { rows } = await sql<CustomerRow>`select * from customer
    where id = ${presentCustomer(sql`(select p.customer_id from project p where p.id = ${projectId})`)}`.execute(tx);
  return rows[0] ? toCustomer(rows[0]) : null;
}

/** The customer, or who absorbed them, with how many projects are for them, or null. */
export async function findCustomerInUse(
  tx: Db,
  id: string,
): Promise<{ customer: CustomerCard; projectCount: number } | null> {
  const { rows } = await sql<CustomerRow & { project_count: number }>`select c.*, (
      select count(*)::int from project p where p.company_id = c.company_id and p.customer_id = c.id) as project_count
    from customer c where c.id = ${presentCustomer(sql`${id}::uuid`)}`.execute(tx);
  return rows[0] ? { customer: toCustomer(rows[0]), projectCount: rows[0].project_count } : null;
}

/** The same as `findCustomer`, whose row is locked until the end of the transaction. */
export async function lockCustomer(tx: Db, id: string): Promise<CustomerCard | null> {
  const { rows } = await sql<CustomerRow>`select * from customer where id = ${id} for update`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return row.merged_into === null ? toCustomer(row) : lockCustomer(tx, row.merged_into);
}

/** Customers that could be the described one, oldest first: those with the same searched names. */
export async function listCustomersOfSameNames(tx: Db, customer: CustomerCard): Promise<CustomerCard[]> {
  const { rows } = await sql<CustomerRow>`select * from customer
    where search_text = ${customerSearchText(customer)} and merged_into is null
    order by created_at, id limit 20`.execute(tx);
  return rows.map(toCustomer);
}

/**
 * A page of customers, newest first. Each word of `search` must be in their names, email, phone or town. When no
 * customer has the typed words, one wrong letter in each word is accepted. IDs are found first. Rows are read for the
 * page only.
 */
export function listCustomerPage(tx: Db, search: string, cursor: Cursor | null, limit: number) {
  const words = customerWords(search);
  return listForgiving(words, (isForgiving) => listMatches(tx, words, isForgiving, cursor, limit));
}

/** The rows that have the typed words. When there are none, those that have them with one wrong letter in each. */
export async function listForgiving<Found>(
  words: readonly string[],
  list: (isForgiving: boolean) => Promise<Found[]>,
): Promise<Found[]> {
  const rows = await list(false);
  return rows.length > 0 || words.every((word) => closeWord(word) === null) ? rows : list(true);
}

type ListedCustomer = CustomerRow & Pick<Row<"customer">, "created_at">;

/** A page of the customers that have every word; with `isForgiving`, one letter of each may be wrong. */
async function listMatches(
  tx: Db,
  words: readonly string[],
  isForgiving: boolean,
  cursor: Cursor | null,
  limit: number,
): Promise<ListedCustomer[]> {
  const candidates = await findCustomerCandidates(tx, words, isForgiving);
  if (candidates?.length === 0) return [];
  const { rows } = await sql<ListedCustomer>`
    with wanted as materialized (
      select id from ${comparedCustomers(candidates)}
      where merged_into is null and ${isAfterCursor(cursor)} and ${isCustomerOf(words, isForgiving)}
      order by created_at desc, id desc limit ${rowLimit(limit + 1)})
    select c.* from wanted join customer c on c.id = wanted.id order by c.created_at desc, c.id desc`.execute(tx);
  return rows;
}

/** The customers among which those with every word are, or null when the words are too short or too common to tell. */
export async function findCustomerCandidates(
  tx: Db,
  words: readonly string[],
  isForgiving: boolean,
): Promise<RowsOfWord> {
  const typedWords = longWords(words);
  if (typedWords.length === 0) return null;
  const { rows } = await sql<{ ids: string[] }>`
    with range as materialized (${wordRanges(typedWords, isForgiving)})
    select array(
      select one.id
      from ${KNOWN_WORDS}
      cross join lateral (
        select used_by as id from word_use where word = known.word and kind in ('customer', 'email', 'reach')
        limit ${rowLimit(MOST_ROWS + 1)}) one
      limit ${rowLimit(MOST_ROWS + 1)}) as ids
    from generate_series(0, ${typedWords.length - 1}::int) typed (place)
    order by typed.place`.execute(tx);
  return fewestRows(knownRows(rows));
}

// The compared columns are in the index `customer_find` (migration 0161).
function comparedCustomers(ids: RowsOfWord): RawBuilder<unknown> {
  return ids === null
    ? sql`customer`
    : sql`unnest(${ids}::uuid[]) wanted (one)
        cross join lateral (select * from customer where id = wanted.one offset 0) c`;
}

/** SQL that is true of a customer whose names, email, phone or town hold every word. */
export function isCustomerOf(words: readonly string[], isForgiving: boolean): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`(${sql.join(
    words.map((word) => (isForgiving ? isCloseTo(word) : isFoundBy(word))),
    sql` and `,
  )})`;
}

function isFoundBy(word: string) {
  return sql<boolean>`(strpos(search_text, ${word}) > 0 or strpos(email, ${word}) > 0
    or strpos(reach_text, ${word}) > 0)`;
}

function isCloseTo(word: string) {
  const close = closeWord(word);
  if (close === null) return isFoundBy(word);
  return sql<boolean>`(${isClose(sql`search_text`, close)} or ${isClose(sql`reach_text`, close)}
    or strpos(email, ${word}) > 0)`;
}

/** Adds a customer. */
export async function insertCustomer(tx: Db, companyId: string, customer: CustomerCard, at: Date): Promise<void> {
  await sql`insert into customer (company_id, id, kind, company_name, civility, first_name, last_name, email, phone,
      siren, siret, vat_number, address, search_text, reach_text, created_at, updated_at)
    values (${companyId}, ${customer.id}, ${customer.kind}, ${customer.companyName}, ${customer.civility},
      ${customer.firstName}, ${customer.lastName}, ${customer.email}, ${customer.phone}, ${customer.siren},
      ${customer.siret}, ${customer.vatNumber}, ${address(customer)}, ${customerSearchText(customer)},
      ${reachText(customer)}, ${at}, ${at})`.execute(tx);
}

/** Adds customers, in one statement. */
export async function insertCustomers(
  tx: Db,
  companyId: string,
  customers: readonly CustomerCard[],
  at: Date,
): Promise<void> {
  const rows = customers.map((customer) => ({
    ...customer,
    search_text: customerSearchText(customer),
    reach_text: reachText(customer),
  }));
  await sql`insert into customer (company_id, id, kind, company_name, civility, first_name, last_name, email, phone,
      siren, siret, vat_number, address, search_text, reach_text, created_at, updated_at)
    select ${companyId}::uuid, id, kind, "companyName", civility, "firstName", "lastName", email, phone, siren, siret,
      "vatNumber", address, search_text, reach_text, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, kind text, "companyName" text, civility text,
      "firstName" text, "lastName" text, email text, phone text, siren text, siret text, "vatNumber" text,
      address jsonb, search_text text, reach_text text)`.execute(tx);
}

/** Saves every field of a customer. */
export async function saveCustomer(tx: Db, customer: CustomerCard, at: Date): Promise<void> {
  await sql`update customer set kind = ${customer.kind}, company_name = ${customer.companyName},
      civility = ${customer.civility}, first_name = ${customer.firstName}, last_name = ${customer.lastName},
      email = ${customer.email}, phone = ${customer.phone}, siren = ${customer.siren}, siret = ${customer.siret},
      vat_number = ${customer.vatNumber}, address = ${address(customer)},
      search_text = ${customerSearchText(customer)}, reach_text = ${reachText(customer)}, updated_at = ${at}
    where id = ${customer.id}`.execute(tx);
}

/** Whether the seller chose to quote a firm without its address or SIREN. */
export async function isQuotedWithout(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ quoted_without_since: Date | null }>`
    select quoted_without_since from customer where id = ${id}`.execute(tx);
  return rows.some((row) => row.quoted_without_since !== null);
}

/** Notes that the seller chose to quote a firm without its address or SIREN: they are not asked again. */
export async function keepQuotedWithout(tx: Db, id: string, at: Date): Promise<void> {
  await sql`update customer set quoted_without_since = ${at}
    where id = ${id} and quoted_without_since is null`.execute(tx);
}

function customerSearchText(customer: CustomerCard): string {
  return searchText(customer.companyName, personName(customer));
}

function address(customer: CustomerCard): string | null {
  return customer.address && JSON.stringify(customer.address);
}
