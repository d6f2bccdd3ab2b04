import type { StoredStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { hoursToE4, minutesOfHours } from "#domain/shared/money.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { isAfterCursor, rowLimit } from "#server/db/row-limit.ts";
import type { LatestDocuments } from "#server/documents/latest-documents.repository.ts";
import { listLatestDocuments } from "#server/documents/latest-documents.repository.ts";
import { linesWorkOf } from "#server/documents/lines-work.repository.ts";
import { TIME_ZONE } from "#server/documents/state-facts.repository.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";
import { comparedProjects, findCandidates, isCloseTo, isFoundBy, wordsOf } from "./project-search.repository.ts";
import type { ProjectRow } from "./projects.repository.ts";

/** A project of a list, with every column that the list shows. */
export type ListRow = PageRow & Partial<PlannedRow> & { documents: LatestDocuments };

/** The columns of `PAGE_COLUMNS`. */
export type PageRow = ProjectRow & {
  customer: CustomerRow;
  tasks_total: number;
  tasks_done: number;
  people: string[];
  stage: StoredStage;
  /** The first day on which something that is left to collect was or will be due. Null when nothing is left. */
  first_due_on: CalendarDate | null;
  /** The company's time zone, whose day says what is late. */
  time_zone: string;
};

/** What the lines of the quote count, and the tasks, in a row of a planning. */
type PlannedRow = PageRow & {
  lines_days_e4: number | null;
  lines_hours_e4: number | null;
  tasks_hours_e4: number | null;
  tasks_hours_left_e4: number | null;
  tasks_on_days: { first_day: CalendarDate; last_day: CalendarDate; left_e4: number }[] | null;
};

/** The choice of a page of projects: search words, order, and the project after which it begins. */
export type WantedPage = { search: string; cursor: Cursor | null; limit: number };

/**
 * A page of projects, newest first, with every column that the list shows. Each word of `search` must be in the project
 * or its customer. When no project has the typed words, one wrong letter in each word is accepted. IDs are found first.
 * Rows are read for the page only.
 */
export async function listProjectPage(tx: Db, wantedPage: WantedPage): Promise<ListRow[]> {
  const words = wordsOf(wantedPage.search);
  const rows = await listMatches(tx, words, false, wantedPage);
  if (rows.length > 0 || words.every((word) => closeWord(word) === null)) return rows;
  return listMatches(tx, words, true, wantedPage);
}

/**
 * The projects that the words name best: those with exactly this name if there are any, otherwise those of the search,
 * newest first. For a caller who picks one of them.
 */
export async function findBestProjects(tx: Db, search: string, limit: number): Promise<ListRow[]> {
  const { rows } = await sql<PageRow>`
    with wanted as materialized (
      select id from project where search_text = ${searchText(search)}
      order by created_at desc, id desc limit ${rowLimit(limit)})
    ${PAGE_ROWS} order by p.created_at desc, p.id desc`.execute(tx);
  return rows.length > 0 ? withDocuments(tx, rows) : listProjectPage(tx, { search, cursor: null, limit: limit - 1 });
}

/** The row of one project, or none. */
export async function findProjectRows(tx: Db, id: string): Promise<ListRow[]> {
  const { rows } = await sql<PageRow>`
    with wanted as materialized (select id from project where id = ${id}) ${PAGE_ROWS}`.execute(tx);
  return withDocuments(tx, rows);
}

/** A page of the projects of a customer, newest first: IDs are in the order of time. */
export async function listProjectsOfCustomer(
  tx: Db,
  customerId: string,
  { cursor, limit }: Pick<WantedPage, "cursor" | "limit">,
): Promise<ListRow[]> {
  const isAfter = cursor ? sql`id < ${cursor.id}::uuid` : sql`true`;
  const { rows } = await sql<PageRow>`
    with wanted as materialized (
      select id from project where customer_id = ${customerId} and ${isAfter}
      order by id desc limit ${rowLimit(limit + 1)})
    ${PAGE_ROWS} order by p.id desc`.execute(tx);
  return withDocuments(tx, rows);
}

/** A page of the projects that have every word; with `isForgiving`, one letter of each may be wrong. */
async function listMatches(
  tx: Db,
  words: readonly string[],
  isForgiving: boolean,
  { cursor, limit }: WantedPage,
): Promise<ListRow[]> {
  const candidates = await findCandidates(tx, words, isForgiving);
  if (candidates?.length === 0) return [];
  const matches = words.map(
    (word) => sql`and ${isForgiving ? isCloseTo(word, candidates) : isFoundBy(word, candidates)}`,
  );
  const { rows } = await sql<PageRow>`
    with wanted as materialized (
      select id from ${comparedProjects(candidates)} where ${isAfterCursor(cursor)} ${sql.join(matches, sql` `)}
      order by created_at desc, id desc limit ${rowLimit(limit + 1)})
    ${PAGE_ROWS} order by p.created_at desc, p.id desc`.execute(tx);
  return withDocuments(tx, rows);
}

/** SQL that selects the rows of the table `wanted`, which has their IDs, with every column that the list shows. */
export const PAGE_COLUMNS = sql`p.*, p.tasks_total - p.tasks_left as tasks_done, to_json(c) as customer,
    (select min(b.due_on) from invoice_balance b
      where b.company_id = p.company_id and b.project_id = p.id and b.rest_cents > 0) as first_due_on,
    ${TIME_ZONE} as time_zone,
    array(select w.user_id from project_person w where w.company_id = p.company_id and w.project_id = p.id
      order by w.assigned_at, w.user_id)::text[] as people`;
/** The tables of these columns. */
export const PAGE_TABLES = sql`
    from wanted
    join project p on p.id = wanted.id
    join customer c on c.company_id = p.company_id and c.id = p.customer_id`;
const PAGE_ROWS = sql` select ${PAGE_COLUMNS} ${PAGE_TABLES}`;

const HOUR_E4 = sql.lit(hoursToE4(1));
const HOUR_MINUTES = sql.lit(minutesOfHours(1));

// A planning also says how long the work is that only the lines of its quote count, and what its tasks still ask for:
// the time noted on an open task is done already.
const PLANNED_ROWS = sql`
    select ${PAGE_COLUMNS}, work.days_e4 as lines_days_e4, work.hours_e4 as lines_hours_e4,
      tasks.hours_e4 as tasks_hours_e4, tasks.hours_left_e4 as tasks_hours_left_e4,
      tasks.on_days as tasks_on_days ${PAGE_TABLES}
    left join lateral (
      select sum(t.estimate_hours_e4)::bigint as hours_e4,
        coalesce(sum(task_left.e4) filter (where not t.done), 0)::bigint as hours_left_e4,
        json_agg(json_build_object('first_day', t.first_day, 'last_day', t.last_day, 'left_e4', task_left.e4)
          order by t.position, t.id) filter (where not t.done and t.first_day is not null) as on_days
      from task t
      left join (
        select e.task_id, sum(e.minutes)::bigint as minutes from time_entry e
        where e.company_id = p.company_id and e.project_id = p.id group by e.task_id) noted on noted.task_id = t.id
      cross join lateral (select greatest(
        t.estimate_hours_e4 - coalesce(noted.minutes, 0) * ${HOUR_E4} / ${HOUR_MINUTES}, 0) as e4) task_left
      where t.company_id = p.company_id and t.project_id = p.id) tasks on true
    left join lateral (${linesWorkOf(sql`p`)}) work on p.estimation_hours_e4 is null`;

// Documents are read in a separate statement: PostgreSQL takes longer to plan both together than to read them.
/** The same rows with the documents that stand for each. */
export async function withDocuments<Shown extends PageRow | PlannedRow>(
  tx: Db,
  rows: Shown[],
): Promise<(Shown & Pick<ListRow, "documents">)[]> {
  const ids = rows.map(({ id }) => id);
  const documents = await listLatestDocuments(tx, ids);
  return rows.map((row) => ({ ...row, documents: documents.get(row.id) ?? {} }));
}

/**
 * A page of the projects that start on a day or later, the soonest first. Or those that start before that day, the
 * latest first. Projects without a start day are in neither. `workerId`: those alone that are the work of this user.
 */
export async function listPlannedPage(
  tx: Db,
  direction: "from" | "before",
  day: CalendarDate,
  cursor: Cursor | null,
  limit: number,
  workerId: string | null = null,
): Promise<ListRow[]> {
  const isTheirs = workerId === null ? sql`true` : isWorkOf(workerId);
  const at = cursor?.at.toISOString().slice(0, 10) ?? day;
  const id = cursor?.id ?? null;
  const most = limit + 1;
  if (direction === "from") {
    const isNext = cursor ? sql`(start_date, id) > (${at}::date, ${id}::uuid)` : sql`start_date >= ${at}::date`;
    const { rows } = await sql<PlannedRow>`
      with wanted as materialized (
        select id from project where ${isNext} and ${isTheirs}
        order by start_date, id limit ${rowLimit(most)}) ${PLANNED_ROWS}
      order by p.start_date, p.id`.execute(tx);
    return withDocuments(tx, rows);
  }
  const isNext = cursor ? sql`(start_date, id) < (${at}::date, ${id}::uuid)` : sql`start_date < ${at}::date`;
  const { rows } = await sql<PlannedRow>`
    with wanted as materialized (
      select id from project where ${isNext} and ${isTheirs}
      order by start_date desc, id desc limit ${rowLimit(most)}) ${PLANNED_ROWS}
    order by p.start_date desc, p.id desc`.execute(tx);
  return withDocuments(tx, rows);
}

// As `isWorkOf` of the domain says.
function isWorkOf(userId: string) {
  return sql`(exists (
      select from project_person w
      where w.company_id = project.company_id and w.project_id = project.id and w.user_id = ${userId})
    or not exists (
      select from project_person w where w.company_id = project.company_id and w.project_id = project.id))`;
}
