import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { KeptProject } from "../documents/printed-facts.ts";
import type { Line } from "../lines/line.ts";
import type { Terms } from "../lines/terms.ts";
import type { Totals } from "../lines/totals.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { ChangeOrder } from "./change-orders/change-order.ts";
import type { QuoteConditions } from "./conditions/quote-conditions.ts";

/** Days a quote stays valid unless the seller says otherwise. */
export const QUOTE_VALID_DAYS = 30;

/** A quote (devis), with the parties as they were when it was drawn up. */
export type Quote = {
  id: string;
  projectId: string;
  number: string;
  version: number;
  /** True when the customer was given an earlier version. What was kept before lacks it, and prints its version. */
  isRevision?: boolean;
  /**
   * What this version is called: one more than the last one that was given, so that versions which nobody got are not
   * counted. What was kept before lacks it.
   */
  edition?: number;
  subject: string;
  quotedOn: CalendarDate;
  validUntil: CalendarDate;
  startsOn: CalendarDate | null;
  project?: KeptProject;
  seller: Company;
  buyer: Customer;
  lines: Line[];
  terms: Terms;
  /** What it says and asks beside its lines. What was kept before lacks it, and says nothing of it. */
  conditions?: QuoteConditions;
  /** What it changes of what its customer accepted. Any version that changes nothing agreed lacks it. */
  amends?: ChangeOrder;
};

/** A version of a quote as it is kept: with what it adds up to, never computed again. */
export type NumberedQuote = Quote & { totals: Totals };
