import type { SentPart } from "#api/invoices/part-invoices.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import type { PartRefusal } from "#domain/invoices/parts/quote-books.ts";
import { grossLeftCents, readBooks } from "#domain/invoices/parts/quote-books.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { lockSeries } from "#server/documents/issue-document.repository.ts";
import type { DocumentLinkRow } from "#server/documents/links/document-links.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import type { Billing } from "#server/quotes/load-pricing.ts";
import { loadBilling } from "#server/quotes/load-pricing.ts";
import { checkInvoice } from "../check-invoice.ts";
import { drawUpInvoice } from "../draw-up-invoice.ts";
import { issueDrawnUp } from "../issue-drawn-up.ts";
import type { InvoiceWithAgreement } from "../load-agreement.ts";
import type { PartWish } from "./draw-up-part.ts";
import { booksOf, drawUpPart } from "./draw-up-part.ts";
import { loadInvoices } from "./load-invoices.ts";

/** A part to be invoiced, what was left of the quote when it was decided, and the doubts that were answered. */
type PartIssuing = { part: SentPart; leftCents: number | null; confirmedDoubts: readonly InvoiceDoubt[] };

/**
 * Issues a deposit or progress invoice on the accepted quote of a project, as any invoice is. The project's row is
 * held, so two tabs issue one after the other: the second finds less left than it was shown, and gets 409
 * « billing_changed ».
 */
export async function issuePart(
  deps: Deps,
  tx: Db,
  { companyId, projectId }: { companyId: string; projectId: string },
  { part, leftCents, confirmedDoubts }: PartIssuing,
): Promise<DocumentLinkRow> {
  const project = await lockProject(tx, projectId);
  if (!project) throw notFound();
  const [heldSeries, { billing, drawnUp }] = await Promise.all([
    lockSeries(tx, "invoice"),
    drawUpSentPart(deps, tx, project, { part, leftCents }),
  ]);
  const check = checkInvoice(drawnUp, billing.declarations);
  if (!check.ok) throw refusalError(check.refusal, invoiceMessages);
  return issueDrawnUp(deps, tx, { companyId, heldSeries, confirmedDoubts }, drawnUp);
}

/** A part as it would read now. `leftCents`: what has to be left of the quote, null for anything. Throws refusals. */
export async function drawUpSentPart(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  { part, leftCents }: { part: SentPart; leftCents: number | null },
): Promise<{ billing: Billing; drawnUp: InvoiceWithAgreement }> {
  const [loadedBilling, invoices] = await Promise.all([
    loadBilling(deps, tx, project),
    loadInvoices(deps, tx, project.id),
  ]);
  if (!loadedBilling.ok) throw refusalError(loadedBilling.refusal, invoiceMessages);
  const billing = loadedBilling.value;
  if (leftCents !== null && billing.agreement !== null) {
    const { number } = billing.agreement.quote;
    const rates = readBooks(booksOf(drawUpInvoice(deps, project, billing, null), number, invoices));
    if (rates.ok && grossLeftCents(rates.value) !== leftCents)
      throw new ApiError(409, "billing_changed", invoiceMessages.billing_changed);
  }
  const drawnUp = await drawUpPart(deps, tx, project, { billing, invoices, wish: readPart(part), isChecked: true });
  if (!drawnUp.ok) throw partError(drawnUp.refusal);
  return { billing, drawnUp: drawnUp.value };
}

// The sections of a progress that goes back are named in the sentence: they are no fields.
function partError(refusal: Refusal<PartRefusal>): ApiError {
  if (refusal.code !== "progress_back") return refusalError(refusal, invoiceMessages);
  return new ApiError(422, refusal.code, invoiceMessages.progress_back(refusal.fields ?? []));
}

function readPart(part: SentPart): PartWish {
  if (part.kind === "progress") {
    const sections = part.sections.map((one) => ({ sectionId: one.section_id, basisPoints: one.basis_points }));
    return { kind: "progress", sections };
  }
  const { share_basis_points: shareBasisPoints = null, gross_cents: grossCents = null } = part;
  if (shareBasisPoints !== null && grossCents !== null)
    throw new ApiError(422, "deposit_share_and_amount", invoiceMessages.deposit_share_and_amount);
  return {
    kind: "deposit",
    deposit: shareBasisPoints === null ? { grossCents: grossCents ?? 0 } : { shareBasisPoints },
  };
}
