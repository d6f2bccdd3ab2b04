import type { AccountFilter } from "#domain/accounts/account-list.ts";
import type { AccountOrder } from "#domain/accounts/account-order.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { listForgiving, isCustomerOf } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";

/** What a customer owes on a day, and the last document made out to them. */
export type AccountFacts = {
  id: string;
  count: number;
  rest_cents: number;
  late_cents: number;
  late_days: number;
  /** The invoice that was or will be due first. Null without any. */
  first_due: { number: string; project_id: string; due_on: CalendarDate } | null;
  last_document: (Pick<Row<"document">, "kind" | "invoice_kind" | "number"> & { date: CalendarDate }) | null;
};

/**
 * A customer of a list of those who owe money, with the first day on which something was or will be due, and what they
 * owe: of a list of those who are late, what is late.
 */
export type OwingCustomer = CustomerRow & { first_due_on: CalendarDate; owed_cents: number };

/** What each of these customers owes on a day, and their last document. By the ID of the customer. */
export async function listAccountFacts(
  tx: Db,
  ids: readonly string[],
  today: CalendarDate,
): Promise<Map<string, AccountFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<AccountFacts>`
    select one.id, due.*, first.invoice as first_due, last.document as last_document
    from unnest(${ids}::uuid[]) one (id)
    cross join lateral (
      select count(*)::int as count, coalesce(sum(rest_cents), 0)::bigint as rest_cents,
        coalesce(sum(rest_cents) filter (where due_on < ${today}::date), 0)::bigint as late_cents,
        coalesce(max(${today}::date - due_on) filter (where due_on < ${today}::date), 0)::int as late_days
      from invoice_balance where customer_id = one.id and rest_cents > 0) due
    left join lateral (
      select json_build_object('number', d.number, 'project_id', b.project_id, 'due_on', b.due_on) as invoice
      from invoice_balance b join document d on d.company_id = b.company_id and d.id = b.document_id
      where b.customer_id = one.id and b.rest_cents > 0
      order by b.due_on, b.document_id limit 1) first on true
    left join lateral (
      select json_build_object('kind', newest.kind, 'invoice_kind', newest.invoice_kind, 'number', newest.number,
        'date', newest.dated_on) as document
      from (select one.id union all select id from customer where merged_into = one.id) own
      cross join lateral (
        select id, kind, invoice_kind, number, dated_on from document where customer_id = own.id
        order by id desc limit 1) newest
      order by newest.id desc limit 1) last on true`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** All that was received for the invoices of a customer, in cents. */
export async function readPaidCents(tx: Db, id: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(paid_cents), 0)::bigint as cents from invoice_balance where customer_id = ${id}`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/**
 * `limit + 1` customers who owe money, the first due or who owes most before the others. `late`: those with something
 * past due. Each word of `words` must be found; when nobody has the typed words, one wrong letter in each is accepted.
 */
export async function listOwingCustomers(
  tx: Db,
  { show, by, words, today }: OwingQuestion,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<OwingCustomer[]> {
  const isLate = show === "late" ? sql`due_on < ${today}::date` : sql`true`;
  const isMostFirst = by === "amount";
  const isAfter = cursor
    ? isMostFirst
      ? sql`(owing.owed_cents, owing.id) < (${cursor.at.getTime()}::bigint, ${cursor.id}::uuid)`
      : sql`(owing.first_due_on, owing.id) > (${cursor.at.toISOString().slice(0, 10)}::date, ${cursor.id}::uuid)`
    : sql`true`;
  const order = isMostFirst ? sql`owing.owed_cents desc, owing.id desc` : sql`owing.first_due_on, owing.id`;
  return listForgiving(words, async (isForgiving) => {
    const { rows } = await sql<OwingCustomer>`
      with owing as materialized (
        select customer_id as id, min(due_on) as first_due_on, sum(rest_cents)::bigint as owed_cents
        from invoice_balance
        where rest_cents > 0 and ${isLate} group by customer_id)
      select c.*, owing.first_due_on, owing.owed_cents
      from owing cross join lateral (select * from customer where id = owing.id offset 0) c
      where ${isAfter} and ${isCustomerOf(words, isForgiving)}
      order by ${order} limit ${rowLimit(limit + 1)}`.execute(tx);
    return rows;
  });
}

/** A customer of the whole list. `first_due_on`: of who owes money. */
export type ListedCustomer = CustomerRow & Pick<Row<"customer">, "created_at"> & { first_due_on: CalendarDate | null };

/**
 * Where a page of the whole list ended: among those who owe money, on their first due day, or among the others, at the
 * moment they were created.
 */
export type ListPlace = { id: string } & ({ dueOn: CalendarDate } | { createdAt: Date });

/** `limit + 1` customers after a place: those who owe money, the first due before the others, then the newest ones. */
export async function listOwingThenNewest(tx: Db, place: ListPlace | null, limit: number): Promise<ListedCustomer[]> {
  const isOwingAfter =
    place === null
      ? sql`true`
      : "dueOn" in place
        ? sql`(first_due_on, id) > (${place.dueOn}::date, ${place.id}::uuid)`
        : sql`false`;
  const isNewestAfter =
    place !== null && "createdAt" in place
      ? sql`(created_at, id) < (${place.createdAt}, ${place.id}::uuid)`
      : sql`true`;
  const most = rowLimit(limit + 1);
  const { rows } = await sql<ListedCustomer>`
    with owing as materialized (
      select customer_id as id, min(due_on) as first_due_on from invoice_balance
      where rest_cents > 0 group by customer_id),
    wanted as materialized (
      (select id, first_due_on, id as due_id, null::timestamptz as created_at
      from owing where ${isOwingAfter} order by first_due_on, id limit ${most})
      union all
      (select id, null, null, created_at from customer c
      where merged_into is null and ${isNewestAfter} and not exists (select from owing where owing.id = c.id)
      order by created_at desc, id desc limit ${most})
      order by 2, 3, 4 desc, 1 desc limit ${most})
    select c.*, wanted.first_due_on from wanted
    cross join lateral (select * from customer where id = wanted.id offset 0) c
    order by wanted.first_due_on, wanted.due_id, wanted.created_at desc, wanted.id desc`.execute(tx);
  return rows;
}

type OwingQuestion = { show: AccountFilter; by: AccountOrder; words: readonly string[]; today: CalendarDate };

type AccountCounts = { customers: number; owing: number; owing_cents: number; late: number; late_cents: number };

/** No count of customers goes beyond this. */
const MOST_COUNTED = 10_000;

/** How many customers there are, how many owe money on a day, how many are late, and what each of both amounts to. */
export async function readAccountSums(tx: Db, today: CalendarDate) {
  const { rows } = await sql<AccountCounts>`
    select (
        select count(*)::int from (
          select from customer where merged_into is null limit ${rowLimit(MOST_COUNTED)}) one) as customers,
      count(*)::int as owing, coalesce(sum(rest), 0)::bigint as owing_cents,
      count(late)::int as late, coalesce(sum(late), 0)::bigint as late_cents
    from (
      select sum(rest_cents) as rest, sum(rest_cents) filter (where due_on < ${today}::date) as late
      from invoice_balance where rest_cents > 0 group by customer_id) owing`.execute(tx);
  const sums = rows[0] ?? { customers: 0, owing: 0, owing_cents: 0, late: 0, late_cents: 0 };
  return {
    owing: { count: sums.owing, amount_cents: sums.owing_cents },
    late: { count: sums.late, amount_cents: sums.late_cents },
    customer_count: sums.customers,
  };
}
