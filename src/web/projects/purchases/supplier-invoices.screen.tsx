import { PURCHASES_TITLE } from "#domain/mail/invoices/purchase.messages.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { SupplierInvoicesPage } from "./supplier-invoices-page.tsx";

/** /app/mails/invoices: for who sees amounts. Who manages the company notes purchases, and what is paid. */
export default function SupplierInvoicesScreen() {
  const may = useMay();
  return (
    <ForRole right="amounts" title={PURCHASES_TITLE}>
      <SupplierInvoicesPage mayNote={may("manage")} />
    </ForRole>
  );
}
