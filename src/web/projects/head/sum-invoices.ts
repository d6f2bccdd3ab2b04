import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import type { BilledDocument } from "#domain/projects/story/invoiced-sums.ts";
import { eurosToCents } from "#domain/shared/money.ts";

/**
 * The invoices of a project that count, together: deposits and progress invoices are among them. `state`: null while
 * parts of the quote alone are invoiced, since the rest is to be.
 */
export function sumInvoices({ documents, invoice }: ProjectAnswer) {
  const invoices = documents.filter(({ kind, is_credited }) => kind === "invoice" && !is_credited);
  const rests = invoices.map(({ rest_cents }) => rest_cents ?? 0);
  const restCents = invoices.some(({ rest_cents }) => rest_cents === null) ? null : sumOf(rests);
  const isLate = invoices.some(({ status }) => status === "late");
  const status = hasValidInvoice(invoice) && invoice !== null ? invoice.status : null;
  const stateOfAll = status === "paid" && (restCents ?? 0) > 0 ? "partly_paid" : status;
  return {
    restCents: invoices.length === 0 ? null : restCents,
    /** Of the one that is late for longest. */
    lateDays: Math.max(0, ...invoices.filter(({ status }) => status === "late").map((one) => one.late_days)),
    state: status !== null && isLate ? ("late" as const) : stateOfAll,
  };
}

/** A document of a project as the sums of its invoices need it. */
export function toBilled({ kind, id, total, ...one }: ProjectAnswer["documents"][number]): BilledDocument {
  return {
    kind,
    id,
    grossCents: eurosToCents(total),
    restCents: one.rest_cents,
    isCredited: one.is_credited,
    refersTo: one.refers_to,
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
