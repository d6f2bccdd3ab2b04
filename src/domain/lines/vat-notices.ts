import type { CalendarDate } from "../shared/calendar-date.ts";
import type { Line } from "./line.ts";
import type { VatReason } from "./vat-reasons.ts";
import { reasonNotice } from "./vat-treatment.ts";

/** The reasons for which lines bear no VAT, options included, each once, in the order of the lines. */
export function vatReasons(lines: readonly Line[]): VatReason[] {
  const reasons = lines.flatMap((line) => (line.kind === "item" ? (line.vat.reason ?? []) : []));
  return [...new Set(reasons)];
}

/** What a document of that day says of its lines without VAT: one notice for each reason. */
export function vatReasonNotices(lines: readonly Line[], day: CalendarDate): string[] {
  const notices = vatReasons(lines).map((reason) => reasonNotice(reason, day));
  return [...new Set(notices)].filter((notice) => notice !== "");
}
