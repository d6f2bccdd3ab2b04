import { getThresholds, getVatFigures, listVatEntries } from "#api/analytics.ts";
import { thresholdStates } from "#domain/analytics/thresholds.ts";
import { customerName } from "#domain/customers/customer.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { findCompany, readTimeZone } from "#server/company/company.repository.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { listVatRows, listVatSums, readDeductibleVat, readYearReceipts } from "./vat.figures.ts";

/** The VAT to declare, what is behind each of its figures, and the thresholds of a sole trader. */
export const vatRoutes: Route[] = [
  route(getVatFigures, async (_deps, { tx, query }) => {
    const period = { from: query.first_on, to: query.last_on };
    const [sums, deductible] = await Promise.all([listVatSums(tx, period), readDeductibleVat(tx, period)]);
    return {
      vat: {
        rates: sums.map(({ category, basisPoints, baseCents, vatCents }) => {
          return { category, basis_points: basisPoints, base_cents: baseCents, vat_cents: vatCents };
        }),
        base_cents: sums.reduce((sum, { baseCents }) => sum + baseCents, 0),
        vat_cents: sums.reduce((sum, { vatCents }) => sum + vatCents, 0),
        deductible: { invoice_count: deductible.count, vat_cents: deductible.vatCents },
      },
    };
  }),

  route(getThresholds, async (deps, { tx }) => {
    const company = await findCompany(tx);
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    const { receipts, firstOn } = await readYearReceipts(tx, today);
    return {
      thresholds: {
        states: thresholdStates(company, receipts, { today, firstOn }).map((state) => {
          return {
            scheme: state.scheme,
            sales: state.sales,
            limit_cents: state.limitCents,
            raised_cents: state.raisedCents,
            received_cents: state.receivedCents,
            crossed_on: state.crossedOn,
          };
        }),
      },
    };
  }),

  route(listVatEntries, async (_deps, { tx, query }) => {
    const { first_on, last_on, category, basis_points: basisPoints = 0, cursor, limit } = query;
    const question = { from: first_on, to: last_on, rate: category ? { category, basisPoints } : null };
    const rows = await listVatRows(tx, question, { cursor: parseCursor(cursor), limit });
    const { page, next } = pageOf(rows, limit, ({ at }) => at);
    return {
      entries: page.map(({ id, day, cause, number, project_id, customer, nature, ...row }) => {
        const { category: ofCategory, basis_points, base_cents, vat_cents } = row;
        return {
          id,
          day,
          cause,
          number,
          project_id,
          nature,
          customer_name: customerName(toCustomer(customer)),
          category: ofCategory,
          basis_points,
          base_cents,
          vat_cents,
        };
      }),
      next_cursor: next,
    };
  }),
];
