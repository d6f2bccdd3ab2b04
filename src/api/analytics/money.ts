import { MONEY_FILTERS } from "#domain/analytics/money-list.ts";
import { periodMessages } from "#domain/analytics/period.messages.ts";
import { NAMED_KINDS } from "#domain/documents/document-kind.ts";
import { PAYMENT_METHODS } from "#domain/payments/payment.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { z } from "zod";
import { amountsOnly, moneyCents } from "../amounts.ts";
import { documentState } from "../documents.ts";
import { endpoint } from "../endpoint.ts";
import { day, limitedText, page } from "../fields.ts";

/**
 * Rows of a list of the money screen. `refunds`: how many of them are below zero; 0 in a list of documents.
 * `expired_count`: how many quotes that wait are no longer valid, of the newest two hundred; absent when none is.
 */
const listedSum = z.object({
  count: z.number(),
  amount_cents: moneyCents(),
  refunds: z.number(),
  expired_count: z.number().optional(),
});

/** One row of the money list: a quote, an invoice or a credit note, or a payment of one. */
export const moneyRow = z.object({
  id: z.string(),
  document_id: z.string(),
  kind: z.enum(NAMED_KINDS),
  number: z.string(),
  ...documentState,
  project_id: z.string(),
  project_name: z.string(),
  is_project_invoiced: z.boolean(),
  /** Whether the project has tasks that are not done. */
  has_work_left: z.boolean(),
  customer_name: z.string(),
  /** How the customer is reached. */
  customer_email: z.string(),
  customer_phone: z.string(),
  date: z.string(),
  due_on: z.string(),
  /** The last day on which an invoice or a version of a quote left, or was first seen. */
  sent_on: z.string().nullable(),
  /** The payment that the row shows, of the invoice `number`. Below zero, it was given back or reversed. */
  payment: z.object({ received_on: z.string(), method: z.enum(PAYMENT_METHODS) }).nullable(),
  /** What the list adds up of the row: what is left of an invoice, a payment, a total. Below zero for a credit note. */
  amount_cents: moneyCents(),
  /** The total of the document, VAT included. Below zero for a credit note. */
  total_cents: moneyCents(),
  url: z.string(),
  page_url: z.string(),
});

/** One row of the money list, as read by the web. */
export type MoneyRowAnswer = z.infer<typeof moneyRow>;

const moneyFilter = {
  /** Without it: what is to collect, while there is something and nothing is searched; every document otherwise. */
  filter: z.enum(MONEY_FILTERS).optional(),
  /** A number, an amount, or words of the customer or the project. */
  q: limitedText(MAX_NAME).optional(),
  /** The days of a list of a period or of invoices, both or none: without them the month so far, or every invoice. */
  first_on: day.optional(),
  last_on: day.optional(),
};
type MaybeDays = { first_on?: string | undefined; last_on?: string | undefined };
const REVERSED = { path: ["last_on"], error: periodMessages.reversed };
const hasDaysInOrder = ({ first_on, last_on }: MaybeDays) => !first_on || !last_on || first_on <= last_on;

export const listMoney = endpoint({
  method: "GET",
  path: "/api/documents/money",
  access: "signed-in",
  right: "amounts",
  summary: "Quotes, invoices, credit notes and payments of all projects: what is to collect, late, waiting, collected",
  query: z.object({ ...page, ...moneyFilter }).refine(hasDaysInOrder, REVERSED),
  answer: z.object({
    /** The list that is answered. */
    filter: z.enum(MONEY_FILTERS),
    rows: z.array(moneyRow),
    /** Of the whole list, all its pages. Null for a list without figure, and for words that are too common. */
    sum: listedSum.nullable(),
    next_cursor: z.string().nullable(),
  }),
});

const moneyFigures = z.object({
  to_collect: listedSum,
  late: listedSum,
  waiting: listedSum,
  collected: listedSum,
});

/** The figures of the money screen, as read by the web. */
export type MoneyFiguresAnswer = z.infer<typeof moneyFigures>;

export const getMoneyFigures = endpoint({
  method: "GET",
  path: "/api/documents/money/figures",
  access: "signed-in",
  right: "amounts",
  summary: "What is to collect, late, waiting for an answer and collected this month: each the sum of its list",
  answer: z.object({ figures: moneyFigures }),
});

export const exportMoney = endpoint({
  method: "GET",
  path: "/api/documents/money/export",
  access: "signed-in",
  right: "amounts",
  quota: "document",
  summary:
    "Where a list of the money screen is saved from, for two minutes: as a table (CSV), or the PDFs of its documents",
  query: z.object({ ...moneyFilter, format: z.enum(["csv", "zip"]) }).refine(hasDaysInOrder, REVERSED),
  answer: z.object({ url: amountsOnly(z.string()) }),
});
