import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { cx } from "class-variance-authority";
import { monthLabel } from "./month-label.ts";

type Column = { month: string; invoicedCents: number; collectedCents: number };

// More amounts than these would run into one another: a line says the highest instead.
const MOST_AMOUNTS = 2;
// More names than these would run into one another.
const MOST_NAMES = 6;

/** Two columns a month: what was invoiced, and what was received. Only the eye reads them, beside a table. */
export function MonthColumns({ months }: { months: readonly Column[] }) {
  const most = Math.max(...months.flatMap(({ invoicedCents, collectedCents }) => [invoicedCents, collectedCents]), 1);
  const hasAmounts = months.length <= MOST_AMOUNTS;
  const namedEvery = Math.ceil(months.length / MOST_NAMES);
  return (
    <div aria-hidden className="flex min-w-0 flex-col">
      {!hasAmounts && (
        <p className="figures border-b border-dashed border-line pb-1 text-tiny text-quiet">{formatMoney(most)}</p>
      )}
      <div
        className={cx(
          "flex h-40 items-end gap-1 border-b border-edge md:gap-2 lg:h-auto lg:min-h-40 lg:flex-1",
          hasAmounts && "pt-5",
        )}
      >
        {months.map(({ month, invoicedCents, collectedCents }) => (
          <span key={month} className="flex h-full min-w-0 flex-1 items-end justify-center gap-0.5">
            <Bar cents={invoicedCents} {...{ most, hasAmounts }} className="bg-act" />
            <Bar cents={collectedCents} {...{ most, hasAmounts }} className="bg-good" />
          </span>
        ))}
      </div>
      <div className="mt-1 flex gap-1 text-tiny text-quiet md:gap-2">
        {months.map(({ month }, place) => (
          <span key={month} className="relative flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {(months.length - 1 - place) % namedEvery === 0 ? monthLabel(month) : "\u00A0"}
          </span>
        ))}
      </div>
    </div>
  );
}

type BarProps = { cents: number; most: number; hasAmounts: boolean; className: string };

function Bar({ cents, most, hasAmounts, className }: BarProps) {
  return (
    <span
      className={cx(
        "relative block w-full rounded-t-sm",
        hasAmounts ? "max-w-24" : "max-w-7",
        cents > 0 && `min-h-1 ${className}`,
      )}
      style={{ height: `${percentOf(Math.max(cents, 0), most)}%` }}
    >
      {hasAmounts && cents > 0 && (
        <span className="figures absolute inset-x-0 -top-5 flex justify-center text-tiny whitespace-nowrap">
          {formatMoney(cents)}
        </span>
      )}
    </span>
  );
}
