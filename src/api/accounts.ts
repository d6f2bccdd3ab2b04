import { ACCOUNT_EVENTS } from "#domain/accounts/account-events.ts";
import { ACCOUNT_FILTERS } from "#domain/accounts/account-list.ts";
import { ACCOUNT_ORDERS } from "#domain/accounts/account-order.ts";
import { IMPORT_FIELDS } from "#domain/accounts/import/import-fields.ts";
import { MERGED_FIELDS, TWIN_REASONS } from "#domain/accounts/merge-customers.ts";
import { NAMED_KINDS } from "#domain/documents/document-kind.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { z } from "zod";
import { knownChoices } from "./accounts/import-preview.ts";
import { amountsOnly, moneyCents, noAmount } from "./amounts.ts";
import { moneyRow } from "./analytics/money.ts";
import { customer } from "./customers.ts";
import { endpoint } from "./endpoint.ts";
import { address, addressAnswer, id, limitedText, page, text } from "./fields.ts";
import { filePart, importedFile, newFile, unaddedAnswer, unaddedQuery } from "./imports.ts";
import { projectRow } from "./projects.ts";

/** What a customer owes: what is left of their invoices, what of it is late, and since how many days. */
const due = amountsOnly(
  z.object({
    count: noAmount(z.number()),
    rest_cents: moneyCents(),
    late_cents: moneyCents(),
    late_days: noAmount(z.number()),
    /** The invoice that was or will be due first. */
    first: z.object({ number: z.string(), project_id: id, due_on: z.string() }),
  }),
);

const lastDocument = amountsOnly(z.object({ kind: z.enum(NAMED_KINDS), number: z.string(), date: z.string() }));

/** A customer with their account. `due` and `last_document` are null without any, and for roles without amounts. */
const account = customer.extend({ due: due.nullable(), last_document: lastDocument.nullable() });

/** A customer with what they owe, as read by the web. */
export type AccountAnswer = z.infer<typeof account>;

const customerSum = z.object({ count: z.number(), amount_cents: moneyCents() });

/** How many customers owe money, how many are late, and how many there are: no more than 10,000 are counted. */
const accountSums = amountsOnly(z.object({ owing: customerSum, late: customerSum, customer_count: z.number() }));

/** The same, as read by the web. */
export type AccountSums = z.infer<typeof accountSums>;

export const listAccounts = endpoint({
  method: "GET",
  path: "/api/customers/accounts",
  access: "signed-in",
  summary:
    "Customers with what they owe and their last document: for roles that see amounts those who owe money first, the " +
    "first due before the others, then the newest; `q` searches names, email, phone and town, newest first. " +
    "With `show`, those who owe money or are late, the first due before the others, or who owes most with `by`: for " +
    "roles that see amounts",
  query: z.object({
    ...page,
    q: limitedText(MAX_NAME).optional(),
    show: z.enum(ACCOUNT_FILTERS).optional(),
    by: z.enum(ACCOUNT_ORDERS).optional(),
  }),
  answer: z.object({
    accounts: z.array(account),
    /** What all customers owe, whatever is searched. On the first page alone. */
    sums: accountSums.nullable(),
    next_cursor: z.string().nullable(),
  }),
});

/** What is written down about a customer, and where their sites are. `revision`: of the last change. */
const notes = z.object({
  text: z.string(),
  sites: z.array(z.object({ name: z.string(), address: addressAnswer })),
  revision: noAmount(z.number()),
});

/** The same, as read by the web. */
export type NotesAnswer = z.infer<typeof notes>;

/** A site of a customer, as read by the web. */
export type SiteAnswer = NotesAnswer["sites"][number];

export const getAccount = endpoint({
  method: "GET",
  path: "/api/customers/{id}/account",
  access: "signed-in",
  summary:
    "A customer with what they owe and paid, the number of their projects, their sites and what is written about them",
  answer: z.object({
    account,
    project_count: noAmount(z.number()),
    /** All that was received for their invoices. */
    paid_cents: moneyCents().nullable(),
    notes,
  }),
});

export const listAccountDocuments = endpoint({
  method: "GET",
  path: "/api/customers/{id}/documents",
  access: "signed-in",
  right: "amounts",
  summary: "Quotes, invoices and credit notes made out to a customer, newest first",
  query: z.object(page),
  answer: z.object({ rows: z.array(moneyRow), next_cursor: z.string().nullable() }),
});

export const listAccountProjects = endpoint({
  method: "GET",
  path: "/api/customers/{id}/projects",
  access: "signed-in",
  summary: "Projects of a customer, newest first",
  query: z.object(page),
  answer: z.object({ projects: z.array(projectRow), next_cursor: z.string().nullable() }),
});

const event = z.object({
  kind: z.enum(ACCOUNT_EVENTS),
  at: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  /** The number of the document concerned, or empty. */
  number: z.string(),
  amount_cents: moneyCents().nullable(),
});

export const listAccountEvents = endpoint({
  method: "GET",
  path: "/api/customers/{id}/events",
  access: "signed-in",
  right: "amounts",
  summary: "What happened last with a customer: projects, quotes and their answers, invoices, payments",
  answer: z.object({ events: z.array(event) }),
});

