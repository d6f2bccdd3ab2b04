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
 * The invoices and credit notes, and the parts of them: what to send, to collect or past due, what is paid in whole,
 * and the credit notes. With a period, those that bear a day of it.
 */
export const INVOICE_LISTS = ["invoices", "to_send", "to_collect", "late", "settled", "credit_notes"] as const;

/** One of these lists. */
export type InvoiceList = (typeof INVOICE_LISTS)[number];

/**
 * What the money screen lists: invoices with something left to pay, the first due before the others; those of them that
 * are past due; quotes that their customer has not answered; money received and given back in the month, or in another
 * period; documents, the newest first; and the lists of a period. Invoices are listed with their credit notes.
 */
export const MONEY_FILTERS = [
  ...MONEY_FIGURES,
  "all",
  "invoices",
  "quotes",
  "to_send",
  "settled",
  "credit_notes",
  ...PERIOD_LISTS,
] as const;

/** A list of the money screen. */
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

/** A list whose rows are counted and added up. */
export type CountedList = Exclude<MoneyFilter, "all" | "quotes">;

/** True of a list whose rows are counted and added up. */
export function hasSum(filter: MoneyFilter): filter is CountedList {
  return filter !== "all" && filter !== "quotes";
}

/** True of a list of invoices, which a period may narrow. */
export function isInvoiceList(filter: MoneyFilter): filter is InvoiceList {
  return INVOICE_LISTS.some((list) => list === filter);
}

/** True of a list of a period. */
export function isOfPeriod(filter: MoneyFilter): boolean {
  return filter === "collected" || PERIOD_LISTS.some((list) => list === filter);
}
