import type { CalendarDate } from "../../shared/calendar-date.ts";
import { netOfGrossCents } from "../../shared/money.ts";
import { numberKey, supplierKey } from "./e-invoice.ts";

/** What a purchase says at most. `ticketName`: the file name of its ticket. */
export const PURCHASE_LIMITS = {
  supplierName: 120,
  note: 300,
  grossCents: 1_000_000_000,
  ticketName: 120,
  /** Of the photo of a ticket, drawn again: its longer side in pixels, and its bytes. */
  ticketSide: 2_048,
  usualTicketBytes: 600_000,
  /** Of a ticket as it is sent. */
  ticketBytes: 4_000_000,
} as const;

/** The kinds of files of a ticket that are kept. */
export const TICKET_MIMES = ["image/jpeg", "image/png", "application/pdf"] as const;

/** One of them. */
export type TicketMime = (typeof TICKET_MIMES)[number];

/** How the name of each of them ends. */
export const TICKET_ENDINGS: Record<TicketMime, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
};

/** A purchase as a paper ticket says it. Amounts are cents: what was paid, and the VAT in it. */
export type Purchase = {
  supplierName: string;
  boughtOn: CalendarDate;
  grossCents: number;
  vatCents: number;
  note: string;
  projectId: string | null;
};

/** What is wrong with a purchase, by its field. */
export type PurchaseProblem = { field: "bought_on" | "vat_cents"; code: "future_day" | "vat_too_high" };

/** The highest rate of France, which no VAT of a ticket exceeds. */
const HIGHEST_BASIS_POINTS = 2_000;
/** Tills round the VAT of each line. */
const ROUNDING_CENTS = 10;

/** The VAT in an amount that has it, in cents, at a rate in basis points. */
export function vatInGrossCents(grossCents: number, basisPoints: number): number {
  return grossCents - netOfGrossCents(grossCents, basisPoints);
}

/** What keeps a purchase from being noted: a day that is to come, or more VAT than the highest rate gives. */
export function purchaseProblem(
  { boughtOn, grossCents, vatCents }: Pick<Purchase, "boughtOn" | "grossCents" | "vatCents">,
  today: CalendarDate,
): PurchaseProblem | null {
  if (boughtOn > today) return { field: "bought_on", code: "future_day" };
  const mostCents = Math.min(grossCents, vatInGrossCents(grossCents, HIGHEST_BASIS_POINTS) + ROUNDING_CENTS);
  return vatCents > mostCents ? { field: "vat_cents", code: "vat_too_high" } : null;
}

/** The rate that gives a VAT amount, to the cent, among those offered. Null for another amount, or several rates. */
export function rateOfPurchase(
  { grossCents, vatCents }: Pick<Purchase, "grossCents" | "vatCents">,
  rates: readonly number[],
): number | null {
  return rates.find((rate) => vatInGrossCents(grossCents, rate) === vatCents) ?? null;
}

/**
 * What tells a purchase by hand from every other invoice. A paper ticket has no number that people copy: each one
 * counts. No number of an invoice reads so (`numberKey`).
 */
export function purchaseKeys({ id, supplierName }: { id: string; supplierName: string }) {
  return {
    supplierKey: supplierKey({ name: supplierName, siren: "", vatNumber: "" }),
    numberKey: `ticket ${numberKey(id).toLowerCase()}`,
  };
}
