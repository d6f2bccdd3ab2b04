import { moneyCents, noAmount } from "#api/amounts.ts";
import { id, text } from "#api/fields.ts";
import { LEGAL_FACTS, LEGAL_TOPICS } from "#domain/assistant/tools/legal-facts.ts";
import {
  sayCompany,
  sayDocument,
  sayDocuments,
  sayLegalFacts,
  sayPlanning,
  sayProjectMoney,
  saySearch,
  sayTasks,
} from "#domain/assistant/tools/record.messages.ts";
import { missingSellerFields } from "#domain/company/missing-seller-fields.ts";
import { customerName } from "#domain/customers/customer.ts";
import { NAMED_KINDS, nameOfKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_STATES } from "#domain/documents/document-state.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { StatedDocument } from "#server/analytics/question.figures.ts";
import {
  findDocumentByNumber,
  listDocumentsBetween,
  listProjectsPlannedIn,
  readProjectMoney,
} from "#server/analytics/question.figures.ts";
import { findSeller } from "#server/company/company.repository.ts";
import { listCustomerPage, toCustomer } from "#server/customers/customers.repository.ts";
import { documentState } from "#server/documents/document-state.ts";
import { listAbsencesIn } from "#server/planning/closures.repository.ts";
import { findBestProjects } from "#server/projects/project-list.repository.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { listFirstTasksOf } from "#server/projects/tasks.repository.ts";
import { z } from "zod";
import { MOST_LISTED, periodAnswer, periodInput, periodOf, readScope, scopeAnswer, scopeInput } from "./tool-fields.ts";
import { tool } from "./tool.ts";

const documentAnswer = z.object({
  kind: z.enum(NAMED_KINDS),
  number: z.string(),
  status: z.enum(DOCUMENT_STATES),
  project_id: z.string(),
  project_name: z.string(),
  dated_on: z.string(),
  due_on: z.string(),
  net_cents: moneyCents().nullable(),
  gross_cents: moneyCents().nullable(),
  rest_cents: moneyCents().nullable(),
});

const findDocument = tool({
  name: "find_document",
  right: "read",
  input: z.object({ number: text(40) }),
  answer: z.object({ number: z.string(), documents: z.array(documentAnswer) }),
  run: async (tx, { now }, { number }) => {
    const document = await findDocumentByNumber(tx, number.toUpperCase());
    return { number, documents: document ? [toDocument(document, now)] : [] };
  },
  say: sayDocument,
});

const listDocuments = tool({
  name: "list_documents",
  right: "amounts",
  input: z.object({ kind: z.enum(["quote", "invoice"]).default("invoice"), ...scopeInput, ...periodInput }),
  answer: z.object({
    scope: scopeAnswer,
    kind: z.enum(["quote", "invoice"]),
    period: periodAnswer,
    documents: z.array(documentAnswer),
  }),
  run: async (tx, { now, today }, input) => {
    const about = await readScope(tx, input);
    if (!about) return null;
    const period = periodOf(input, today);
    const { kind } = input;
    const rows = await listDocumentsBetween(tx, { kind, period, scope: about.scope, limit: MOST_LISTED });
    return { scope: about.answer, kind, period, documents: rows.map((row) => toDocument(row, now)) };
  },
  say: sayDocuments,
});

const MOST_TASKS = 30;

const projectTasks = tool({
  name: "project_tasks",
  right: "read",
  input: z.object({ about: text(200).optional(), project_id: id.optional() }),
  answer: z.object({
    name: z.string(),
    project_id: z.string().nullable(),
    tasks: z.array(z.object({ title: z.string(), is_done: z.boolean(), planned_hours_e4: noAmount(z.number()) })),
    tasks_total: noAmount(z.number()),
  }),
  run: async (tx, _caller, { about = "", project_id }) => {
    const [project] =
      project_id === undefined ? await findProjectsAbout(tx, about) : [await findProject(tx, project_id)];
    if (project === null) return null;
    if (!project) return { name: about, project_id: null, tasks: [], tasks_total: 0 };
    const { tasks, total } = await listFirstTasksOf(tx, project.id, MOST_TASKS);
    return {
      name: project.name,
      project_id: project.id,
      tasks: tasks.map(({ title, done, estimateHoursE4 }) => {
        return { title, is_done: done, planned_hours_e4: estimateHoursE4 };
      }),
      tasks_total: total,
    };
  },
  say: sayTasks,
});

