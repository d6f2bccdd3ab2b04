import * as api from "#api/mail/mails.ts";
import { asReceived } from "#domain/mail/invoices/e-invoice.ts";
import { supplierInvoiceMessages } from "#domain/mail/invoices/invoice.messages.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { mayManage } from "#server/http/caller.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { isId } from "#server/ids.ts";
import { findVisibleMail } from "../find-visible-mail.ts";
import { listMailboxesOf } from "../mailboxes.repository.ts";
import { withMailbox } from "../use-mail-server.ts";
import type { SupplierInvoiceRow } from "./supplier-invoices.repository.ts";
import {
  findInvoiceMail,
  insertSupplierInvoice,
  listKeptInvoices,
  listSupplierInvoicePage,
  markInvoice,
  readOwnSiren,
} from "./supplier-invoices.repository.ts";

/** Electronic invoices of suppliers: read in a mail, kept by hand, listed, and said to be paid. */
export const supplierInvoicesRoutes: Route[] = [
  route(api.listSupplierInvoices, async (_deps, { tx, caller, query }) => {
    const mailboxes = await listMailboxesOf(tx, caller, mayManage(caller));
    const filter = {
      mailboxIds: mailboxes.map(({ id }) => id),
      words: searchText(query.q ?? "")
        .split(" ")
        .filter((word) => word !== ""),
      isPaid: query.state === undefined ? null : query.state === "paid",
      projectId: query.project_id ?? null,
    };
    const rows = await listSupplierInvoicePage(tx, filter, parseCursor(query.cursor), query.limit);
    const { page, next } = pageOf(rows, query.limit, (row) => row.received_at);
    return { invoices: page.map(rowAnswer), next_cursor: next };
  }),

  patientRoute(api.keepSupplierInvoice, async (deps, { caller, params, body, inCompany, signal }) => {
    const { mailbox, place, mail } = await inCompany(async (tx) => ({
      ...(await findVisibleMail(tx, caller, params.mailId)),
      mail: await findInvoiceMail(tx, params.mailId),
    }));
    if (mail === null) throw notFound();
    const bytes = await withMailbox(deps, mailbox, signal, (connection) =>
      connection.fetchBody(place, READING_LIMITS.mailBytes),
    );
    if (bytes === null) throw new ApiError(409, "mail_too_large", supplierInvoiceMessages.mailTooLarge);
    const { invoices } = await deps.mailReader.readMail(bytes, caller.companyId);
    const file = invoices.find((one) => one.place === body.place);
    return inCompany(async (tx) => {
      const invoice = file?.invoice ? asReceived(file.invoice, await readOwnSiren(tx)) : null;
      if (!file || !invoice) throw new ApiError(409, "no_invoice", supplierInvoiceMessages.notRead);
      const id = deps.ids();
      const newInvoice = { id, invoice, fileName: file.name, mail };
      if (await insertSupplierInvoice(tx, caller.companyId, newInvoice, deps.clock())) return { invoice_id: id };
      const [keptInvoice] = await listKeptInvoices(tx, [invoice], mail);
      if (!keptInvoice?.isOfMail) throw new ApiError(409, "duplicate_invoice", supplierInvoiceMessages.duplicate);
      return { invoice_id: keptInvoice.id };
    });
  }),

  route(api.markSupplierInvoice, async (deps, { tx, params, body }) => {
    const newFacts = { isPaid: body.is_paid, projectId: body.project_id };
    const invoice = isId(params.id) ? await markInvoice(tx, params.id, newFacts, deps.clock()) : null;
    if (!invoice) throw notFound();
    return { is_paid: invoice.isPaid, project_id: invoice.projectId };
  }),
];

function rowAnswer(row: SupplierInvoiceRow) {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    supplier_name: row.supplier_name,
    supplier_siren: row.supplier_siren,
    supplier_vat_number: row.supplier_vat_number,
    issued_on: row.issued_on,
    due_on: row.due_on,
    net_cents: row.net_cents,
    vat_cents: row.vat_cents,
    gross_cents: row.gross_cents,
    currency: row.currency,
    doubts: row.doubts,
    received_at: row.received_at.toISOString(),
    is_paid: row.paid_at !== null,
    project_id: row.project_id,
    project_name: row.project_name,
    is_by_hand: row.is_by_hand,
    note: row.note,
    ticket_mime: row.ticket_mime,
    mail_id: row.mail_id,
  };
}
