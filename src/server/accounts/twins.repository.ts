import type { TwinReason } from "#domain/accounts/merge-customers.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { idsOfCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** A customer of a pair, with how much there is of them. */
export type TwinRow = CustomerRow & { project_count: number; document_count: number };

/** Two customers who may be one. */
export type PairRow = Pick<Row<"customer_twin">, "id" | "noted_at"> & {
  reasons: TwinReason[];
  one: TwinRow;
  other: TwinRow;
};

// The keys of migration 0163. A name that is the same is also nearly the same: it is said once.
const REASONS: readonly [letter: string, reason: TwinReason][] = [
  ["s", "siren"],
  ["e", "email"],
  ["p", "phone"],
  ["n", "name"],
  ["t", "close_name"],
];

/** `limit + 1` pairs of customers who may be one, the last found first. */
export async function listPairs(
  tx: Db,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<PairRow[]> {
  const isAfter = cursor ? sql`(noted_at, id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const { rows } = await sql<Omit<PairRow, "reasons"> & { reasons: string[] }>`
    with page as materialized (
      select id, one_id, other_id, reasons, noted_at from customer_twin where ${isAfter}
      order by noted_at desc, id desc limit ${rowLimit(limit + 1)})
    select page.id, page.noted_at, page.reasons, ${twinOf(sql`page.one_id`)} as one,
      ${twinOf(sql`page.other_id`)} as other
    from page order by page.noted_at desc, page.id desc`.execute(tx);
  return rows.map(({ reasons: letters, ...row }) => {
    const reasons = REASONS.flatMap(([letter, reason]) => (letters.includes(letter) ? [reason] : []));
    return { ...row, reasons: reasons.filter((reason) => reason !== "close_name" || !reasons.includes("name")) };
  });
}

function twinOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select to_jsonb(c) || jsonb_build_object(
      'project_count', (select count(*) from project where customer_id = c.id),
      'document_count', (
        select count(*) from document d
        where d.customer_id in (select c.id union all select id from customer where merged_into = c.id)))
    from customer c where c.id = ${id})`;
}

/** How many customers may be there once more, among `most` pairs. */
export async function countTwins(tx: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct other_id)::int as count
    from (select other_id from customer_twin limit ${rowLimit(most)}) pair`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Two customers as they are, absorbed or not, locked in one order so that two merges wait for each other. */
export async function lockBoth(tx: Db, ids: readonly [string, string]): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select * from customer where id = any(${sql.val([...ids])}::uuid[]) order by id for update`.execute(tx);
  return rows;
}

/** How many projects and issued documents went from a card to another. */
export type MovedCounts = { project_count: number; document_count: number };

/** A customer is absorbed by another: their projects are for that one, and triggers move what is left to pay. */
export async function moveToCustomer(tx: Db, absorbedId: string, keptId: string, at: Date): Promise<MovedCounts> {
  // Those whom the absorbed one absorbed before are still theirs.
  const { rows } = await sql<{ document_count: number }>`
    select count(*)::int as document_count from document
    where customer_id in (${idsOfCustomer(absorbedId)})`.execute(tx);
  await sql`update customer set merged_into = ${keptId}, updated_at = ${at} where id = ${absorbedId}`.execute(tx);
  const { numAffectedRows = 0n } =
    await sql`update project set customer_id = ${keptId} where customer_id = ${absorbedId}`.execute(tx);
  return { project_count: Number(numAffectedRows), document_count: rows[0]?.document_count ?? 0 };
}

/** Keeps that two customers are two, or forgets it. */
export async function saveDistinct(
  tx: Db,
  companyId: string,
  ids: readonly [string, string],
  isDistinct: boolean,
  at: Date,
): Promise<void> {
  const [one = "", other = ""] = ids.toSorted();
  await (
    isDistinct
      ? sql`insert into customer_distinct (company_id, one_id, other_id, said_at)
        values (${companyId}, ${one}, ${other}, ${at}) on conflict do nothing`
      : sql`delete from customer_distinct where one_id = ${one} and other_id = ${other}`
  ).execute(tx);
}
