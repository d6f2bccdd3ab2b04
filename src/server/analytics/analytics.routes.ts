import { getBrief, getFigures } from "#api/analytics.ts";
import { hasRight } from "#domain/company/team.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { countAlteredDocuments } from "#server/documents/document-alterations.repository.ts";
import { listKnownMissingNumbers } from "#server/documents/seals/missing-numbers.repository.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { readCompanyBrief, readWorkerBrief } from "./company-brief.ts";
import { readCompanyFigures } from "./company.figures.ts";

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

  route(getBrief, async (deps, { tx, caller }) => {
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    return {
      brief: hasRight(caller.role, "amounts") ? await readCompanyBrief(tx, today) : await readWorkerBrief(tx, today),
    };
  }),
];

function toSum({ count, netCents, grossCents }: { count: number; netCents: number; grossCents: number }) {
  return { count, net_cents: netCents, gross_cents: grossCents };
}
