import { DECLARED_CATEGORIES } from "#domain/analytics/declared-category.ts";
import { MOST_MONTHS, countMonths } from "#domain/analytics/period-figures.ts";
import { periodMessages } from "#domain/analytics/period.messages.ts";
import { VAT_CAUSES } from "#domain/analytics/vat-declared.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { day, page } from "./fields.ts";

const invoicedSum = z.object({ count: z.number(), net_cents: moneyCents(), gross_cents: moneyCents() });
/** What is left to pay of invoices, the gross sum of quotes. */
const documentSum = z.object({ count: z.number(), amount_cents: moneyCents() });

/** What makes figures doubtful: documents found altered, which they count as they read, and missing numbers. */
const doubts = z.object({ documents: noAmount(z.number()), missing_numbers: noAmount(z.number()) });

/** The figures of the company, as `Figures` of the domain defines each. Cents, with credit notes subtracted. */
const figures = z.object({
  year: invoicedSum,
  month: invoicedSum,
  months: z.array(invoicedSum.extend({ month: z.string() })),
  late: documentSum,
  to_collect: documentSum,
  collected: z.object({ year_cents: moneyCents(), month_cents: moneyCents() }),
  waiting_quotes: documentSum,
  quoted_projects: z.object({ count: z.number(), with_invoice: z.number() }),
  to_verify: doubts,
});

export const getFigures = endpoint({
  method: "GET",
  path: "/api/figures",
  access: "signed-in",
  right: "amounts",
  summary: "What was invoiced and received, what is to collect and late, which quotes wait: in cents",
  answer: z.object({ figures }),
});

const periodDays = { first_on: day, last_on: day };
type PeriodDays = { first_on: string; last_on: string };
const REVERSED = { path: ["last_on"], error: periodMessages.reversed };
const TOO_LONG = { path: ["first_on"], error: periodMessages.tooLong };
const isInOrder = ({ first_on, last_on }: PeriodDays) => first_on <= last_on;
const isShort = ({ first_on, last_on }: PeriodDays) => countMonths({ from: first_on, to: last_on }) <= MOST_MONTHS;

const days = z.object({ from: z.string(), to: z.string() });
const periodSums = z.object({
  invoices: invoicedSum,
  collected_cents: moneyCents(),
  /** What is left to collect today of the invoices of before the period. */
  left_before_cents: moneyCents(),
});

/** The figures of a period, of the same of the one before, of each month, and of the customers invoiced most. */
export const periodFigures = z.object({
  period: days,
  sums: periodSums,
  /** The period that it is compared with. */
  before: days,
  sums_before: periodSums,
  /** The sums of the same days a year before. Null when the first document or payment came after the first of them. */
  sums_year_ago: periodSums.nullable(),
  months: z.array(invoicedSum.extend({ month: z.string(), collected_cents: moneyCents() })),
  /** Quotes accepted and declined in the period. `amount_cents`: what the accepted ones come to, VAT included. */
  answered_quotes: z.object({ accepted: documentSum, declined: z.number() }),
  /** Days from the day of a quote to its answer, on average, of the quotes answered in the period. */
  answer_delay_days: noAmount(z.number().nullable()),
  /** Days from an invoice to its last payment, on average, of the invoices paid in whole in the period. */
  payment_delay: z.object({ count: noAmount(z.number()), days: noAmount(z.number().nullable()) }),
  /** The five customers invoiced most, without VAT. */
  customers: z.array(z.object({ customer_id: z.string(), name: z.string(), net_cents: moneyCents() })),
  /** VAT of the invoices of the period. It is not the VAT due: a company may owe it on what it receives. */
  invoiced_vat_cents: moneyCents(),
  /** What makes these figures doubtful: documents found altered, which they count as they read, and missing numbers. */
  to_verify: doubts,
});

/** The figures of a period, as read by the web. */
export type PeriodFiguresAnswer = z.infer<typeof periodFigures>;

