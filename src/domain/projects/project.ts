import type { ChosenVatReason } from "../lines/vat-reasons.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { hoursTimesRateCents } from "../shared/money.ts";

/**
 * The estimate of a project. Hours x 10^4, rate in cents an hour without VAT, VAT in basis points. Null when unknown.
 */
export type Estimation = {
  description: string;
  hoursE4: number | null;
  rateCents: number | null;
  vatBasisPoints: number | null;
  /** The reason of a rate of 0. Null for any other rate. */
  vatReason: ChosenVatReason | null;
  /**
   * The last proposal: a summary and its tasks, normalised (docs/specification.md#data,
   * docs/specification.md#what-is-read).
   */
  ai: { summary: string; tasks: unknown[] } | null;
};

/** A project: the work done for one customer, from the first description to the invoice. */
export type Project = {
  id: string;
  customerId: string;
  name: string;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  recurrence: "single" | "recurring";
  estimation: Estimation;
};

/** A new project, with only its customer and the hourly rate of the company, in cents. */
export function newProject(id: string, customerId: string, rateCents: number | null): Project {
  return {
    id,
    customerId,
    name: "",
    startDate: null,
    endDate: null,
    recurrence: "single",
    estimation: { description: "", hoursE4: null, rateCents, vatBasisPoints: null, vatReason: null, ai: null },
  };
}

/** The state of a project in lists. It is computed from documents and tasks, never stored. */
export type ProjectStatus = "estimation" | "quote" | "work" | "invoice";

/** The total of the estimate in cents, without VAT: hours times rate. Null while either is unknown. */
export function estimationTotalCents({ hoursE4, rateCents }: Estimation): number | null {
  return hoursE4 === null || rateCents === null ? null : hoursTimesRateCents(hoursE4, rateCents);
}

/** The state of a project: invoiced, in progress (a task is ticked), quoted, or being estimated. */
export function projectStatus(progress: { hasInvoice: boolean; hasQuote: boolean; tasksDone: number }): ProjectStatus {
  if (progress.hasInvoice) return "invoice";
  if (progress.tasksDone > 0) return "work";
  return progress.hasQuote ? "quote" : "estimation";
}
