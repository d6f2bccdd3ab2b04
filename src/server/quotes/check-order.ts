import { lastWithdrawalDay } from "#domain/documents/withdrawal.ts";
import type { ChangeOrderRefusal } from "#domain/quotes/change-orders/check-change-order.ts";
import { checkChangeOrder } from "#domain/quotes/change-orders/check-change-order.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Refusal, Result } from "#domain/shared/refusal.ts";
import { ok } from "#domain/shared/refusal.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { VersionRow } from "./quote-versions.repository.ts";

/** As `checkChangeOrder`, of a version at a moment. What is no change order is not refused, nor what is accepted. */
export function checkOrder(version: VersionRow, at: Date): Result<null, ChangeOrderRefusal> {
  if (version.change_order_rank === null || version.decision === "accepted") return ok(null);
  const { amended_id, amended_signed_at: signedAt, is_invoiced: isInvoiced, time_zone } = version;
  const withdrawableUntil = signedAt && lastWithdrawalDay(dayAt(signedAt, time_zone));
  const facts = { isAgreementStanding: amended_id !== null, withdrawableUntil, isInvoiced };
  return checkChangeOrder(facts, dayAt(at, time_zone));
}

/** The error of a refusal of `checkOrder`. The day that it names is no field. */
export function orderError({ code, fields = [] }: Refusal<ChangeOrderRefusal>): ApiError {
  const message = quoteMessages[code];
  return new ApiError(422, code, typeof message === "string" ? message : message(fields));
}
