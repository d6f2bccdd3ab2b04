import type { ProjectEvent } from "#domain/projects/story/project-events.ts";
import type { StatementFacts } from "#domain/projects/story/statement.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { IS_STANDING_VERSION } from "#server/documents/latest-documents.repository.ts";
import { sql } from "kysely";

/** What a project amounts to: its accepted quotes that stand, its invoices, and what was received. Null: unknown. */
export async function findStatementFacts(tx: Db, projectId: string): Promise<StatementFacts | null> {
  const { rows } = await sql<StatementFacts>`
    select agreed.cents as "agreedCents", billed.invoiced as "invoicedCents", billed.collected as "collectedCents"
    from project p
    cross join lateral (
      select sum(d.gross_cents)::bigint as cents from document d
      join quote_decision a on a.company_id = d.company_id and a.document_id = d.id
        and a.withdrawn_at is null and a.decision = 'accepted'
      where d.company_id = p.company_id and d.project_id = p.id and d.kind = 'quote' and ${IS_STANDING_VERSION}) agreed
    cross join lateral (
      select coalesce(sum(due_cents - credited_cents), 0)::bigint as invoiced,
        coalesce(sum(paid_cents), 0)::bigint as collected
      from invoice_balance b where b.company_id = p.company_id and b.project_id = p.id) billed
    where p.id = ${projectId}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Something that happened with a project. `number`: of the document concerned, how many photos, the title of a task,
 * the minutes of work, the place of a report, or empty. `title`: of the task that time was worked on, else empty.
 * `name` and `email`: of the member who did it, empty where it is not kept.
 */
export type StoryRow = {
  kind: ProjectEvent;
  at: Date;
  number: string;
  title: string;
  amount_cents: number | null;
  name: string;
  email: string;
};

/** How many events are told, and among how many of the newest documents of the project they are looked for. */
const MOST_EVENTS = 60;
const MOST_DOCUMENTS = 100;

// What was done on the site: tasks that are ticked, the time of each person on each task by the day that was worked,
// their photos by day, and reports. Time and reports have a day and no hour: they stand at noon.
const SITE_EVENTS = (projectId: string) => sql`
  select 'task_done' as kind, coalesce(ticked_at, done_at) as at, title as number, null::bigint as amount_cents,
    done_by as user_id, '' as title
  from task where project_id = ${projectId} and done_at is not null
  union all
  select 'time', (e.day + time '12:00') at time zone ${sql.lit(FRENCH_TIME_ZONE)}, sum(e.minutes)::text, null,
    e.user_id, coalesce(t.title, '')
  from time_entry e left join task t on t.company_id = e.company_id and t.id = e.task_id
  where e.project_id = ${projectId} group by e.day, e.user_id, e.task_id, t.title
  union all
  select 'photos', max(created_at), count(*)::text, null, added_by, '' from project_photo
  where project_id = ${projectId} group by created_at::date, added_by
  union all
  select case kind when 'handover' then 'handover' else 'report' end,
    (dated_on + time '12:00') at time zone ${sql.lit(FRENCH_TIME_ZONE)}, place::text, null, made_by, ''
  from site_report where project_id = ${projectId}`;

/** What happened last with a project, newest first. Photos that one person added on one day count as one event. */
export async function listStory(tx: Db, projectId: string): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    with own as materialized (
      select company_id, id, kind, invoice_kind, number, gross_cents, created_at from document
      where project_id = ${projectId} order by created_at desc, id desc limit ${rowLimit(MOST_DOCUMENTS)}),
    event as (
      select 'project' as kind, created_at as at, '' as number, null::bigint as amount_cents
      from project where id = ${projectId}
      union all
      select case when invoice_kind = 'credit_note' then invoice_kind else kind end, created_at, number, gross_cents
      from own
      union all
      select case when own.invoice_kind = 'credit_note' then 'credit_note_sent' when own.kind = 'invoice'
          then 'invoice_sent' else 'sent' end, s.sent_at, own.number, null
      from own join sending s on s.company_id = own.company_id and s.document_id = own.id
      union all
      select 'viewed', l.first_viewed_at, own.number, null
      from own join public_link l on l.company_id = own.company_id and l.document_id = own.id
      where l.first_viewed_at is not null
      union all
      select q.decision, q.decided_at, own.number, null
      from own join quote_decision q on q.company_id = own.company_id and q.document_id = own.id
      where q.withdrawn_at is null
      union all
      select 'paid', y.created_at, own.number, y.amount_cents
      from own join payment y on y.company_id = own.company_id and y.document_id = own.id
      union all
      select 'imported', i.imported_at, '', null
      from imported_archive i join project p on p.company_id = i.company_id and p.created_at < i.imported_at
      where p.id = ${projectId}),
    last as (
      select kind, at, number, amount_cents, null::uuid as user_id, '' as title from event
      union all ${SITE_EVENTS(projectId)}
      order by at desc, kind limit ${rowLimit(MOST_EVENTS)})
    select last.kind, last.at, last.number, last.title, last.amount_cents, coalesce(m.name, '') as name,
      coalesce(m.email, '') as email
    from last left join membership m on m.company_id = current_company() and m.user_id = last.user_id
    order by last.at desc, last.kind`.execute(tx);
  return rows;
}
