import type { ItemLine } from "../lines/line.ts";
import { netCents } from "../lines/line.ts";
import { NO_TERMS } from "../lines/terms.ts";
import { ONE_UNIT_E4, centsToE6, spreadCents } from "../shared/money.ts";
import type { LineLeft } from "./credit-left.ts";
import { creditLeft } from "./credit-left.ts";
import type { CreditResult } from "./credit-note.ts";
import { creditNoteLines, refuseCredit } from "./credit-note.ts";
import type { BaseAndVat, CreditedInvoice, VatRate } from "./credit-totals.ts";
import { creditedGross, grossOfCredits, isSameRate, sumOfRate, totalsAfter } from "./credit-totals.ts";
import { creditMessages } from "./credit.messages.ts";
import type { IssuedInvoice } from "./invoice.ts";

/**
 * The lines of a credit note that takes a sum with VAT off an invoice: a reduction granted once it is issued, which
 * lowers the base of VAT (CGI art. 272-1). It is spread over the rates in proportion to what is left of each. Each line
 * of the credit note is what it takes off one rate. The sum of all that is left credits the lines that are left.
 */
export function creditNoteOfSum(
  invoice: IssuedInvoice,
  earlier: readonly IssuedInvoice[],
  grossCents: number,
): CreditResult {
  const left = creditLeft(invoice, earlier);
  if (left.grossCents === 0 || grossCents === left.grossCents || invoice.kind === "credit_note")
    return creditNoteLines(invoice, earlier, null);
  if (grossCents <= 0) return refuseCredit("credit_of_zero", creditMessages.sumOfZero);
  if (grossCents > left.grossCents)
    return refuseCredit("credit_beyond_total", creditMessages.beyondTotal(left.grossCents));
  const books = { invoice, earlier };
  const parts = spreadOverRates(books, grossCents);
  const lines = withFreeIds(
    invoice,
    parts.flatMap((part) => linesOfPart(books, part, left.lines)),
  );
  const totals = totalsAfter(books, lines, (rate) => {
    const { credits } = parts.find((part) => isSameRate(part.rate, rate)) ?? { credits: sumOfRate(earlier, rate) };
    return credits;
  });
  return { ok: true, value: { lines, terms: NO_TERMS, totals } };
}

/** What a sum takes off a rate. `credits`: base and VAT of all credits of the rate, this one included. */
type Part = { rate: VatRate; baseCents: number; credits: BaseAndVat };

/**
 * What a sum takes off each rate. The base of all credits of a rate follows from their sum with VAT, so
 * that neither goes beyond the invoice and their VAT is at most a cent from that of their base.
 */
function spreadOverRates({ invoice, earlier }: CreditedInvoice, grossCents: number): Part[] {
  const rates = invoice.totals.vat.map((ofInvoice) => ({ ofInvoice, ofEarlier: sumOfRate(earlier, ofInvoice) }));
  const shares = spreadCents(
    grossCents,
    rates.map(({ ofInvoice, ofEarlier }) => grossOfCredits(ofInvoice) - grossOfCredits(ofEarlier)),
  );
  return rates.flatMap(({ ofInvoice, ofEarlier }, index): Part[] => {
    const share = shares[index] ?? 0;
    if (share === 0) return [];
    const creditedCents = grossOfCredits(ofEarlier) + share;
    const credits = creditedGross(ofInvoice, ofEarlier, creditedCents);
    return [{ rate: ofInvoice, baseCents: credits.baseCents - ofEarlier.baseCents, credits }];
  });
}

/** The base of a part as lines: one for each VAT treatment and nature of the lines left at its rate. */
function linesOfPart({ invoice }: CreditedInvoice, part: Part, left: readonly LineLeft[]): ItemLine[] {
  const kinds = new Map<string, { line: ItemLine; cents: number }>();
  for (const { line, leftE4 } of left.filter((one) => isSameRate(one.line.vat, part.rate))) {
    const key = `${line.vat.reason} ${line.nature}`;
    const cents = (kinds.get(key)?.cents ?? 0) + netCents({ ...line, quantityE4: leftE4 });
    kinds.set(key, { line, cents });
  }
  const shares = spreadCents(
    part.baseCents,
    [...kinds.values()].map(({ cents }) => cents),
  );
  const hasBothNatures = new Set([...kinds.values()].map(({ line }) => line.nature)).size > 1;
  const lines = [...kinds.values()].map(({ line: { vat, nature } }, index): ItemLine => ({
    kind: "item",
    id: "reduction",
    label: creditMessages.reduction(invoice.number, hasBothNatures ? nature : null),
    details: [],
    nature,
    quantityE4: ONE_UNIT_E4,
    unit: "forfait",
    unitPriceE6: centsToE6(shares[index] ?? 0),
    discountBasisPoints: 0,
    vat,
    isOption: false,
    source: null,
  }));
  const pricedLines = lines.filter(({ unitPriceE6 }) => unitPriceE6 > 0);
  return pricedLines.length > 0 ? pricedLines : lines.slice(0, 1);
}

/** The lines with IDs of their own, which no line of the invoice has. */
function withFreeIds(invoice: IssuedInvoice, lines: readonly ItemLine[]): ItemLine[] {
  const ids = new Set(invoice.lines.map(({ id }) => id));
  let rank = 0;
  return lines.map((line) => {
    do rank++;
    while (ids.has(`${line.id}-${rank}`));
    return { ...line, id: `${line.id}-${rank}` };
  });
}
