import { periodText } from "#domain/analytics/period.ts";
import { questionMessages } from "#domain/analytics/question.messages.ts";
import type { DataQuestion } from "#domain/assistant/data-question.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { FigureScope } from "#server/analytics/company.figures.ts";
import {
  countOpenInvoices,
  countLateInvoices,
  findOpenInvoices,
  listFirstLateInvoices,
  readCollectedBetween,
  readCollectedSums,
  readInvoicedBetween,
  readInvoicedSums,
} from "#server/analytics/company.figures.ts";
import type { Db } from "#server/db/database.ts";
import { isAnyNamedBy } from "#server/projects/project-search.repository.ts";
import { findProject } from "#server/projects/projects.repository.ts";

const MOST_LISTED = 20;
const MONEY = ["money_due", "late_invoices", "invoiced", "collected"] as const;

type MoneyKind = (typeof MONEY)[number];

/** True for the questions that `answerAboutMoney` answers. */
export function isAboutMoney(kind: DataQuestion["kind"]): kind is MoneyKind {
  return (MONEY as readonly string[]).includes(kind);
}

/**
 * Answers what is due, late, invoiced or received: of the whole company, of the customer or project that is named, or
 * of the project of the page when the question speaks of it. The answer says which, and over which days.
 */
export async function answerAboutMoney(
  tx: Db,
  question: DataQuestion,
  { today, projectId }: { today: CalendarDate; projectId: string | null },
): Promise<string> {
  const { kind, period, isPeriodUnread } = question;
  const { scope, label, notice } = await scopeOf(tx, question, projectId);
  const withNotice = (text: string, more = "") => [notice, more, text].filter((part) => part !== "").join("\n");
  if (kind === "money_due" || kind === "late_invoices") {
    const more = period || isPeriodUnread ? questionMessages.noPeriod : "";
    if (kind === "late_invoices" && scope === null) {
      const [all, first] = [await countLateInvoices(tx, today), await listFirstLateInvoices(tx, today, MOST_LISTED)];
      return withNotice(questionMessages.lateInvoices(all, first), more);
    }
    const { all, first } = await findOpenInvoices(tx, scope, MOST_LISTED);
    return withNotice(questionMessages.moneyDue(all, first, label), more);
  }
  if (isPeriodUnread) return questionMessages.unreadPeriod;
  if (kind === "collected" && scope !== null) return questionMessages.noSharing;
  if (kind === "collected" && period)
    return withNotice(questionMessages.collectedOver(await readCollectedBetween(tx, period), periodText(period)));
  if (period || scope) {
    const days = period ?? { from: `${today.slice(0, 4)}-01-01`, to: today };
    const sums = await readInvoicedBetween(tx, days, scope);
    return withNotice(questionMessages.invoicedOver(sums, { period: periodText(days), scope: label }));
  }
  const sums = await readInvoicedSums(tx, today);
  const money = { collected: await readCollectedSums(tx, today), toCollect: await countOpenInvoices(tx) };
  return withNotice(questionMessages.turnover({ ...sums, ...money }, today));
}

type NamedScope = { scope: FigureScope; label: string; notice: string };

async function scopeOf(tx: Db, { names, isAboutPage }: DataQuestion, projectId: string | null): Promise<NamedScope> {
  const whole = { scope: null, label: questionMessages.everybody, notice: "" };
  if (names.length > 0) {
    if (!(await isAnyNamedBy(tx, names))) return { ...whole, notice: questionMessages.unknownName(names) };
    return { scope: { words: names }, label: questionMessages.within(names), notice: "" };
  }
  const project = isAboutPage && projectId !== null ? await findProject(tx, projectId) : null;
  return project
    ? { scope: { projectId: project.id }, label: questionMessages.ofProject(project.name), notice: "" }
    : whole;
}
