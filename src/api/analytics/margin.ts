import { MARGIN_LISTS, MARGIN_ORDERS, MARGIN_STATES } from "#domain/analytics/margin-lists.ts";
import { MOST_MONTHS, countMonths } from "#domain/analytics/period-figures.ts";
import { periodMessages } from "#domain/analytics/period.messages.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { day, id, limitedText, page } from "../fields.ts";

const periodDays = { first_on: day, last_on: day };
type PeriodDays = { first_on: string; last_on: string };
const REVERSED = { path: ["last_on"], error: periodMessages.reversed };
const TOO_LONG = { path: ["first_on"], error: periodMessages.tooLong };
const isInOrder = ({ first_on, last_on }: PeriodDays) => first_on <= last_on;
const isShort = ({ first_on, last_on }: PeriodDays) => countMonths({ from: first_on, to: last_on }) <= MOST_MONTHS;

const sums = {
  project_count: noAmount(z.number()),
  net_cents: moneyCents(),
  labour_cents: moneyCents(),
  supplies_cents: moneyCents(),
  margin_cents: moneyCents(),
};

const figures = z.object({
  /** Of the projects whose margin is known, from all their hours. */
  sums: z.object(sums),
  /** Projects whose margin is not known. */
  no_time_count: noAmount(z.number()),
  no_cost_count: noAmount(z.number()),
  /** Projects of which some time is surely missing: in no sum. */
  short_time_count: noAmount(z.number()),
  /** Projects whose work is not wholly invoiced: in no sum. */
  open_count: noAmount(z.number()),
  /** Projects that cost more than they brought. */
  loss_count: noAmount(z.number()),
  /** Of the projects that have both planned and noted hours, enough of them. */
  hours: z.object({
    project_count: noAmount(z.number()),
    planned_minutes: noAmount(z.number()),
    noted_minutes: noAmount(z.number()),
  }),
  /** Of the projects whose margin is known and whose hours were planned. */
  compared_sums: z.object({ ...sums, planned_minutes: noAmount(z.number()) }),
  /** The trades, by margin. Null: neither the project nor the company says one. */
  trades: z.array(z.object({ trade: z.string().nullable(), ...sums })),
  /** The customers with the greatest margin, and those with the least: all of them when there are few. */
  customers: z.array(z.object({ customer_id: z.string(), name: z.string(), ...sums })),
});

/** The margins of a period, as read by the web. */
export type MarginAnswer = z.infer<typeof figures>;

export const getMargin = endpoint({
  method: "GET",
  path: "/api/figures/margin",
  access: "signed-in",
  right: "team",
  summary:
    "What is left of the invoices of projects, without VAT, once noted hours (at what they cost) and supplies are " +
    "paid, and planned hours beside noted ones. Of projects whose last invoice is dated in a period. For owners " +
    "alone: margins tell what people cost",
  query: z.object(periodDays).refine(isInOrder, REVERSED).refine(isShort, TOO_LONG),
  answer: z.object({ margin: figures }),
});

const marginProject = z.object({
  id: z.string(),
  name: z.string(),
  customer_name: z.string(),
  trade: z.string().nullable(),
  last_on: z.string(),
  state: z.enum(MARGIN_STATES),
  net_cents: moneyCents(),
  /** The price of the accepted quote, without VAT. Null without one. */
  quoted_cents: moneyCents().nullable(),
  /** Null while it is not known. */
  labour_cents: moneyCents().nullable(),
  supplies_cents: moneyCents(),
  margin_cents: moneyCents().nullable(),
  planned_minutes: noAmount(z.number()),
  noted_minutes: noAmount(z.number()),
});

/** A project behind the margins, as read by the web. */
export type MarginProjectAnswer = z.infer<typeof marginProject>;

export const listMarginProjects = endpoint({
  method: "GET",
  path: "/api/figures/margin/projects",
  access: "signed-in",
  right: "team",
  summary:
    "The projects behind the margins of a period, the last invoiced first, or from the smallest share that is left " +
    "(`worst`: unsure and unknown margins come last); of a trade (empty: none), of a customer. " +
    "Those whose work is not wholly invoiced are in the list `open` alone",
  query: z
    .object({
      ...page,
      ...periodDays,
      show: z.enum(MARGIN_LISTS).optional(),
      order: z.enum(MARGIN_ORDERS).optional(),
      trade: limitedText(60).optional(),
      customer_id: id.optional(),
    })
    .refine(isInOrder, REVERSED)
    .refine(isShort, TOO_LONG),
  answer: z.object({ projects: z.array(marginProject), next_cursor: z.string().nullable() }),
});
