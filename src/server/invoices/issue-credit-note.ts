import type { CreditWish } from "#api/invoices.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { takeNextNumber } from "#server/documents/issue-document.repository.ts";
import type { DocumentLinkRow } from "#server/documents/links/document-links.ts";
import { linkDocument } from "#server/documents/links/link-document.ts";
import { notFound } from "#server/http/api-error.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { creditNoteDays, drawUpCreditNote } from "./draw-up-credit-note.ts";
import { insertInvoice } from "./kept-invoices.ts";
import { loadInvoice } from "./load-invoice.ts";

/**
 * Issues a credit note on an invoice: number of its own series, document frozen and XML made in this one transaction.
 * The project's row is held, so two tabs credit one after the other, and never more than what is left.
 */
export async function issueCreditNote(
  deps: Deps,
  tx: Db,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
  wish: CreditWish,
): Promise<DocumentLinkRow> {
  const invoice = await loadInvoice(deps, tx, invoiceId);
  if (!(await lockProject(tx, invoice.projectId))) throw notFound();
  const unnumberedCreditNote = await drawUpCreditNote(deps, tx, invoice, wish);
  const { number, date } = await takeNextNumber(deps, tx, "credit_note", unnumberedCreditNote.issuedOn);
  const creditNote = { ...unnumberedCreditNote, number, ...creditNoteDays(date) };
  await insertInvoice(deps, tx, companyId, creditNote);
  return linkDocument(deps, tx, { companyId, kind: "invoice", id: creditNote.id });
}