export const saveNotes = endpoint({
  method: "PUT",
  path: "/api/customers/{id}/notes",
  access: "signed-in",
  touches: ["/api/customers"],
  summary:
    "Keeps what is written about a customer and their sites; 409 notes_changed when something else was kept since " +
    "`revision`, 0 for what was never written",
  body: z.object({
    revision: noAmount(z.number().int().min(0).max(1_000_000_000)),
    text: text(10_000),
    sites: z.array(z.object({ name: text(80), address })).max(30),
  }),
  answer: z.object({ notes }),
});

/** One of two customers who may be one. */
const twin = customer.extend({ project_count: noAmount(z.number()), document_count: noAmount(z.number()) });

/** The same, as read by the web. */
export type TwinAnswer = z.infer<typeof twin>;

const pair = z.object({
  id: z.string(),
  reasons: z.array(z.enum(TWIN_REASONS)),
  /** The one with more documents first. */
  customers: z.array(twin),
});

/** Two customers who may be one, as read by the web. */
export type PairAnswer = z.infer<typeof pair>;

/** How many pairs are counted at most. */
export const MOST_PAIRS = 100;

export const listTwins = endpoint({
  method: "GET",
  path: "/api/customers/twins",
  access: "signed-in",
  right: "manage",
  summary: "Pairs of customers who may be one: same SIREN, email, phone, or nearly the same name. The last found first",
  query: z.object(page),
  answer: z.object({
    pairs: z.array(pair),
    /** How many customers seem to be there once more, of the first pairs that are counted. On the first page alone. */
    count: noAmount(z.number()).nullable(),
    next_cursor: z.string().nullable(),
  }),
});

export const mergeCustomers = endpoint({
  method: "POST",
  path: "/api/customers/{id}/merge",
  access: "signed-in",
  touches: ["/api/customers", "/api/projects", "/api/documents"],
  summary:
    "Merges another customer into this one, for good, with `taken_fields` from the other one. Issued documents stay " +
    "as they are; projects, notes and sites follow. 409 already_merged when one of both was merged",
  body: z.object({ other_id: id, taken_fields: z.array(z.enum(MERGED_FIELDS)).max(MERGED_FIELDS.length) }),
  answer: z.object({
    customer,
    /** What was the other one's. Nothing, when they were merged before. */
    moved_counts: z.object({ project_count: noAmount(z.number()), document_count: noAmount(z.number()) }),
  }),
});

export const tellApart = endpoint({
  method: "PUT",
  path: "/api/customers/{id}/distinct",
  access: "signed-in",
  touches: ["/api/customers/twins"],
  summary: "Says that this customer and another one are two, so that they are not shown as a pair again, or unsays it",
  body: z.object({ other_id: id, is_distinct: z.boolean() }),
  answer: z.object({ is_distinct: z.boolean() }),
});

const importColumns = z.array(z.enum(["", ...IMPORT_FIELDS]));

const customerImport = importedFile.extend({ columns: importColumns, known: knownChoices });

/** An import of customers, as read by the web. */
export type ImportAnswer = z.infer<typeof customerImport>;

const importAnswer = z.object({ import: customerImport });

export const findLastImport = endpoint({
  method: "GET",
  path: "/api/customer-imports/last",
  access: "signed-in",
  right: "manage",
  summary: "The last list of customers that came from a file, and how far it is; null without any",
  answer: z.object({ import: customerImport.nullable() }),
});

export const createImport = endpoint({
  method: "POST",
  path: "/api/customer-imports",
  access: "signed-in",
  touches: ["/api/customer-imports"],
  summary:
    "Begins an import of customers: its file comes next. What the one before left is forgotten. 409 while one runs",
  body: newFile,
  answer: importAnswer,
});

export const sendImportPart = endpoint({
  method: "PUT",
  path: "/api/customer-imports/{id}/parts",
  access: "signed-in",
  touches: [],
  summary:
    "Keeps a part of a file, base64. With `is_last` it is read: the first sheet of a workbook (xlsx), or CSV (UTF-8, " +
    "UTF-16 or windows-1252, any usual separator). Its columns are guessed, as they were chosen for the same headers " +
    "before",
  body: filePart,
  answer: importAnswer,
});

export const runImport = endpoint({
  method: "PUT",
  path: "/api/customer-imports/{id}",
  access: "signed-in",
  touches: ["/api/customer-imports", "/api/customers"],
  summary:
    "Adds the customers of a file, some at a time, with what each column is for and what becomes of known ones; or " +
    "stops",
  body: z.object({ columns: importColumns.max(60), known: knownChoices.optional(), is_running: z.boolean() }),
  answer: importAnswer,
});

export const listImportRows = endpoint({
  method: "GET",
  path: "/api/customer-imports/{id}/rows",
  access: "signed-in",
  right: "manage",
  summary: "Rows of a file that were not added, each with the reason, in the order of the file",
  query: unaddedQuery,
  answer: unaddedAnswer,
});
