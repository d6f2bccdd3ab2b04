import type { CreditWish } from "#api/invoices.ts";
import { missingSellerFields } from "#domain/company/missing-seller-fields.ts";
import { creditNoteLines, sellerOfCredit } from "#domain/invoices/credit-note.ts";
import { creditNoteOfSum } from "#domain/invoices/credit-sum.ts";
import { creditMessages, creditOfDeducted } from "#domain/invoices/credit.messages.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import { findFinalThatDeducts, isPartial } from "#domain/invoices/parts/quote-books.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { findSeller } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import { loadCreditNotes } from "./load-invoice.ts";
import { loadInvoices } from "./parts/load-invoices.ts";

/**
 * The credit note of an invoice as it would read today, without a number. It keeps the buyer, the day of service and
 * the VAT of its invoice; its seller is that of today. Throws 422 with what to do when there is less left to credit,
 * while a final invoice that stands has deducted this one, and while the seller lacks what the law asks.
 */
export async function drawUpCreditNote(
  deps: Deps,
  tx: Db,
  invoice: IssuedInvoice,
  { lines, gross_cents = null, reason = "" }: CreditWish,
): Promise<IssuedInvoice> {
  const earlier = (await loadCreditNotes(deps, tx, invoice.id)).map((one) => one.invoice);
  if (isPartial(invoice)) await refuseDeducted(deps, tx, invoice);
  const wishes = lines && lines.map(({ line_id, quantity_e4 }) => ({ lineId: line_id, quantityE4: quantity_e4 }));
  if (lines !== null && gross_cents !== null)
    throw new ApiError(422, "credit_lines_and_sum", creditMessages.linesAndSum);
  const credit =
    gross_cents === null ? creditNoteLines(invoice, earlier, wishes) : creditNoteOfSum(invoice, earlier, gross_cents);
  if (!credit.ok) throw new ApiError(422, credit.refusal.code, credit.refusal.sentence);
  const { company, declarations, timeZone } = await findSeller(tx);
  const seller = sellerOfCredit(invoice.seller, company);
  const missing = missingSellerFields(seller, declarations);
  if (missing.length > 0) throw refusalError({ code: "company_incomplete", fields: missing }, invoiceMessages);
  const { id, number, issuedOn } = invoice;
  const today = dayAt(deps.clock(), timeZone);
  return {
    ...invoice,
    ...credit.value,
    seller,
    id: deps.ids(),
    kind: "credit_note",
    number: "",
    ...creditNoteDays(today > issuedOn ? today : issuedOn),
    quoteNumber: null,
    refersTo: { id, number, issuedOn },
    creditReason: reason,
  };
}

async function refuseDeducted(deps: Deps, tx: Db, { id, projectId }: IssuedInvoice): Promise<void> {
  const final = findFinalThatDeducts(await loadInvoices(deps, tx, projectId), id);
  if (final) throw new ApiError(422, "credit_deducted", creditOfDeducted(final.number));
}

/** The days of a credit note issued on that day: no payment is due, so both are the same. */
export function creditNoteDays(day: CalendarDate): Pick<IssuedInvoice, "issuedOn" | "dueOn"> {
  return { issuedOn: day, dueOn: day };
}