const projectMoney = tool({
  name: "project_money",
  right: "amounts",
  input: z.object({ project_id: id }),
  answer: z.object({
    project_id: z.string(),
    name: z.string(),
    quoted_cents: moneyCents(),
    invoiced_cents: moneyCents(),
    credited_cents: moneyCents(),
    rest_cents: moneyCents(),
  }),
  run: async (tx, _caller, { project_id }) => {
    const project = await findProject(tx, project_id);
    if (!project) return null;
    const { quotedCents, invoicedCents, creditedCents, restCents } = await readProjectMoney(tx, project_id);
    return {
      project_id,
      name: project.name,
      quoted_cents: quotedCents,
      invoiced_cents: invoicedCents,
      credited_cents: creditedCents,
      rest_cents: restCents,
    };
  },
  say: sayProjectMoney,
});

const WEEK = 6;

const planning = tool({
  name: "planning",
  right: "read",
  input: z.object(periodInput),
  answer: z.object({
    period: periodAnswer,
    projects: z.array(
      z.object({ id: z.string(), name: z.string(), start_date: z.string(), end_date: z.string().nullable() }),
    ),
    absences: z.array(z.object({ name: z.string(), first_day: z.string(), last_day: z.string() })),
  }),
  run: async (tx, { today }, { from = today, to = addDays(from, WEEK) }) => {
    const period = { from, to };
    const rows = await listProjectsPlannedIn(tx, period, MOST_LISTED);
    const projects = rows.map(({ id, name, start_date, end_date }) => ({ id, name, start_date, end_date }));
    return { period, projects, absences: await listAbsencesIn(tx, period) };
  },
  say: sayPlanning,
});

const MOST_MATCHES = 5;

const search = tool({
  name: "search",
  right: "read",
  input: z.object({ about: text(200) }),
  answer: z.object({
    words: z.string(),
    projects: z.array(z.object({ id: z.string(), name: z.string() })),
    customers: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  run: async (tx, _caller, { about }) => {
    if (about === "") return { words: "", projects: [], customers: [] };
    const projects = await findBestProjects(tx, about, MOST_MATCHES);
    const customers = (await listCustomerPage(tx, about, null, MOST_MATCHES)).slice(0, MOST_MATCHES);
    return {
      words: about,
      projects: projects.map(({ id, name }) => ({ id, name })),
      customers: customers.map((row) => ({ id: row.id, name: customerName(toCustomer(row)) })),
    };
  },
  say: saySearch,
});

const legalFacts = tool({
  name: "legal_facts",
  right: "read",
  input: z.object({ topic: z.enum(LEGAL_TOPICS).optional() }),
  answer: z.object({
    facts: z.array(z.object({ title: z.string(), text: z.string(), source: z.string() })),
    checked_on: z.string(),
  }),
  run: async (_tx, _caller, { topic }) => {
    const facts = LEGAL_FACTS.filter((fact) => topic === undefined || fact.topic === topic);
    const checkedOn = facts.map((fact) => fact.checkedOn).toSorted()[0]!;
    return {
      facts: facts.map(({ title, text: rule, source }) => ({ title, text: rule, source })),
      checked_on: checkedOn,
    };
  },
  say: ({ facts, checked_on }) => sayLegalFacts(facts, checked_on),
});

const companyFacts = tool({
  name: "company_facts",
  right: "read",
  input: z.object({}),
  answer: z.object({
    name: z.string(),
    siren: z.string(),
    trade: z.string(),
    vat_regime: z.string().nullable(),
    missing: z.array(z.string()),
  }),
  run: async (tx) => {
    const { company, declarations } = await findSeller(tx);
    const { name, siren, trade, vatRegime } = company;
    return {
      name,
      siren,
      trade,
      vat_regime: vatRegime,
      missing: missingSellerFields(company, declarations),
    };
  },
  say: sayCompany,
});

/** The tools about records: documents, tasks, planning, what waits, search, rules of law, the company's own card. */
export const RECORD_TOOLS = [
  findDocument,
  listDocuments,
  projectTasks,
  projectMoney,
  planning,
  search,
  legalFacts,
  companyFacts,
];

async function findProjectsAbout(tx: Parameters<typeof findBestProjects>[0], about: string) {
  return about === "" ? [] : findBestProjects(tx, about, 1);
}

function toDocument(row: StatedDocument, now: Date): z.input<typeof documentAnswer> {
  const { status, rest_cents } = documentState(row, now);
  return {
    kind: nameOfKind(row.kind, row.invoice_kind),
    number: row.number,
    status,
    project_id: row.project_id,
    project_name: row.name,
    dated_on: row.dated_on,
    due_on: row.due_on,
    net_cents: row.net_cents,
    gross_cents: row.gross_cents,
    rest_cents,
  };
}
