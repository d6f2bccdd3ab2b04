import type { MarginAnswer } from "#api/analytics/margin.ts";
import type { MarginOrder } from "#domain/analytics/margin-lists.ts";
import { marginMessages, shareWords } from "#domain/analytics/margin.messages.ts";
import { plannedMarginCents } from "#domain/analytics/margin.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowDownUp } from "lucide-react";
import type { MarginAddress } from "./figures-address.ts";

const SUMMARY = [
  "mb-6 grid gap-x-8 gap-y-4 rounded-card border border-line bg-paper p-4",
  "md:grid-cols-[auto_minmax(0,1fr)] md:p-6",
].join(" ");

type SummaryProps = { margin: MarginAnswer; address: MarginAddress; hourCents: number | null };

/** What is left of a period, where the rest went, and the hours against those that were planned. */
export function MarginSummary({ margin, address, hourCents }: SummaryProps) {
  const { sums, hours, short_time_count: shortCount } = margin;
  const shortTime = <ShortTime count={shortCount} address={address} />;
  if (sums.project_count === 0)
    return shortCount === 0 ? null : (
      <section className={SUMMARY}>
        <p>
          {marginMessages.noWhole} {shortTime}
        </p>
      </section>
    );
  const share = shareWords(sums.margin_cents, sums.net_cents);
  const hasNoSupplies = sums.supplies_cents === 0;
  return (
    <section className={SUMMARY}>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span
            className={cx("figures font-(family-name:--font-display) text-page font-bold", isLoss(sums) && "text-bad")}
          >
            {formatMoney(sums.margin_cents)}
          </span>
          {!hasNoSupplies && share !== "" && <span className="figures text-lead font-[550] text-quiet">{share}</span>}
          <Planned {...{ margin, hourCents }} />
        </p>
        <p className="text-fine text-quiet">
          {`de marge ${marginMessages[shortCount > 0 ? "ofWhole" : "of"](sums.project_count)}`}
          {shortCount > 0 && <> · {shortTime}</>}
        </p>
        <PlannedOfSome {...{ margin, hourCents }} />
        {hasNoSupplies && (
          <p className="mt-1 text-fine font-[550] text-alert">
            {marginMessages.noSupplies}{" "}
            <Link to="/app/mails/invoices" className="whitespace-nowrap text-act underline">
              {marginMessages.noteSupplies}
            </Link>
          </p>
        )}
        {hours.project_count > 0 && <HoursLine hours={hours} />}
      </div>
      <Parts sums={sums} />
    </section>
  );
}

/** The projects that count in no sum, because some of their time is surely missing. */
function ShortTime({ count, address }: { count: number; address: MarginAddress }) {
  if (count === 0) return null;
  const { trade: _trade, customer: _customer, ...search } = address;
  return (
    <Link
      to="/app/analytics/margin"
      search={{ ...search, show: "short_time" }}
      className="font-[550] text-act underline underline-offset-2"
    >
      {marginMessages.withoutAllTime(count)}
    </Link>
  );
}

type PlannedProps = Pick<SummaryProps, "margin" | "hourCents">;

function plannedCentsOf({ compared_sums: sums }: MarginAnswer, hourCents: number | null): number | null {
  const { net_cents: netCents, supplies_cents: suppliesCents, planned_minutes: plannedMinutes } = sums;
  return plannedMarginCents({ netCents, suppliesCents, plannedMinutes, hourCents });
}

// What was planned of the works above, where all of them have planned hours.
function Planned({ margin, hourCents }: PlannedProps) {
  const plannedCents = plannedCentsOf(margin, hourCents);
  if (plannedCents === null || margin.compared_sums.project_count < margin.sums.project_count) return null;
  return <span className="figures text-quiet">{marginMessages.planned(formatMoney(plannedCents))}</span>;
}

// Where only some have planned hours, what is left of these stands beside what was planned for them.
function PlannedOfSome({ margin, hourCents }: PlannedProps) {
  const plannedCents = plannedCentsOf(margin, hourCents);
  const { margin_cents: cents, project_count: count } = margin.compared_sums;
  if (plannedCents === null || count === margin.sums.project_count) return null;
  return (
    <p className="mt-1 text-fine tabular-nums">
      {marginMessages.plannedOfSome(formatMoney(cents), formatMoney(plannedCents), count)}
    </p>
  );
}

function isLoss({ margin_cents: cents }: MarginAnswer["sums"]): boolean {
  return cents < 0;
}

function HoursLine({ hours }: { hours: MarginAnswer["hours"] }) {
  const over = hours.noted_minutes - hours.planned_minutes;
  return (
    <p className="mt-2 text-fine">
      {`${formatMinutes(hours.noted_minutes)} passées pour ${formatMinutes(hours.planned_minutes)} prévues`}
      {over > 0 && <span className="block text-alert">{`${formatMinutes(over)} de plus`}</span>}
    </p>
  );
}

