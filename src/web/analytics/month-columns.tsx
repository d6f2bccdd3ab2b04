import { formatScaled } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { cx } from "class-variance-authority";
import { scaleOf } from "./money-scale.ts";

/** What a month invoiced and received, and what the same month invoiced a year before. */
export type MonthColumn = { month: string; cents: number; collectedCents: number; centsBefore: number };

/** Beyond these, a phone has room for the first letters of the months alone. */
const MOST_NAMES = 6;

/** Beyond these, not every month is named. */
const MOST_LETTERS = 13;

/**
 * Two columns for each month, and a line where its invoices were a year before, on a scale of round amounts. They are
 * as tall as the table beside them. Only the eye reads them.
 */
export function MonthColumns({ months, hasYearBefore }: { months: readonly MonthColumn[]; hasYearBefore: boolean }) {
  const scale = scaleOf(
    Math.max(...months.flatMap(({ cents, collectedCents, centsBefore }) => [cents, collectedCents, centsBefore])),
  );
  const top = scale.at(-1) ?? 1;
  return (
    <div aria-hidden className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-2">
      <div className="relative min-h-48 w-14 text-tiny text-quiet md:min-h-56">
        {scale.map((cents) => (
          <span
            key={cents}
            className="figures absolute right-0 translate-y-1/2 leading-none"
            style={{ bottom: `${percentOf(cents, top)}%` }}
          >
            {`${formatScaled(cents, 2, 0)}\u00A0€`}
          </span>
        ))}
      </div>
      <div className="relative">
        {scale.map((cents) => (
          <span
            key={cents}
            className={cx("absolute inset-x-0 border-t", cents === 0 ? "border-edge" : "border-line")}
            style={{ bottom: `${percentOf(cents, top)}%` }}
          />
        ))}
        <div className="absolute inset-0 flex items-end">
          {months.map(({ month, cents, collectedCents, centsBefore }) => (
            <span
              key={month}
              className="relative flex h-full min-w-0 flex-1 items-end justify-center gap-px px-0.5 md:px-1.5"
            >
              <Bar cents={cents} top={top} className="bg-act" />
              <Bar cents={collectedCents} top={top} className="bg-good" />
              {hasYearBefore && centsBefore > 0 && (
                <span
                  className="absolute inset-x-0.5 border-t-2 border-ink md:inset-x-1"
                  style={{ bottom: `${percentOf(centsBefore, top)}%` }}
                />
              )}
            </span>
          ))}
        </div>
      </div>
      <div className="col-start-2">
        <MonthNames months={months.map(({ month }) => month)} />
      </div>
    </div>
  );
}

const SHORT = new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" });

function MonthNames({ months }: { months: readonly string[] }) {
  const hasLetters = months.length > MOST_NAMES;
  const namedEvery = months.length > MOST_LETTERS ? Math.ceil(months.length / MOST_NAMES) : 1;
  return (
    <div className="mt-1.5 flex text-tiny text-quiet">
      {months.map((month, place) => {
        const name = SHORT.format(new Date(`${month}-01T00:00:00Z`));
        const hasYear = place === 0 || month.endsWith("-01");
        if ((months.length - 1 - place) % namedEvery !== 0) return <span key={month} className="min-w-0 flex-1" />;
        return (
          <span key={month} className="flex min-w-0 flex-1 flex-col items-center leading-tight whitespace-nowrap">
            <span className={cx(hasLetters && "max-md:hidden")}>{name}</span>
            {hasLetters && <span className="md:hidden">{name.slice(0, 1).toUpperCase()}</span>}
            {hasYear && <span>{month.slice(0, 4)}</span>}
          </span>
        );
      })}
    </div>
  );
}

function Bar({ cents, top, className }: { cents: number; top: number; className: string }) {
  return (
    <span
      className={cx("block w-full max-w-6 rounded-t-sm", cents > 0 && `min-h-0.5 ${className}`)}
      style={{ height: `${percentOf(Math.max(cents, 0), top)}%` }}
    />
  );
}
