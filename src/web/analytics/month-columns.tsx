import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { cx } from "class-variance-authority";
import { monthLabel } from "./month-label.ts";

type Column = { month: string; invoicedCents: number; collectedCents: number };

// More names than these would run into one another.
const MOST_NAMES = 6;

/** Two columns a month: what was invoiced, and what was received. Only the eye reads them, beside a table. */
export function MonthColumns({ months }: { months: readonly Column[] }) {
  const most = Math.max(...months.flatMap(({ invoicedCents, collectedCents }) => [invoicedCents, collectedCents]), 1);
  const namedEvery = Math.ceil(months.length / MOST_NAMES);
  return (
    <div aria-hidden className="flex min-w-0 flex-col">
      <p className="figures border-b border-dashed border-line pb-1 text-tiny text-quiet">{formatMoney(most)}</p>
      <div className="flex h-40 items-end gap-1 border-b border-edge md:gap-2 lg:h-auto lg:min-h-40 lg:flex-1">
        {months.map(({ month, invoicedCents, collectedCents }) => (
          <span key={month} className="flex h-full min-w-0 flex-1 items-end justify-center gap-0.5">
            <Bar cents={invoicedCents} most={most} className="bg-act" />
            <Bar cents={collectedCents} most={most} className="bg-good" />
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

function Bar({ cents, most, className }: { cents: number; most: number; className: string }) {
  return (
    <span
      className={cx("block w-full max-w-7 rounded-t-sm", cents > 0 && `min-h-1 ${className}`)}
      style={{ height: `${percentOf(Math.max(cents, 0), most)}%` }}
    />
  );
}