const MARGIN = "Marge";

// A loss leaves nothing to draw: hours and supplies then share the whole bar.
function Parts({ sums }: { sums: MarginAnswer["sums"] }) {
  const parts = [
    { name: "Heures", cents: sums.labour_cents, look: "bg-edge" },
    { name: "Achats", cents: sums.supplies_cents, look: "bg-alert" },
    { name: MARGIN, cents: sums.margin_cents, look: "bg-act" },
  ].filter(({ cents }) => cents !== 0);
  const whole = parts.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  return (
    <div className="min-w-0 self-center">
      <p className="mb-2 flex justify-between gap-4 text-fine">
        <span className="text-quiet">Facturé hors taxes</span>
        <span className="figures font-[550]">{formatMoney(sums.net_cents)}</span>
      </p>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, cents, look }) => (
          <span key={name} className={look} style={{ width: `${percentOf(Math.max(0, cents), whole)}%` }} />
        ))}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-fine">
        {parts.map(({ name, cents, look }) => (
          <div key={name} className="flex items-baseline gap-1.5">
            <dt className="text-quiet">
              <span aria-hidden className={cx("mr-1.5 inline-block size-2.5 rounded-full", look)} />
              {name}
            </dt>
            {/* The margin is the great figure beside it. */}
            {name !== MARGIN && <dd className="figures">{formatMoney(cents)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

type Chip = { list: MarginAddress["show"]; label: string; count: number };
type OrderProps = { order: MarginOrder; setOrder: (order: MarginOrder) => void };
type ListsProps = OrderProps & { margin: MarginAnswer; address: MarginAddress };

/** The lists of projects that ask for something, each with its count. Those of nobody are left out. */
export function MarginLists({ margin, address, order, setOrder }: ListsProps) {
  const { show, trade: _trade, customer: _customer, ...periodAddress } = address;
  const { sums, no_time_count: noTimeCount, no_cost_count: noCostCount, loss_count: lossCount } = margin;
  const { short_time_count: shortCount } = margin;
  const allCount = sums.project_count + noTimeCount + noCostCount + shortCount;
  const finishedLists: Chip[] = [
    { list: undefined, label: marginMessages.chips.all, count: allCount },
    { list: "loss", label: marginMessages.chips.loss, count: lossCount },
    { list: "short_time", label: marginMessages.chips.short_time, count: shortCount },
    { list: "no_time", label: marginMessages.chips.no_time, count: noTimeCount },
    { list: "no_cost", label: marginMessages.chips.no_cost, count: noCostCount },
  ];
  const ofFinished = finishedLists.filter(
    ({ list, count }) => list === undefined || list === show || (count > 0 && count < allCount),
  );
  const ofOpen: Chip = { list: "open", label: marginMessages.chips.open, count: margin.open_count };
  const chips = ofOpen.count > 0 || show === "open" ? [...ofFinished, ofOpen] : ofFinished;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 empty:hidden">
      {/* A list of all projects under another name is no choice. */}
      {chips.length > 1 && <Lists {...{ chips, address, periodAddress }} />}
      {allCount > 1 && show !== "open" && <Order {...{ order, setOrder }} />}
    </div>
  );
}

/** Puts the smallest shares first, or the last invoiced ones again. */
function Order({ order, setOrder }: OrderProps) {
  const isWorst = order === "worst";
  return (
    <button
      type="button"
      onClick={() => setOrder(isWorst ? "latest" : "worst")}
      className="inline-flex min-h-11 items-center gap-2 text-fine font-[550] text-act hover:underline"
    >
      <ArrowDownUp aria-hidden className="size-4" />
      {isWorst ? marginMessages.latestFirst : marginMessages.worstFirst}
    </button>
  );
}

type ChipsProps = { chips: readonly Chip[]; address: MarginAddress; periodAddress: MarginAddress };

function Lists({ chips, address, periodAddress }: ChipsProps) {
  return (
    <nav aria-label={marginMessages.lists} className="flex flex-wrap gap-1">
      {chips.map(({ list, label, count }) => (
        <Link
          key={label}
          to="/app/analytics/margin"
          search={{ ...periodAddress, ...(list && { show: list }) }}
          aria-current={isHere(address, list) ? "true" : undefined}
          className={cx(
            "inline-flex min-h-11 items-center rounded-full border px-3 text-fine font-[550] md:px-4",
            isHere(address, list) ? "border-act bg-act-pale text-act" : "border-line bg-paper text-quiet hover:bg-sunk",
          )}
        >
          {label}
          <span className="ml-1.5 tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  );
}

function isHere({ show, trade, customer }: MarginAddress, list: MarginAddress["show"]): boolean {
  return show === list && trade === undefined && customer === undefined;
}
