import { questionMessages } from "#domain/analytics/question.messages.ts";
import { readDataQuestion } from "#domain/assistant/data-question.ts";
import type { DataQuestion } from "#domain/assistant/data-question.ts";
import { helpText } from "#domain/assistant/offers.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { countWaitingQuotes, listFirstWaitingQuotes } from "#server/analytics/company.figures.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { listCustomerPage } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { isId } from "#server/ids.ts";
import type { ListRow } from "#server/projects/project-list.repository.ts";
import { findBestProjects, findProjectRows } from "#server/projects/project-list.repository.ts";
import { listRecentProjects } from "#server/projects/projects.repository.ts";
import { answerAboutMoney, isAboutMoney } from "./answer-about-money.ts";

/** An answer in French, and whether the assistant knows this question. */
export type DataAnswer = { text: string; understood: boolean };

/**
 * What an answer depends on, beside the question. `alone`: no model will word the answer. `amounts`: the caller may see
 * amounts. `path` and `selection`: the page of the question, and the text that was added from it.
 */
export type Asked = { now: Date; alone: boolean; amounts: boolean; path: string; selection: string };

const MOST_LISTED = 20;
const MOST_PROJECTS = 10;
const MOST_NAMED = 5;

/**
 * Answers a question from the company's rows. SQL computes every amount. What cannot be answered exactly is said to be
 * so.
 */
export async function answerFromData(tx: Db, message: string, place: Asked): Promise<DataAnswer> {
  const today = dayAt(place.now, await readTimeZone(tx));
  const question = withSelection(readDataQuestion(withoutQuote(message, place.selection), today), place, today);
  const text = await answer(tx, question, place, today);
  return { understood: text !== null, text: text ?? questionMessages.unknown(place.alone) };
}

async function answer(tx: Db, question: DataQuestion, place: Asked, today: CalendarDate): Promise<string | null> {
  const { kind, names } = question;
  if (isAboutMoney(kind) || kind === "quotes_waiting") {
    if (!place.amounts) return questionMessages.noAmounts();
    if (kind !== "quotes_waiting") return answerAboutMoney(tx, question, { today, projectId: pageProject(place.path) });
    return questionMessages.pendingQuotes(await countWaitingQuotes(tx), await listFirstWaitingQuotes(tx, MOST_LISTED));
  }
  if (kind === "help") return helpText();
  if (kind === "greeting" || kind === "thanks") return questionMessages[kind];
  if (kind === "order") return questionMessages.cannotDo;
  if (kind === "projects" && names.length === 0)
    return questionMessages.projects(await listRecentProjects(tx, MOST_PROJECTS));
  if (kind === "customer" && names.length > 0) return contactsOf(tx, names);
  if (ABOUT_PROJECTS.has(kind)) {
    const projects = await projectsOf(tx, question, place);
    if (projects.length > 0) return projects.map(statusOf).join("\n");
    if (names.length > 0 && kind !== "unknown") return questionMessages.unknownName(names);
  }
  return kind === "unknown" || kind === "other" ? null : questionMessages.cannotAnswer(kind);
}

/** Questions answered by where a project is. A sentence that is nothing but its name asks that too. */
const ABOUT_PROJECTS = new Set<DataQuestion["kind"]>(["status", "project", "projects", "tasks", "unknown"]);

async function projectsOf(tx: Db, { kind, names, isAboutPage }: DataQuestion, { path }: Asked): Promise<ListRow[]> {
  if (names.length > 0) return findBestProjects(tx, names.join(" "), MOST_NAMED);
  const id = pageProject(path);
  return id !== null && kind !== "unknown" && (isAboutPage || kind !== "projects") ? findProjectRows(tx, id) : [];
}

async function contactsOf(tx: Db, names: readonly string[]): Promise<string> {
  const customers = await listCustomerPage(tx, names.join(" "), null, MOST_NAMED);
  if (customers.length === 0) return questionMessages.unknownName(names);
  const lines = customers.slice(0, MOST_NAMED).map(({ company_name: company, first_name, last_name, phone, email }) => {
    const person = `${first_name} ${last_name}`.trim();
    const name = [company, person].filter((part) => part !== "").join(" – ");
    return questionMessages.contact({ name, phone, email });
  });
  return questionMessages.contacts(lines);
}

function statusOf({ id, name, customer, tasks_total, tasks_done, documents }: ListRow): string {
  const customerName = customer.company_name || `${customer.first_name} ${customer.last_name}`.trim();
  const [quote, invoice] = [documents?.quote?.number, documents?.invoice?.number];
  return questionMessages.projectStatus({
    id,
    name,
    customer: customerName,
    done: tasks_done,
    tasks: tasks_total,
    quote,
    invoice,
  });
}

/** The project of a page, or null. */
function pageProject(path: string): string | null {
  const id = /^\/(?:etape|projects?)\/([^/?#]+)/.exec(path)?.[1] ?? "";
  return isId(id) ? id : null;
}

// The quote of the selection stands in the message too. Its words are no words of the question.
function withoutQuote(message: string, selection: string): string {
  return selection === "" ? message : message.replace(questionMessages.quoted(selection.trim()), " ");
}

// A question that names nothing is about the text that was added to it.
function withSelection(question: DataQuestion, { selection }: Asked, today: CalendarDate): DataQuestion {
  if (selection === "" || question.names.length > 0) return question;
  return { ...question, names: readDataQuestion(selection, today).names };
}
