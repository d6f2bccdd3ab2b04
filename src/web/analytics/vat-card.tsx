import type { VatFiguresAnswer } from "#api/analytics.ts";
import { getVatFigures } from "#api/analytics.ts";
import { isOneDeclaration } from "#domain/analytics/period-figures.ts";
import type { Period } from "#domain/analytics/period.ts";
import { declaredRateText } from "#domain/analytics/vat-declared.ts";
import { vatMessages } from "#domain/analytics/vat.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { Card } from "#web/ui/card.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronRight } from "lucide-react";
import type { VatAddress } from "./figures-address.ts";

type Props = { address: VatAddress; period: Period; isHiddenWhenEmpty?: boolean; isOfPage?: boolean };

/**
 * The VAT collected in a period, rate by rate. Each figure leads to the list behind it. `isHiddenWhenEmpty`: under
 * franchise, a company declares what it charged before alone. `isOfPage`: the page has its title, and says what is
 * empty.
 */
export function VatCard({ address, period, isHiddenWhenEmpty = false, isOfPage = false }: Props) {
  const vat = useAnswer(
    getVatFigures,
    { query: { first_on: period.from, last_on: period.to } },
    { placeholderData: (former) => former },
  );
  const isOnInvoice = useCompany().data?.vat_due_on === "invoice";
  if (vat.error) return <Failure error={vat.error} retry={() => void vat.refetch()} />;
  if (!vat.data) return <SheetSkeleton label={vatMessages.loading} />;
  const { rates, deductible } = vat.data.vat;
  // What is to deduct is said before anything is collected. Under franchise nothing is deducted.
  const isEmpty = isHiddenWhenEmpty || (isOfPage && deductible.vat_cents === 0);
  if (isEmpty && rates.length === 0) return null;
  return (
    <Card {...(!isOfPage && { title: vatMessages.pageTitle })}>
      <ToPay vat={vat.data.vat} period={period} />
      <p className="my-3 text-fine text-quiet">{isOnInvoice ? vatMessages.ruleOnInvoice : vatMessages.rule}</p>
      {rates.length > 0 && <VatTable vat={vat.data.vat} address={address} />}
      {rates.length === 0 && !isOfPage && <p>{vatMessages.nothing}</p>}
    </Card>
  );
}

// What is owed of a period: collected, less what the purchases let deduct.
function ToPay({ vat: { vat_cents: collectedCents, deductible }, period }: { vat: VatFiguresAnswer; period: Period }) {
  const { vat_cents: deductibleCents, invoice_count: count } = deductible;
  const toPayCents = collectedCents - deductibleCents;
  const owedName = isOneDeclaration(period) ? vatMessages.toPay : vatMessages.ofPeriod;
  return (
    <dl className="flex flex-col gap-1">
      <Sum name={vatMessages.title} cents={collectedCents} />
      <Sum name={vatMessages.deductible} cents={-deductibleCents} about={vatMessages.ofPurchases(count)} />
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2">
        <dt>
          <span className="font-[550]">{toPayCents < 0 ? vatMessages.toCarry : owedName}</span>
          {count === 0 && collectedCents > 0 && (
            <span className="block text-fine font-[550] text-alert">{vatMessages.beforePurchases}</span>
          )}
        </dt>
        <dd className="figures ml-auto font-(family-name:--font-display) text-page font-bold">
          {formatMoney(Math.abs(toPayCents))}
        </dd>
      </div>
    </dl>
  );
}

function Sum({ name, cents, about }: { name: string; cents: number; about?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        {name}
        {about && <span className="block text-fine text-quiet">{about}</span>}
      </dt>
      <dd className="figures whitespace-nowrap">{formatMoney(cents === 0 ? 0 : cents)}</dd>
    </div>
  );
}

function VatTable({ vat, address }: { vat: VatFiguresAnswer; address: VatAddress }) {
  // One rate alone is compared with nothing.
  const most = vat.rates.length > 1 ? Math.max(...vat.rates.map(({ vat_cents }) => vat_cents), 1) : null;
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{vatMessages.byRate}</caption>
        <thead className="border-b border-line text-fine text-quiet">
          <tr>
            <th scope="col" className="py-2 text-left font-[550]">
              Taux
            </th>
            <td aria-hidden className="max-md:hidden" />
            <th scope="col" className="py-2 pl-4 text-right font-[550]">
              Base HT
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-[550]">
              TVA
            </th>
          </tr>
        </thead>
        <tbody>
          {vat.rates.map((rate) => (
            <RateRow key={`${rate.category} ${rate.basis_points}`} rate={rate} most={most} address={address} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-[550]">
            <th scope="row" className="text-left">
              <Link
                to="/app/analytics/vat"
                search={periodOf(address)}
                title={vatMessages.seeInvoices}
                className={RATE_LINK}
              >
                Total
                <ChevronRight aria-hidden className="size-4 text-quiet" />
              </Link>
            </th>
            <td aria-hidden className="max-md:hidden" />
            <td className="figures py-2 pl-4 text-right whitespace-nowrap">{formatMoney(vat.base_cents)}</td>
            <td className="figures py-2 pl-4 text-right whitespace-nowrap">{formatMoney(vat.vat_cents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const RATE_LINK = "inline-flex min-h-11 items-center gap-1 whitespace-nowrap text-act hover:underline";

function periodOf({ period, from, to }: VatAddress): VatAddress {
  return { ...(period && { period }), ...(from !== undefined && to !== undefined && { from, to }) };
}

type RateProps = { rate: VatFiguresAnswer["rates"][number]; most: number | null; address: VatAddress };

function RateRow({ rate: { category, basis_points: basisPoints, base_cents, vat_cents }, most, address }: RateProps) {
  const isShown = address.category === category && address.basisPoints === basisPoints;
  return (
    <tr className={cx("border-t border-line", isShown && "font-[550]")}>
      <th scope="row" className="text-left font-normal">
        <Link
          to="/app/analytics/vat"
          search={{ ...periodOf(address), category, basisPoints }}
          aria-current={isShown ? "true" : undefined}
          title={vatMessages.seeInvoices}
          className={RATE_LINK}
        >
          {declaredRateText({ category, basisPoints })}
          <ChevronRight aria-hidden className="size-4 text-quiet" />
        </Link>
      </th>
      <td aria-hidden className="w-1/2 pl-4 max-md:hidden">
        {most !== null && (
          <span
            className={cx("block h-2 rounded-full", vat_cents > 0 && "min-w-1 bg-act")}
            style={{ width: `${percentOf(Math.max(vat_cents, 0), most)}%` }}
          />
        )}
      </td>
      <td className="figures py-2 pl-4 text-right whitespace-nowrap">{formatMoney(base_cents)}</td>
      <td className="figures py-2 pl-4 text-right whitespace-nowrap">{formatMoney(vat_cents)}</td>
    </tr>
  );
}
