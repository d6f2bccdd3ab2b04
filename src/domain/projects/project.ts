import type { ChosenVatReason } from "../lines/vat-reasons.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { hoursTimesRateCents } from "../shared/money.ts";

/**
 * What a project's work was estimated at. Hours x 10^4, rate in cents an hour without VAT, VAT in basis points; null =
 * not said.
 */
export type Estimation = {
  description: string;
  hoursE4: number | null;
  rateCents: number | null;
  vatBasisPoints: number | null;
  /** Why its rate is 0; null for any other rate. */
  vatReason: ChosenVatReason | null;
  /**
   * What was last proposed: a summary and the tasks, made presentable (docs/specification.md#data,
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

/** A project of which nothing is said yet but its customer and what the company asks for an hour, in cents. */
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

/** The state of a project in lists. It is derived from documents and tasks, never stored. */
export type ProjectStatus = "estimation" | "quote" | "work" | "invoice";

/** Estimation total in cents, without VAT: hours times rate. Null while either is unknown. */
export function estimationTotalCents({ hoursE4, rateCents }: Estimation): number | null {
  return hoursE4 === null || rateCents === null ? null : hoursTimesRateCents(hoursE4, rateCents);
}

/** The state of a project: invoiced, in progress (a task is ticked), quoted, or being estimated. */
export function projectStatus(progress: { hasInvoice: boolean; hasQuote: boolean; tasksDone: number }): ProjectStatus {
  if (progress.hasInvoice) return "invoice";
  if (progress.tasksDone > 0) return "work";
  return progress.hasQuote ? "quote" : "estimation";
}
