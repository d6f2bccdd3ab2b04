import type { Company } from "../company/company.ts";
import type { DatedWording } from "../company/legal-notices.ts";
import { wordingOn } from "../company/legal-notices.ts";
import type { Customer } from "../customers/customer.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { isExportInsideFrance, territoryOf } from "../shared/territory.ts";
import type { Line } from "./line.ts";
import type { VatReason } from "./vat-reasons.ts";
import { reasonNotice } from "./vat-treatment.ts";

/** The day of a document and its parties: what a notice of VAT follows from, beside its reason. */
export type NoticedSale = {
  day: CalendarDate;
  seller: Pick<Company, "address">;
  buyer: Pick<Customer, "address" | "kind">;
};

// From the day when such an export could be invoiced to anybody: the notice of an earlier document stays.
const EXPORT_INSIDE_FRANCE_WORDINGS: readonly DatedWording[] = [
  {
    from: "2026-11-29",
    text: "Exonération de TVA, articles 262, I et 294, 2 du CGI (exportation)",
    source: "CGI 262, I, CGI 294, 2",
  },
];

// A business outside the Union is taxed where it is (259-1°), a private person for what 259 B lists.
const SERVICES_OF_CONSUMER = "TVA non applicable, article 259 B du CGI";

/** The reasons for which lines bear no VAT, options included, each once, in the order of the lines. */
export function vatReasons(lines: readonly Line[]): VatReason[] {
  const reasons = lines.flatMap((line) => (line.kind === "item" ? (line.vat.reason ?? []) : []));
  return [...new Set(reasons)];
}

/** What a document says of its lines without VAT: one notice for each reason. */
export function vatReasonNotices(lines: readonly Line[], sale: NoticedSale): string[] {
  const notices = vatReasons(lines).map((reason) => noticeOfSale(reason, sale));
  return [...new Set(notices)].filter((notice) => notice !== "");
}

/** What a document says of the reason; empty for the reasons that print nothing. */
export function noticeOfSale(reason: VatReason, { day, seller, buyer }: NoticedSale): string {
  const [from, to] = [seller, buyer].map(({ address }) => address && territoryOf(address));
  if (reason === "non_eu_services" && buyer.kind === "person") return SERVICES_OF_CONSUMER;
  const isInsideFrance = reason === "export" && isExportInsideFrance(from ?? null, to ?? null);
  return (isInsideFrance && wordingOn(EXPORT_INSIDE_FRANCE_WORDINGS, day)) || reasonNotice(reason, day);
}
