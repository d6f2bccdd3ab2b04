import type { MarginAnswer } from "#api/analytics/margin.ts";
import { getMargin } from "#api/analytics/margin.ts";
import { marginMessages, shareWords } from "#domain/analytics/margin.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { formatMoney, withCapital } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { FiguresAddress, MarginAddress } from "./figures-address.ts";

type Props = { address: FiguresAddress; period: Period };

/** What is left of the projects of a period, their hours, and who brings most. Each figure leads to its projects. */
export function MarginCard({ address, period }: Props) {
  const answer = useAnswer(
    getMargin,
    { query: { first_on: period.from, last_on: period.to } },
    { placeholderData: (former) => former },
  );
  if (answer.error) return <Failure error={answer.error} retry={() => void answer.refetch()} />;
  if (!answer.data) return <SheetSkeleton label="Chargement des marges…" />;
  const { margin } = answer.data;
  const { sums, no_time_count: noTimeCount, no_cost_count: noCostCount, open_count: openCount, hours } = margin;
  const isNothing = sums.project_count + noTimeCount + noCostCount + margin.short_time_count + openCount === 0;
  return (
    <Card title={marginMessages.title}>
      {isNothing ? (
        <p>{marginMessages.nothing}</p>
      ) : (
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            {sums.project_count > 0 && <KnownMargin {...{ sums, address }} isPartial={margin.short_time_count > 0} />}
            {hours.project_count > 0 && <Hours hours={hours} address={address} />}
            <LeftOut margin={margin} address={address} />
          </div>
          {margin.trades.length > 1 && (
            <Group
              title={marginMessages.byTrade}
              rows={margin.trades.map(({ trade, ...group }) => ({
                ...group,
                key: trade ?? "",
                name: trade === null ? marginMessages.noTrade : withCapital(trade),
                search: { ...address, show: "counted" as const, trade: trade ?? "" },
              }))}
            />
          )}
          {margin.customers.length > 1 && (
            <Group
              title={marginMessages.byCustomer}
              rows={margin.customers.map(({ customer_id: customer, name, ...group }) => ({
                ...group,
                key: customer,
                name,
                search: { ...address, show: "counted" as const, customer },
              }))}
            />
          )}
        </div>
      )}
      {!isNothing && (
        <Link to="/app/analytics/margin" search={address} className={`mt-4 ${linkLook}`}>
          {marginMessages.allProjects}
        </Link>
      )}
    </Card>
  );
}

type KnownProps = { sums: MarginAnswer["sums"]; address: FiguresAddress; isPartial: boolean };

// `isPartial`: time is missing on other projects.
function KnownMargin({ sums, address, isPartial }: KnownProps) {
  const { project_count: count, net_cents, labour_cents, supplies_cents, margin_cents } = sums;
  // Without any purchase the share says what is missing, not what is left.
  const hasNoSupplies = supplies_cents === 0;
  const share = hasNoSupplies ? "" : shareWords(margin_cents, net_cents);
  return (
    <div>
      <Link to="/app/analytics/margin" search={{ ...address, show: "counted" }} className="block hover:underline">
        <span className={cx("figures block text-page font-bold", margin_cents < 0 && "text-bad")}>
          {formatMoney(margin_cents)}
        </span>
        <span className="text-quiet">
          {`de marge ${marginMessages[isPartial ? "ofWhole" : "of"](count)}${share && ` · ${share}`}`}
        </span>
      </Link>
      {hasNoSupplies && (
        <p className="mt-1 text-fine font-[550] text-alert">
          {marginMessages.noSupplies}{" "}
          <Link to="/app/mails/invoices" className="whitespace-nowrap text-act underline">
            {marginMessages.noteSupplies}
          </Link>
        </p>
      )}
      <dl className="mt-3 flex flex-col gap-1 text-fine text-quiet">
        <Part name="Facturé HT" cents={net_cents} />
        <Part name="Heures" cents={-labour_cents} />
        <Part name="Achats" cents={-supplies_cents} />
      </dl>
    </div>
  );
}

