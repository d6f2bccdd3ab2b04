import { readDrawing } from "../../documents/drawn-signature.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { missingInReception } from "./report-words.messages.ts";
import { HANDOVER_REFUSALS, reportMessages } from "./report.messages.ts";

/** A reception as it is filled, before it is signed. A day that cannot be read is null. */
export type FilledHandover = {
  receivedOn: CalendarDate | null;
  hasReserves: boolean;
  reserves: readonly { text: string }[];
  customerSigner: string;
  customerDrawing: string;
  companySigner: string;
  companyDrawing: string;
};

/**
 * What is missing in a reception, in sentences by field, in the order of the form. It is said before what makes it
 * surprising. The server checks all of it again.
 */
export function handoverProblems(handover: FilledHandover): Record<string, string> {
  const problems: Record<string, string> = {};
  if (handover.receivedOn === null) problems["received_on"] = reportMessages.noDay;
  if (handover.hasReserves && handover.reserves.length === 0) problems["reserves"] = HANDOVER_REFUSALS.no_reserve;
  if (handover.hasReserves)
    for (const [place, { text }] of handover.reserves.entries())
      if (text.trim() === "") problems[`reserves.${place}.text`] = missingInReception.reserve;
  if (handover.customerSigner.trim() === "") problems["customer_signer"] = missingInReception.signer;
  if (readDrawing(handover.customerDrawing) === null) problems["customer_drawing"] = HANDOVER_REFUSALS.customer_drawing;
  if (handover.companySigner.trim() === "") problems["company_signer"] = missingInReception.signer;
  if (readDrawing(handover.companyDrawing) === null) problems["company_drawing"] = HANDOVER_REFUSALS.company_drawing;
  return problems;
}
