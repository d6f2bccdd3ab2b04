import type { CreditDraftAnswer } from "#api/invoices.ts";
import { creditLeft } from "#domain/invoices/credit-left.ts";
import { netCents } from "#domain/lines/line.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { documentUrls } from "#server/documents/links/document-links.ts";
import { notFound } from "#server/http/api-error.ts";
import type { KeptCreditNote } from "./load-invoice.ts";
import { loadCreditNotes, loadInvoice } from "./load-invoice.ts";

/** What can still be credited on an invoice, on the wire. A credit note is no invoice: 404. */
export async function readCreditDraft(deps: Deps, tx: Db, invoiceId: string): Promise<CreditDraftAnswer> {
  const invoice = await loadInvoice(deps, tx, invoiceId);
  if (invoice.kind === "credit_note") throw notFound();
  const creditNotes = await loadCreditNotes(deps, tx, invoiceId);
  const { lines, grossCents } = creditLeft(
    invoice,
    creditNotes.map((one) => one.invoice),
  );
  return {
    id: invoice.id,
    number: invoice.number,
    lines: lines.map(({ line, leftE4 }) => ({
      line_id: line.id,
      label: line.label,
      unit: line.unit,
      quantity_e4: line.quantityE4,
      left_e4: leftE4,
      left_net_cents: netCents({ ...line, quantityE4: leftE4 }),
      unit_price_e6: line.unitPriceE6,
    })),
    left_cents: grossCents,
    has_vat: invoice.totals.vatCents > 0,
    credit_notes: creditNotes.map(toCreditNoteRow),
  };
}

function toCreditNoteRow({ invoice, token }: KeptCreditNote): CreditDraftAnswer["credit_notes"][number] {
  const { url, page_url } = documentUrls("invoice", token);
  return {
    id: invoice.id,
    number: invoice.number,
    date: invoice.issuedOn,
    credit_cents: invoice.totals.grossCents,
    reason: invoice.creditReason,
    url,
    page_url,
  };
}
