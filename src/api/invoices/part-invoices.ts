import { INVOICE_DOUBTS } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import type { PartRefusal } from "#domain/invoices/parts/quote-books.ts";
import { MAX_PAYMENT_EUROS } from "#domain/payments/payment.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import { documentLink } from "../documents.ts";
import { endpoint } from "../endpoint.ts";
import { limitedText } from "../fields.ts";
import { invoicePreview, leftCents } from "../invoices.ts";

// Invoices of parts of an accepted quote: deposits, progress invoices, and the final invoice of the rest.

const basisPoints = noAmount(z.number(fieldMessages.notANumber).int(fieldMessages.notANumber).min(0).max(1_000_000));
const knownBasisPoints = noAmount(z.number());

/** Why no part can be invoiced, on the wire. */
const REFUSALS = [
  "quote_not_accepted",
  "invoiced_whole",
  "invoiced_beyond_quote",
  "nothing_left",
] as const satisfies readonly PartRefusal[];

const KINDS = [
  "standard",
  "deposit",
  "progress",
  "final",
  "credit_note",
  "corrected",
] as const satisfies readonly InvoiceKind[];

const billing = z.object({
  /** The accepted quote; null without one. */
  quote: z.object({ number: z.string(), gross_cents: moneyCents() }).nullable(),
  /** What its invoices bill, credit notes taken off, and what is left of the quote. */
  invoiced_cents: moneyCents(),
  left_cents: moneyCents(),
  /** Parts of the quote are invoiced, and the rest is not: the next invoice may be the final one. */
  is_billed_in_parts: z.boolean(),
  /** Why no part can be invoiced now; null when one can. */
  refusal: z.enum(REFUSALS).nullable(),
  /**
   * The deposit to propose: what the quote asks, else the usual share. Null where the quote asks for « arrhes »
   * and while a deposit stands.
   */
  deposit: z.object({ share_basis_points: knownBasisPoints.nullable(), gross_cents: moneyCents() }).nullable(),
  /** The number that the next progress invoice has: those that were credited keep theirs. */
  next_rank: noAmount(z.number()),
  /** The invoices that bill something of the project, the first one first. */
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      date: z.string(),
      kind: z.enum(KINDS),
      /** The place of a progress invoice among those of its quote. */
      rank: noAmount(z.number()).nullable(),
      gross_cents: moneyCents(),
      /** What credit notes took off it. */
      credited_cents: moneyCents(),
    }),
  ),
  /**
   * The sections of the quote, by whose progress it can be invoiced. None once a change order was accepted after a
   * progress invoice: the final invoice comes next.
   */
  sections: z.array(
    z.object({
      section_id: z.string(),
      label: z.string(),
      net_cents: moneyCents(),
      /** How far it was when it was invoiced last. */
      invoiced_basis_points: knownBasisPoints,
      /** How far it is by the ticked tasks of the site, never below what was invoiced. */
      done_basis_points: knownBasisPoints,
    }),
  ),
});

/** What is invoiced of a project and what is left, as read by the web. */
export type BillingAnswer = z.infer<typeof billing>;

const deposit = z.object({
  kind: z.literal("deposit"),
  /** A share of the quote, or an amount with VAT: one of them. */
  share_basis_points: basisPoints.nullable().optional(),
  gross_cents: moneyCents(fieldMessages.notANumber)
    .min(0, invoiceMessages.deposit_of_zero)
    .max(eurosToCents(MAX_PAYMENT_EUROS), fieldMessages.tooLarge)
    .nullable()
    .optional(),
});

const progress = z.object({
  kind: z.literal("progress"),
  /** How far each section is up to now. A section that is not named is as it was. */
  sections: z
    .array(z.object({ section_id: limitedText(64), basis_points: basisPoints }))
    .min(1)
    .max(MAX_DRAFT_LINES),
});

const part = z.discriminatedUnion("kind", [deposit, progress]);

/** The part of a quote to be invoiced, as it is sent. */
export type SentPart = z.infer<typeof part>;

export const getBilling = endpoint({
  method: "GET",
  path: "/api/projects/{id}/billing",
  access: "signed-in",
  right: "amounts",
  summary: "What is invoiced of a project, what is left of its accepted quote, and how far its sections are",
  answer: z.object({ billing }),
});

export const previewPartInvoice = endpoint({
  method: "POST",
  path: "/api/projects/{id}/part-invoices/preview",
  access: "signed-in",
  touches: [],
  quota: "read",
  summary: "The deposit or progress invoice as it would read; nothing is kept",
  body: z.object({ part }),
  answer: invoicePreview,
});

export const createPartInvoice = endpoint({
  method: "POST",
  path: "/api/projects/{id}/part-invoices",
  access: "signed-in",
  touches: ["/api/projects", "/api/invoices", "/api/documents", "/api/public", "/api/figures"],
  quota: "document",
  summary: "Issues a deposit or progress invoice on the accepted quote; never beyond what is left of it",
  body: z.object({
    part,
    /** What was left of the quote when the seller decided: a second click, or a second tab, issues nothing more. */
    left_cents: leftCents,
    confirmed_doubts: z.array(z.enum(INVOICE_DOUBTS)).max(INVOICE_DOUBTS.length).optional(),
  }),
  answer: z.object({ invoice: documentLink }),
});
