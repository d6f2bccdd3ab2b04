import { getMoneyFigures } from "#api/analytics/money.ts";
import type { MoneyFigure } from "#domain/analytics/money-list.ts";
import { MONEY_WORDS, moneyCount } from "#domain/analytics/money.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";

// The first one takes the width of a phone. The last one is for wide screens.
const SHOWN: readonly { figure: MoneyFigure; place: string }[] = [
  { figure: "to_collect", place: "col-span-2" },
  { figure: "late", place: "" },
  { figure: "waiting", place: "" },
  { figure: "collected", place: "max-lg:hidden" },
];

const GRID = "grid grid-cols-2 gap-2 @max-[17rem]:grid-cols-1 md:gap-3";
const WIDE_GRID = "lg:grid-cols-[1.4fr_1fr_1fr_1fr] lg:[&>*]:col-span-1";

/** The money first: to collect, late, waiting for an answer. Each leads to its list. `isBeside`: in a narrow column. */
export function HomeMoney({ isBeside }: { isBeside: boolean }) {
  const { data, isError } = useAnswer(getMoneyFigures);
  if (isError) return null;
  const grid = cx(GRID, !isBeside && WIDE_GRID);
  if (!data)
    return (
      <div role="status" className={grid}>
        <span className="sr-only">Chargement des chiffres…</span>
        {SHOWN.map(({ figure, place }) => (
          <span key={figure} aria-hidden className={cx(TILE, "animate-breathe", place)} />
        ))}
      </div>
    );
  return (
    <nav aria-label="Ton argent" className={grid}>
      {SHOWN.filter(({ figure }) => !isBeside || figure !== "collected").map(({ figure, place }) => {
        const { count, amount_cents, refunds } = data.figures[figure];
        const isMain = figure === "to_collect";
        return (
          <Link key={figure} to="/app/billing" search={{ show: figure }} className={cx(TILE, "hover:bg-sunk", place)}>
            <span className="text-fine text-quiet">{MONEY_WORDS[figure]}</span>
            <span
              className={cx(
                "figures leading-tight font-[700] tracking-tight",
                isMain ? "text-[2rem] @max-[17rem]:text-title" : "text-title",
                figure === "late" && count > 0 && "text-bad",
              )}
            >
              {formatMoney(amount_cents)}
            </span>
            <span className="text-fine text-quiet">{moneyCount(figure, count, refunds)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

const TILE =
  "flex min-h-[5.5rem] min-w-0 flex-col justify-between rounded-card border border-line bg-paper px-4 py-2.5 " +
  "transition-colors duration-150 md:min-h-24 md:py-3";
