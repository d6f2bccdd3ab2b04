import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { PURCHASE_LIMITS, TICKET_MIMES } from "#domain/mail/invoices/purchase.ts";
import { z } from "zod";
import { amountsOnly, moneyCents } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { day, id, limitedText, requiredText, text } from "../fields.ts";

// Purchases that are noted by hand, a ticket in the hand. They are listed among the invoices of suppliers.

const TOUCHED = ["/api/supplier-invoices", "/api/figures"] as const;

/** The base64 of the heaviest ticket that is sent. */
const SENT_CHARACTERS = Math.ceil(PURCHASE_LIMITS.ticketBytes / 3) * 4;

/** What a ticket says. `paid_cents`: what was paid, `vat_cents`: the VAT in it. */
const purchase = z.object({
  supplier_name: requiredText(PURCHASE_LIMITS.supplierName, purchaseMessages.supplier),
  bought_on: day,
  paid_cents: moneyCents(purchaseMessages.gross)
    .min(1, purchaseMessages.gross)
    .max(PURCHASE_LIMITS.grossCents, purchaseMessages.gross),
  vat_cents: moneyCents().min(0).max(PURCHASE_LIMITS.grossCents),
  note: text(PURCHASE_LIMITS.note),
  project_id: id.nullable(),
});

/** A purchase as the web sends it. */
export type PurchaseInput = z.input<typeof purchase>;

export const addPurchase = endpoint({
  method: "POST",
  path: "/api/purchases",
  access: "signed-in",
  touches: TOUCHED,
  summary:
    "Notes a purchase by hand, as paid, with the VAT that is in `paid_cents`. The caller gives its ID, so that the " +
    "same call counts once, and one that was removed comes back. 409 `read_invoice` for an invoice that came by mail",
  body: purchase.extend({ purchase_id: id }),
  answer: z.object({ purchase_id: z.string() }),
});

export const correctPurchase = endpoint({
  method: "PUT",
  path: "/api/purchases/{id}",
  access: "signed-in",
  touches: TOUCHED,
  summary: "Corrects a purchase that was noted by hand. 409 `read_invoice` for an invoice that came by mail",
  body: purchase,
  answer: z.object({ purchase_id: z.string() }),
});

export const removePurchase = endpoint({
  method: "DELETE",
  path: "/api/purchases/{id}",
  access: "signed-in",
  touches: TOUCHED,
  summary: "Removes a purchase that was noted by hand, with its ticket",
  answer: z.object({ removed: z.string() }),
});

const ticket = z.object({ name: z.string(), mime: z.enum(TICKET_MIMES), data: amountsOnly(z.string()) });

export const readTicket = endpoint({
  method: "GET",
  path: "/api/purchases/{id}/ticket",
  access: "signed-in",
  right: "amounts",
  summary: "The photo or the PDF of the ticket of a purchase, base64. Null without any",
  answer: z.object({ ticket: ticket.nullable() }),
});

export const saveTicket = endpoint({
  method: "PUT",
  path: "/api/purchases/{id}/ticket",
  access: "signed-in",
  touches: ["/api/supplier-invoices", "/api/purchases"],
  quota: "upload",
  largestBodyBytes: SENT_CHARACTERS + 2_000,
  summary: "Keeps the ticket of a purchase (PDF, JPEG, PNG, WebP or HEIC, base64): a photo is drawn again",
  body: z.object({
    name: requiredText(PURCHASE_LIMITS.ticketName, purchaseMessages.unreadableTicket),
    ticket: limitedText(SENT_CHARACTERS, purchaseMessages.heavyTicket),
  }),
  answer: z.object({ mime: z.enum(TICKET_MIMES) }),
});

export const removeTicket = endpoint({
  method: "DELETE",
  path: "/api/purchases/{id}/ticket",
  access: "signed-in",
  touches: ["/api/supplier-invoices", "/api/purchases"],
  summary: "Removes the ticket of a purchase, for good",
  answer: z.object({ removed: z.string() }),
});
