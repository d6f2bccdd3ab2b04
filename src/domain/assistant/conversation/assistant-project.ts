import type { Closure } from "../../company/closures/closures.ts";
import type { Civility } from "../../customers/customer.ts";
import { personName } from "../../customers/customer.ts";
import type { Namesake } from "../../customers/namesake.messages.ts";
import type { DocumentState } from "../../documents/document-state.ts";
import { isWithCustomer } from "../../documents/document-state.ts";
import { eurosToCents, hoursTimesRateCents, hoursToE4 } from "../../shared/money.ts";

/** A task in the flows: wire names, hours in hours. */
export type AssistantTask = { id: string; title: string; estimate_h: number; description: string; done: boolean };

/** A project in the flows: wire names of the specification (docs/specification.md#data). */
export type AssistantProject = {
  id: string;
  name: string;
  start_date: string | null;
  client_info: {
    company: string;
    first_name: string;
    last_name: string;
    email: string;
    civility?: Civility | undefined;
    kind?: "company" | "person" | undefined;
    siren?: string | undefined;
    address?: { line1?: string; city: string } | null | undefined;
  };
  project_recurrence: "single" | "recurring";
  customer_id?: string;
  /** Of a project just created: its customer was known before. */
  is_known_customer?: boolean | undefined;
  estimation_description: string;
  estimation_hours: number | null;
  estimation_rate: number | null;
  /** Euros without VAT. Absent when hours and rate were saved since. */
  estimation_total?: number | null | undefined;
  /** Whether the quote has priced lines of its own; null while the estimation gives them. */
  has_priced_lines?: boolean | null | undefined;
  tasks?: AssistantTask[];
  /** Its quotes, invoices and credit notes, the newest first. */
  documents?: ProjectDocument[];
} & KnownSeller;

/** What a flow knows of the seller, when it could be read. */
export type KnownSeller = {
  /** The VAT scheme. Under franchise no price has VAT. */
  vat_regime?: "franchise" | "standard" | null;
  /** Empty until it is given. */
  seller_name?: string;
  /** Hours of work in a day. */
  hours_a_day?: number;
  /** What the hour usually costs, in euros. Null or left out: not said. */
  hourly_rate?: number | null;
  /** The days on which the company is closed. */
  closures?: readonly Closure[];
};

/** A document of a project, in the flows. */
export type ProjectDocument = {
  id: string;
  kind: "quote" | "invoice" | "credit_note";
  number: string;
  status: DocumentState;
  is_credited: boolean;
  url: string;
  page_url: string;
};

/** A project in search results, with enough to tell it from others. */
export type FoundProject = Pick<AssistantProject, "id" | "name" | "client_info">;

/** A known customer in search results, with enough to tell them from another of that name. */
export type FoundCustomer = Namesake;

/** A new document. `url` is its PDF, or empty when the answer had none. */
export type AssistantDocument = { url: string; number?: string; page_url?: string };

/**
 * True when nothing of the core is left to ask: company, first name, last name and email
 * (docs/specification.md#what-is-read). The start date of a project that exists may have been left open. A private
 * person has no company, may have no email, and is named by a civility while the first name is not known.
 */
export function isCoreComplete(project: AssistantProject): boolean {
  const { company, first_name, last_name, email, civility, kind } = project.client_info;
  const isPerson = kind === "person";
  return (
    (isPerson || (company !== "" && email !== "")) &&
    (first_name !== "" || (isPerson && Boolean(civility))) &&
    last_name !== ""
  );
}

/** True when the quote has priced lines of its own: they say the work and its price, so neither is asked. */
export function isPriced({ has_priced_lines }: AssistantProject): boolean {
  return has_priced_lines === true;
}

/**
 * What the estimation comes to without VAT, in cents. A price by the day is no price by the hour, so the server's total
 * counts; hours and rate do when they were saved since. Null while there is none.
 */
export function estimationCents({
  estimation_total,
  estimation_hours,
  estimation_rate,
}: AssistantProject): number | null {
  if (estimation_total !== undefined) return estimation_total === null ? null : eurosToCents(estimation_total);
  if (estimation_hours === null || estimation_rate === null) return null;
  return hoursTimesRateCents(hoursToE4(estimation_hours), eurosToCents(estimation_rate));
}

/** The person of a project's customer: « Claire Roux », « Mme Roux », or empty. */
export function contactOf({ client_info }: Pick<AssistantProject, "client_info">): string {
  const { civility, first_name, last_name } = client_info;
  return personName({ civility, firstName: first_name, lastName: last_name });
}

/** The version of the quote that the customer accepted, which the invoice bills, or null. */
export function acceptedQuoteOf({ documents = [] }: AssistantProject): ProjectDocument | null {
  return documents.find(({ kind, status }) => kind === "quote" && status === "accepted") ?? null;
}

/** The version of the quote that waits for the customer's answer, or null. */
export function openQuoteOf({ documents = [] }: AssistantProject): ProjectDocument | null {
  const quotes = documents.filter(({ kind }) => kind === "quote");
  // The version that the customer has comes before one that was not sent yet.
  return (
    quotes.find(({ status }) => AT_CUSTOMER.has(status)) ?? quotes.find(({ status }) => status === "draft") ?? null
  );
}

/** The version of the quote that the customer has and may still say yes to, or has said yes to. Null without one. */
export function standingQuoteOf({ documents = [] }: AssistantProject): ProjectDocument | null {
  return documents.find(({ kind, status }) => kind === "quote" && STANDING.has(status)) ?? null;
}

const STANDING = new Set<DocumentState>(["sent", "viewed", "accepted"]);
const AT_CUSTOMER = new Set<DocumentState>(["sent", "viewed", "expired"]);

/** True when the customer has a version of the quote, or accepted one: it is changed on its page alone. */
export function isQuoteAtCustomer({ documents = [] }: AssistantProject): boolean {
  return documents.some(({ kind, status }) => kind === "quote" && isWithCustomer(status));
}

/** The invoice that already bills the project, or null. One that credit notes cancel whole bills nothing. */
export function standingInvoiceOf({ documents = [] }: AssistantProject): ProjectDocument | null {
  return documents.find(({ kind, is_credited }) => kind === "invoice" && !is_credited) ?? null;
}

/**
 * A project as a flow keeps it. Its tasks are apart and without their descriptions, so that three hundred tasks still
 * fit in a saved conversation.
 */
export function splitTasks(whole: AssistantProject): {
  project: AssistantProject;
  tasks: AssistantTask[];
  hadTasks: boolean;
} {
  const { tasks = [], ...project } = whole;
  return { project, tasks: tasks.map(withoutDescription), hadTasks: tasks.length > 0 };
}

/** A task as a flow keeps it. */
export function withoutDescription({ id, title, estimate_h, done }: AssistantTask): AssistantTask {
  return { id, title, estimate_h, description: "", done };
}
