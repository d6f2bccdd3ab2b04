import type { NoticeRenderer, PageAssets } from "#api/documents/customer-page.ts";
import type { InvoicePageRenderer } from "#api/invoices/invoice-page.ts";
import type { QuotePageRenderer } from "#api/quotes/quote-page.ts";
import type { QuotePageWriter } from "#server/quotes/signing/quote-page.ts";
import { readTextOrNull } from "#server/text-file.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InvoicePageWriter } from "./invoice-page.ts";

/** How the pages of customers are written. */
export type CustomerPages = { quote: QuotePageWriter; invoice: InvoicePageWriter };

/**
 * The pages of customers as the build left them in a folder: what writes them, and the addresses of their scripts and
 * styles. Null before the first build. The web is another floor: what it gives the server is in this folder.
 */
export async function loadCustomerPages(folder: string): Promise<CustomerPages | null> {
  const assets = readTextOrNull(join(folder, "assets.json"));
  if (assets === null) return null;
  // Our own build wrote it, with these names.
  const assetsOf = JSON.parse(assets) as Record<"quote" | "invoice", PageAssets>;
  const load = (name: string): Promise<unknown> => import(pathToFileURL(join(folder, `${name}.js`)).href);
  // As above: each was built from the source that has this type.
  const [notice, quote, invoice] = (await Promise.all(["notice", "quote", "invoice"].map(load))) as [
    NoticeRenderer,
    QuotePageRenderer,
    InvoicePageRenderer,
  ];
  return {
    quote: { ...notice, ...quote, assets: assetsOf.quote },
    invoice: { ...notice, ...invoice, assets: assetsOf.invoice },
  };
}
