import { DOCUMENT_KINDS, INVOICED_PARTS, NAMED_KINDS } from "#domain/documents/document-kind.ts";
import { DOCUMENT_STATES } from "#domain/documents/document-state.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { MOST_DIGITS, MOST_FIRST_NUMBER } from "#domain/documents/numbering.ts";
import { z } from "zod";
import { amountsOnly, money, moneyCents, noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { boundedNumber, page, text, vatReason } from "./fields.ts";

/**
 * The printed document, as the domain built it and the server stored it. We wrote it, so its content is not checked
 * again.
 */
export const view = amountsOnly(z.custom<DocumentView>((value) => typeof value === "object" && value !== null));

/** The state of a document on the wire, as the server derives it. */
export const documentState = {
  status: z.enum(DOCUMENT_STATES),
  /** What is left to pay of an invoice, VAT included; below zero when its customer is owed money. Null for the rest. */
  rest_cents: moneyCents().nullable(),
  /** How many days an invoice is late. */
  late_days: noAmount(z.number()),
  /** Credit notes cancel the invoice whole: its project can be invoiced again. */
  is_credited: z.boolean(),
  /** It was found not to be what was kept: its amounts may be false, in lists and figures too. */
  is_altered: z.boolean(),
};

/**
 * A quote or an invoice of a project. `url` is its PDF, `page_url` its public page, both empty while it has no public
 * link. `total` is gross, in euros.
 */
export const documentLink = amountsOnly(
  z.object({
    id: z.string(),
    url: z.string(),
    page_url: z.string(),
    number: z.string(),
    ...documentState,
    total: money(),
  }),
);

/**
 * Every document of a project, the newest first: versions of quotes, invoices, credit notes. `refers_to`: the invoice
 * that a credit note credits.
 */
export const projectDocuments = amountsOnly(
  z.array(
    z.object({
      id: z.string(),
      kind: z.enum(NAMED_KINDS),
      /** Which part of its quote an invoice bills. Null of every other document. */
      part: z.enum(INVOICED_PARTS).nullable(),
      version: noAmount(z.number()),
      /** What the version is called: versions that nobody was given are not counted. */
      edition: noAmount(z.number()),
      number: z.string(),
      date: z.string(),
      refers_to: z.string().nullable(),
      ...documentState,
      total: money(),
      url: z.string(),
      page_url: z.string(),
    }),
  ),
);

const emptyBody = z.object({}).default({});

const documentPage = z.object({
  view,
  url: z.string(),
  qr_url: z.string().nullable(),
  logo_url: z.string().nullable(),
  status: z.enum(DOCUMENT_STATES),
  /** What is left to pay of an invoice; below zero when its customer is owed money. Null where nothing is paid. */
  rest_cents: moneyCents().nullable(),
  /** The PDF behind `url` could not be made. Only the page exists. */
  set_aside: z.boolean(),
});

const quotePage = documentPage.extend({
  /** The page of the version that was offered after this one, or null. */
  newer_page_url: z.string().nullable(),
});

/** A quote or an invoice as its public page shows it. */
export type DocumentPageAnswer = z.infer<typeof documentPage>;

export const createQuote = endpoint({
  method: "POST",
  path: "/api/projects/{id}/quote",
  access: "signed-in",
  touches: ["/api/projects", "/api/documents", "/api/public", "/api/figures"],
  quota: "document",
  summary: "Makes or refreshes the draft quote from tasks and estimation",
  body: z
    .object({
      /** True to draw up a version after an accepted one, which stands until the customer accepts the new one. */
      after_acceptance: z.boolean().optional(),
    })
    .default({}),
  answer: documentLink,
});

/** What a document would read like now, and what is missing to issue an invoice. */
export const documentPreview = z.object({
  view,
  missing: z.array(z.string()),
  missing_code: z.string().nullable(),
  /** The reasons for no VAT that were chosen, and that the seller's franchise replaces. */
  replaced_vat_reasons: z.array(vatReason),
});

const quotePreview = documentPreview.extend({
  /** The project's last quote says something else than this preview, its days left aside. False without a quote. */
  differs_from_latest: z.boolean(),
  /** What it says otherwise. */
  changed_parts: z.array(z.string()),
  /** The project's last quote is for another customer than this preview. */
  has_other_buyer: z.boolean(),
});

export const previewQuote = endpoint({
  method: "GET",
  path: "/api/projects/{id}/preview/quote",
  access: "signed-in",
  quota: "document",
  right: "amounts",
  summary: "The quote as it would read now, and what is missing to issue an invoice",
  answer: quotePreview,
});

/** One row of the documents screen. `total` is gross, in euros. */
export const documentRow = z.object({
  id: z.string(),
  kind: z.enum(NAMED_KINDS),
  number: z.string(),
  ...documentState,
  project_id: z.string(),
  project_name: z.string(),
  customer_name: z.string(),
  date: z.string(),
  due_on: z.string(),
  total: money(),
  url: z.string(),
  page_url: z.string(),
});

/** One row of the documents screen, as read by the web. */
export type DocumentRow = z.infer<typeof documentRow>;

export const listDocuments = endpoint({
  method: "GET",
  path: "/api/documents",
  access: "signed-in",
  right: "amounts",
  summary: "Quotes and invoices of all projects, newest first",
  query: z.object({ ...page, kind: z.enum(DOCUMENT_KINDS) }),
  answer: z.object({ documents: z.array(documentRow), next_cursor: z.string().nullable() }),
});

const setAsideDocument = z.object({
  id: z.string(),
  kind: z.enum(NAMED_KINDS),
  number: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  url: z.string(),
  /** `not_drawn`: its PDF could not be made, its page is there. `altered`: it is not what was kept, and not shown. */
  problem: z.enum(["not_drawn", "altered"]),
});

/** A document whose PDF failed and is not tried again, or that was found altered. */
export type SetAsideDocument = z.infer<typeof setAsideDocument>;

export const listSetAside = endpoint({
  method: "GET",
  path: "/api/documents/set-aside",
  access: "signed-in",
  right: "amounts",
  summary:
    "Documents whose PDF failed twice and is not tried any more, those found altered, and the numbers of a series " +
    "that no document bears any more",
  answer: z.object({ documents: z.array(setAsideDocument), missing_numbers: z.array(z.string()) }),
});

export const retryDocument = endpoint({
  method: "POST",
  path: "/api/documents/{id}/retry",
  access: "signed-in",
  touches: ["/api/documents/set-aside", "/api/figures/brief"],
  quota: "document",
  summary: "Tries again to make the PDF of a document that was set aside",
  body: emptyBody,
  answer: z.object({ set_aside: z.boolean() }),
});

export const renewLink = endpoint({
  method: "POST",
  path: "/api/documents/{id}/link",
  access: "signed-in",
  touches: ["/api/projects", "/api/invoices", "/api/documents", "/api/public"],
  quota: "document",
  summary: "Gives a quote, an invoice or a credit note a new public link; the former one no longer opens",
  body: emptyBody,
  answer: documentLink,
});

export const getPublicQuote = endpoint({
  method: "GET",
  path: "/api/public/quotes/{quoteId}",
  access: "public",
  showsAmountsByLink: true,
  summary: "A quote, by its unguessable public identifier",
  answer: quotePage,
});

export const getPublicInvoice = endpoint({
  method: "GET",
  path: "/api/public/invoices/{token}",
  access: "public",
  showsAmountsByLink: true,
  summary: "An invoice, by its unguessable public token; `xml_url` is the structured invoice",
  answer: documentPage.extend({ xml_url: z.string() }),
});

const numberedSeries = z.object({
  kind: z.enum(NAMED_KINDS),
  prefix: z.string(),
  has_year: z.boolean(),
  digits: z.number().int(),
  first_number: z.number().int(),
  /** The number that the next document will bear. */
  next_number: z.string(),
  /** It has documents: its numbers stay as they began. */
  is_begun: z.boolean(),
});

/** A series of numbers, as read by the web. */
export type NumberedSeries = z.infer<typeof numberedSeries>;

export const getNumbering = endpoint({
  method: "GET",
  path: "/api/company/numbering",
  access: "signed-in",
  summary: "How the numbers of quotes, invoices and credit notes read, and the next one of each",
  answer: z.object({ series: z.array(numberedSeries) }),
});

export const saveNumbering = endpoint({
  method: "PUT",
  path: "/api/company/numbering",
  access: "signed-in",
  touches: ["/api/company/numbering"],
  summary: "Chooses how the numbers of a series read and where they begin, before its first document",
  body: z.object({
    kind: z.enum(NAMED_KINDS),
    prefix: text(10),
    has_year: z.boolean(),
    digits: boundedNumber(MOST_DIGITS),
    first_number: boundedNumber(MOST_FIRST_NUMBER),
  }),
  answer: z.object({ series: z.array(numberedSeries) }),
});
