import type { PeriodFiguresAnswer } from "#api/analytics.ts";
import { getPeriodFigures } from "#api/analytics.ts";
import { periodCsv } from "#domain/analytics/period-csv.ts";
import type { PeriodMonth } from "#domain/analytics/period-figures.ts";
import { monthWithin } from "#domain/analytics/period-figures.ts";
import type { Period } from "#domain/analytics/period.ts";
import { addMonths } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { MoneyAddress } from "./money-address.ts";
import { MonthColumns } from "./month-columns.tsx";
import { monthLabel } from "./month-label.ts";
import type { AmountsSide } from "./period-cards.tsx";

type Month = PeriodFiguresAnswer["months"][number];

const MONTHS_A_YEAR = 12;

const EACH_MONTH = "Combien as-tu facturé et encaissé chaque mois ?";

type Props = { months: readonly Month[]; period: Period; hasVat: boolean; side: AmountsSide };

/** The same days a year before, month by month. Until they are read there is nothing beside. */
function useYearBefore({ from, to }: Period): readonly Month[] {
  const query = { first_on: addMonths(from, -MONTHS_A_YEAR), last_on: addMonths(to, -MONTHS_A_YEAR) };
  return useAnswer(getPeriodFigures, { query }).data?.figures.months ?? [];
}

/**
 * What each month invoiced, with or without VAT, and received, and what it invoiced a year before: columns beside a
 * table. The columns are decoration: the figures say everything, and lead to their lists.
 */
export function MonthBars({ months, period, hasVat, side }: Props) {
  const invoicedCents = (month: Month) => (side === "net" ? month.net_cents : month.gross_cents);
  const onPhone = useOnPhone();
  const earlierMonths = useYearBefore(period);
  const earlier = months.map((_month, place) => {
    const same = earlierMonths[place];
    return same === undefined ? 0 : invoicedCents(same);
  });
  const hasYearBefore = earlier.some((cents) => cents !== 0);
  const listedMonths = months.slice(hasYearBefore ? 0 : months.findIndex(hasMoney));
  if (!hasYearBefore && !months.some(hasMoney)) return <NoMoneyYet />;
  return (
    <Card>
      <div className="mb-5">
        <h2 className="text-title">{EACH_MONTH}</h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-fine text-quiet">
          <span>
            <Mark className="size-2.5 rounded-full bg-act" /> facturé
          </span>
          <span>
            <Mark className="size-2.5 rounded-full bg-good" /> encaissé
          </span>
          {hasYearBefore && (
            <span>
              <Mark className="w-3 border-t-2 border-ink align-middle" /> facturé un an avant
            </span>
          )}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_auto] lg:gap-10 beside-panel:grid-cols-1">
        <MonthColumns
          hasYearBefore={hasYearBefore}
          months={months.map((month, place) => ({
            month: month.month,
            cents: invoicedCents(month),
            collectedCents: month.collected_cents,
            centsBefore: earlier[place] ?? 0,
          }))}
        />
        {/* On a phone the columns say it: the figures open when they are asked for. */}
        <details open={!onPhone} className="overflow-x-auto">
          <summary className="min-h-11 cursor-pointer py-2.5 font-[550] text-act md:hidden">Mois par mois</summary>
          <table className="w-full border-spacing-0">
            <caption className="sr-only">Facturé et encaissé par mois</caption>
            <thead className="text-left text-fine text-quiet">
              <tr>
                <th scope="col" className="sr-only">
                  Mois
                </th>
                <th scope="col" className="pb-2 text-right font-normal whitespace-nowrap">
                  {hasVat ? `Facturé ${side === "net" ? "HT" : "TTC"}` : "Facturé"}
                </th>
                <th scope="col" className="pb-2 pl-4 text-right font-normal whitespace-nowrap">
                  {hasVat ? "Encaissé TTC" : "Encaissé"}
                </th>
              </tr>
            </thead>
            <tbody>
              {listedMonths.map((month) => (
                <MonthRow
                  key={month.month}
                  days={monthWithin(month.month, period)}
                  month={month.month}
                  invoicedCents={invoicedCents(month)}
                  collectedCents={month.collected_cents}
                />
              ))}
            </tbody>
          </table>
        </details>
      </div>
      <div className="mt-4">
        <SaveMonths months={months} period={period} />
      </div>
    </Card>
  );
}

// The table of a first year begins with the month of its first money.
function hasMoney({ gross_cents, collected_cents }: Month): boolean {
  return gross_cents !== 0 || collected_cents !== 0;
}

function NoMoneyYet() {
  return (
    <Card>
      <h2 className="text-title">{EACH_MONTH}</h2>
      <p className="mt-2 text-quiet">Rien de facturé ni d'encaissé sur cette période.</p>
    </Card>
  );
}

function Mark({ className }: { className: string }) {
  return <span aria-hidden className={`mr-1 inline-block ${className}`} />;
}

function SaveMonths({ months, period }: { months: readonly Month[]; period: Period }) {
  const save = () =>
    saveFile(
      new Blob([periodCsv(months.map(toPeriodMonth))], { type: "text/csv;charset=utf-8" }),
      `Chiffres ${period.from} ${period.to}.csv`,
    );
  return <Button onClick={save}>Tableau (CSV)</Button>;
}

function toPeriodMonth({ month, count, net_cents, gross_cents, collected_cents }: Month): PeriodMonth {
  return { month, count, netCents: net_cents, grossCents: gross_cents, collectedCents: collected_cents };
}

type RowProps = { days: Period; month: string; invoicedCents: number; collectedCents: number };

function MonthRow({ days, month, invoicedCents, collectedCents }: RowProps) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="pr-3 text-left text-fine font-normal whitespace-nowrap text-quiet">
        {monthLabel(month)}
      </th>
      <Amount list={{ show: "issued", ...days }} cents={invoicedCents} />
      <Amount list={{ show: "collected", ...days }} cents={collectedCents} />
    </tr>
  );
}

function Amount({ list, cents }: { list: MoneyAddress; cents: number }) {
  return (
    <td className={cx("figures pl-4 text-right whitespace-nowrap", cents === 0 ? "text-quiet" : "font-[550]")}>
      {cents === 0 ? (
        <span className="inline-flex min-h-11 items-center lg:min-h-9">{formatMoney(cents)}</span>
      ) : (
        <Link to="/app/billing" search={list} className="inline-flex min-h-11 items-center lg:min-h-9 hover:underline">
          {formatMoney(cents)}
        </Link>
      )}
    </td>
  );
}
