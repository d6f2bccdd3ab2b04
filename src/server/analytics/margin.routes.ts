import { getMargin, listMarginProjects } from "#api/analytics/margin.ts";
import { marginCents, plannedMinutes } from "#domain/analytics/margin.ts";
import { customerName } from "#domain/customers/customer.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import type { MarginRow, MarginSums } from "./margin.figures.ts";
import { listMarginRows, readMargins } from "./margin.figures.ts";

/** Margins and hours of the projects of a period, and the projects behind each figure. */
export const marginRoutes: Route[] = [
  route(getMargin, async (_deps, { tx, query }) => {
    const margins = await readMargins(tx, { from: query.first_on, to: query.last_on });
    return {
      margin: {
        sums: toSums(margins.sums),
        no_time_count: margins.no_time_count,
        no_cost_count: margins.no_cost_count,
        short_time_count: margins.short_time_count,
        loss_count: margins.loss_count,
        open_count: margins.open_count,
        hours: {
          project_count: margins.hours_count,
          planned_minutes: plannedMinutes(margins.planned_hours_e4),
          noted_minutes: margins.noted_minutes,
        },
        compared_sums: {
          ...toSums(margins.compared_sums),
          planned_minutes: plannedMinutes(margins.compared_sums.planned_hours_e4),
        },
        trades: margins.trades.map(({ trade, ...sums }) => ({ trade, ...toSums(sums) })),
        customers: margins.customers.map(({ customer, ...sums }) => ({
          customer_id: customer.id,
          name: customerName(toCustomer(customer)),
          ...toSums(sums),
        })),
      },
    };
  }),

  route(listMarginProjects, async (_deps, { tx, query }) => {
    const {
      first_on: from,
      last_on: to,
      show = null,
      order = "latest",
      customer_id: customerId = null,
      cursor,
      limit,
    } = query;
    const trade = query.trade === undefined ? undefined : query.trade || null;
    const rows = await listMarginRows(
      tx,
      { from, to, show, order, trade, customerId },
      { cursor: parseCursor(cursor), limit },
    );
    const { page, next } = pageOf(rows, limit, ({ at }) => at);
    return { projects: page.map(toProject), next_cursor: next };
  }),
];

function toSums({ project_count, net_cents, labour_cents, supplies_cents }: MarginSums) {
  return {
    project_count,
    net_cents,
    labour_cents,
    supplies_cents,
    margin_cents: marginCents({
      netCents: net_cents,
      labourCents: labour_cents,
      suppliesCents: supplies_cents,
    }),
  };
}

function toProject({ at: _at, customer, planned_hours_e4: plannedE4, ...row }: MarginRow) {
  const { net_cents: netCents, labour_cents: labourCents, supplies_cents: suppliesCents } = row;
  return {
    ...row,
    customer_name: customerName(toCustomer(customer)),
    planned_minutes: plannedMinutes(plannedE4),
    margin_cents: labourCents === null ? null : marginCents({ netCents, labourCents, suppliesCents }),
  };
}
