import type { MoneyFiguresAnswer } from "#api/analytics/money.ts";
import { getMoneyFigures } from "#api/analytics/money.ts";
import type { MoneyFigure } from "#domain/analytics/money-list.ts";
import { ACTION_WORDS, MONEY_WORDS, NONE_WORDS, moneyCount } from "#domain/analytics/money.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronRight, CircleCheck } from "lucide-react";

// The first one takes the width of a phone. The last one is for wide screens.
const SHOWN: readonly { figure: MoneyFigure; place: string }[] = [
  { figure: "to_collect", place: "col-span-2" },
  { figure: "late", place: "" },
  { figure: "waiting", place: "" },
  { figure: "collected", place: "max-lg:hidden" },
];

// When everything is paid, what the month brought takes the place of two zeros.
const ALL_PAID: typeof SHOWN = [
  { figure: "collected", place: "col-span-2" },
  { figure: "waiting", place: "col-span-2" },
];
const WAITING_ALONE: typeof SHOWN = [{ figure: "waiting", place: "col-span-2" }];

// A quote that was sent this morning is among those that wait: only what is late is asked about again.
const FOLLOWED: ReadonlySet<MoneyFigure> = new Set(["late"]);

// The hairlines between the figures are the ground of the grid, seen through its gaps.
const GRID =
  "grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line bg-clip-padding " +
  "@max-[17rem]:grid-cols-1 @max-[17rem]:[&>*]:col-span-1";
const WIDE_GRID = "lg:[&>*]:col-span-1";

