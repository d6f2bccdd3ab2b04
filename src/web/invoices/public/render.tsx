import type { InvoicePage } from "#api/invoices/invoice-page.ts";
import { asHtml } from "#web/documents/public/notice.tsx";
import { Shell } from "#web/documents/public/shell.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { CustomerInvoice } from "./customer-invoice.tsx";

/** The page of an invoice or of a credit note as HTML, which needs no script to be read. */
export function renderInvoicePage(page: InvoicePage): string {
  const title = `${page.view.title} ${page.view.number} – ${page.view.seller.name}`;
  return asHtml(
    renderToStaticMarkup(
      <Shell assets={page.assets} title={title}>
        <CustomerInvoice page={page} />
      </Shell>,
    ),
  );
}
