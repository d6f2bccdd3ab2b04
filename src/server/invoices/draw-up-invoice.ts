import type { Invoice } from "#domain/invoices/invoice.ts";
import { PAYMENT_TERM_DAYS } from "#domain/invoices/invoice.ts";
import { withReverseChargeNumber } from "#domain/lines/check-vat.ts";
import { withDistinctIds, withoutOptions } from "#domain/lines/line.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import type { Pricing } from "#server/projects/load-estimate.ts";
import { latestQuote } from "#server/quotes/kept-quotes.ts";

/**
 * The invoice of a project as it reads today, without a number, whatever is missing: for its preview and to be issued.
 */
export async function drawUpInvoice(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  { today, declarations: _declarations, ...content }: Pricing,
): Promise<Invoice> {
  const latest = await latestQuote(deps, tx, project.id);
  const lines = withDistinctIds(withoutOptions(content.lines));
  return {
    id: deps.ids(),
    projectId: project.id,
    kind: "standard",
    number: "",
    subject: project.name,
    ...invoiceDays(today),
    servicedOn: project.endDate !== null && project.endDate <= today ? project.endDate : null,
    quoteNumber: latest?.quote.number ?? null,
    refersTo: null,
    creditReason: "",
    ...content,
    buyer: withReverseChargeNumber(content.buyer, lines),
    lines,
  };
}

/** The days an invoice bears when it is issued on that day. */
export function invoiceDays(day: CalendarDate): Pick<Invoice, "issuedOn" | "dueOn"> {
  return { issuedOn: day, dueOn: addDays(day, PAYMENT_TERM_DAYS) };
}
