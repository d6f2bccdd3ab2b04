import type { MarginList, MarginState } from "#domain/analytics/margin-lists.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { SIGN } from "./company.figures.ts";

// The margins of projects. What counts is written once (`BOOKS`): figures, groups and lists add up the same rows. Each
// table is read by an index that holds what is added up (migration 0261).

/** What counts of each project whose last invoice is dated in a period. */
function booksOf({ from, to }: Period): RawBuilder<unknown> {
  return sql`
    with sold as materialized (
      select project_id, sum(${SIGN} * net_cents)::bigint as net_cents,
        max(dated_on) filter (where invoice_kind <> 'credit_note') as last_on
      from document where kind = 'invoice' group by project_id
      having max(dated_on) filter (where invoice_kind <> 'credit_note') between ${from}::date and ${to}::date),
    -- Minutes x cents of an hour, rounded once for a project. What one has of one's own goes before what everybody has.
    -- In the order of the index, so that nothing is sorted or hashed.
    work as (
      select t.project_id, sum(t.minutes)::int as minutes, bool_or(t.cost is null) as lacks_cost,
        div(2 * sum(t.minutes * t.cost) + 60, 120)::bigint as labour_cents
      from (
        select company_id, project_id, sum(minutes) as minutes, coalesce(
          ((select jsonb_object_agg(user_id, cents) from hour_cost where user_id is not null) ->> user_id::text)::int,
          (select cents from hour_cost where user_id is null)) as cost
        from time_entry group by company_id, project_id, user_id order by company_id, project_id, user_id) t
      group by t.project_id),
    planned as (
      -- The hours of a task are few enough for an integer, whose sums are the faster ones.
      select project_id, sum(estimate_hours_e4::int) as hours_e4
      from task group by project_id),
    supply as (
      select project_id, sum(case kind when 'credit_note' then -abs(net_cents) else net_cents end)::bigint as cents
      from supplier_invoice where project_id is not null and currency = 'EUR' group by project_id)
    select s.project_id, s.last_on, s.net_cents, coalesce(c.merged_into, p.customer_id) as customer_id,
      coalesce(nullif(p.trade, ''), lower(nullif(btrim(o.trade), ''))) as trade,
      case when w.minutes is null then 'no_time' when w.lacks_cost then 'no_cost' else 'counted' end as state,
      case when not w.lacks_cost then w.labour_cents end as labour_cents,
      coalesce(x.cents, 0) as supplies_cents, coalesce(n.hours_e4, 0) as planned_hours_e4,
      coalesce(w.minutes, 0) as noted_minutes
    from sold s
    join project p on p.id = s.project_id
    join company o on o.company_id = p.company_id
    left join (select id, merged_into from customer where merged_into is not null) c on c.id = p.customer_id
    left join work w on w.project_id = s.project_id
    left join planned n on n.project_id = s.project_id
    left join supply x on x.project_id = s.project_id`;
}

/** What the counted projects of a group add up to, in cents. */
export type MarginSums = {
  project_count: number;
  net_cents: number;
  labour_cents: number;
  supplies_cents: number;
};

/** The margins of a period. */
export type Margins = {
  sums: MarginSums;
  no_time_count: number;
  no_cost_count: number;
  loss_count: number;
  hours_count: number;
  planned_hours_e4: number;
  noted_minutes: number;
  trades: (MarginSums & { trade: string | null })[];
  customers: (MarginSums & { customer: CustomerRow })[];
};

/** How many customers are named from each end. */
const MOST_CUSTOMERS = 5;
const MOST_TRADES = 30;

const SUMS = sql`count(*)::int as project_count, coalesce(sum(net_cents), 0)::bigint as net_cents,
  coalesce(sum(labour_cents), 0)::bigint as labour_cents, coalesce(sum(supplies_cents), 0)::bigint as supplies_cents`;
const MARGIN = sql`(net_cents - labour_cents - supplies_cents)`;
const HAS_BOTH_HOURS = sql`(planned_hours_e4 > 0 and noted_minutes > 0)`;

