import { getFigures, getForecast, getPeriodFigures } from "#api/analytics.ts";
import { getBrief } from "#api/analytics/brief.ts";
import { foldForecast } from "#domain/analytics/forecast.ts";
import { periodBefore, yearEarlier } from "#domain/analytics/period-figures.ts";
import { hasRight } from "#domain/company/team.ts";
import { customerName } from "#domain/customers/customer.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import { countAlteredDocuments } from "#server/documents/document-alterations.repository.ts";
import { listKnownMissingNumbers } from "#server/documents/seals/missing-numbers.repository.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { readCompanyBrief, readWorkerBrief } from "./company-brief.ts";
import { readCompanyFigures } from "./company.figures.ts";
import { listExpectedMonths, readAverageLateness } from "./forecast.figures.ts";
import type { PeriodSums } from "./period.figures.ts";
import { averageAnswer, averageDelay, findPeriodSums, readPeriodMonths, readPeriodSums } from "./period.figures.ts";
import { listBestCustomers } from "./question.figures.ts";

const MOST_CUSTOMERS = 5;

/** The company's figures, and what needs attention today. */
export const analyticsRoutes: Route[] = [
  route(getFigures, async (deps, { tx }) => {
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    const [companyFigures, alteredCount, missingNumbers] = await Promise.all([
      readCompanyFigures(tx, today),
      countAlteredDocuments(tx),
      listKnownMissingNumbers(tx),
    ]);
    const { waitingQuotes, quotedProjects, toCollect, collected, ...figures } = companyFigures;
    return {
      figures: {
        year: toSum(figures.year),
        month: toSum(figures.month),
        months: figures.months.map(({ month, ...sum }) => ({ month, ...toSum(sum) })),
        late: { count: figures.late.count, amount_cents: figures.late.amountCents },
        to_collect: { count: toCollect.count, amount_cents: toCollect.amountCents },
        collected: { year_cents: collected.yearCents, month_cents: collected.monthCents },
        waiting_quotes: { count: waitingQuotes.count, amount_cents: waitingQuotes.amountCents },
        quoted_projects: { count: quotedProjects.count, with_invoice: quotedProjects.withInvoice },
        to_verify: { documents: alteredCount, missing_numbers: missingNumbers.length },
      },
    };
  }),

  route(getPeriodFigures, async (_deps, { tx, query }) => {
    const period = { from: query.first_on, to: query.last_on };
    const formerPeriod = periodBefore(period);
    const [months, sums, sumsBefore, sumsYearAgo, customers, alteredCount, missingNumbers] = await Promise.all([
      readPeriodMonths(tx, period),
      readPeriodSums(tx, period),
      readPeriodSums(tx, formerPeriod),
      findPeriodSums(tx, yearEarlier(period)),
      listBestCustomers(tx, period, MOST_CUSTOMERS),
      countAlteredDocuments(tx),
      listKnownMissingNumbers(tx),
    ]);
    return {
      figures: {
        period,
        sums: toPeriodSums(sums),
        before: formerPeriod,
        sums_before: toPeriodSums(sumsBefore),
        sums_year_ago: sumsYearAgo && toPeriodSums(sumsYearAgo),
        months: months.map(({ month, collectedCents, ...sum }) => {
          return { month, ...toSum(sum), collected_cents: collectedCents };
        }),
        answered_quotes: {
          accepted: { count: sums.accepted_quotes, amount_cents: sums.accepted_cents },
          declined: sums.declined_quotes,
        },
        answer_delay_days: averageAnswer(sums),
        payment_delay: averageDelay(sums),
        customers: customers.map(({ customer, net_cents }) => {
          return { customer_id: customer.id, name: customerName(toCustomer(customer)), net_cents };
        }),
        invoiced_vat_cents: sums.vat_cents,
        to_verify: { documents: alteredCount, missing_numbers: missingNumbers.length },
      },
    };
  }),

  route(getForecast, async (deps, { tx }) => {
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    const lateDays = await readAverageLateness(tx, today);
    const { late, months } = foldForecast(await listExpectedMonths(tx, today, lateDays ?? 0), today);
    return {
      forecast: {
        late_days: lateDays,
        late: { count: late.count, amount_cents: late.amountCents },
        months: months.map(({ month, count, amountCents }) => ({ month, count, amount_cents: amountCents })),
      },
    };
  }),

  route(getBrief, async (deps, { tx, caller }) => {
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    return {
      brief: hasRight(caller.role, "amounts") ? await readCompanyBrief(tx, today) : await readWorkerBrief(tx, today),
    };
  }),
];

function toPeriodSums({ invoices, net_cents, gross_cents, collected_cents, left_before_cents }: PeriodSums) {
  return { invoices: { count: invoices, net_cents, gross_cents }, collected_cents, left_before_cents };
}

function toSum({ count, netCents, grossCents }: { count: number; netCents: number; grossCents: number }) {
  return { count, net_cents: netCents, gross_cents: grossCents };
}
