import { moneyCents, noAmount } from "#api/amounts.ts";
import {
  sayAnsweredQuotes,
  sayBestCustomers,
  sayConversion,
  sayHours,
  sayMargin,
  sayMonths,
  sayPaymentDelay,
  sayPayments,
  sayVat,
} from "#domain/assistant/tools/figure.messages.ts";
import { customerName } from "#domain/customers/customer.ts";
import { hourCents } from "#domain/shared/money.ts";
import { readCompanyFigures, readInvoicedBetween } from "#server/analytics/company.figures.ts";
import { averageDelay, readPeriodSums } from "#server/analytics/period.figures.ts";
import {
  listAnsweredQuotes,
  listBestCustomers,
  listPaymentsBetween,
  readPlannedHours,
} from "#server/analytics/question.figures.ts";
import { listVatSums } from "#server/analytics/vat.figures.ts";
import { findCompany } from "#server/company/company.repository.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import { z } from "zod";
import { MOST_LISTED, periodAnswer, periodInput, periodOf, readScope, scopeAnswer, scopeInput } from "./tool-fields.ts";
import { tool } from "./tool.ts";

const vatOver = tool({
  name: "vat_invoiced",
  right: "amounts",
  input: z.object(periodInput),
  answer: z.object({
    period: periodAnswer,
    net_cents: moneyCents(),
    vat_cents: moneyCents(),
    declared_cents: moneyCents(),
    regime: z.enum(["franchise", "standard"]).nullable(),
    due_on: z.enum(["payment", "invoice"]),
  }),
  run: async (tx, { today }, input) => {
    const period = periodOf(input, today);
    const { net_cents, vat_cents } = await readPeriodSums(tx, period);
    const declared_cents = (await listVatSums(tx, period)).reduce((sum, { vatCents }) => sum + vatCents, 0);
    const { vatRegime: regime, vatDueOn: due_on } = await findCompany(tx);
    return { period, net_cents, vat_cents, declared_cents, regime, due_on };
  },
  say: sayVat,
});

const MOST_CUSTOMERS = 10;

const bestCustomers = tool({
  name: "best_customers",
  right: "amounts",
  input: z.object(periodInput),
  answer: z.object({
    period: periodAnswer,
    customers: z.array(z.object({ id: z.string(), name: z.string(), net_cents: moneyCents() })),
  }),
  run: async (tx, { today }, input) => {
    const period = periodOf(input, today);
    const rows = await listBestCustomers(tx, period, MOST_CUSTOMERS);
    const customers = rows.map(({ customer, net_cents }) => {
      return { id: customer.id, name: customerName(toCustomer(customer)), net_cents };
    });
    return { period, customers };
  },
  say: sayBestCustomers,
});

const paymentsReceived = tool({
  name: "payments_received",
  right: "amounts",
  input: z.object({ ...scopeInput, ...periodInput }),
  answer: z.object({
    scope: scopeAnswer,
    period: periodAnswer,
    /** What was given back is among them, as often as `refunds` says. */
    count: z.number(),
    refunds: z.number(),
    amount_cents: moneyCents(),
    first: z.array(
      z.object({ received_on: z.string(), amount_cents: moneyCents(), number: z.string(), project_id: z.string() }),
    ),
  }),
  run: async (tx, { today }, input) => {
    const about = await readScope(tx, input);
    if (!about) return null;
    const period = periodOf(input, today);
    const payments = await listPaymentsBetween(tx, { period, scope: about.scope, limit: MOST_LISTED });
    return {
      scope: about.answer,
      period,
      count: payments.count,
      refunds: payments.refunds,
      amount_cents: payments.sumCents,
      first: payments.first.map(({ received_on, amount_cents, number, project_id }) => {
        return { received_on, amount_cents, number, project_id };
      }),
    };
  },
  say: sayPayments,
});

const paymentDelay = tool({
  name: "payment_delay",
  right: "amounts",
  input: z.object(periodInput),
  answer: z.object({ period: periodAnswer, count: z.number(), days: noAmount(z.number()).nullable() }),
  run: async (tx, { today }, input) => {
    const period = periodOf(input, today);
    return { period, ...averageDelay(await readPeriodSums(tx, period)) };
  },
  say: sayPaymentDelay,
});

