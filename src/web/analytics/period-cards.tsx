import type { PeriodFiguresAnswer } from "#api/analytics.ts";
import { getForecast, getVatFigures } from "#api/analytics.ts";
import { isBesideYear } from "#domain/analytics/period-figures.ts";
import {
  acceptedText,
  earlierInvoicesWords,
  formerChangeWords,
  yearChangeWords,
} from "#domain/analytics/period.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { vatMessages } from "#domain/analytics/vat.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fold } from "#web/ui/layers/fold.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronRight } from "lucide-react";
import type { z } from "zod";
import type { FiguresAddress } from "./figures-address.ts";
import type { MoneyAddress } from "./money-address.ts";

/** Whether what was invoiced is shown with VAT or without. */
export type AmountsSide = "gross" | "net";

type SumsProps = {
  figures: PeriodFiguresAnswer;
  hasVat: boolean;
  side: AmountsSide;
  /** The period that the figures lead to. */
  address: FiguresAddress;
};

/**
 * What a period invoiced, received and owes of VAT, and what is left to collect today. What is received always has its
 * VAT.
 */
export function PeriodSums({ figures, hasVat, side, address }: SumsProps) {
  const { sums, sums_before: sumsBefore, period } = figures;
  const { count, net_cents: netCents, gross_cents: grossCents } = sums.invoices;
  const invoices = `${count} facture${count > 1 ? "s" : ""}`;
  const isNet = side === "net";
  const isOfNet = isNet || !hasVat;
  const invoicedOf = ({ invoices: { net_cents: net, gross_cents: gross } }: typeof sums) => (isOfNet ? net : gross);
  const changeOf = (centsOf: (one: typeof sums) => number) =>
    isBesideYear(period)
      ? yearChangeWords(centsOf(sumsBefore), centsOf(sums))
      : formerChangeWords(centsOf(sumsBefore), centsOf(sums), period);
  // What is left is of today: beside the sums of a past period it would be taken for theirs.
  const isPast = period.to < todayInFrance();
  const figureCount = 2 + (isPast ? 0 : 1) + (hasVat ? 1 : 0);
  const otherAmount = isNet ? `${formatMoney(grossCents)} TTC` : `${formatMoney(netCents)} HT`;
  return (
    <div className={cx("grid grid-cols-2 gap-2 md:gap-4", COLUMNS[figureCount])}>
      <Figure
        label={hasVat ? `Facturé, ${isNet ? "HT" : "TTC"}` : "Facturé"}
        cents={invoicedOf(sums)}
        change={changeOf(invoicedOf)}
        list={{ show: "issued", ...figures.period }}
        line={hasVat ? `${invoices}, ${otherAmount}` : invoices}
      />
      <Figure
        label={hasVat ? "Encaissé, TTC" : "Encaissé"}
        cents={sums.collected_cents}
        change={changeOf(({ collected_cents: cents }) => cents)}
        list={{ show: "collected", ...figures.period }}
      />
      {!isPast && <LeftToCollect />}
      {/* The third figure of a phone takes its row. */}
      {hasVat && <CollectedVat {...{ period, address }} isWide={isPast} />}
    </div>
  );
}

const COLUMNS: Readonly<Record<number, string>> = { 3: "xl:grid-cols-3", 4: "xl:grid-cols-4" };

// Nothing while it is unknown: the other sums do not wait for it.
function LeftToCollect() {
  const forecast = useAnswer(getForecast).data?.forecast;
  if (!forecast) return null;
  const { late } = forecast;
  return (
    <Figure
      label="Reste à encaisser"
      cents={leftCents(forecast)}
      list={{ show: "to_collect" }}
      {...(late.count > 0 && { line: `dont ${formatMoney(late.amount_cents)} en retard` })}
    />
  );
}

/** What earlier invoices bring to what is received and left: the sums of a period that ends today. */
export function EarlierInvoices({ figures: { sums, period } }: { figures: PeriodFiguresAnswer }) {
  const forecast = useAnswer(getForecast).data?.forecast;
  if (!forecast || period.to < todayInFrance()) return null;
  const words = earlierInvoicesWords(
    {
      invoicedCents: sums.invoices.gross_cents,
      collectedCents: sums.collected_cents,
      leftCents: leftCents(forecast),
      leftBeforeCents: sums.left_before_cents,
    },
    period,
  );
  return words === "" ? null : <p className="-mt-1 text-fine text-quiet">{words}</p>;
}

function leftCents({ late, months }: z.infer<typeof getForecast.answer>["forecast"]): number {
  return months.reduce((sum, { amount_cents: cents }) => sum + cents, late.amount_cents);
}

type VatProps = { period: Period; address: FiguresAddress; isWide: boolean };

function CollectedVat({ period, address, isWide }: VatProps) {
  const vat = useAnswer(getVatFigures, { query: { first_on: period.from, last_on: period.to } }).data?.vat;
  if (!vat) return null;
  return (
    <Link
      to="/app/analytics/vat"
      search={address}
      className={cx(FIGURE, "hover:bg-sunk", isWide && "max-md:col-span-full")}
    >
      <FigureText label={vatMessages.title} cents={vat.vat_cents} line={`sur ${formatMoney(vat.base_cents)} HT`} />
      <Leads />
    </Link>
  );
}

