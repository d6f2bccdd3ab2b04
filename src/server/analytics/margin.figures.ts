import type { MarginList, MarginOrder, MarginState } from "#domain/analytics/margin-lists.ts";
import { LEAST_NOTED_PERCENT } from "#domain/analytics/margin.ts";
import type { Period } from "#domain/analytics/period.ts";
import { PROJECT_STAGES, isInvoicedStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { hoursToE4 } from "#domain/shared/money.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

// The margins of projects. What counts is written once (`BOOK`): figures, groups and lists add up the same rows. The
// database keeps what is added up of each project (`project_sum`, migration 0582).

const OPEN_STAGES = PROJECT_STAGES.filter((stage) => !isInvoicedStage(stage));
// The projects whose work is not wholly invoiced, read from an index: most projects are invoiced.
const OPEN_WORKS = sql`select id from project where archived_at is null and stage = any(${OPEN_STAGES}::text[])`;
// As `isTimeShort` of the domain says, of minutes beside hours x 10^4: 60 minutes an hour, 100 percents.
const IS_SHORT = sql`s.noted_minutes::bigint * ${hoursToE4(100)}::int
  < s.planned_hours_e4::bigint * 60 * ${LEAST_NOTED_PERCENT}::int`;
// As `marginStateOf` of the domain says.
const STATE = sql`case when s.project_id in (select id from open_work) then 'open'
    when s.noted_minutes = 0 then 'no_time'
    when s.labour_cents is null then 'no_cost'
    when ${IS_SHORT} then 'short_time' else 'counted' end`;

/** What counts of a project. It is counted where its hours have a cost. */
const BOOK = sql`s.project_id, s.last_on, ${STATE} as state, s.net_cents,
  coalesce(c.merged_into, s.customer_id) as customer_id,
  coalesce(nullif(s.trade, ''), (
    select lower(nullif(btrim(trade), '')) from company where company_id = current_company())) as trade,
  case when ${STATE} in ('counted', 'short_time') then s.labour_cents end as labour_cents,
  ${IS_SHORT} as is_short, s.supplies_cents, s.planned_hours_e4, s.noted_minutes`;

/** The projects whose last invoice is dated in a period. */
function soldIn({ from, to }: Period): RawBuilder<unknown> {
  return sql`project_sum s
    left join (select id, merged_into from customer where merged_into is not null) c on c.id = s.customer_id
    where s.last_on between ${from}::date and ${to}::date`;
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
  short_time_count: number;
  loss_count: number;
  open_count: number;
  hours_count: number;
  planned_hours_e4: number;
  noted_minutes: number;
  /** Of the counted projects that have planned hours: what is left of them stands beside what was planned. */
  compared_sums: MarginSums & { planned_hours_e4: number };
  trades: (MarginSums & { trade: string | null })[];
  customers: (MarginSums & { customer: CustomerRow })[];
};

/** How many customers are named from each end. */
const MOST_CUSTOMERS = 5;
const MOST_TRADES = 30;

const IS_COUNTED = sql`state = 'counted'`;
const SUMS = sql`count(*)::int as project_count, coalesce(sum(net_cents), 0)::bigint as net_cents,
  coalesce(sum(labour_cents), 0)::bigint as labour_cents, coalesce(sum(supplies_cents), 0)::bigint as supplies_cents`;
const MARGIN = sql`(net_cents - labour_cents - supplies_cents)`;
const HAS_BOTH_HOURS = sql`(planned_hours_e4 > 0 and noted_minutes > 0 and not is_short and state <> 'open')`;

/** What the projects of a period add up to: all of them, by trade, and of the customers at both ends. */
export async function readMargins(tx: Db, period: Period): Promise<Margins> {
  const mostCustomers = rowLimit(MOST_CUSTOMERS);
  const { rows } = await sql<Margins>`
    with open_work as materialized (${OPEN_WORKS}), book as materialized (select ${BOOK} from ${soldIn(period)}),
    of_trade as (select trade, ${SUMS} from book where ${IS_COUNTED} group by trade),
    of_customer as materialized (select customer_id, ${SUMS} from book where ${IS_COUNTED} group by customer_id),
    -- A sum of all is that of its trades, whose rows are few.
    whole as (
      select coalesce(sum(project_count), 0)::int as project_count, coalesce(sum(net_cents), 0)::bigint as net_cents,
        coalesce(sum(labour_cents), 0)::bigint as labour_cents,
        coalesce(sum(supplies_cents), 0)::bigint as supplies_cents from of_trade),
    ends as (
      (select * from of_customer order by ${MARGIN} desc, customer_id limit ${mostCustomers})
      union (select * from of_customer order by ${MARGIN}, customer_id desc limit ${mostCustomers}))
    select (select to_json(w) from whole w) as sums, h.*, (
        select to_json(w) from (
          select ${SUMS}, coalesce(sum(planned_hours_e4), 0)::bigint as planned_hours_e4
          from book where ${IS_COUNTED} and planned_hours_e4 > 0) w) as compared_sums,
      coalesce((select json_agg(t order by ${MARGIN} desc, trade) from (
        select * from of_trade order by ${MARGIN} desc, trade limit ${rowLimit(MOST_TRADES)}) t), '[]') as trades,
      coalesce((select json_agg(to_jsonb(e) || jsonb_build_object('customer', to_jsonb(c))
          order by ${MARGIN} desc, e.customer_id)
        from ends e join customer c on c.id = e.customer_id), '[]') as customers
    from (
      select count(*) filter (where state = 'no_time')::int as no_time_count,
        count(*) filter (where state = 'no_cost')::int as no_cost_count,
        count(*) filter (where state = 'short_time')::int as short_time_count,
        count(*) filter (where state = 'open')::int as open_count,
        count(*) filter (where ${MARGIN} < 0)::int as loss_count,
        count(*) filter (where ${HAS_BOTH_HOURS})::int as hours_count,
        coalesce(sum(planned_hours_e4) filter (where ${HAS_BOTH_HOURS}), 0)::bigint as planned_hours_e4,
        coalesce(sum(noted_minutes) filter (where ${HAS_BOTH_HOURS}), 0)::int as noted_minutes
      from book) h`.execute(tx);
  return rows[0]!;
}

/**
 * Which projects a list is of. `show`: null for all whose work is wholly invoiced. `trade`: null for those of none,
 * undefined for all.
 */
export type MarginQuestion = Period & {
  show: MarginList | null;
  trade: string | null | undefined;
  order: MarginOrder;
  customerId: string | null;
};

// Where hours have no cost the margin is unknown, and below nothing.
function isOfList(list: MarginList): RawBuilder<unknown> {
  if (list === "hours") return HAS_BOTH_HOURS;
  return list === "loss" ? sql`${MARGIN} < 0` : sql`state = ${list}`;
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
  /** The price of the quote that was accepted, with its change orders. Null without one. */
  quoted_cents: number | null;
  labour_cents: number | null;
  supplies_cents: number;
  planned_hours_e4: number;
  noted_minutes: number;
};

// The smallest share first, then what is unsure, then what is unknown. Without anything invoiced nothing is left.
const WORST = sql`case when ${MARGIN} is null then 2 when state = 'short_time' and ${MARGIN} >= 0 then 1 else 0 end,
  case when net_cents > 0 then coalesce(${MARGIN}, 0)::float8 / net_cents else -1e9 end, project_id`;

/** `limit + 1` projects after a cursor, in their order. */
export async function listMarginRows(
  tx: Db,
  { show, trade, customerId, order, ...period }: MarginQuestion,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<MarginRow[]> {
  const cursorDay = cursor?.at.toISOString().slice(0, 10) ?? period.to;
  const isWorst = order === "worst";
  const afterCursor = isWorst
    ? sql`and (${WORST}) > (select ${WORST} from book where project_id = ${cursor?.id ?? null}::uuid)`
    : sql`and (last_on, project_id) < (${cursorDay}::date, ${cursor?.id ?? null}::uuid)`;
  const { rows } = await sql<MarginRow>`
    with open_work as materialized (${OPEN_WORKS}), book as (select ${BOOK} from ${soldIn(period)}), page as (
      select *, row(${WORST}) as worst from book
      where ${show === null ? sql`state <> 'open'` : isOfList(show)}
        ${trade === undefined ? sql`` : sql`and trade is not distinct from ${trade}::text`}
        ${customerId === null ? sql`` : sql`and customer_id = ${customerId}::uuid`}
        ${cursor ? afterCursor : sql``}
      order by ${isWorst ? sql`worst` : sql`last_on desc, project_id desc`} limit ${rowLimit(limit + 1)})
    select d.project_id as id, d.last_on::timestamp at time zone 'UTC' as at, p.name, to_json(c) as customer, d.trade,
      d.last_on, d.state, d.net_cents, (
        select v.net_cents from document v
        join quote_decision a on a.company_id = v.company_id and a.document_id = v.id and a.withdrawn_at is null
        where v.project_id = d.project_id and v.kind = 'quote' and a.decision = 'accepted'
        order by v.created_at desc, v.version desc limit 1) as quoted_cents,
      d.labour_cents, d.supplies_cents, d.planned_hours_e4, d.noted_minutes
    from page d
    cross join lateral (select name from project where id = d.project_id offset 0) p
    ${JOIN_PRESENT_CUSTOMER}
    order by ${isWorst ? sql`d.worst` : sql`d.last_on desc, d.project_id desc`}`.execute(tx);
  return rows;
}
