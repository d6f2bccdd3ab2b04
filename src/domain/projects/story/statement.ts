/**
 * What a project amounts to, in cents with VAT. `agreedCents`: what its accepted quotes come to, null while none is.
 * `invoicedCents`: what its invoices ask for, credit notes and what was prepaid taken off. `collectedCents`: what was
 * received, without what was given back.
 */
export type StatementFacts = { agreedCents: number | null; invoicedCents: number; collectedCents: number };

/** The statement of a project: `toInvoiceCents` is null without an agreement, and below zero beyond it. */
export type Statement = StatementFacts & { toInvoiceCents: number | null; toCollectCents: number };

/**
 * The running statement of a project. It always balances: what is agreed is what is invoiced and what is left to
 * invoice, and what is invoiced is what is collected and what is left to collect.
 */
export function statementOf(facts: StatementFacts): Statement {
  const { agreedCents, invoicedCents, collectedCents } = facts;
  return {
    ...facts,
    toInvoiceCents: agreedCents === null ? null : agreedCents - invoicedCents,
    toCollectCents: invoicedCents - collectedCents,
  };
}
