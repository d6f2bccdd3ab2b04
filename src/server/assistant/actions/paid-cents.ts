import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { shareCents } from "#domain/shared/money.ts";

/**
 * What was paid of an invoice, in cents. « la moitié » of one on which nothing was paid is half of it. Null for another
 * part, whose sum is asked.
 */
export function paidCents(
  { part, amountCents }: SaidAction,
  { restCents, grossCents }: { restCents: number; grossCents: number },
): number | null {
  if (part === null || amountCents !== null) return amountCents ?? restCents;
  return part === "unsaid" || restCents !== grossCents ? null : shareCents(grossCents, PART_BASIS_POINTS[part]);
}

const PART_BASIS_POINTS = { half: 5_000, quarter: 2_500 };
