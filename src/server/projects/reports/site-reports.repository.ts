import { memberName } from "#domain/company/members/member-name.ts";
import type { ReportContent, ReportKind } from "#domain/projects/reports/report-content.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";

/** A report as it is kept, with its address and what was noted of it since. */
export type ReportRow = Omit<Row<"site_report">, "company_id" | "content" | "made_by"> & {
  content: ReportContent;
  token: string;
  is_replaced: boolean;
  lifts: { place: number; lifted_on: CalendarDate }[];
};

/** A report that is about to be kept. */
export type NewReport = Pick<
  Row<"site_report">,
  "id" | "project_id" | "kind" | "place" | "dated_on" | "replaces" | "pdf_sha256" | "mac" | "made_by"
> & { content: ReportContent; token: string };

const SELECTED = sql`r.id, r.project_id, r.kind, r.place, r.dated_on, r.replaces, r.content, r.pdf_sha256, r.mac,
  r.created_at, l.token,
  exists (select from site_report n where n.company_id = r.company_id and n.replaces = r.id) as is_replaced,
  coalesce((select jsonb_agg(jsonb_build_object('place', f.place, 'lifted_on', f.lifted_on)) from reserve_lift f
    where f.company_id = r.company_id and f.report_id = r.id), '[]'::jsonb) as lifts
  from site_report r join site_report_link l on l.company_id = r.company_id and l.report_id = r.id`;

