import { searchText } from "#domain/shared/search-text.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { recogniseQuestion } from "#domain/analytics/question.ts";
import { helpText } from "#domain/assistant/offers.ts";
import { questionMessages } from "#domain/analytics/question.messages.ts";
import { companyTimeZone } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { isFoundBy } from "#server/projects/projects.repository.ts";
import { sql } from "kysely";

/** An answer in French, and whether the question was one we know how to compute. */
export type DataAnswer = { text: string; understood: boolean };

/**
 * What an answer depends on, beside the question. `alone`: no model will word it differently; `amounts`: whoever asks
 * may see them.
 */
export type Asked = { now: Date; alone: boolean; amounts: boolean };

const ABOUT_AMOUNTS: readonly string[] = ["late_invoices", "turnover", "pending_quotes"];

/** Answers a question from the company's rows; every amount is computed by SQL. */
export async function answerFromData(tx: Db, message: string, { now, alone, amounts }: Asked): Promise<DataAnswer> {
  const today = dayAt(now, await companyTimeZone(tx));
  const question = recogniseQuestion(message);
  const understood = question.kind !== "unknown";
  if (!amounts && ABOUT_AMOUNTS.includes(question.kind)) return { understood, text: questionMessages.noAmounts() };
  if (question.kind === "late_invoices")
    return { understood, text: questionMessages.lateInvoices(await lateInvoices(tx, today)) };
  if (question.kind === "turnover")
    return { understood, text: questionMessages.turnover(await turnover(tx, today), today) };
  if (question.kind === "pending_quotes")
    return { understood, text: questionMessages.pendingQuotes(await pendingQuotes(tx)) };
  if (question.kind === "projects") return { understood, text: questionMessages.projects(await recentProjects(tx)) };
  if (question.kind === "help") return { understood, text: helpText() };
  const found = await namedProjects(tx, message);
  return {
    understood: found.length > 0,
    text: found.length > 0 ? questionMessages.projects(found) : questionMessages.unknown(alone),
  };
}

type NamedDocument = { number: string; name: string; project_id: string; gross_cents: number; due_on: CalendarDate };

async function lateInvoices(tx: Db, today: CalendarDate): Promise<NamedDocument[]> {
  const found = await sql<NamedDocument>`select i.number, p.name, i.project_id, i.gross_cents, i.due_on from invoice i
    join project p on p.company_id = i.company_id and p.id = i.project_id where i.due_on < ${today} order by i.due_on limit 20`.execute(
    tx,
  );
  return found.rows;
}

async function turnover(tx: Db, today: CalendarDate) {
  const found = await sql<{ month_cents: number; year_cents: number }>`select
      coalesce(sum(net_cents) filter (where issued_on >= date_trunc('month', ${today}::date)), 0)::bigint as month_cents,
      coalesce(sum(net_cents), 0)::bigint as year_cents
    from invoice where issued_on >= date_trunc('year', ${today}::date)`.execute(tx);
  return { monthCents: found.rows[0]!.month_cents, yearCents: found.rows[0]!.year_cents };
}

async function pendingQuotes(tx: Db): Promise<NamedDocument[]> {
  const found =
    await sql<NamedDocument>`select q.number, p.name, q.project_id, q.gross_cents, q.valid_until as due_on from quote q
    join project p on p.company_id = q.company_id and p.id = q.project_id
    where q.status in ('draft', 'sent', 'viewed') and not exists (select 1 from invoice i where i.company_id = q.company_id and i.project_id = q.project_id)
    order by q.created_at desc limit 20`.execute(tx);
  return found.rows;
}

async function recentProjects(tx: Db): Promise<{ id: string; name: string }[]> {
  const found = await sql<{
    id: string;
    name: string;
  }>`select id, name from project order by created_at desc, id desc limit 10`.execute(tx);
  return found.rows;
}

async function namedProjects(tx: Db, message: string): Promise<{ id: string; name: string }[]> {
  const words = searchText(message)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 4)
    .slice(0, 8);
  if (words.length === 0) return [];
  const matches = words.map((word) => sql`${isFoundBy(word, "project")}::int`);
  const found = await sql<{
    id: string;
    name: string;
  }>`select id, name from (select id, name, created_at, ${sql.join(matches, sql` + `)} as score from project) p
    where score > 0 order by score desc, created_at desc limit 5`.execute(tx);
  return found.rows;
}
