import { dayAt } from "#domain/shared/calendar-date.ts";
import { recogniseQuestion } from "#domain/analytics/question.ts";
import { helpText } from "#domain/assistant/offers.ts";
import { questionMessages } from "#domain/analytics/question.messages.ts";
import {
  collectedSums,
  firstOverdue,
  firstWaitingQuotes,
  invoicedSums,
  openInvoices,
  overdueInvoices,
  waitingQuotes,
} from "#server/analytics/company.figures.ts";
import { companyTimeZone } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { projectsNamedIn } from "#server/projects/project-search.repository.ts";
import { recentProjects } from "#server/projects/projects.repository.ts";

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
  const today = dayAt(now, await companyTimeZone(tx));
  const question = recogniseQuestion(message);
  const understood = question.kind !== "unknown";
  if (!amounts && ABOUT_AMOUNTS.includes(question.kind)) return { understood, text: questionMessages.noAmounts() };
  if (question.kind === "late_invoices")
    return {
      understood,
      text: questionMessages.lateInvoices(await overdueInvoices(tx, today), await firstOverdue(tx, today, MOST_LISTED)),
    };
  if (question.kind === "turnover") {
    const sums = await invoicedSums(tx, today);
    const money = { collected: await collectedSums(tx, today), toCollect: await openInvoices(tx) };
    return { understood, text: questionMessages.turnover({ ...sums, ...money }, today) };
  }
  if (question.kind === "pending_quotes")
    return {
      understood,
      text: questionMessages.pendingQuotes(await waitingQuotes(tx), await firstWaitingQuotes(tx, MOST_LISTED)),
    };
  if (question.kind === "projects")
    return { understood, text: questionMessages.projects(await recentProjects(tx, MOST_PROJECTS)) };
  if (question.kind === "help") return { understood, text: helpText() };
  const projects = await projectsNamedIn(tx, message);
  return {
    understood: projects.length > 0,
    text: projects.length > 0 ? questionMessages.projects(projects) : questionMessages.unknown(alone),
  };
}