/** A page of the reports of a project, last made first, with one row more than `limit` when others follow. */
export async function listReportsOf(
  tx: Db,
  projectId: string,
  { limit, cursor }: { limit: number; cursor: Cursor | null },
): Promise<ReportRow[]> {
  const rest = cursor ? sql`and (r.created_at, r.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql``;
  const { rows } = await sql<ReportRow>`select ${SELECTED} where r.project_id = ${projectId} ${rest}
    order by r.created_at desc, r.id desc limit ${rowLimit(limit + 1)}`.execute(tx);
  return rows;
}

/** One report of the company, or null. */
export async function findReport(tx: Db, id: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`select ${SELECTED} where r.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** The reception of a project that no other one corrects, or null. */
export async function findReception(tx: Db, projectId: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`select ${SELECTED} where r.project_id = ${projectId} and r.kind = 'handover'
    and not exists (select from site_report n where n.company_id = r.company_id and n.replaces = r.id)`.execute(tx);
  return rows[0] ?? null;
}

/**
 * What earlier reports on the progress of a project have told: their tasks, then the day of the last one that is of
 * `until` or before, and the moment at which that one was made.
 */
export async function readReported(
  tx: Db,
  projectId: string,
  until: CalendarDate,
): Promise<{ taskIds: Set<string>; since: CalendarDate | null; at: Date | null }> {
  const { rows } = await sql<{ task_ids: string[]; since: CalendarDate | null; at: Date | null }>`
    select coalesce((select array_agg(distinct t ->> 'id') from site_report r
        cross join lateral jsonb_array_elements(r.content -> 'doneTasks') t
        where r.project_id = ${projectId} and r.kind = 'progress'), '{}') as task_ids, last.since, last.at
    from (values (true)) one left join lateral (
      select r.dated_on as since, r.created_at as at from site_report r
      where r.project_id = ${projectId} and r.kind = 'progress' and r.dated_on <= ${until}
      order by r.dated_on desc, r.created_at desc limit 1) last on true`.execute(tx);
  const { task_ids = [], since = null, at = null } = rows[0] ?? {};
  return { taskIds: new Set(task_ids), since, at };
}

/**
 * The minutes that each person has worked on a project after the day `since` and until another one, most first, by the
 * day on which they worked. What was noted of `since` after the moment `at` counts too: the report of that day did not
 * know it. A name may be empty.
 */
export async function listMinutesWorked(
  tx: Db,
  projectId: string,
  { since, at, until }: { since: CalendarDate | null; at: Date | null; until: CalendarDate },
  limit: number,
): Promise<{ name: string; minutes: number }[]> {
  const { rows } = await sql<{ name: string; email: string; minutes: number }>`
    select coalesce(m.name, '') as name, coalesce(m.email, '') as email, sum(t.minutes)::int as minutes
    from time_entry t left join membership m on m.company_id = t.company_id and m.user_id = t.user_id
    where t.project_id = ${projectId} and t.day <= ${until} and (${since}::date is null or t.day > ${since}::date
      or (t.day = ${since}::date and t.created_at > ${at ?? new Date(0)}))
    group by 1, 2 order by 3 desc, 1, 2 limit ${rowLimit(limit)}`.execute(tx);
  return rows.map((row) => ({ name: memberName(row), minutes: row.minutes }));
}

/**
 * Who worked on a project on a day: whoever noted time of it, most first, then, when `isToday`, whoever has a timer
 * running there. A name may be empty.
 */
export async function listPeopleOfDay(
  tx: Db,
  projectId: string,
  { day, isToday }: { day: CalendarDate; isToday: boolean },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    select coalesce(m.name, '') as name, coalesce(m.email, '') as email
    from (select company_id, user_id, minutes from time_entry where project_id = ${projectId} and day = ${day}
      union all select company_id, user_id, 0 from timer where project_id = ${projectId} and ${isToday}) w
    left join membership m on m.company_id = w.company_id and m.user_id = w.user_id
    group by w.user_id, 1, 2 order by sum(w.minutes) desc, 1, 2 limit ${rowLimit(limit)}`.execute(tx);
  return rows.map(memberName);
}

/** The name of a member, or the beginning of their address. Empty for nobody of the company. */
export async function readMemberName(tx: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ name: string; email: string }>`
    select name, email from membership
    where company_id = current_company() and user_id = ${userId}`.execute(tx);
  return rows[0] ? memberName(rows[0]) : "";
}

/** How many reports of a kind a project has. */
export async function countReports(tx: Db, projectId: string, kind: ReportKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from site_report
    where project_id = ${projectId} and kind = ${kind}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Keeps a report and its address for ever. Its PDF is kept before it. */
export async function insertReport(tx: Db, companyId: string, report: NewReport, at: Date): Promise<void> {
  await sql`insert into site_report (company_id, id, project_id, kind, place, dated_on, replaces, content, pdf_sha256,
      mac, made_by, created_at)
    values (${companyId}, ${report.id}, ${report.project_id}, ${report.kind}, ${report.place}, ${report.dated_on},
      ${report.replaces}, ${JSON.stringify(report.content)}::jsonb, ${report.pdf_sha256}, ${report.mac},
      ${report.made_by}, ${at})`.execute(tx);
  await saveReportToken(tx, companyId, report, at);
}

/** Gives a report that address instead of the one of before. */
export async function saveReportToken(
  tx: Db,
  companyId: string,
  { id, token }: { id: string; token: string },
  at: Date,
): Promise<void> {
  await sql`insert into site_report_link (company_id, report_id, token, created_at)
    values (${companyId}, ${id}, ${token}, ${at})
    on conflict (company_id, report_id) do update set token = excluded.token`.execute(tx);
}

/** Notes that a reserve was lifted. False when that is noted already. */
export async function insertReserveLift(
  tx: Db,
  companyId: string,
  lift: { reportId: string; place: number; liftedOn: CalendarDate; notedBy: string },
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into reserve_lift (company_id, report_id, place, lifted_on, noted_by, created_at)
    values (${companyId}, ${lift.reportId}, ${lift.place}, ${lift.liftedOn}, ${lift.notedBy}, ${at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** The report that an address shows, or null for an address that no longer counts. */
export async function findReportByToken(
  db: Db,
  token: string,
): Promise<{ company_id: string; report_id: string } | null> {
  const { rows } = await sql<{ company_id: string; report_id: string }>`
    select * from report_behind(${token})`.execute(db);
  return rows[0] ?? null;
}
