import type { MoneyFiguresAnswer } from "#api/analytics/money.ts";
import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import { MONEY_FIGURES } from "#domain/analytics/money-list.ts";
import { MONEY_WORDS, moneyCount } from "#domain/analytics/money.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";

// Two by two on a phone: all four are in sight, and so is what is listed.
const FIGURE_GRID = cx(
  "relative mb-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 md:mb-4 md:gap-3",
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
