import { createCreditNote, getCreditDraft, previewCreditNote } from "#api/invoices.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import { toDocumentLink } from "#server/documents/links/document-links.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { readCreditDraft } from "./credit-draft.ts";
import { drawUpCreditNote } from "./draw-up-credit-note.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { loadInvoice } from "./load-invoice.ts";

/** Credit notes of an invoice. */
export const creditNoteRoutes: Route[] = [
  route(getCreditDraft, async (deps, { tx, params }) => ({ credit_draft: await readCreditDraft(deps, tx, params.id) })),

  route(previewCreditNote, async (deps, { tx, params, body }) => {
    const invoice = await loadInvoice(deps, tx, params.id);
    return { view: invoiceView(await drawUpCreditNote(deps, tx, invoice, body)) };
  }),

  route(createCreditNote, async (deps, { tx, caller, params, body }) => ({
    credit_note: toDocumentLink(
      await issueCreditNote(deps, tx, { companyId: caller.companyId, invoiceId: params.id }, body),
      deps.clock(),
    ),
  })),
];