/** The money first: to collect, late, waiting for an answer. Each leads to its list. `isBeside`: in a narrow column. */
export function HomeMoney({ isBeside }: { isBeside: boolean }) {
  const { data, isError } = useAnswer(getMoneyFigures);
  if (isError) return null;
  const isPaid = data !== undefined && isAllPaid(data.figures);
  const paidTiles = (data?.figures.collected.amount_cents ?? 0) > 0 ? ALL_PAID : WAITING_ALONE;
  const tiles = isPaid ? paidTiles : SHOWN.filter(({ figure }) => !isBeside || figure !== "collected");
  const columns = !isPaid
    ? "lg:grid-cols-[1.5fr_1fr_1fr_1fr]"
    : paidTiles === ALL_PAID
      ? "lg:grid-cols-[1.5fr_1fr]"
      : "lg:grid-cols-1";
  const grid = cx(GRID, !isBeside && WIDE_GRID, !isBeside && columns);
  if (!data)
    return (
      <div role="status" className={grid}>
        <span className="sr-only">Chargement des chiffres…</span>
        {tiles.map(({ figure, place }) => (
          <span key={figure} aria-hidden className={cx(TILE, place)}>
            <span className="h-full w-3/5 animate-breathe rounded-inner bg-sunk" />
          </span>
        ))}
      </div>
    );
  const isQuiet = SHOWN.every(({ figure }) => figure === "collected" || data.figures[figure].count === 0);
  if (isQuiet) return <NothingDue {...data.figures.collected} />;
  return (
    <nav aria-label="Ton argent" className={grid}>
      {tiles.map(({ figure, place }) => {
        const { count, amount_cents, refunds, expired_count: expiredCount } = data.figures[figure];
        const isMain = figure === tiles[0]?.figure;
        const inWords = moneyCount(figure, count, refunds, expiredCount);
        return (
          <Link
            key={figure}
            to="/app/billing"
            search={{ show: figure }}
            className={cx(TILE, "group hover:bg-sunk -outline-offset-3", place)}
          >
            <span className="flex items-center justify-between gap-2 text-fine text-quiet">
              <span className="min-w-0">{MONEY_WORDS[figure]}</span>
              <ChevronRight aria-hidden className="-mr-1 size-4 shrink-0 opacity-60 group-hover:opacity-100" />
            </span>
            {isMain || count > 0 ? (
              <span
                className={cx(
                  "figures self-end font-[700] tracking-tight",
                  isMain ? MAIN_AMOUNT : "text-title leading-none",
                  tone(figure, count),
                )}
              >
                {formatMoney(amount_cents)}
              </span>
            ) : (
              <Nothing figure={figure} />
            )}
            <span className={FOOT}>
              {isMain && isPaid ? (
                <>
                  <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
                  {figure === "waiting" ? NOTHING_DUE_WORDS : ALL_PAID_WORDS}
                </>
              ) : (
                (isMain || count > 0) && inWords
              )}
              {isMain && !isPaid && <LateShare lateCents={data.figures.late.amount_cents} wholeCents={amount_cents} />}
              {!isMain && count > 0 && FOLLOWED.has(figure) && (
                <span className="ml-auto font-[550] text-act max-md:hidden">{ACTION_WORDS.follow}</span>
              )}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

function isAllPaid({ to_collect, late }: MoneyFiguresAnswer): boolean {
  return to_collect.count === 0 && late.count === 0;
}

// No amount in grey: that nothing is late is good news, and is said so.
function Nothing({ figure }: { figure: MoneyFigure }) {
  return (
    <span className="flex items-center gap-1.5 self-end font-[550] text-quiet">
      {figure === "late" && <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />}
      {NONE_WORDS[figure]}
    </span>
  );
}

/** What is good, in place of three zeros: nothing is due, what the month brought, and the way to the next quote. */
function NothingDue({ count, amount_cents: cents }: { count: number; amount_cents: number }) {
  return (
    <nav
      aria-label="Ton argent"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper px-4 py-3"
    >
      <CircleCheck aria-hidden className="size-7 shrink-0 text-good" />
      <span className="min-w-[min(13rem,100%)] flex-1">
        {count > 0 && cents > 0 ? (
          <Link to="/app/billing" search={{ show: "collected" }} className="block hover:underline">
            <span className="block text-fine text-quiet">{`${ALL_PAID_WORDS} · ${MONEY_WORDS.collected}`}</span>
            <span className="figures block text-[2.25rem] leading-tight font-[700] tracking-tight text-good">
              {formatMoney(cents)}
            </span>
          </Link>
        ) : (
          <>
            <span className="block text-lead leading-snug font-[550]">{NOTHING_DUE_WORDS}</span>
            <span className="block text-fine text-quiet">{NOTHING_SENT_WORDS}</span>
          </>
        )}
      </span>
      <Link to="/project/new" className={buttonLook({ className: "max-md:w-full" })}>
        Préparer un devis
      </Link>
    </nav>
  );
}

const ALL_PAID_WORDS = "Tout est payé";
const NOTHING_DUE_WORDS = "Aucun paiement attendu";
// What is still to be invoiced or sent stands below: nothing is said of it.
const NOTHING_SENT_WORDS = "Aucune facture émise n'est à payer, aucun devis envoyé n'attend de réponse.";

// What it is, how much, of what: the same three rows in each, so that amounts stand on one line.
const TILE =
  "grid min-h-[5.25rem] min-w-0 grid-rows-[auto_1fr_auto] gap-y-1 bg-paper px-4 py-2 transition-colors duration-150 " +
  "md:py-3";
const FOOT = "flex min-h-5 items-center gap-2 text-fine text-quiet max-md:text-tiny";
const MAIN_AMOUNT = "text-[2.25rem] leading-none @max-[17rem]:text-title";

function tone(figure: MoneyFigure, count: number): string {
  if (count === 0) return "text-quiet";
  return figure === "late" ? "text-bad" : figure === "collected" ? "text-good" : "";
}

/** How much of what is due is late, as a bar. The amounts stand beside it, so nobody has to see it. */
function LateShare({ lateCents, wholeCents }: { lateCents: number; wholeCents: number }) {
  if (lateCents <= 0) return null;
  const percent = Math.min(100, percentOf(lateCents, wholeCents));
  return (
    <span
      aria-hidden
      className={cx(
        "flex h-1.5 min-w-8 flex-1 overflow-hidden rounded-full",
        wholeCents > 0 ? "gap-0.5 bg-paper" : "bg-sunk",
      )}
    >
      {percent > 0 && <span className="rounded-full bg-bad" style={{ width: `${percent}%` }} />}
      {wholeCents > 0 && percent < 100 && <span className="flex-1 rounded-full bg-act" />}
    </span>
  );
}
