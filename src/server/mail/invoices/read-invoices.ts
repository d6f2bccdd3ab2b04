import type { SupplierInvoiceFacts } from "#api/mail/mails.ts";
import type { EInvoice, InvoiceFile } from "#domain/mail/invoices/e-invoice.ts";
import { asReceived, numberKey, supplierKey } from "#domain/mail/invoices/e-invoice.ts";
import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { InvoiceMail, KeptInvoice } from "./supplier-invoices.repository.ts";
import { listKeptInvoices, readOwnSiren } from "./supplier-invoices.repository.ts";

/** An electronic invoice of a mail as the reader shows it. */
export type ShownInvoice = {
  place: number;
  file_name: string;
  facts: SupplierInvoiceFacts | null;
  problem: string;
  state: "new" | "kept" | "duplicate";
  kept_from: string | null;
};

/** The invoices of a mail that others issued, and whether each is kept already. Nothing is written. */
export async function readInvoices(tx: Db, files: readonly InvoiceFile[], mail: InvoiceMail): Promise<ShownInvoice[]> {
  if (files.length === 0) return [];
  const ownSiren = await readOwnSiren(tx);
  const receivedFiles = files.flatMap((file) => {
    const invoice = file.invoice && asReceived(file.invoice, ownSiren);
    return invoice || file.trouble ? [{ ...file, invoice }] : [];
  });
  const invoices = receivedFiles.flatMap(({ invoice }) => invoice ?? []);
  const keptInvoices = await listKeptInvoices(tx, invoices, mail);
  return receivedFiles.map(({ place, name, invoice, trouble }) => {
    const keptInvoice = invoice && keptInvoices.find((one) => isSame(one, invoice));
    return {
      place,
      file_name: name,
      facts: invoice && factsOf(invoice),
      problem: trouble ? supplierInvoiceMessages.trouble(name, trouble) : "",
      state: keptInvoice ? (keptInvoice.isOfMail ? "kept" : "duplicate") : "new",
      kept_from: keptInvoice ? keptInvoice.receivedAt.toISOString() : null,
    };
  });
}

function isSame(keptInvoice: KeptInvoice, { supplier, number }: EInvoice): boolean {
  return keptInvoice.supplierKey === supplierKey(supplier) && keptInvoice.numberKey === numberKey(number);
}

function factsOf(invoice: EInvoice): SupplierInvoiceFacts {
  return {
    kind: invoice.kind,
    number: invoice.number,
    supplier_name: invoice.supplier.name,
    supplier_siren: invoice.supplier.siren,
    supplier_vat_number: invoice.supplier.vatNumber,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    net_cents: invoice.netCents,
    vat_cents: invoice.vatCents,
    gross_cents: invoice.grossCents,
    currency: invoice.currency,
    doubts: invoice.doubts,
  };
}
