import { readDrawing } from "../../documents/drawn-signature.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addMonths } from "../../shared/calendar-date.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import type { DrawnSignature, HandoverContent } from "./report-content.ts";

// The reception of works is « l'acte par lequel le maître de l'ouvrage déclare accepter l'ouvrage avec ou sans
// réserves », pronounced by both parties together (code civil, art. 1792-6). Its date starts the guarantees.

/** What both want to sign. The drawings are as the device sent them. */
export type WantedHandover = {
  receivedOn: CalendarDate;
  hasReserves: boolean;
  reserves: readonly { text: string; dueOn: CalendarDate | null }[];
  customer: DrawnSignature;
  company: DrawnSignature;
};

/** Why a reception cannot be signed as it is. */
export type HandoverRefusal =
  | "coming_day"
  | "no_reserve"
  | "unwanted_reserve"
  | "due_too_early"
  | "customer_drawing"
  | "company_drawing";

/**
 * The two signatures of a reception, their drawings written anew. Refuses a reception of a later day than today, one
 * with reserves that names none, one without that names some, a reserve due before the reception, and a signature that
 * is none.
 */
export function checkHandover(
  { receivedOn, hasReserves, reserves, customer, company }: WantedHandover,
  today: CalendarDate,
): Result<{ customer: DrawnSignature; company: DrawnSignature }, HandoverRefusal> {
  if (receivedOn > today) return refused("coming_day", ["received_on"]);
  if (hasReserves && reserves.length === 0) return refused("no_reserve", ["reserves"]);
  if (!hasReserves && reserves.length > 0) return refused("unwanted_reserve", ["reserves"]);
  const earlyPlace = reserves.findIndex(({ dueOn }) => dueOn !== null && dueOn < receivedOn);
  if (earlyPlace >= 0) return refused("due_too_early", [`reserves.${earlyPlace}.due_on`]);
  const customerDrawing = readDrawing(customer.drawing);
  if (customerDrawing === null) return refused("customer_drawing", ["customer_drawing"]);
  const companyDrawing = readDrawing(company.drawing);
  if (companyDrawing === null) return refused("company_drawing", ["company_drawing"]);
  return ok({
    customer: { signer: customer.signer, drawing: customerDrawing },
    company: { signer: company.signer, drawing: companyDrawing },
  });
}

/** The last days of the guarantees that a reception starts (code civil, art. 1792-6, 1792-3 and 1792-4-1). */
export function guaranteeEnds(receivedOn: CalendarDate): {
  completion: CalendarDate;
  equipment: CalendarDate;
  structure: CalendarDate;
} {
  return {
    completion: addMonths(receivedOn, 12),
    equipment: addMonths(receivedOn, 24),
    structure: addMonths(receivedOn, 120),
  };
}

/** Why the lifting of a reserve is not noted. */
export type LiftRefusal = "unknown_reserve" | "coming_day" | "before_reception";

/**
 * Says whether a reserve may be noted as lifted on a day. `place`: that of the reserve, from 1. Refuses a reserve that
 * the reception does not have, a later day than today, and one before the reception.
 */
export function checkLift(
  { receivedOn, reserves }: Pick<HandoverContent, "receivedOn" | "reserves">,
  { place, liftedOn }: { place: number; liftedOn: CalendarDate },
  today: CalendarDate,
): Result<null, LiftRefusal> {
  if (place < 1 || place > reserves.length) return refused("unknown_reserve");
  if (liftedOn > today) return refused("coming_day", ["lifted_on"]);
  if (liftedOn < receivedOn) return refused("before_reception", ["lifted_on"]);
  return ok(null);
}
