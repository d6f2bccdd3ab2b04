import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { SupplierInvoicesPage } from "#web/mail/invoices/supplier-invoices-page.tsx";

/** /app/mails/invoices: for who sees amounts. Who manages the company notes what is paid. */
export default function SupplierInvoicesScreen() {
  const may = useMay();
  return (
    <ForRole right="amounts" title={supplierInvoiceMessages.title}>
      <SupplierInvoicesPage mayMark={may("manage")} />
    </ForRole>
  );
}