/** What the projects of a period add up to: all of them, by trade, and of the customers at both ends. */
export async function readMargins(tx: Db, period: Period): Promise<Margins> {
  const { rows } = await sql<Margins>`
    with book as materialized (${booksOf(period)}),
    counted as (select * from book where state = 'counted'),
    of_trade as (select trade, ${SUMS} from counted group by trade),
    of_customer as (select customer_id, ${SUMS} from counted group by customer_id),
    ranked as (
      select g.*, row_number() over (order by ${MARGIN} desc, customer_id) as best,
        row_number() over (order by ${MARGIN}, customer_id desc) as worst from of_customer g)
    select (select to_json(s) from (select ${SUMS} from counted) s) as sums,
      (select count(*)::int from book where state = 'no_time') as no_time_count,
      (select count(*)::int from book where state = 'no_cost') as no_cost_count,
      (select count(*)::int from counted where ${MARGIN} < 0) as loss_count,
      h.hours_count, h.planned_hours_e4, h.noted_minutes,
      coalesce((select json_agg(t order by ${MARGIN} desc, trade) from (
        select * from of_trade order by ${MARGIN} desc, trade limit ${rowLimit(MOST_TRADES)}) t), '[]') as trades,
      coalesce((select json_agg(to_jsonb(r) || jsonb_build_object('customer', to_jsonb(c)) order by r.best)
        from ranked r join customer c on c.id = r.customer_id
        where r.best <= ${sql.lit(MOST_CUSTOMERS)} or r.worst <= ${sql.lit(MOST_CUSTOMERS)}), '[]') as customers
    from (
      select count(*)::int as hours_count, coalesce(sum(planned_hours_e4), 0)::bigint as planned_hours_e4,
        coalesce(sum(noted_minutes), 0)::int as noted_minutes
      from book where ${HAS_BOTH_HOURS}) h`.execute(tx);
  return rows[0]!;
}

/** Which projects a list is of. `trade`: null for those of none, undefined for all. */
export type MarginQuestion = Period & {
  show: MarginList | null;
  trade: string | null | undefined;
  customerId: string | null;
};

function isOfList(list: MarginList): RawBuilder<unknown> {
  if (list === "hours") return HAS_BOTH_HOURS;
  return list === "loss" ? sql`state = 'counted' and ${MARGIN} < 0` : sql`state = ${list}`;
}

/** A project behind the margins. `at`: what orders it. */
export type MarginRow = {
  id: string;
  at: Date;
  name: string;
  customer: CustomerRow;
  trade: string | null;
  last_on: CalendarDate;
  state: MarginState;
  net_cents: number;
  labour_cents: number | null;
  supplies_cents: number;
  planned_hours_e4: number;
  noted_minutes: number;
};

/** `limit + 1` projects after a cursor, the last invoiced first. */
export async function listMarginRows(
  tx: Db,
  { show, trade, customerId, ...period }: MarginQuestion,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<MarginRow[]> {
  const cursorDay = cursor?.at.toISOString().slice(0, 10) ?? period.to;
  const { rows } = await sql<MarginRow>`
    with book as materialized (${booksOf(period)}),
    page as (
      select * from book
      where ${show === null ? sql`true` : isOfList(show)}
        ${trade === undefined ? sql`` : sql`and trade is not distinct from ${trade}::text`}
        ${customerId === null ? sql`` : sql`and customer_id = ${customerId}::uuid`}
        ${cursor ? sql`and (last_on, project_id) < (${cursorDay}::date, ${cursor.id}::uuid)` : sql``}
      order by last_on desc, project_id desc limit ${rowLimit(limit + 1)})
    select d.project_id as id, d.last_on::timestamp at time zone 'UTC' as at, p.name, to_json(c) as customer, d.trade,
      d.last_on, d.state, d.net_cents, d.labour_cents, d.supplies_cents, d.planned_hours_e4, d.noted_minutes
    from page d
    cross join lateral (select name from project where id = d.project_id offset 0) p
    ${JOIN_PRESENT_CUSTOMER}
    order by d.last_on desc, d.project_id desc`.execute(tx);
  return rows;
}
