import { dayAt } from "#domain/shared/calendar-date.ts";
import { recogniseQuestion } from "#domain/analytics/question.ts";
import { helpText } from "#domain/assistant/offers.ts";
import { questionMessages } from "#domain/analytics/question.messages.ts";
import {
  readCollectedSums,
  listFirstOverdue,
  listFirstWaitingQuotes,
  readInvoicedSums,
  countOpenInvoices,
  countOverdueInvoices,
  countWaitingQuotes,
} from "#server/analytics/company.figures.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { findProjectsNamedIn } from "#server/projects/project-search.repository.ts";
import { listRecentProjects } from "#server/projects/projects.repository.ts";

/** An answer in French, and whether the assistant knows how to compute this question. */
export type DataAnswer = { text: string; understood: boolean };

/**
 * What an answer depends on, beside the question. `alone`: no model will word the answer. `amounts`: the caller may see
 * amounts.
 */
export type Asked = { now: Date; alone: boolean; amounts: boolean };

const MOST_LISTED = 20;
const MOST_PROJECTS = 10;

const ABOUT_AMOUNTS: readonly string[] = ["late_invoices", "turnover", "pending_quotes"];

/** Answers a question from the company's rows. SQL computes every amount. */
export async function answerFromData(tx: Db, message: string, { now, alone, amounts }: Asked): Promise<DataAnswer> {
  const today = dayAt(now, await readTimeZone(tx));
  const question = recogniseQuestion(message);
  const understood = question.kind !== "unknown";
  if (!amounts && ABOUT_AMOUNTS.includes(question.kind)) return { understood, text: questionMessages.noAmounts() };
  if (question.kind === "late_invoices")
    return {
      understood,
      text: questionMessages.lateInvoices(
        await countOverdueInvoices(tx, today),
        await listFirstOverdue(tx, today, MOST_LISTED),
      ),
    };
  if (question.kind === "turnover") {
    const sums = await readInvoicedSums(tx, today);
    const money = { collected: await readCollectedSums(tx, today), toCollect: await countOpenInvoices(tx) };
    return { understood, text: questionMessages.turnover({ ...sums, ...money }, today) };
  }
  if (question.kind === "pending_quotes")
    return {
      understood,
      text: questionMessages.pendingQuotes(await countWaitingQuotes(tx), await listFirstWaitingQuotes(tx, MOST_LISTED)),
    };
  if (question.kind === "projects")
    return { understood, text: questionMessages.projects(await listRecentProjects(tx, MOST_PROJECTS)) };
  if (question.kind === "help") return { understood, text: helpText() };
  const projects = await findProjectsNamedIn(tx, message);
  return {
    understood: projects.length > 0,
    text: projects.length > 0 ? questionMessages.projects(projects) : questionMessages.unknown(alone),
  };
}
