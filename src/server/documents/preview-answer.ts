import type { previewInvoice } from "#api/documents.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { z } from "zod";
import type { Sale } from "./check-sale.ts";
import { checkSale } from "./check-sale.ts";

/** The preview of a document, with what is still missing to issue an invoice. */
export function previewAnswer(view: DocumentView, sale: Sale): z.input<typeof previewInvoice.answer> {
  const check = checkSale(sale);
  return check.ok
    ? { view, missing: [], missing_code: null }
    : { view, missing: [...(check.refusal.fields ?? [])], missing_code: check.refusal.code };
}
