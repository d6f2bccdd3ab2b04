import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import type { DepositWish } from "#domain/invoices/parts/deposit.ts";
import { drawUpDeposit } from "#domain/invoices/parts/deposit.ts";
import { drawUpFinal } from "#domain/invoices/parts/final.ts";
import { refusePart } from "#domain/invoices/parts/part-rules.ts";
import type { ProgressWish } from "#domain/invoices/parts/progress.ts";
import { drawUpProgress } from "#domain/invoices/parts/progress.ts";
import type { PartRefusal, PartResult, QuoteBooks } from "#domain/invoices/parts/quote-books.ts";
import { isPartial, listStandingInvoices, readBooks } from "#domain/invoices/parts/quote-books.ts";
import { paymentDays } from "#domain/invoices/payment-days.ts";
import { addUp } from "#domain/lines/totals.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Refusal, Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import type { LastVersions } from "#server/quotes/kept-quotes.ts";
import { NO_VERSIONS } from "#server/quotes/kept-quotes.ts";
import type { Billing } from "#server/quotes/load-pricing.ts";
import type { InvoiceWithAgreement } from "../load-agreement.ts";
import { drawUpWithAgreement } from "../load-agreement.ts";
import { loadPartFacts } from "./part-facts.ts";

/** What part of its accepted quote an invoice is to bill. */
export type PartWish =
  | { kind: "deposit"; deposit: DepositWish }
  | { kind: "progress"; sections: readonly ProgressWish[] }
  | { kind: "final" };

/** What an invoice of a project is drawn up from, with the invoices issued before. */
type BillingWithInvoices = { billing: Billing; invoices: readonly IssuedInvoice[] };

/**
 * The invoice that bills all that a project has left to invoice: the whole of it, or the rest of its quote once
 * parts of it were invoiced. `invoices`: those of `loadInvoicesOfParts`. `lastVersions`: those to which a bill of no
 * accepted quote is compared. `isToBeIssued`: refuses also what a final invoice has to wait for, which its preview
 * shows all the same.
 */
export async function drawUpBill(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  { billing, invoices, lastVersions, isToBeIssued }: BillingWithInvoices & BillReading,
): Promise<Result<InvoiceWithAgreement, PartRefusal>> {
  return isBilledInParts(invoices)
    ? drawUpPart(deps, tx, project, { billing, invoices, wish: { kind: "final" }, isChecked: isToBeIssued })
    : ok(await drawUpWithAgreement(deps, tx, project, billing, lastVersions));
}

type BillReading = { lastVersions: LastVersions; isToBeIssued: boolean };

/** Whether parts of the quote are invoiced, and the rest is not. */
export function isBilledInParts(invoices: readonly IssuedInvoice[]): boolean {
  const standingInvoices = listStandingInvoices(invoices);
  return standingInvoices.length > 0 && standingInvoices.every(({ invoice }) => isPartial(invoice));
}

/**
 * An invoice of a part of the quote that its buyer accepted. Refuses without such a quote, and as the domain does; as
 * `refusePart` does when it is to be checked.
 */
export async function drawUpPart(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  { wish, isChecked, ...facts }: BillingWithInvoices & { wish: PartWish; isChecked: boolean },
): Promise<Result<InvoiceWithAgreement, PartRefusal>> {
  const { agreement } = facts.billing;
  if (agreement === null) return refused("quote_not_accepted");
  const drawnUp = await drawUpWithAgreement(deps, tx, project, facts.billing, NO_VERSIONS);
  const { invoice } = drawnUp;
  const books = booksOf(invoice, agreement.quote.number, facts.invoices);
  const refusal = isChecked ? await findRefusal(tx, project, books, { billing: facts.billing, kind: wish.kind }) : null;
  if (refusal !== null) return { ok: false, refusal };
  const part = drawPart(books, wish);
  if (!part.ok) return part;
  const servicedOn = isPartial(part.value) ? null : invoice.servicedOn;
  const conditions = agreement.quote.conditions ?? NO_CONDITIONS;
  const dueOn = addDays(invoice.issuedOn, paymentDays(part.value.kind, conditions, invoice.buyer.kind));
  return ok({ ...drawnUp, invoice: { ...invoice, ...part.value, servicedOn, dueOn } });
}

// What is wrong with the quote as a whole is told first.
async function findRefusal(
  tx: Db,
  project: StoredProject,
  books: QuoteBooks,
  { billing, kind }: { billing: Billing; kind: PartWish["kind"] },
): Promise<Refusal<PartRefusal> | null> {
  const rates = readBooks(books);
  return rates.ok ? refusePart(kind, books, await loadPartFacts(tx, project.id, billing)) : rates.refusal;
}

/** The accepted quote, as its whole invoice would read, with what was invoiced of it. */
export function booksOf(
  { lines, terms }: InvoiceWithAgreement["invoice"],
  number: string,
  invoices: readonly IssuedInvoice[],
): QuoteBooks {
  return { quote: { number, lines, terms, totals: addUp(lines, terms) }, invoices };
}

function drawPart(books: QuoteBooks, wish: PartWish): PartResult {
  if (wish.kind === "deposit") return drawUpDeposit(books, wish.deposit);
  return wish.kind === "progress" ? drawUpProgress(books, wish.sections) : drawUpFinal(books);
}
