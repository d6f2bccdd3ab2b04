import type { SupplierInvoiceAnswer, SupplierInvoiceFacts } from "#api/mail/mails.ts";
import { invoiceAmount, supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";

/** What an invoice is called: « Facture F2026-12 », « Avoir A-3 ». */
export function invoiceName({ kind, number }: Pick<SupplierInvoiceFacts, "kind" | "number">): string {
  return `${supplierInvoiceMessages.kind(kind)} ${number}`;
}

/** What is said under its supplier: its number and its days, or of a purchase by hand its day and its note. */
export function aboutInvoice(invoice: SupplierInvoiceAnswer): string {
  if (!invoice.is_by_hand) return `${invoiceName(invoice)} ${daysWords(invoice)}`;
  const ticketWords = `${purchaseMessages.named} ${daysWords(invoice)}`;
  return invoice.note === "" ? ticketWords : `${ticketWords} · ${invoice.note}`;
}

/** Its gross amount, or nothing for who sees no amounts. */
export function grossWords({ gross_cents, currency }: SupplierInvoiceFacts): string {
  return gross_cents === null ? "" : invoiceAmount(gross_cents, currency);
}

/** When it was issued and when it is due: « du 3 déc. 2026, à payer le 2 janv. 2027 ». */
export function daysWords({ issued_on, due_on }: Pick<SupplierInvoiceFacts, "issued_on" | "due_on">): string {
  const issueWords = `du ${formatDate(issued_on)}`;
  return due_on === null ? issueWords : `${issueWords}, à payer le ${formatDate(due_on)}`;
}

/** What tells the supplier apart: « SIREN 732 829 320 », else the VAT number, else nothing. */
export function supplierNumberWords(facts: SupplierInvoiceFacts): string {
  const { supplier_siren, supplier_vat_number } = facts;
  if (supplier_siren !== "") {
    const [first, second, third] = [supplier_siren.slice(0, 3), supplier_siren.slice(3, 6), supplier_siren.slice(6)];
    return `SIREN ${first}\u202F${second}\u202F${third}`;
  }
  return supplier_vat_number === "" ? "" : `TVA ${supplier_vat_number}`;
}

/** Net and VAT of an invoice: « 100,00 € HT + 20,00 € de TVA ». Empty for who sees no amounts. */
export function partsWords({ net_cents, vat_cents, currency }: SupplierInvoiceFacts): string {
  if (net_cents === null || vat_cents === null) return "";
  return `${invoiceAmount(net_cents, currency)} HT + ${invoiceAmount(vat_cents, currency)} de TVA`;
}
