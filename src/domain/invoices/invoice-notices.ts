import type { Company } from "../company/company.ts";
import {
  FRANCHISE_WORDINGS,
  PROFESSIONAL_WORDINGS,
  SERVICE_OPERATION_WORDINGS,
  VAT_ON_INVOICE_WORDINGS,
  wordingOn,
} from "../company/legal-notices.ts";
import { sellerNotices, withoutEmpty } from "../documents/seller-notices.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { Invoice } from "./invoice.ts";

/**
 * The notices at the foot of an invoice, in order; those of professional buyers are not printed for private persons.
 */
export function invoiceNotices(invoice: Invoice): string[] {
  const { seller, buyer, issuedOn } = invoice;
  const professional = buyer.kind === "company" ? Object.values(PROFESSIONAL_WORDINGS) : [];
  return withoutEmpty([
    ...vatNotices(seller, issuedOn),
    wordingOn(SERVICE_OPERATION_WORDINGS, issuedOn),
    ...professional.map((wordings) => wordingOn(wordings, issuedOn)),
    ...sellerNotices(seller),
  ]);
}

function vatNotices(seller: Company, day: CalendarDate): string[] {
  if (seller.vatRegime === "franchise") return [wordingOn(FRANCHISE_WORDINGS, day)];
  return seller.vatDueOn === "invoice" ? [wordingOn(VAT_ON_INVOICE_WORDINGS, day)] : [];
}
