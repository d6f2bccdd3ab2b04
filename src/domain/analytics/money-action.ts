import type { DocumentState } from "../documents/document-state.ts";
import { isInvoiceToSend } from "../documents/document-state.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween } from "../shared/calendar-date.ts";

/** A customer has these days to read a quote before anybody reminds them of it. */
const DAYS_BEFORE_REMINDER = 3;

/** Whether a quote left so lately that nobody reminds its customer yet. `sentOn`: null while it has not left. */
export function isJustSent(sentOn: CalendarDate | null, today: CalendarDate): boolean {
  return sentOn !== null && daysBetween(sentOn, today) < DAYS_BEFORE_REMINDER;
}

/**
 * What can be done at once about a document of the list: one thing, or nothing. `await`: its customer is reading.
 * `extend`: a quote that is no longer valid is brought up to date.
 */
export type MoneyAction = "collect" | "refund" | "send" | "await" | "follow" | "extend" | "invoice";

/**
 * What decides it. `isInvoiced`: of the project; its quotes lead nowhere further. `hasWorkLeft`: of the project too;
 * what is agreed is invoiced once the work is done.
 */
type ActedDocument = {
  state: DocumentState;
  isInvoiced: boolean;
  hasWorkLeft: boolean;
  sentOn: CalendarDate | null;
};

const ACTIONS: Partial<Record<DocumentState, MoneyAction>> = {
  issued: "collect",
  partly_paid: "collect",
  late: "collect",
  overpaid: "refund",
  draft: "send",
  sent: "follow",
  viewed: "follow",
  expired: "extend",
  accepted: "invoice",
};

const OF_QUOTES = new Set<MoneyAction | null>(["send", "follow", "extend", "invoice"]);
const WITH_CUSTOMER = new Set<DocumentState>(["sent", "viewed"]);

/** The one action of a document in its state, or null. */
export function moneyAction(
  { state, isInvoiced, hasWorkLeft, sentOn }: ActedDocument,
  today: CalendarDate,
): MoneyAction | null {
  if (isInvoiceToSend(state, sentOn !== null)) return "send";
  const action = ACTIONS[state] ?? null;
  if (isInvoiced && OF_QUOTES.has(action)) return null;
  if (hasWorkLeft && action === "invoice") return null;
  return WITH_CUSTOMER.has(state) && isJustSent(sentOn, today) ? "await" : action;
}
