import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";

/** Why a change order is neither given nor accepted now. */
export type ChangeOrderRefusal = "order_baseless" | "order_after_invoice" | "order_too_early";

/**
 * What decides whether a change order may be given or accepted. `isAgreementStanding`: the version that it changes is
 * still accepted. `withdrawableUntil`: the last day on which its customer may withdraw from that one, or null.
 * `isInvoiced`: the whole price or its rest is invoiced.
 */
export type ChangeOrderFacts = {
  isAgreementStanding: boolean;
  withdrawableUntil: CalendarDate | null;
  isInvoiced: boolean;
};

/**
 * Refuses a change order of what is not agreed any more, of what is invoiced whole, since nothing would bill it, and
 * of what its customer may still withdraw from, whose last day is then the field.
 */
export function checkChangeOrder(
  { isAgreementStanding, withdrawableUntil, isInvoiced }: ChangeOrderFacts,
  today: CalendarDate,
): Result<null, ChangeOrderRefusal> {
  if (!isAgreementStanding) return refused("order_baseless");
  if (isInvoiced) return refused("order_after_invoice");
  const isTooEarly = withdrawableUntil !== null && today <= withdrawableUntil;
  return isTooEarly ? refused("order_too_early", [withdrawableUntil]) : ok(null);
}
