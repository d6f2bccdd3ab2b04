import type { Civility } from "../../customers/customer.ts";
import type { InvoiceDoubt } from "../../invoices/invoice-doubts.ts";
import type { PriceGap } from "../../invoices/price-gap.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import type {
  AssistantDocument,
  AssistantProject,
  AssistantTask,
  FoundCustomer,
  FoundProject,
} from "./assistant-project.ts";
import type { CardRow, PastedSection } from "./message.ts";

/**
 * What the flows ask of the server: the calls of the specification (docs/specification.md#calls), each with its answer.
 * Money in euros, hours in hours.
 */
export type Effects = {
  searchProjects: { asks: { search: string }; answers: FoundProject[] };
  /** Customers whose names have these words. */
  searchCustomers: { asks: { search: string }; answers: FoundCustomer[] };
  getProject: { asks: { id: string }; answers: AssistantProject | null };
  createProject: { asks: { body: CreationPayload }; answers: AssistantProject | null };
  /** `customerId`: the customer that the body describes. Nothing of them is saved once the project is for another. */
  saveCore: { asks: { id: string; body: CorePayload; customerId?: string }; answers: AssistantProject | null };
  saveDescription: { asks: { id: string; description: string }; answers: unknown };
  /** The last day of the project, and its first one where that would come after it. */
  saveEndDate: { asks: { id: string; endDate: CalendarDate; startDate: CalendarDate | null }; answers: unknown };
  /**
   * Hours and the price of one, or days and the price of one: a price of the day is never that of the hour, nor one
   * with VAT the one without.
   */
  saveDuration: {
    asks: { id: string } & (
      | { hours: number; rate: number }
      | { hours: number; gross_rate_cents: number }
      | { days: number; day_rate_cents: number }
    );
    answers: unknown;
  };
  /**
   * `isCorrection`: what the card does not show of the quote (titles, texts, details of a line) stays on it.
   * `sections`: the titles that stand above the rows. `deposit`: what is asked for at the order, as typed.
   */
  saveQuoteLines: {
    asks: {
      id: string;
      rows: CardRow[];
      discount: string;
      deposit?: string;
      isCorrection?: true;
      sections?: PastedSection[];
    };
    answers: unknown;
  };
  generateTasks: {
    asks: { id: string; description: string; timeoutMs: number };
    answers: { summary: string; tasks: (AssistantTask & { is_certain: boolean })[] };
  };
  /** Adds the proposed tasks that were ticked, and answers all tasks of the project. */
  keepTasks: {
    asks: { id: string; tasks: { title: string; description: string; estimate_h: number }[] };
    answers: { tasks: AssistantTask[] };
  };
  listTasks: { asks: { id: string }; answers: { tasks: AssistantTask[]; tasks_total: number } };
  setTaskDone: { asks: { id: string; taskId: string; done: boolean }; answers: AssistantTask };
  /** Notes that the customer accepted a version of a quote, today unless another day is said. */
  acceptQuote: { asks: { versionId: string; signer: string; day?: CalendarDate }; answers: unknown };
  /**
   * The priced lines of a project's quote and the deposit that it asks for, as a card shows them. Null when the card
   * cannot show them all.
   */
  readQuoteLines: { asks: { id: string }; answers: { rows: CardRow[]; discount: string; deposit?: string } | null };
  sayVatReason: { asks: { id: string; values: Record<string, string> }; answers: unknown };
  /**
   * The totals that the document would have now, as printed, and what the law still asks before it. `asks_iban`: the
   * seller has given no account and issued no invoice yet. `shows_vat`: the seller charges VAT, so its total has it.
   * `doubts`: what is to be asked before an invoice is issued. `workDay`: the day of the work as the invoice prints it.
   * `priceGap`: how it goes beyond the quote that the customer was given.
   */
  previewDocument: {
    asks: { id: string; kind: "quote" | "invoice" };
    answers: {
      totals: { label: string; value: string; strong?: boolean }[];
      /** The total with VAT. */
      gross_cents?: number;
      missing?: string[];
      missing_code?: string | null;
      asks_iban?: boolean;
      shows_vat?: boolean;
      doubts?: InvoiceDoubt[];
      priceGap?: PriceGap | null;
      workDay?: { label: string; value: string } | null;
      /** The lines of a quote beside which its customer would read 0,00 €. */
      free_lines?: string[];
    };
  };
  /** `isAfterAcceptance`: a version after the accepted one, which stands until the customer accepts the new one. */
  generateQuote: { asks: { id: string; isAfterAcceptance?: boolean }; answers: AssistantDocument | null };
  /** `leftCents`: what the question said is to be invoiced. Another sum is not issued. */
  generateInvoice: {
    asks: { id: string; confirmedDoubts?: InvoiceDoubt[]; leftCents?: number };
    answers: AssistantDocument | null;
  };
  saveCompany: { asks: { values: Record<string, string> }; answers: unknown };
  saveCustomer: { asks: { id: string; values: Record<string, string> }; answers: unknown };
};

/** The name of an effect. */
export type EffectName = keyof Effects;

/** An effect, as a step asks for it. */
export type Effect<Name extends EffectName = EffectName> = { [N in Name]: { name: N } & Effects[N]["asks"] }[Name];

/** The body that creates a project or saves its core (docs/specification.md#calls). */
export type CorePayload = {
  name: string;
  start_date: string | null;
  end_date?: string;
  client_info: {
    company: string;
    first_name: string;
    last_name: string;
    email: string;
    phone?: string;
    civility?: Civility;
    kind?: "company" | "person";
    /** A SIREN, or the SIRET that it begins. */
    siren?: string;
  };
  project_recurrence: "single" | "recurring";
};

/**
 * The body that creates a project: for a new customer, for a known one (`customer_id`) with what their card lacks, or
 * for whoever the server finds.
 */
export type CreationPayload = Omit<CorePayload, "client_info"> & {
  client_info: Partial<CorePayload["client_info"]> & {
    address?: { line1?: string; postal_code?: string; city?: string };
  };
  customer_id?: string;
  is_new_customer?: true;
};
