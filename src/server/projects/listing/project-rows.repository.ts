import type { ProjectSort, ProjectStage } from "#domain/projects/stages/stages.ts";
import { PROJECT_STAGES, isInvoicedStage, isOverStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isClose } from "#server/db/search/close-text.ts";
import type { RowsOfWord } from "#server/db/search/searched-words.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { ListRow, PageRow } from "../project-list.repository.ts";
import { PAGE_COLUMNS, PAGE_TABLES, withDocuments } from "../project-list.repository.ts";
import { findCandidates, wordsOf } from "../project-search.repository.ts";
import type { CountedRows, CountRow } from "./stage-counts.repository.ts";
import { MOST_COUNTED, countAllRows, storedStageOf } from "./stage-counts.repository.ts";
import { waitingRows } from "./waiting-order.repository.ts";

/** A row of the list of projects: where it stands, and what its invoices come to. */
export type ListedRow = ListRow & {
  has_priced_lines: boolean | null;
  /** The lines of its quote as they are written, while no document was made of them. */
  draft: Pick<Row<"quote_draft">, "lines" | "terms"> | null;
  /** Whether a task has a VAT rate of its own. */
  has_taxed_task: boolean;
  /** The last day of its tasks. Null while none has days. */
  ends_on: CalendarDate | null;
  /** What the order `current` sorts by. */
  current_at: Date;
  invoiced_cents: number;
  collected_cents: number;
};

/** What is listed. `numbers`: those that a document may have whose number was typed. */
export type WantedRows = { search: string; numbers: readonly string[] };

/** A page of it. `sort`: its order, which decides what the moment of a cursor is. */
export type WantedRowPage = WantedRows & {
  stage: ProjectStage | null;
  /** Whether those alone are listed that leave something to collect, at any stage. */
  isToCollect: boolean;
  isArchived: boolean;
  sort: ProjectSort;
  cursor: Cursor | null;
  limit: number;
  /** The day that says what is late. */
  today: CalendarDate;
};

/** `limit + 1` projects of the list. When no project has the typed words, one wrong letter of each is accepted. */
export async function listProjectRows(tx: Db, wantedPage: WantedRowPage): Promise<ListedRow[]> {
  const isWaitingOrder =
    wantedPage.sort === "waiting" && !wantedPage.isArchived && wordsOf(wantedPage.search).length === 0;
  if (isWaitingOrder) {
    const { rows } = await sql<ReadRow>`
      with wanted as materialized (${waitingRows(wantedPage)}) ${LISTED}`.execute(tx);
    return withDocuments(tx, rows);
  }
  const reading = await findReading(tx, wantedPage);
  const { rows } = await sql<ReadRow>`
    with wanted as materialized (${foundRows(reading, wantedPage)}) ${LISTED}`.execute(tx);
  return withDocuments(tx, rows);
}

type ReadRow = PageRow & Omit<ListedRow, keyof ListRow>;

// What is read of the projects of the table `wanted`, in its order.
const LISTED = sql`
    select ${PAGE_COLUMNS}, money.*, wanted.current_at, exists (
        select from task t where t.company_id = p.company_id and t.project_id = p.id
          and t.vat_basis_points is not null) as has_taxed_task, (
        select max(t.last_day) from task t
        where t.company_id = p.company_id and t.project_id = p.id) as ends_on, (
        select w.lines @? '$[*] ? (@.kind == "item" && @.isOption == false)' from quote_draft w
        where w.company_id = p.company_id and w.project_id = p.id) as has_priced_lines, (
        select jsonb_build_object('lines', w.lines, 'terms', w.terms) from quote_draft w
        where w.company_id = p.company_id and w.project_id = p.id and not exists (
          select from document d where d.company_id = p.company_id and d.project_id = p.id)) as draft ${PAGE_TABLES}
    cross join lateral (
      select coalesce(sum(due_cents - credited_cents), 0)::bigint as invoiced_cents,
        coalesce(sum(paid_cents), 0)::bigint as collected_cents
      from invoice_balance b where b.company_id = p.company_id and b.project_id = p.id) money
    order by wanted.place`;

