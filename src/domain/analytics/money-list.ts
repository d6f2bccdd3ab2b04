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
