import type { PeriodFiguresAnswer } from "#api/analytics.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { Card } from "#web/ui/card.tsx";

type Month = PeriodFiguresAnswer["months"][number];

/** A table of what each month invoiced and received. The bars are decoration: the figures say everything. */
export function MonthBars({ months, hasVat }: { months: readonly Month[]; hasVat: boolean }) {
  const most = Math.max(...months.flatMap(({ gross_cents, collected_cents }) => [gross_cents, collected_cents]), 1);
  const caption = hasVat ? "Facturé et encaissé par mois, TTC" : "Facturé et encaissé par mois";
  return (
    <Card title={hasVat ? "Mois par mois, TTC" : "Mois par mois"}>
      <table className="w-full border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-fine text-quiet">
          <tr>
            <th scope="col" className="sr-only">
              Mois
            </th>
            <th scope="col" className="sr-only md:not-sr-only" aria-hidden />
            <th scope="col" className="pb-2 text-right font-normal whitespace-nowrap">
              <Mark className="bg-act" /> Facturé
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal whitespace-nowrap">
              <Mark className="bg-good" /> Encaissé
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthRow key={month.month} month={month} most={most} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Mark({ className }: { className: string }) {
  return <span aria-hidden className={`mr-1 inline-block size-2.5 rounded-full ${className}`} />;
}

function MonthRow({ month: { month, gross_cents, collected_cents }, most }: { month: Month; most: number }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-3 text-left text-fine font-normal whitespace-nowrap text-quiet">
        {monthLabel(month)}
      </th>
      <td aria-hidden className="w-full py-2 max-md:hidden">
        <Bar cents={gross_cents} most={most} className="bg-act" />
        <Bar cents={collected_cents} most={most} className="bg-good" />
      </td>
      <Amount cents={gross_cents} most={most} className="bg-act" />
      <Amount cents={collected_cents} most={most} className="bg-good" />
    </tr>
  );
}

type BarProps = { cents: number; most: number; className: string };

function Amount({ cents, most, className }: BarProps) {
  return (
    <td className={`figures py-2 pl-4 text-right whitespace-nowrap ${cents === 0 ? "text-quiet" : "font-[550]"}`}>
      {formatMoney(cents)}
      <span aria-hidden className="block md:hidden">
        <Bar {...{ cents, most, className }} />
      </span>
    </td>
  );
}

function Bar({ cents, most, className }: BarProps) {
  return (
    <span className="my-0.5 flex h-2 w-full max-md:justify-end">
      <span
        className={`block h-full rounded-full ${cents > 0 ? `min-w-1 ${className}` : ""}`}
        style={{ width: `${percentOf(Math.max(cents, 0), most)}%` }}
      />
    </span>
  );
}

function monthLabel(month: string): string {
  return new Intl.DateTimeFormat("fr-FR", { month: "short", year: "2-digit", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