const FIGURE =
  "@container flex min-w-0 items-start gap-3 rounded-card border border-line bg-paper px-3 py-2 md:px-5 md:py-4";

type FigureProps = {
  label: string;
  cents: number;
  /** How it stands beside the same days a year before, or beside the period before. */
  change?: string | null;
  line?: string;
  list: MoneyAddress;
};

/** A figure, which leads to the list that it is the sum of. */
function Figure({ label, cents, change = null, line, list }: FigureProps) {
  return (
    <Link to="/app/billing" search={list} className={cx(FIGURE, "hover:bg-sunk")}>
      <FigureText label={label} cents={cents} {...(line && { line })} {...(change && { change })} />
      <Leads />
    </Link>
  );
}

function Leads() {
  return <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-quiet @max-[14rem]:hidden" />;
}

type TextProps = Pick<FigureProps, "label" | "cents" | "line"> & { change?: string };

function FigureText({ label, cents, line, change }: TextProps) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-fine text-quiet md:text-body">{label}</span>
      <span
        className="figures mt-1 block font-(family-name:--font-display) text-title font-bold md:text-page
          xl:text-[1.375rem]"
      >
        {formatMoney(cents)}
      </span>
      {line && <span className="block text-fine text-quiet">{line}</span>}
      {change && <span className="block text-fine font-[550] tabular-nums">{change}</span>}
    </span>
  );
}

/** The quotes answered in a period, and how long invoices took to be paid. */
export function QuoteFigures({ figures }: { figures: PeriodFiguresAnswer }) {
  const { answered_quotes: quotes, answer_delay_days: answerDays, payment_delay: delay, period } = figures;
  const { accepted, declined } = quotes;
  const answers = accepted.count + declined;
  const Frame = useOnPhone() ? Fold : Card;
  return (
    <Frame title="Devis et délais">
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="text-quiet">Réponses à tes devis</dt>
          <dd>
            {answers > 0 && (
              <span className="figures block text-title font-bold">
                {`${Math.round(percentOf(accepted.count, answers))} %`}
              </span>
            )}
            {acceptedText(accepted.count, declined)}
            {accepted.count > 0 && `, ${formatMoney(accepted.amount_cents)} TVA comprise`}
            <span className="flex flex-wrap gap-x-4">
              {accepted.count > 0 && <ListLink list={{ show: "accepted", ...period }}>Voir les acceptés</ListLink>}
              {declined > 0 && <ListLink list={{ show: "declined", ...period }}>Voir les refusés</ListLink>}
            </span>
          </dd>
        </div>
        {answerDays !== null && (
          <div>
            <dt className="text-quiet">Délai de réponse</dt>
            <dd>
              <span className="figures block text-title font-bold">{dayCount(answerDays)}</span>
              en moyenne, du jour du devis à sa réponse
            </dd>
          </div>
        )}
        <div>
          <dt className="text-quiet">Délai de paiement</dt>
          <dd>
            {delay.days === null ? (
              "Aucune facture payée en entier sur la période."
            ) : (
              <>
                <span className="figures block text-title font-bold">{dayCount(delay.days)}</span>
                {`en moyenne, sur ${delay.count} facture${delay.count > 1 ? "s payées" : " payée"} en entier`}
                <span className="block">
                  <ListLink list={{ show: "paid", ...period }}>Voir ces factures</ListLink>
                </span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </Frame>
  );
}

function ListLink({ list, children }: { list: MoneyAddress; children: string }) {
  return (
    <Link to="/app/billing" search={list} className={linkLook}>
      {children}
    </Link>
  );
}

function dayCount(days: number): string {
  return `${days} jour${days > 1 ? "s" : ""}`;
}

/** The customers invoiced most in a period. Each leads to its invoices. */
export function BestCustomers({ customers, hasVat }: { customers: PeriodFiguresAnswer["customers"]; hasVat: boolean }) {
  const most = Math.max(...customers.map(({ net_cents }) => net_cents), 1);
  return (
    <Card title={hasVat ? "Meilleurs clients, HT" : "Meilleurs clients"}>
      <ol className="flex flex-col">
        {customers.map(({ customer_id: id, name, net_cents: cents }) => (
          <li key={id}>
            <Link
              to="/app/billing"
              search={{ show: "invoices", q: name }}
              className="-mx-2 block rounded-inner px-2 py-2 hover:bg-sunk"
            >
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 flex-[1_1_7rem] [overflow-wrap:anywhere]">{name}</span>
                <span className="figures ml-auto font-[550]">{formatMoney(cents)}</span>
              </span>
              <span aria-hidden className="mt-1 block h-1.5">
                <span
                  className="block h-full min-w-1 rounded-full bg-act"
                  style={{ width: `${percentOf(cents, most)}%` }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
