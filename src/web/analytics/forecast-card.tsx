import { getForecast } from "#api/analytics.ts";
import { forecastMessages, forecastRule } from "#domain/analytics/forecast.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { monthLabel } from "./month-label.ts";

/** What is left to collect: what is late, then by the month in which it is expected. Nothing while it is unknown. */
export function ForecastCard() {
  const forecast = useAnswer(getForecast).data?.forecast;
  if (!forecast) return null;
  const { late, months } = forecast;
  const most = Math.max(late.amount_cents, ...months.map(({ amount_cents }) => amount_cents), 1);
  const isNothing = late.count === 0 && months.every(({ count }) => count === 0);
  return (
    <Card title={forecastMessages.title}>
      {isNothing ? (
        <p>{forecastMessages.nothing}</p>
      ) : (
        <>
          <div className="overflow-x-auto">
            <table className="w-full">
              <caption className="sr-only">{forecastMessages.caption}</caption>
              <tbody>
                {late.count > 0 && <ExpectedRow label={forecastMessages.late} sum={late} most={most} isLate />}
                {/* A month in which nothing is expected says nothing. */}
                {months
                  .filter(({ count }) => count > 0)
                  .map((sum) => (
                    <ExpectedRow
                      key={sum.month ?? "later"}
                      label={sum.month === null ? forecastMessages.later : monthLabel(sum.month)}
                      sum={sum}
                      most={most}
                    />
                  ))}
              </tbody>
            </table>
          </div>
          <p className="mt-3 text-fine text-quiet">{forecastRule(forecast.late_days)}</p>
          <Link to="/app/billing" search={{ show: "to_collect" }} className={linkLook}>
            Voir ces factures
          </Link>
        </>
      )}
    </Card>
  );
}

type RowProps = { label: string; sum: { count: number; amount_cents: number }; most: number; isLate?: boolean };

function ExpectedRow({ label, sum: { count, amount_cents: cents }, most, isLate = false }: RowProps) {
  const amount = formatMoney(cents);
  return (
    <tr className="border-t border-line first:border-t-0">
      <th scope="row" className={cx("py-2 pr-3 text-left font-normal whitespace-nowrap", isLate && "text-bad")}>
        {label}
        <span className="block text-fine text-quiet">{`${count} facture${count > 1 ? "s" : ""}`}</span>
      </th>
      <td aria-hidden className="w-full py-2 max-sm:hidden">
        <span
          className={cx("block h-2 rounded-full", cents > 0 && "min-w-1", isLate ? "bg-bad" : "bg-act")}
          style={{ width: `${percentOf(cents, most)}%` }}
        />
      </td>
      <td className="figures py-2 pl-4 text-right font-[550] whitespace-nowrap">
        {isLate ? (
          <Link to="/app/billing" search={{ show: "late" }} className={linkLook}>
            {amount}
          </Link>
        ) : (
          amount
        )}
      </td>
    </tr>
  );
}
