import { getVatFigures } from "#api/analytics.ts";
import { namedPeriod } from "#domain/analytics/period-figures.ts";
import type { PeriodName } from "#domain/analytics/period-names.ts";
import { PERIOD_WORDS } from "#domain/analytics/period.messages.ts";
import { vatMessages } from "#domain/analytics/vat.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { Link } from "@tanstack/react-router";

/** VAT is mostly declared by the month, once it is over. Where nothing came in it, a longer look says more. */
const STARTS = ["last_month", "month", "year"] as const satisfies readonly PeriodName[];

function useVatOf(name: PeriodName) {
  const period = namedPeriod(name, todayInFrance());
  return useAnswer(getVatFigures, { query: { first_on: period.from, last_on: period.to } });
}

/** The period to begin with: the first of `STARTS` in which something is to be declared. Null until it is known. */
export function useVatStart(): PeriodName | null {
  const answers = [useVatOf("last_month"), useVatOf("month"), useVatOf("year")];
  for (const [index, { data, error }] of answers.entries()) {
    if (!data) return error ? "last_month" : null;
    const { rates, deductible } = data.vat;
    if (rates.length > 0 || deductible.invoice_count > 0) return STARTS[index] ?? "last_month";
  }
  return "last_month";
}

/** The VAT collected in the other usual periods, each leading to its own. `shownName`: the one that the page shows. */
export function VatPeriods({ shownName }: { shownName: PeriodName | null }) {
  return (
    <nav aria-label={vatMessages.otherPeriods} className="mt-1 flex flex-wrap gap-x-4 text-fine">
      {STARTS.map((name) => name !== shownName && <PeriodLink key={name} name={name} />)}
    </nav>
  );
}

function PeriodLink({ name }: { name: PeriodName }) {
  const vat = useVatOf(name).data?.vat;
  if (!vat) return null;
  return (
    <Link
      to="/app/analytics/vat"
      search={{ period: name }}
      className="inline-flex min-h-11 items-center gap-1 text-act hover:underline"
    >
      {PERIOD_WORDS[name]} : <span className="figures font-[550]">{formatMoney(vat.vat_cents)}</span>
    </Link>
  );
}
