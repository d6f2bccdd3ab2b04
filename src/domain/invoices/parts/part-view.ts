import { tradeWords } from "../../company/examples/trade-words.messages.ts";
import type { FactView } from "../../documents/document-view.ts";
import type { DeductionRow } from "../../documents/lines-view.ts";
import { countedItems } from "../../lines/line.ts";
import type { VatSubtotal } from "../../lines/totals.ts";
import { printsVat } from "../../lines/vat-treatment.ts";
import { formatDate, formatMoney, formatPercent } from "../../shared/french-format.ts";
import { partBasisPoints } from "../../shared/money.ts";
import { typeset } from "../../shared/text/typeset.ts";
import { isSameRate } from "../credit-totals.ts";
import type { Invoice, InvoiceKind } from "../invoice.ts";
import { partMessages, partNames } from "./part.messages.ts";

/**
 * What an invoice takes off its lines for what others bill, as its totals print it. `discountCents`: all that it takes
 * off.
 */
export function deductionRows({ kind, part, seller }: Invoice, discountCents: number): DeductionRow[] {
  if (!part) return [];
  // The lines that a credit note names say more than its invoice billed.
  if (kind === "credit_note")
    return discountCents === 0 ? [] : [{ label: partMessages.billedElsewhere, cents: discountCents }];
  const names = partNames(tradeWords(seller.trade));
  return part.deductions.map((one) => ({
    label: one.invoice
      ? partMessages.invoiced(names[one.kind], one.invoice.number, formatDate(one.invoice.issuedOn))
      : partMessages.carried,
    cents: one.netCents,
  }));
}

/** What of the discount of a rate is no discount but a deduction, in cents without VAT. */
export function deductedCents({ kind, part }: Invoice, rate: VatSubtotal): number {
  if (!part) return 0;
  if (kind === "credit_note") return rate.discountCents;
  return part.deductionsByRate.find((one) => isSameRate(one, rate))?.baseCents ?? 0;
}

/** What the XML of a part invoice says in notes: what it is a part of, what is done, and what was invoiced before. */
export function partNotices({ kind, part, seller, lines, totals }: PrintedPart): string[] {
  if (!part || kind === "credit_note") return [];
  const showsVat = printsVat(seller.vatRegime);
  const priceOf = (cents: { netCents: number; vatCents: number; grossCents: number }) =>
    showsVat
      ? partMessages.fullPrice(formatMoney(cents.netCents), formatMoney(cents.vatCents), formatMoney(cents.grossCents))
      : formatMoney(cents.grossCents);
  const { number } = part.quote;
  const words = tradeWords(seller.trade);
  const earlier = part.earlier.map((one) =>
    partMessages.earlier(partNames(words)[one.kind], `${one.number} du ${formatDate(one.issuedOn)}`, priceOf(one)),
  );
  if (kind === "deposit") {
    return [
      partMessages.depositOf(number, priceOf(part.quote)),
      ...(isDepositVatDueOnPayment({ seller, lines }) ? [partMessages.depositVat] : []),
      ...earlier,
    ];
  }
  if (kind === "final") return [partMessages.finalOf(number, priceOf(part.quote), showsVat), ...earlier];
  const invoicedCents = part.earlier.reduce((cents, one) => cents + one.netCents, 0);
  const doneCents = (totals?.netCents ?? 0) + part.deductions.reduce((cents, one) => cents + one.netCents, 0);
  const leftCents = part.quote.netCents - invoicedCents - (totals?.netCents ?? 0);
  const tax = showsVat ? " HT" : "";
  return [
    partMessages.progressOf(words, number, priceOf(part.quote)),
    partMessages.progressSums(words, {
      done: `${formatMoney(doneCents)}${tax}`,
      share: formatPercent(partBasisPoints(doneCents, part.quote.netCents)),
      billedSoFar: `${formatMoney(invoicedCents)}${tax}`,
      now: `${formatMoney(totals?.netCents ?? 0)}${tax}`,
      left: `${formatMoney(leftCents)}${tax}`,
    }),
    ...earlier,
  ];
}

