import type { DocumentState } from "../documents/document-state.ts";

/** The figures of the money screen. Each is the sum of the list of its name. */
export const MONEY_FIGURES = ["to_collect", "late", "waiting", "collected"] as const;

/** A figure of the money screen. */
export type MoneyFigure = (typeof MONEY_FIGURES)[number];

/**
 * What the money screen lists: invoices with something left to pay, the first due before the others; those of them that
 * are past due; quotes that their customer has not answered; money received and given back in the month; and documents,
 * the newest first. Invoices are listed with their credit notes.
 */
export const MONEY_FILTERS = [...MONEY_FIGURES, "all", "invoices", "quotes"] as const;

/** A list of the money screen. */
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

/** True of a list whose sum is a figure. */
export function isFigure(filter: MoneyFilter): filter is MoneyFigure {
  return MONEY_FIGURES.some((figure) => figure === filter);
}

/** What can be done at once about a document of the list: one thing, or nothing. */
export type MoneyAction = "collect" | "refund" | "send" | "follow" | "invoice";

const ACTIONS: Partial<Record<DocumentState, MoneyAction>> = {
  issued: "collect",
  partly_paid: "collect",
  late: "collect",
  overpaid: "refund",
  draft: "send",
  sent: "follow",
  viewed: "follow",
  expired: "follow",
  accepted: "invoice",
};

/** The one action of a document in its state, or null. A quote whose project has an invoice leads nowhere further. */
export function moneyAction(state: DocumentState, isInvoiced: boolean): MoneyAction | null {
  const action = ACTIONS[state] ?? null;
  return isInvoiced && (action === "send" || action === "follow" || action === "invoice") ? null : action;
}