const quotesAnswered = tool({
  name: "quotes_answered",
  right: "amounts",
  input: z.object(periodInput),
  answer: z.object({
    period: periodAnswer,
    accepted: z.number(),
    declined: z.number(),
    accepted_cents: moneyCents(),
    first: z.array(
      z.object({
        number: z.string(),
        project_id: z.string(),
        project_name: z.string(),
        is_accepted: z.boolean(),
        answered_on: z.string(),
        gross_cents: moneyCents(),
      }),
    ),
  }),
  run: async (tx, { today }, input) => {
    const period = periodOf(input, today);
    const sums = await readPeriodSums(tx, period);
    const rows = await listAnsweredQuotes(tx, period, MOST_LISTED);
    const first = rows.map(({ number, project_id, name, decision, decided_on, gross_cents }) => ({
      number,
      project_id,
      project_name: name,
      is_accepted: decision === "accepted",
      answered_on: decided_on,
      gross_cents,
    }));
    return {
      period,
      accepted: sums.accepted_quotes,
      declined: sums.declined_quotes,
      accepted_cents: sums.accepted_cents,
      first,
    };
  },
  say: sayAnsweredQuotes,
});

const quoteConversion = tool({
  name: "quote_conversion",
  right: "amounts",
  input: z.object({}),
  answer: z.object({ count: z.number(), with_invoice: z.number() }),
  run: async (tx, { today }) => {
    const { quotedProjects } = await readCompanyFigures(tx, today);
    return { count: quotedProjects.count, with_invoice: quotedProjects.withInvoice };
  },
  say: sayConversion,
});

const monthlyInvoiced = tool({
  name: "monthly_invoiced",
  right: "amounts",
  input: z.object({}),
  answer: z.object({ months: z.array(z.object({ month: z.string(), count: z.number(), net_cents: moneyCents() })) }),
  run: async (tx, { today }) => {
    const { months } = await readCompanyFigures(tx, today);
    return { months: months.map(({ month, count, netCents }) => ({ month, count, net_cents: netCents })) };
  },
  say: ({ months }) => sayMonths(months),
});

const plannedHours = { planned_hours_e4: noAmount(z.number()) };

const hours = tool({
  name: "hours",
  right: "read",
  input: z.object(scopeInput),
  answer: z.object({ scope: scopeAnswer, ...plannedHours, done_hours_e4: noAmount(z.number()) }),
  run: async (tx, _caller, input) => {
    const about = await readScope(tx, input);
    if (!about) return null;
    const { allE4, doneE4 } = await readPlannedHours(tx, about.scope);
    return { scope: about.answer, planned_hours_e4: allE4, done_hours_e4: doneE4 };
  },
  say: sayHours,
});

const margin = tool({
  name: "margin",
  right: "amounts",
  input: z.object(scopeInput),
  answer: z.object({
    scope: scopeAnswer,
    invoiced_net_cents: moneyCents(),
    ...plannedHours,
    hour_cents: moneyCents().nullable(),
  }),
  run: async (tx, { today }, input) => {
    const about = await readScope(tx, input);
    if (!about) return null;
    const always = { from: "2000-01-01", to: today };
    const { netCents } = await readInvoicedBetween(tx, always, about.scope);
    const { allE4 } = await readPlannedHours(tx, about.scope);
    // Of the whole company, hours of projects without invoice would be divided into money of others.
    const isTold = about.scope !== null && netCents > 0 && allE4 > 0;
    return {
      scope: about.answer,
      invoiced_net_cents: netCents,
      planned_hours_e4: allE4,
      hour_cents: isTold ? hourCents(netCents, allE4) : null,
    };
  },
  say: sayMargin,
});

/** The tools about figures that only questions ask. */
export const FIGURE_TOOLS = [
  vatOver,
  bestCustomers,
  paymentsReceived,
  paymentDelay,
  quotesAnswered,
  quoteConversion,
  monthlyInvoiced,
  hours,
  margin,
];
