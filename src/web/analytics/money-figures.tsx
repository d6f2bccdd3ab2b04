import type { MoneyFiguresAnswer } from "#api/analytics/money.ts";
import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import { MONEY_FIGURES } from "#domain/analytics/money-list.ts";
import { MONEY_WORDS, moneyCount } from "#domain/analytics/money.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";

// A band that slides under the thumb on a phone: what is listed begins higher.
const FIGURE_GRID = cx(
  "relative mb-4 grid gap-2 max-md:-mx-4 max-md:mb-3 max-md:auto-cols-[minmax(8.75rem,auto)] max-md:grid-flow-col",
  "max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))]",
  "md:gap-3",
);

type Props = {
  figures: MoneyFiguresAnswer;
  filter: MoneyFilter | null;
  /** A list is read: on a phone the figures leave it the room. */
  isSmall: boolean;
};

/** The four figures. Each leads to the list that it is the sum of. */
export function MoneyFigures({ figures, filter, isSmall }: Props) {
  return (
    <nav aria-label="Chiffres" className={FIGURE_GRID}>
      {MONEY_FIGURES.map((figure) => {
        const { count, amount_cents, refunds, expired_count: expiredCount } = figures[figure];
        return (
          <Link
            key={figure}
            to="/app/billing"
            search={{ show: figure }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={filter === figure ? "true" : undefined}
            className={cx(
              "flex min-w-0 flex-col rounded-card border px-3 py-2 transition-colors duration-150 md:px-4 md:py-3",
              filter === figure ? "border-act bg-act-pale" : "border-line bg-paper hover:bg-sunk",
            )}
          >
            <span className="text-fine text-quiet">{MONEY_WORDS[figure]}</span>
            <span
              className={cx(
                "figures mt-auto text-lead leading-snug font-[700] tracking-tight md:text-title",
                count > 0 && (figure === "late" ? "text-bad" : figure === "collected" ? "text-good" : ""),
              )}
            >
              {formatMoney(amount_cents)}
            </span>
            <span
              className={cx("text-fine whitespace-nowrap text-quiet max-md:text-tiny", isSmall && "max-md:sr-only")}
            >
              {moneyCount(figure, count, refunds, expiredCount)}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Stands in for the figures that are loading, with their height. */
export function FiguresSkeleton() {
  return (
    <div role="status" className={FIGURE_GRID}>
      <span className="sr-only">Chargement des chiffres…</span>
      {MONEY_FIGURES.map((figure) => (
        <span
          key={figure}
          aria-hidden
          className="h-[5rem] animate-breathe rounded-card border border-line bg-paper md:h-24"
        />
      ))}
    </div>
  );
}