/**
 * Where the invoicing of a quote stands, a row each: the quote, what was invoiced of it, this invoice, what that makes
 * and what is left. Empty for an invoice of all of it, and for a credit note.
 */
export function partRows({ kind, part, seller, issuedTotals }: Invoice & { issuedTotals: PartPrice }): FactView[] {
  if (!part || !isPartKind(kind)) return [];
  const showsVat = printsVat(seller.vatRegime);
  const words = tradeWords(seller.trade);
  const row = (label: string, { netCents, vatCents, grossCents }: PartPrice): FactView => ({
    label: typeset(label),
    value: showsVat
      ? partMessages.prices(formatMoney(netCents), formatMoney(vatCents), formatMoney(grossCents))
      : formatMoney(grossCents),
  });
  const soFar = [...part.earlier, issuedTotals].reduce((sum: PartPrice, one) => addPrices(sum, one), NOTHING);
  const left = takeOff(part.quote, soFar);
  const share = formatPercent(partBasisPoints(soFar.netCents, part.quote.netCents));
  return [
    row(partMessages.agreed(part.quote.number), part.quote),
    ...part.earlier.map((one) =>
      row(partMessages.invoiced(partNames(words)[one.kind], one.number, formatDate(one.issuedOn)), one),
    ),
    row(partMessages.current(words)[kind], issuedTotals),
    ...(part.earlier.length === 0 ? [] : [row(partMessages.soFar(share), soFar)]),
    ...(kind === "final" ? [] : [row(partMessages.left, left)]),
  ];
}

/** What a part invoice says at the foot of its page, beside the rows that say where the invoicing stands. */
export function partFootnotes({ kind, part, seller, lines }: Invoice): string[] {
  if (!part || !isPartKind(kind)) return [];
  if (kind === "final") return [partMessages.finalDeducted(printsVat(seller.vatRegime))];
  if (kind === "deposit") {
    const isVatDue = isDepositVatDueOnPayment({ seller, lines });
    return [partMessages.depositDeducted, ...(isVatDue ? [partMessages.depositVat] : [])];
  }
  const tax = printsVat(seller.vatRegime) ? " HT" : "";
  const shares = part.deductions.flatMap(({ kind: deductedKind, invoice, netCents }) => {
    const wholeCents = part.earlier.find(({ id }) => id === invoice?.id)?.netCents ?? 0;
    return deductedKind === "deposit" && invoice && netCents < wholeCents
      ? [partMessages.depositShare(invoice.number, formatMoney(netCents), `${formatMoney(wholeCents)}${tax}`)]
      : [];
  });
  return [partMessages.progressLines(tradeWords(seller.trade)), ...shares];
}

type PartPrice = { netCents: number; vatCents: number; grossCents: number };

const NOTHING: PartPrice = { netCents: 0, vatCents: 0, grossCents: 0 };

function addPrices(one: PartPrice, other: PartPrice): PartPrice {
  return {
    netCents: one.netCents + other.netCents,
    vatCents: one.vatCents + other.vatCents,
    grossCents: one.grossCents + other.grossCents,
  };
}

function takeOff(whole: PartPrice, part: PartPrice): PartPrice {
  return {
    netCents: whole.netCents - part.netCents,
    vatCents: whole.vatCents - part.vatCents,
    grossCents: whole.grossCents - part.grossCents,
  };
}

function isPartKind(kind: InvoiceKind): kind is "deposit" | "progress" | "final" {
  return kind === "deposit" || kind === "progress" || kind === "final";
}

function isDepositVatDueOnPayment({ seller, lines }: Pick<Invoice, "seller" | "lines">): boolean {
  const chargesVat = printsVat(seller.vatRegime) && countedItems(lines).some(({ vat }) => vat.basisPoints > 0);
  return chargesVat && seller.vatDueOn === "payment";
}

type PrintedPart = Invoice & { totals?: { netCents: number } };
