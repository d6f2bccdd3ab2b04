import type { Deposit } from "./deposit.ts";

/** How a customer may pay. */
export const PAYMENT_MEANS = ["transfer", "cheque", "card", "cash", "direct_debit"] as const;

/** How a customer may pay. */
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** The longest delay of payment, in days: that between businesses (C. com. L441-10). */
export const MAX_PAYMENT_DAYS = 60;

/** When what remains is paid, in days after the invoice (0: on receipt), and by which means; none: none is said. */
export type PaymentTerms = { dueDays: number; means: PaymentMeans[] };

/**
 * What a quote says and asks beside its lines. A subject that is absent is not said. It is kept with each version for
 * ever.
 */
export type QuoteConditions = {
  deposit?: Deposit;
  payment?: PaymentTerms;
};

/** Nothing is said. */
export const NO_CONDITIONS: QuoteConditions = {};

/** The subjects of the conditions, in the order in which they are printed and asked. */
export const CONDITION_SUBJECTS = ["deposit", "payment"] as const satisfies (keyof QuoteConditions)[];

/** A subject of the conditions. */
export type ConditionSubject = (typeof CONDITION_SUBJECTS)[number];
