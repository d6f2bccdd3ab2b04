import type { InvoiceList } from "#domain/analytics/money-list.ts";
import { INVOICE_LISTS } from "#domain/analytics/money-list.ts";
import { invoicePeriodWords, MONEY_WORDS } from "#domain/analytics/money.messages.ts";
import { namedPeriod } from "#domain/analytics/period-figures.ts";
import { PERIOD_WORDS } from "#domain/analytics/period.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodText } from "#domain/analytics/period.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";

const PERIODS = ["month", "last_month", "quarter", "year", "last_year"] as const;

const BAR = cx(
  "mb-2 flex items-center gap-x-4 max-md:mt-1 max-md:flex-col max-md:items-stretch max-md:gap-y-1",
  "md:mt-3 md:flex-wrap md:gap-y-2",
);
const PART =
  "inline-flex min-h-11 shrink-0 items-center border-b-2 px-2 text-fine font-[550] transition-colors duration-150";

type Props = { list: InvoiceList; q: string; period: Period | null };

/** The parts of the invoices, and the period that narrows them. The address keeps both. */
export function InvoiceLists({ list, q, period }: Props) {
  return (
    <div className={BAR}>
      <nav aria-label={MONEY_WORDS.invoices} className="flex gap-x-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
        {INVOICE_LISTS.map((one) => (
          <Link
            key={one}
            to="/app/billing"
            search={{ show: one, ...(q !== "" && { q }), ...period }}
            aria-current={one === list ? "true" : undefined}
            className={cx(PART, one === list ? "border-act text-act" : "border-transparent text-quiet hover:text-ink")}
          >
            {one === "invoices" ? invoicePeriodWords.every : MONEY_WORDS[one]}
          </Link>
        ))}
      </nav>
      <PeriodField {...{ list, q, period }} />
    </div>
  );
}

function PeriodField({ list, q, period }: Props) {
  const navigate = useNavigate({ from: "/app/billing" });
  const today = todayInFrance();
  const chosenName = PERIODS.find((name) => {
    const { from, to } = namedPeriod(name, today);
    return period?.from === from && period.to === to;
  });
  return (
    <span className="relative md:ml-auto md:w-56">
      <select
        aria-label={invoicePeriodWords.label}
        value={period === null ? "any" : (chosenName ?? "chosen")}
        onChange={({ target: { value } }) => {
          const name = PERIODS.find((one) => one === value);
          void navigate({
            search: { show: list, ...(q !== "" && { q }), ...(name && namedPeriod(name, today)) },
            replace: true,
          });
        }}
        style={{ appearance: "none" }}
        className="box truncate pr-10"
      >
        <option value="any">{invoicePeriodWords.any}</option>
        {PERIODS.map((name) => (
          <option key={name} value={name}>
            {PERIOD_WORDS[name]}
          </option>
        ))}
        {period !== null && chosenName === undefined && <option value="chosen">{periodText(period)}</option>}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-quiet" />
    </span>
  );
}
