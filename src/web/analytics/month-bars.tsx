import type { FiguresAnswer } from "#api/analytics.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { Card } from "#web/ui/card.tsx";

/** A table of what each month invoiced. The bars are decoration: the figures say everything. */
export function MonthBars({ months, hasVat }: { months: FiguresAnswer["months"]; hasVat: boolean }) {
  const most = Math.max(...months.map(({ gross_cents }) => gross_cents), 1);
  return (
    <Card title={hasVat ? "Facturé par mois, TTC" : "Facturé par mois"}>
      <table className="w-full">
        <caption className="sr-only">
          {hasVat ? "Facturé par mois, toutes taxes comprises" : "Facturé par mois"}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Mois</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, gross_cents: cents }) => (
            <tr key={month}>
              <th scope="row" className="py-1.5 pr-3 text-left text-fine font-normal whitespace-nowrap text-quiet">
                {monthLabel(month)}
              </th>
              <td className="w-full py-1.5">
                <span className="flex items-center gap-3">
                  <span aria-hidden className="h-3 flex-1">
                    <span
                      className={`block h-full rounded-full ${cents > 0 ? "min-w-1 bg-act" : ""}`}
                      style={{ width: `${percentOf(Math.max(cents, 0), most)}%` }}
                    />
                  </span>
                  <span className={`figures w-28 text-right ${cents > 0 ? "font-[550]" : "text-quiet"}`}>
                    {formatMoney(cents)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function monthLabel(month: string): string {
  return new Intl.DateTimeFormat("fr-FR", { month: "short", year: "2-digit", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