// What was typed, or put away, does not wait: it is in the order of what is current.
function foundRows(
  reading: SearchReading,
  { stage, isToCollect, isArchived, sort, cursor, limit }: WantedRowPage,
): RawBuilder<unknown> {
  return sql`
      select id, ${CURRENT} as current_at, row_number() over (order by ${inOrder(sort)}) as place
      from ${comparedRows(reading)}
      where ${isTyped(reading)} and ${isToCollect ? IS_TO_COLLECT : isAt(stage, isArchived)}
        and ${isAfter(sort, cursor)}
      order by ${inOrder(sort)} limit ${rowLimit(limit + 1)}`;
}

/** How many projects are at each stage, and how many are put away. */
export async function countProjectRows(tx: Db, wantedRows: WantedRows) {
  const isWhole = wordsOf(wantedRows.search).length === 0;
  const { rows, openCount, openDueCents } = isWhole ? await countAllRows(tx) : await countTyped(tx, wantedRows);
  const countOf = (stage: ProjectStage | null) => rows.find((row) => row.stage === stage)?.count ?? 0;
  return {
    stages: PROJECT_STAGES.map((stage) => ({ stage, count: countOf(stage) })),
    archivedCount: countOf(null),
    toCollectCount: countOf("invoiced") + openCount,
    openDueCents,
  };
}

async function countTyped(tx: Db, wantedRows: WantedRows): Promise<CountedRows> {
  const reading = await findReading(tx, wantedRows);
  const { rows } = await sql<CountRow & { due_count: number; due_cents: number }>`
    select case when archived_at is null then stage end as stage, count(*)::int as count,
      count(*) filter (where rest_cents > 0)::int as due_count, coalesce(sum(rest_cents), 0)::bigint as due_cents
    from (
      select ${STAGE} as stage, project.archived_at, (
        select sum(b.rest_cents) from invoice_balance b where b.project_id = project.id and b.rest_cents > 0
      ) as rest_cents from ${comparedRows(reading)} where ${isTyped(reading)}
      limit ${rowLimit(MOST_COUNTED)}) row
    group by 1`.execute(tx);
  const openRows = rows.filter(({ stage }) => stage !== null && !isInvoicedStage(stage));
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  return {
    rows,
    openCount: sumOf(openRows.map((row) => row.due_count)),
    openDueCents: sumOf(openRows.map((row) => row.due_cents)),
  };
}

/**
 * How a search is read. `candidates`: the projects to compare, null for all. `ids`: those whose documents have the
 * typed number.
 */
type SearchReading = { words: readonly string[]; isForgiving: boolean; candidates: RowsOfWord; ids: readonly string[] };

// One wrong letter of each word is forgiven where no project has the words as typed.
async function findReading(tx: Db, { search, numbers }: WantedRows): Promise<SearchReading> {
  const words = wordsOf(search);
  const ids = numbers.length === 0 ? [] : await listNumbered(tx, numbers);
  const exactReading = await findReadingOf(tx, words, false, ids);
  const isPlain = words.every((word) => closeWord(word) === null);
  return isPlain || (await hasAny(tx, exactReading)) ? exactReading : findReadingOf(tx, words, true, ids);
}

async function findReadingOf(
  tx: Db,
  words: readonly string[],
  isForgiving: boolean,
  ids: readonly string[],
): Promise<SearchReading> {
  const candidates = await findCandidates(tx, words, isForgiving, CUSTOMER_KINDS);
  return { words, isForgiving, candidates: candidates && [...new Set([...candidates, ...ids])], ids };
}

/** The words of a customer that the list searches: names, town and phone. */
const CUSTOMER_KINDS = ["customer", "reach"];

// Without candidates every project is compared: the columns are those of the index `project_find_place` (0210).
function comparedRows({ candidates }: SearchReading): RawBuilder<unknown> {
  return candidates === null
    ? sql`(select id, created_at, start_date, stage, archived_at, search_text, place_text, customer_id,
        '' as customer_text, '' as reach_text from project) project`
    : sql`(
        select p.id, p.created_at, p.start_date, p.stage, p.archived_at, p.search_text, p.place_text, p.customer_id,
          c.search_text as customer_text, c.reach_text
        from unnest(${candidates}::uuid[]) wanted (id)
        cross join lateral (select * from project where id = wanted.id offset 0) p
        cross join lateral (select search_text, reach_text from customer where id = p.customer_id offset 0) c) project`;
}

