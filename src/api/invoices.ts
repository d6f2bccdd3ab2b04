import { creditMessages } from "#domain/invoices/credit.messages.ts";
import { INVOICE_DOUBTS } from "#domain/invoices/invoice-doubts.ts";
import type { PriceGap } from "#domain/invoices/price-gap.ts";
import { MAX_PAYMENT_EUROS } from "#domain/payments/payment.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { moneyCents, moneyE6, noAmount } from "./amounts.ts";
import { documentLink, documentPreview, view } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { limitedText, text } from "./fields.ts";

// Invoices and their credit notes on the wire: quantities x 10^4, unit prices x 10^6 euros, amounts in cents with VAT.

/** What is left to invoice when somebody decides to: 409 « billing_changed » when it is another sum since. */
export const leftCents = moneyCents(fieldMessages.notANumber)
  .min(0)
  .max(eurosToCents(MAX_PAYMENT_EUROS), fieldMessages.tooLarge)
  .optional();

export const createInvoice = endpoint({
  method: "POST",
  path: "/api/projects/{id}/invoice",
  access: "signed-in",
  touches: ["/api/projects", "/api/documents", "/api/public", "/api/figures"],
  quota: "document",
  summary: "Issues the invoice of what remains to be invoiced; answers the existing one when nothing remains",
  body: z
    .object({
      /** The doubts of the preview to which the seller answered that the invoice is right. */
      confirmed_doubts: z.array(z.enum(INVOICE_DOUBTS)).max(INVOICE_DOUBTS.length).optional(),
      /** What was left to invoice, with VAT, when the seller decided: no other sum is issued unseen. */
      left_cents: leftCents,
    })
    .default({}),
  answer: documentLink,
});

export const giveInvoice = endpoint({
  method: "POST",
  path: "/api/invoices/{id}/sending",
  access: "signed-in",
  touches: ["/api/projects", "/api/documents", "/api/customers"],
  summary: "Notes that the seller gave this invoice to the customer by their own means; a second time changes nothing",
  body: z.object({}).default({}),
  answer: z.object({ given: z.literal(true) }),
});

const priceGap = z.object({
  quote_number: z.string(),
  is_declined: z.boolean(),
  quoted_cents: moneyCents(),
  billed_cents: moneyCents(),
  /** The lines that the quote did not have. */
  unquoted_labels: z.array(z.string()),
});

/** How far an invoice goes beyond its quote, as the domain knows it. */
export function toPriceGap(gap: z.infer<typeof priceGap>): PriceGap {
  return {
    quoteNumber: gap.quote_number,
    isDeclined: gap.is_declined,
    quotedCents: gap.quoted_cents,
    billedCents: gap.billed_cents,
    unquotedLabels: gap.unquoted_labels,
  };
}

/** The same on the wire. */
export function toWireGap(gap: PriceGap): z.input<typeof priceGap> {
  return {
    quote_number: gap.quoteNumber,
    is_declined: gap.isDeclined,
    quoted_cents: gap.quotedCents,
    billed_cents: gap.billedCents,
    unquoted_labels: gap.unquotedLabels,
  };
}

/** The preview of an invoice, with what is to be asked before it is issued. */
export const invoicePreview = documentPreview.extend({
  /** What to ask about it before it is issued. */
  doubts: z.array(z.enum(INVOICE_DOUBTS)),
  /** How it goes beyond the quote that its customer was given, with VAT; null when it does not. */
  price_gap: priceGap.nullable(),
});

export const previewInvoice = endpoint({
  method: "GET",
  path: "/api/projects/{id}/preview/invoice",
  access: "signed-in",
  quota: "document",
  right: "amounts",
  summary: "The invoice as it would read now, what is missing to issue it, and what to ask before",
  answer: invoicePreview,
});

const MAX_CREDIT_REASON = 500;

const lineLeft = z.object({
  line_id: z.string(),
  label: z.string(),
  unit: z.string(),
  quantity_e4: noAmount(z.number()),
  /** What no credit note has credited yet. */
  left_e4: noAmount(z.number()),
  /** What is left of it before VAT, its discount taken off. */
  left_net_cents: moneyCents(),
  unit_price_e6: moneyE6(),
});

const creditNoteRow = z.object({
  id: z.string(),
  number: z.string(),
  date: z.string(),
  credit_cents: moneyCents(),
  reason: z.string(),
  url: z.string(),
  page_url: z.string(),
});

/** A credit note of an invoice, as read by the web. */
export type CreditNoteRow = z.infer<typeof creditNoteRow>;

const creditDraft = z.object({
  id: z.string(),
  number: z.string(),
  lines: z.array(lineLeft),
  /** What is left of the whole invoice, with VAT; 0 once credit notes cancel it. */
  left_cents: moneyCents(),
  /** Whether its amounts have VAT in them. */
  has_vat: z.boolean(),
  /** The credit notes issued before, the first one first. */
  credit_notes: z.array(creditNoteRow),
});

/** What can still be credited on an invoice, as read by the web. */
export type CreditDraftAnswer = z.infer<typeof creditDraft>;

const wish = z.object({
  /** All that is left of the invoice when null, unless a sum is given. A quantity of null is all that is left. */
  lines: z
    .array(
      z.object({
        line_id: limitedText(64),
        quantity_e4: noAmount(
          z
            .number(fieldMessages.notANumber)
            .int(fieldMessages.notANumber)
            .min(-scaleDecimal(MAX_QUANTITY, 4))
            .max(scaleDecimal(MAX_QUANTITY, 4)),
        ).nullable(),
      }),
    )
    .max(MAX_DRAFT_LINES)
    .nullable(),
  /** A sum with VAT to take off the invoice, whatever its lines. */
  gross_cents: moneyCents(fieldMessages.notANumber)
    .min(1, creditMessages.sumOfZero)
    .max(eurosToCents(MAX_PAYMENT_EUROS), fieldMessages.tooLarge)
    .nullable()
    .optional(),
  reason: text(MAX_CREDIT_REASON).optional(),
});

/** What is to be credited, as it is sent. */
export type CreditWish = z.infer<typeof wish>;

export const getCreditDraft = endpoint({
  method: "GET",
  path: "/api/invoices/{id}/credit-draft",
  access: "signed-in",
  right: "amounts",
  summary: "What can still be credited on an invoice, line by line, and the credit notes issued before",
  answer: z.object({ credit_draft: creditDraft }),
});

export const previewCreditNote = endpoint({
  method: "POST",
  path: "/api/invoices/{id}/credit-notes/preview",
  access: "signed-in",
  touches: [],
  quota: "read",
  summary: "The credit note as it would read; nothing is kept",
  body: wish,
  answer: z.object({ view }),
});

export const createCreditNote = endpoint({
  method: "POST",
  path: "/api/invoices/{id}/credit-notes",
  access: "signed-in",
  touches: ["/api/projects", "/api/invoices", "/api/documents", "/api/public", "/api/figures"],
  quota: "document",
  summary:
    "Issues a credit note on an invoice, on all that is left of it, by lines or of a sum; never beyond what is left",
  body: wish,
  answer: z.object({ credit_note: documentLink }),
});
