import type { SellerDeclarations } from "#domain/company/missing-seller-fields.ts";
import { addUp } from "#domain/lines/totals.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { refused } from "#domain/shared/refusal.ts";
import type { SaleRefusal } from "#server/documents/check-sale.ts";
import { checkSale } from "#server/documents/check-sale.ts";
import type { InvoiceWithAgreement } from "./load-agreement.ts";

/**
 * What keeps an invoice from being issued: what `checkSale` refuses, then `invoice_of_zero`. An invoice of 0 € could
 * never be corrected: there is nothing to credit on it.
 */
export function checkInvoice(
  { invoice, answeredVat }: Pick<InvoiceWithAgreement, "invoice" | "answeredVat">,
  declarations: SellerDeclarations,
): Result<null, SaleRefusal | "invoice_of_zero"> {
  const check = checkSale({ ...invoice, works: answeredVat.works }, declarations);
  if (!check.ok) return check;
  const { grossCents } = invoice.totals ?? addUp(invoice.lines, invoice.terms);
  return grossCents === 0 ? refused("invoice_of_zero") : check;
}
