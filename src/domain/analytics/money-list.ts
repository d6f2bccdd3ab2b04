import type { DocumentState } from "../documents/document-state.ts";
import { isInvoiceToSend } from "../documents/document-state.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween } from "../shared/calendar-date.ts";

/** The figures of the money screen. Each is the sum of the list of its name. */
export const MONEY_FIGURES = ["to_collect", "late", "waiting", "collected"] as const;

/** A figure of the money screen. */
export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/**
 * The lists of a period, behind the figures of it: invoices and credit notes that bear a day of it, quotes accepted and
 * declined in it, and invoices whose last payment came in it.
 */
export const PERIOD_LISTS = ["issued", "accepted", "declined", "paid"] as const;

/**
 * What the money screen lists: invoices with something left to pay, the first due before the others; those of them that
 * are past due; quotes that their customer has not answered; money received and given back in the month, or in another
 * period; documents, the newest first; and the lists of a period. Invoices are listed with their credit notes.
 */
export const MONEY_FILTERS = [...MONEY_FIGURES, "all", "invoices", "quotes", ...PERIOD_LISTS] as const;

/** A list of the money screen. */
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

/** A list whose sum is a figure. */
export type CountedList = MoneyFigure | (typeof PERIOD_LISTS)[number];

/** True of a list whose sum is a figure. */
export function isFigure(filter: MoneyFilter): filter is CountedList {
  return filter !== "all" && filter !== "invoices" && filter !== "quotes";
}

/** True of a list of a period. */
export function isOfPeriod(filter: MoneyFilter): boolean {
  return filter === "collected" || PERIOD_LISTS.some((list) => list === filter);
}

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

/** What decides it. `isInvoiced`: of the project; its quotes lead nowhere further. */
type ActedDocument = { state: DocumentState; isInvoiced: boolean; sentOn: CalendarDate | null };

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
export function moneyAction({ state, isInvoiced, sentOn }: ActedDocument, today: CalendarDate): MoneyAction | null {
  if (isInvoiceToSend(state, sentOn !== null)) return "send";
  const action = ACTIONS[state] ?? null;
  if (isInvoiced && OF_QUOTES.has(action)) return null;
  return WITH_CUSTOMER.has(state) && isJustSent(sentOn, today) ? "await" : action;
}
