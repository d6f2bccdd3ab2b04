import { isSameBuyer } from "#domain/customers/same-buyer.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { paymentDays } from "#domain/invoices/payment-days.ts";
import { withReverseChargeNumber } from "#domain/lines/check-vat.ts";
import { billedLines } from "#domain/lines/empty-sections.ts";
import { withDistinctIds } from "#domain/lines/line.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays, daysBetween } from "#domain/shared/calendar-date.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import type { KnownQuote } from "#server/quotes/kept-quotes.ts";
import type { Billing } from "#server/quotes/load-pricing.ts";

/**
 * The invoice of a project as it reads today, without a number, whatever is missing: for its preview and to be issued.
 * `latest`: the last version of the project's quote, which is cited where nothing was accepted.
 */
export function drawUpInvoice(
  deps: Deps,
  project: StoredProject,
  { today, agreement, seller, buyer, terms, ...billing }: Billing,
  latest: KnownQuote | null,
): Invoice {
  const lines = withDistinctIds(billedLines(billing.lines));
  // The accepted version is cited: it is billed whatever was drawn up since.
  const quoteNumber = agreement ? agreement.quote.number : citedNumber(latest, { lines, terms, buyer });
  return {
    id: deps.ids(),
    projectId: project.id,
    kind: "standard",
    number: "",
    subject: project.name,
    issuedOn: today,
    dueOn: addDays(today, paymentDays("standard", agreement?.quote.conditions ?? NO_CONDITIONS, buyer.kind)),
    servicedOn: project.endDate !== null && project.endDate <= today ? project.endDate : null,
    quoteNumber,
    refersTo: null,
    creditReason: "",
    project: billing.project,
    seller,
    buyer: withReverseChargeNumber(buyer, lines),
    lines,
    terms,
  };
}

type BilledContent = Pick<Invoice, "lines" | "terms" | "buyer">;

// A quote that was not accepted is cited only by an invoice that bills what it says: the last version while nothing was
// edited after it and its customer, who is the one of today, did not decline it.
function citedNumber(latest: KnownQuote | null, content: BilledContent): string | null {
  if (!latest || latest.state === "declined" || !isSameBuyer(latest.quote.buyer, content.buyer)) return null;
  return contentOf(latest.quote) === contentOf(content) ? latest.quote.number : null;
}

// What both say apart from options and IDs of lines, as one text.
function contentOf({ lines, terms }: Pick<Invoice, "lines" | "terms">): string {
  return canonicalJson({ lines: billedLines(lines).map(({ id: _id, ...line }) => line), terms });
}

/** The days that an invoice bears when it is issued on that day: its customer has as long to pay as it was drawn up. */
export function invoiceDays(
  { issuedOn, dueOn }: Pick<Invoice, "issuedOn" | "dueOn">,
  day: CalendarDate,
): Pick<Invoice, "issuedOn" | "dueOn"> {
  return { issuedOn: day, dueOn: addDays(day, daysBetween(issuedOn, dueOn)) };
}