export const getPeriodFigures = endpoint({
  method: "GET",
  path: "/api/figures/period",
  access: "signed-in",
  right: "amounts",
  summary: "What was invoiced and received in a period, by month and compared with the one before: in cents",
  query: z.object(periodDays).refine(isInOrder, REVERSED).refine(isShort, TOO_LONG),
  answer: z.object({ figures: periodFigures }),
});

const declaredRate = {
  category: z.enum(DECLARED_CATEGORIES),
  basis_points: noAmount(z.number()),
  base_cents: moneyCents(),
  vat_cents: moneyCents(),
};

/** The VAT to declare for a period, by rate. Credit notes and reversed payments are subtracted on their own days. */
const vatFigures = z.object({
  rates: z.array(z.object(declaredRate)),
  base_cents: moneyCents(),
  vat_cents: moneyCents(),
  /** Of the invoices of suppliers that came in the period. */
  deductible: z.object({ invoice_count: noAmount(z.number()), vat_cents: moneyCents() }),
});

/** The VAT to declare for a period, as read by the web. */
export type VatFiguresAnswer = z.infer<typeof vatFigures>;

export const getVatFigures = endpoint({
  method: "GET",
  path: "/api/figures/vat",
  access: "signed-in",
  right: "amounts",
  summary:
    "The VAT to declare for a period, by rate: on what was received for services, on what was invoiced for goods",
  query: z.object(periodDays).refine(isInOrder, REVERSED).refine(isShort, TOO_LONG),
  answer: z.object({ vat: vatFigures }),
});

const threshold = z.object({
  scheme: z.enum(["micro", "franchise"]),
  sales: z.enum(["service", "all"]),
  limit_cents: moneyCents(),
  /** Above it the scheme ends at once. Null where there is no such limit. */
  raised_cents: moneyCents().nullable(),
  received_cents: moneyCents(),
  /** The day on which the limit is crossed at this pace. Null when it is not in the year, or is crossed already. */
  crossed_on: z.string().nullable(),
});

/** A threshold of a sole trader, as read by the web. */
export type ThresholdAnswer = z.infer<typeof threshold>;

export const getThresholds = endpoint({
  method: "GET",
  path: "/api/figures/thresholds",
  access: "signed-in",
  right: "amounts",
  summary: "The yearly limits of the micro-enterprise and of the franchise of VAT, and what was received before them",
  answer: z.object({ thresholds: z.object({ states: z.array(threshold) }) }),
});

const forecast = z.object({
  /** How many days after the last day to pay customers pay, on average over twelve months. Null without any payment. */
  late_days: noAmount(z.number().nullable()),
  /** The invoices that are past due. */
  late: documentSum,
  /** Of the others: this month, the two after it, and what comes later, whose month is null. */
  months: z.array(documentSum.extend({ month: z.string().nullable() })),
});

export const getForecast = endpoint({
  method: "GET",
  path: "/api/figures/forecast",
  access: "signed-in",
  right: "amounts",
  summary: "What is left of open invoices, by the month in which it is expected: in cents",
  answer: z.object({ forecast }),
});

const vatEntry = z.object({
  id: z.string(),
  day: z.string(),
  cause: z.enum(VAT_CAUSES),
  /** The number of the invoice, and whose it is. */
  number: z.string(),
  project_id: z.string(),
  customer_name: z.string(),
  nature: z.enum(["service", "goods"]),
  ...declaredRate,
});

/** What an invoice, a credit note or a payment adds to a declaration, as read by the web. */
export type VatEntryAnswer = z.infer<typeof vatEntry>;

export const listVatEntries = endpoint({
  method: "GET",
  path: "/api/figures/vat/entries",
  access: "signed-in",
  right: "amounts",
  summary: "The invoices, credit notes and payments behind the VAT of a period, latest first: of a rate, or of all",
  query: z.object({
    ...page,
    ...periodDays,
    category: z.enum(DECLARED_CATEGORIES).optional(),
    basis_points: noAmount(z.coerce.number().int().min(0).max(10_000)).optional(),
  }),
  answer: z.object({ entries: z.array(vatEntry), next_cursor: z.string().nullable() }),
});
