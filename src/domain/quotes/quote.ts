import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { KeptProject } from "../documents/printed-facts.ts";
import type { Line } from "../lines/line.ts";
import type { Terms } from "../lines/terms.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";

/** Where a quote stands. `expired` is derived from `validUntil`, never stored. */
export type QuoteStatus = "draft" | "sent" | "viewed" | "accepted" | "declined";

/** Days a quote stays valid unless the seller says otherwise. */
export const QUOTE_VALID_DAYS = 30;

/** A quote (devis), with the parties as they were when it was drawn up. */
export type Quote = {
  id: string;
  projectId: string;
  number: string;
  version: number;
  status: QuoteStatus;
  subject: string;
  quotedOn: CalendarDate;
  validUntil: CalendarDate;
  startsOn: CalendarDate | null;
  project?: KeptProject;
  seller: Company;
  buyer: Customer;
  lines: Line[];
  terms: Terms;
};
