import { shareCents } from "../shared/money.ts";

/**
 * What the sum paid at the order means: « acompte » (`down_payment`) binds both parties; « arrhes » (`earnest_money`)
 * let either withdraw, the customer by losing them, the seller by giving them back twice (C. conso L214-1, C. civ.
 * 1590).
 */
export const DEPOSIT_KINDS = ["down_payment", "earnest_money"] as const;

/** What the sum paid at the order means. */
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

/** The deposit that a quote asks for at the order: a share of its total, or an amount with VAT. */
export type Deposit = { kind: DepositKind; size: DepositSize };

/** How much is asked. */
export type DepositSize = { unit: "share"; basisPoints: number } | { unit: "amount"; cents: number };

/** What a deposit comes to, in cents, of a total with VAT: never more than the total, nor less than nothing. */
export function depositCents({ size }: Deposit, grossCents: number): number {
  if (grossCents <= 0) return 0;
  return size.unit === "share" ? shareCents(grossCents, size.basisPoints) : Math.min(size.cents, grossCents);
}
