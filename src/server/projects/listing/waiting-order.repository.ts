import type { ProjectStage, StoredStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** A page of the order « what waits for you ». `today`: the day that says what is late. */
export type WaitingPage = {
  stage: ProjectStage | null;
  /** Whether those alone are listed that leave something to collect, at any stage. */
  isToCollect: boolean;
  cursor: Cursor | null;
  limit: number;
  today: CalendarDate;
};

type Part = { shownStage: ProjectStage; stage: StoredStage; steps: number };

// What waits for the company comes before what waits for somebody else, and what is over last.
// An expired quote waits for the company, between what is to send and what is to estimate.
const EXPIRED_STEPS = 5;
const PARTS: readonly Part[] = [
  { shownStage: "to_invoice", stage: "to_invoice", steps: 7 },
  { shownStage: "to_send", stage: "to_send", steps: 6 },
  { shownStage: "estimation", stage: "estimation", steps: 4 },
  { shownStage: "work", stage: "work", steps: 3 },
  { shownStage: "waiting", stage: "waiting", steps: 2 },
  { shownStage: "paid", stage: "invoiced", steps: 0 },
  { shownStage: "declined", stage: "declined", steps: 0 },
];

/** A stage is this far after the next one, so that one moment orders all: after 400 years the calendar is the same. */
const STEP_YEARS = 400;

/**
 * SQL of the rows of the table `wanted`, which has the `id`, `current_at` and `place` of `limit + 1` projects: late
 * ones first, the longest late before the others, then by stage, the newest first. Expired quotes come before what is
 * to estimate. Each stage is read by its part of the index, up to the page.
 */
export function waitingRows(page: WaitingPage): RawBuilder<unknown> {
  const { stage, isToCollect, cursor, limit, today } = page;
  const isAfter = cursor ? sql`(current_at, id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const parts = PARTS.filter(({ shownStage }) => !isToCollect && (stage === null || stage === shownStage));
  return sql`
      with expired as materialized (${expiredRows(page)})
      select id, current_at, row_number() over (order by current_at desc, id desc) as place
      from (${lateRows(stage, today)}
        union all ${dueRows(page)}
        union all select id, created_at + ${later(EXPIRED_STEPS)} from expired
        ${sql.join(
          parts.map((part) => sql`union all (${rowsAt(part, { cursor, limit, today })})`),
          sql` `,
        )}) part
      where ${isAfter}
      order by current_at desc, id desc limit ${rowLimit(limit + 1)}`;
}

// What is left to collect, by project: few of the invoices are open.
const OPEN = sql`(
  select project_id as id, min(due_on) as due_on from invoice_balance where rest_cents > 0 group by project_id) open`;

// The longest late has the last moment of all.
function lateRows(stage: ProjectStage | null, today: CalendarDate): RawBuilder<unknown> {
  const isThere = stage === null ? sql`true` : sql`p.stage = ${stage}`;
  return sql`
    select p.id, '5970-01-01Z'::timestamptz - (open.due_on - '1970-01-01'::date) * interval '1 day' as current_at
    from ${OPEN} cross join lateral (select * from project where id = open.id offset 0) p
    where open.due_on < ${today}::date and p.archived_at is null and ${isThere}`;
}

function dueRows({ stage, isToCollect, today }: WaitingPage): RawBuilder<unknown> {
  const isThere = stage === null || stage === "invoiced" ? sql`true` : sql`false`;
  const isOfStage = isToCollect ? sql`true` : sql`p.stage = 'invoiced'`;
  return sql`
    select p.id, p.created_at + ${later(1)} as current_at
    from ${OPEN} cross join lateral (select * from project where id = open.id offset 0) p
    where open.due_on >= ${today}::date and p.archived_at is null and ${isOfStage} and ${isThere}`;
}

/** How many of the newest projects that wait for an answer are looked at for a quote that is no longer valid. */
const MOST_LOOKED_AT = 200;

// A project with a quote that nobody answered while it was valid. Those with something late are listed for that.
function expiredRows({ stage, isToCollect, today }: WaitingPage): RawBuilder<unknown> {
  const isThere = !isToCollect && (stage === null || stage === "waiting") ? sql`true` : sql`false`;
  return sql`
    select w.id, w.created_at from (
      select company_id, id, created_at from project where stage = 'waiting' and archived_at is null and ${isThere}
      order by created_at desc, id desc limit ${rowLimit(MOST_LOOKED_AT)}) w
    where exists (
      select from (
        select distinct on (v.number) v.company_id, v.id, v.due_on from document v
        where v.company_id = w.company_id and v.project_id = w.id and v.kind = 'quote'
        order by v.number, v.version desc) d
      where d.due_on < ${today}::date and not exists (
        select from quote_decision q
        where q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null))
      and not exists (
        select from invoice_balance b
        where b.project_id = w.id and b.rest_cents > 0 and b.due_on < ${today}::date)`;
}

// Of invoiced projects, those that leave nothing to collect: the others are read from what is open.
function rowsAt(
  { stage, steps }: Part,
  { cursor, limit, today }: Omit<WaitingPage, "stage" | "isToCollect">,
): RawBuilder<unknown> {
  const isExpired = stage === "waiting" ? sql`id in (select id from expired)` : sql`false`;
  const isElsewhere = stage === "invoiced" ? sql`true` : sql`b.due_on < ${today}::date`;
  const isAfter = cursor
    ? sql`(created_at, id) < (${cursor.at}::timestamptz - ${later(steps)}, ${cursor.id}::uuid)`
    : sql`true`;
  return sql`
    select id, created_at + ${later(steps)} as current_at from project
    where stage = ${stage} and archived_at is null and ${isAfter} and not ${isExpired}
      and not exists (
        select from invoice_balance b where b.project_id = project.id and b.rest_cents > 0 and ${isElsewhere})
    order by created_at desc, id desc limit ${rowLimit(limit + 1)}`;
}

function later(steps: number): RawBuilder<unknown> {
  return sql`${sql.lit(`${steps * STEP_YEARS} years`)}::interval`;
}
