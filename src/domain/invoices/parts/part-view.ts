import type { DeductionRow } from "../../documents/lines-view.ts";
import { countedItems } from "../../lines/line.ts";
import type { VatSubtotal } from "../../lines/totals.ts";
import { printsVat } from "../../lines/vat-treatment.ts";
import { formatDate, formatMoney, formatPercent } from "../../shared/french-format.ts";
import { partBasisPoints } from "../../shared/money.ts";
import { isSameRate } from "../credit-totals.ts";
import type { Invoice } from "../invoice.ts";
import { partMessages } from "./part.messages.ts";

/**
 * What an invoice takes off its lines for what others bill, as its totals print it. `discountCents`: all that it takes
 * off.
 */
export function deductionRows({ kind, part }: Invoice, discountCents: number): DeductionRow[] {
  if (!part) return [];
  // The lines that a credit note names say more than its invoice billed.
  if (kind === "credit_note")
    return discountCents === 0 ? [] : [{ label: partMessages.billedElsewhere, cents: discountCents }];
  return part.deductions.map((one) => ({
    label: one.invoice ? `${partMessages.names[one.kind]} ${one.invoice.number}` : partMessages.carried,
    cents: one.netCents,
  }));
}

/** What of the discount of a rate is no discount but a deduction, in cents without VAT. */
export function deductedCents({ kind, part }: Invoice, rate: VatSubtotal): number {
  if (!part) return 0;
  if (kind === "credit_note") return rate.discountCents;
  return part.deductionsByRate.find((one) => isSameRate(one, rate))?.baseCents ?? 0;
}

/** What a part invoice says at its foot: what it is a part of, what is done, and what was invoiced before. */
export function partNotices({ kind, part, seller, lines, totals }: PrintedPart): string[] {
  if (!part || kind === "credit_note") return [];
  const showsVat = printsVat(seller.vatRegime);
  const priceOf = (cents: { netCents: number; vatCents: number; grossCents: number }) =>
    showsVat
      ? partMessages.fullPrice(formatMoney(cents.netCents), formatMoney(cents.vatCents), formatMoney(cents.grossCents))
      : formatMoney(cents.grossCents);
  const { number } = part.quote;
  const earlier = part.earlier.map((one) =>
    partMessages.earlier(partMessages.names[one.kind], `${one.number} du ${formatDate(one.issuedOn)}`, priceOf(one)),
  );
  if (kind === "deposit") {
    const chargesVat = showsVat && countedItems(lines).some(({ vat }) => vat.basisPoints > 0);
    const isDueOnPayment = chargesVat && seller.vatDueOn === "payment";
    return [
      partMessages.depositOf(number, priceOf(part.quote)),
      ...(isDueOnPayment ? [partMessages.depositVat] : []),
      ...earlier,
    ];
  }
  if (kind === "final") return [partMessages.finalOf(number, priceOf(part.quote)), ...earlier];
  const invoicedCents = part.earlier.reduce((cents, one) => cents + one.netCents, 0);
  const doneCents = (totals?.netCents ?? 0) + part.deductions.reduce((cents, one) => cents + one.netCents, 0);
  const leftCents = part.quote.netCents - invoicedCents - (totals?.netCents ?? 0);
  const tax = showsVat ? " HT" : "";
  return [
    partMessages.progressOf(number, priceOf(part.quote)),
    partMessages.progressSums({
      done: `${formatMoney(doneCents)}${tax}`,
      share: formatPercent(partBasisPoints(doneCents, part.quote.netCents)),
      billedSoFar: `${formatMoney(invoicedCents)}${tax}`,
      now: `${formatMoney(totals?.netCents ?? 0)}${tax}`,
      left: `${formatMoney(leftCents)}${tax}`,
    }),
    ...earlier,
  ];
}

type PrintedPart = Invoice & { totals?: { netCents: number } };