function Part({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4 md:max-w-64">
      <dt>{name}</dt>
      <dd className="figures">{formatMoney(cents === 0 ? 0 : cents)}</dd>
    </div>
  );
}

function Hours({ hours, address }: { hours: MarginAnswer["hours"]; address: FiguresAddress }) {
  const { planned_minutes: plannedMinutes, noted_minutes: notedMinutes, project_count: count } = hours;
  const over = notedMinutes - plannedMinutes;
  const overWords = over === 0 ? "comme prévu" : `${formatMinutes(Math.abs(over))} de ${over > 0 ? "plus" : "moins"}`;
  return (
    <div>
      <Link to="/app/analytics/margin" search={{ ...address, show: "hours" }} className="block hover:underline">
        <span className="figures block text-page font-bold">{formatMinutes(notedMinutes)}</span>
        <span className="text-quiet">{`passées pour ${formatMinutes(plannedMinutes)} prévues`}</span>
      </Link>
      <span aria-hidden className="mt-3 block h-2 rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)]">
        <span
          className={cx("block h-full rounded-full", over > 0 ? "bg-alert" : "bg-act")}
          style={{ width: `${Math.min(100, percentOf(notedMinutes, plannedMinutes))}%` }}
        />
      </span>
      <p className="mt-1 text-fine text-quiet">{`${overWords}, ${marginMessages.of(count)}`}</p>
    </div>
  );
}

function LeftOut({ margin, address }: { margin: MarginAnswer; address: FiguresAddress }) {
  const rows = [
    ["short_time", margin.short_time_count],
    ["no_time", margin.no_time_count],
    ["no_cost", margin.no_cost_count],
    ["open", margin.open_count],
  ] as const;
  return (
    <div className="flex flex-col items-start gap-1 empty:hidden">
      {margin.sums.project_count === 0 && margin.no_cost_count > 0 && (
        <>
          <p>{marginMessages.noCost}</p>
          <Link to="/app/team" hash="costs" className={buttonLook({ look: "plain", className: "my-2" })}>
            {marginMessages.giveCost}
          </Link>
        </>
      )}
      {rows.map(
        ([show, count]) =>
          count > 0 && (
            <Link key={show} to="/app/analytics/margin" search={{ ...address, show }} className={linkLook}>
              {marginMessages.leftOut(show, count)}
            </Link>
          ),
      )}
    </div>
  );
}

type GroupRow = { key: string; name: string; margin_cents: number; net_cents: number; search: MarginAddress };

function Group({ title, rows }: { title: string; rows: readonly GroupRow[] }) {
  const most = Math.max(...rows.map(({ margin_cents }) => Math.abs(margin_cents)), 1);
  const onPhone = useOnPhone();
  // On a phone it is nearly the ranking of the best customers again: it opens when it is asked for.
  return (
    <details open={!onPhone}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 [&::-webkit-details-marker]:hidden md:hidden">
        <ChevronDown aria-hidden className="size-5 text-quiet" />
        <span className="font-[550]">{title}</span>
      </summary>
      <h3 className="mb-1 font-[550] max-md:hidden">{title}</h3>
      <ol className="flex flex-col">
        {rows.map(({ key, name, margin_cents: cents, search }) => (
          <li key={key}>
            <Link
              to="/app/analytics/margin"
              search={search}
              className="-mx-2 block rounded-inner px-2 py-2 hover:bg-sunk"
            >
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 flex-[1_1_7rem] [overflow-wrap:anywhere]">{name}</span>
                <span className={cx("figures ml-auto font-[550]", cents < 0 && "text-bad")}>{formatMoney(cents)}</span>
              </span>
              <span aria-hidden className="mt-1 block h-1.5">
                <span
                  className={cx("block h-full min-w-1 rounded-full", cents < 0 ? "bg-bad" : "bg-act")}
                  style={{ width: `${percentOf(Math.abs(cents), most)}%` }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
