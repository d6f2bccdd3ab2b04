import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { markSupplierInvoice } from "#api/mail/mails.ts";
import type { PurchaseInput } from "#api/mail/purchases.ts";
import {
  addPurchase,
  correctPurchase,
  readTicket,
  removePurchase,
  removeTicket,
  saveTicket,
} from "#api/mail/purchases.ts";
import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { PURCHASE_LIMITS } from "#domain/mail/invoices/purchase.ts";
import { base64Of } from "#web/client/base64-of.ts";
import { call } from "#web/client/call.ts";
import type { ChosenTicket } from "./ticket-field.tsx";
import { ticketPicture } from "./ticket-picture.ts";

/** A purchase that is to be sent. `hadTicket`: a ticket is kept with it already. */
export type SentPurchase = {
  id: string;
  isNew: boolean;
  body: PurchaseInput;
  ticket: ChosenTicket;
  hadTicket: boolean;
};

/** Saves a purchase with its ticket. Made twice, it is the same purchase. */
export async function sendPurchase({ id, isNew, body, ticket, hadTicket }: SentPurchase): Promise<void> {
  const params = { id };
  // What cannot be sent is told before anything is saved.
  const sentTicket =
    ticket instanceof File ? { name: ticketName(ticket.name), ticket: await ticketData(ticket) } : null;
  await (isNew ? call(addPurchase, { body: { ...body, purchase_id: id } }) : call(correctPurchase, { params, body }));
  if (sentTicket) await call(saveTicket, { params, body: sentTicket });
  if (ticket === null && hadTicket) await call(removeTicket, { params });
}

/** Removes a purchase. Answers what brings it back under its ID, with its ticket. */
export async function takePurchaseOut(invoice: SupplierInvoiceAnswer): Promise<() => Promise<void>> {
  const params = { id: invoice.id };
  const ticket = invoice.ticket_mime === null ? null : (await call(readTicket, { params })).ticket;
  await call(removePurchase, { params });
  return async () => {
    const { supplier_name, issued_on: bought_on, note, project_id } = invoice;
    const amounts = { paid_cents: invoice.gross_cents ?? 0, vat_cents: invoice.vat_cents ?? 0 };
    const body = { supplier_name, bought_on, ...amounts, note, project_id };
    await call(addPurchase, { body: { ...body, purchase_id: invoice.id } });
    if (ticket !== null) await call(saveTicket, { params, body: { name: ticket.name, ticket: ticket.data } });
    if (!invoice.is_paid) await call(markSupplierInvoice, { params, body: { is_paid: false } });
  };
}

async function ticketData(file: File): Promise<string> {
  const isPdf = file.type === "application/pdf" || /\.pdf$/i.test(file.name);
  if (isPdf && file.size > PURCHASE_LIMITS.ticketBytes) throw new Error(purchaseMessages.heavyTicket);
  const sentFile = isPdf ? file : await ticketPicture(file);
  if (sentFile === null) throw new Error(purchaseMessages.unreadableTicket);
  return base64Of(sentFile, purchaseMessages.unreadableTicket);
}

function ticketName(name: string): string {
  return name.slice(-PURCHASE_LIMITS.ticketName).toWellFormed().trim() || "ticket";
}
