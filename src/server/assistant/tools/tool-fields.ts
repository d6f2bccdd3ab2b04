import { moneyCents } from "#api/amounts.ts";
import { day, id, text } from "#api/fields.ts";
import type { Period } from "#domain/analytics/period.ts";
import { capitaliseName } from "#domain/customers/person-name.ts";
import { withoutCivilities } from "#domain/customers/without-civilities.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import type { FigureScope } from "#server/analytics/company.figures.ts";
import { listCustomerNamesOf } from "#server/customers/customer-names.repository.ts";
import type { Db } from "#server/db/database.ts";
import { isAnyNamedBy, wordsOf } from "#server/projects/project-search.repository.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { z } from "zod";

/** How many records an answer names. */
export const MOST_LISTED = 20;

/** What a figure may be about: words of a customer or a project, or one project. Without both, the whole company. */
export const scopeInput = { about: text(200).optional(), project_id: id.optional() };

/** A period of whole days, both included. Without them, the year until today. */
export const periodInput = { from: day.optional(), to: day.optional() };

/** What a figure is about. `is_known` is false when no project or customer has the words: it is then of the company. */
export const scopeAnswer = z.object({
  kind: z.enum(["company", "named", "project"]),
  name: z.string(),
  project_id: z.string().nullable(),
  is_known: z.boolean(),
});

/** What a figure is about, as the domain words it. */
export type ScopeAnswer = z.output<typeof scopeAnswer>;

/** A period, both days included. */
export const periodAnswer = z.object({ from: z.string(), to: z.string() });

/** A document of a list of figures. `amount_cents` is with VAT; of an invoice, what is left to pay. */
export const namedDocument = z.object({
  number: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  amount_cents: moneyCents().nullable(),
  due_on: z.string(),
});

/** An invoice of a list of what is due: whose it is, and since how many days it should have been paid. */
export const dueInvoice = namedDocument.extend({ customer_name: z.string(), days_late: z.number() });

/** A scope for SQL, and the same scope for the answer. Null for a project that the company does not have. */
export async function readScope(
  tx: Db,
  { about = "", project_id }: { about?: string | undefined; project_id?: string | undefined },
): Promise<{ scope: FigureScope; answer: ScopeAnswer } | null> {
  if (project_id !== undefined) {
    const project = await findProject(tx, project_id);
    if (!project) return null;
    const answer = { kind: "project" as const, name: project.name, project_id, is_known: true };
    return { scope: { projectId: project_id }, answer };
  }
  const words = wordsOf(about);
  if (words.length === 0)
    return { scope: null, answer: { kind: "company", name: "", project_id: null, is_known: true } };
  const bareWords = withoutCivilities(words);
  const isKnown = await isAnyNamedBy(tx, words);
  const isKnownBare = !isKnown && bareWords.length < words.length && (await isAnyNamedBy(tx, bareWords));
  const scope = isKnown ? { words } : isKnownBare ? { words: bareWords } : null;
  const answer = {
    kind: "named" as const,
    name: capitaliseName(about.trim()),
    project_id: null,
    is_known: scope !== null,
  };
  return { scope, answer };
}

/** The period of an input. Its first day is the first of the year when unsaid, its last day is today. */
export function periodOf(
  { from, to }: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
  today: CalendarDate,
): Period {
  const last = to ?? today;
  return { from: from ?? `${last.slice(0, 4)}-01-01`, to: last };
}

/** A document of the figures on the wire. */
export function toNamedDocument(document: {
  number: string;
  project_id: string;
  name: string;
  amount_cents: number;
  due_on: CalendarDate;
}): z.input<typeof namedDocument> {
  const { number, project_id, name, amount_cents, due_on } = document;
  return { number, project_id, project_name: name, amount_cents, due_on };
}

/** Invoices to be paid, with their customers and their delays on a day. */
export async function readDueInvoices(
  tx: Db,
  documents: readonly Parameters<typeof toNamedDocument>[0][],
  today: CalendarDate,
): Promise<z.input<typeof dueInvoice>[]> {
  const names = await listCustomerNamesOf(
    tx,
    documents.map(({ project_id }) => project_id),
  );
  return documents.map((document) => ({
    ...toNamedDocument(document),
    customer_name: names.get(document.project_id) ?? document.name,
    days_late: Math.max(0, daysBetween(document.due_on, today)),
  }));
}
