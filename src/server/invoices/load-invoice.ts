import { readInvoice } from "#domain/invoices/invoice-formats.ts";
import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";
import { notFound } from "#server/http/api-error.ts";
import type { CreditNoteLink } from "./credit-notes.repository.ts";
import { listCreditNotesOf } from "./credit-notes.repository.ts";

/** A credit note as it was kept, with the token of its public link, null when it has none. */
export type KeptCreditNote = { invoice: IssuedInvoice; token: string | null };

/** An issued invoice or credit note, verified. Throws 404, or 503 « document_altered ». */
export async function loadInvoice(deps: Deps, tx: Db, id: string): Promise<IssuedInvoice> {
  const row = await findDocumentRow(tx, id);
  if (row?.kind !== "invoice") throw notFound();
  const { content, contentFormat } = await readDocument(deps, row);
  return readInvoice(content, contentFormat);
}

/** The credit notes of an invoice, verified, the first one first. */
export async function loadCreditNotes(deps: Deps, tx: Db, invoiceId: string): Promise<KeptCreditNote[]> {
  const load = async ({ id, token }: CreditNoteLink) => ({ invoice: await loadInvoice(deps, tx, id), token });
  const creditNotes: KeptCreditNote[] = [];
  for (const link of await listCreditNotesOf(tx, invoiceId)) creditNotes.push(await load(link));
  return creditNotes;
}