function isTyped({ words, isForgiving, candidates, ids }: SearchReading): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`true`;
  return sql<boolean>`((${sql.join(
    words.map((word) => (isForgiving ? isCloseTo(word, candidates) : isFoundBy(word, candidates))),
    sql` and `,
  )}) or project.id = any(${ids}::uuid[]))`;
}

function isAt(stage: ProjectStage | null, isArchived: boolean): RawBuilder<boolean> {
  if (isArchived) return sql<boolean>`archived_at is not null`;
  if (stage === null) return sql<boolean>`archived_at is null`;
  const isThere = sql<boolean>`stage = ${storedStageOf(stage)} and archived_at is null`;
  return stage === storedStageOf(stage) && stage !== "invoiced"
    ? sql<boolean>`(${isThere})`
    : sql<boolean>`(${isThere} and ${STAGE} = ${stage})`;
}

const IS_TO_COLLECT = sql<boolean>`(archived_at is null
  and project.id in (select b.project_id from invoice_balance b where b.rest_cents > 0))`;

// As `stageOf` of the domain says.
const STAGE = sql<ProjectStage>`case when project.stage = 'invoiced' and not exists (
    select from invoice_balance b where b.project_id = project.id and b.rest_cents > 0)
  then 'paid' else project.stage end`;

// What is not over is a thousand years ahead of what is, so that one moment puts both groups in their order.
const CURRENT = sql`(case when ${STAGE} in (${sql.join(PROJECT_STAGES.filter(isOverStage))})
  then created_at else created_at + interval '1000 years' end)`;

function isFoundBy(word: string, ids: RowsOfWord) {
  return ids === null
    ? sql<boolean>`(strpos(project.search_text, ${word}) > 0 or strpos(project.place_text, ${word}) > 0
        or customer_id in (
          select id from customer
          where strpos(customer.search_text, ${word}) > 0 or strpos(customer.reach_text, ${word}) > 0))`
    : sql<boolean>`(strpos(project.search_text, ${word}) > 0 or strpos(project.place_text, ${word}) > 0
        or strpos(project.customer_text, ${word}) > 0 or strpos(project.reach_text, ${word}) > 0)`;
}

function isCloseTo(word: string, ids: RowsOfWord) {
  const close = closeWord(word);
  if (close === null) return isFoundBy(word, ids);
  return ids === null
    ? sql<boolean>`(${isClose(sql`project.search_text`, close)} or ${isClose(sql`project.place_text`, close)}
        or customer_id in (
          select id from customer
          where ${isClose(sql`customer.search_text`, close)} or ${isClose(sql`customer.reach_text`, close)}))`
    : sql<boolean>`(${isClose(sql`project.search_text`, close)} or ${isClose(sql`project.place_text`, close)}
        or ${isClose(sql`project.customer_text`, close)} or ${isClose(sql`project.reach_text`, close)})`;
}

async function hasAny(tx: Db, reading: SearchReading): Promise<boolean> {
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (select from ${comparedRows(reading)} where ${isTyped(reading)}) as is_any`.execute(tx);
  return rows[0]?.is_any ?? false;
}

async function listNumbered(tx: Db, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ project_id: string }>`
    select distinct project_id from document where number = any(${numbers}::text[])
    limit ${rowLimit(numbers.length)}`.execute(tx);
  return rows.map((row) => row.project_id);
}

// Projects without a first day come last: no day is before this one (src/api/fields.ts).
const START = sql`coalesce(start_date, '2000-01-01'::date)`;

function inOrder(sort: ProjectSort): RawBuilder<unknown> {
  if (sort === "start") return sql`${START} desc, id desc`;
  if (sort === "current" || sort === "waiting") return sql`${CURRENT} desc, id desc`;
  return sort === "oldest" ? sql`created_at, id` : sql`created_at desc, id desc`;
}

function isAfter(sort: ProjectSort, cursor: Cursor | null): RawBuilder<boolean> {
  if (cursor === null) return sql<boolean>`true`;
  const { at, id } = cursor;
  if (sort === "start") return sql<boolean>`(${START}, id) < (${at.toISOString().slice(0, 10)}::date, ${id}::uuid)`;
  if (sort === "current" || sort === "waiting") return sql<boolean>`(${CURRENT}, id) < (${at}, ${id}::uuid)`;
  return sort === "oldest"
    ? sql<boolean>`(created_at, id) > (${at}, ${id}::uuid)`
    : sql<boolean>`(created_at, id) < (${at}, ${id}::uuid)`;
}
