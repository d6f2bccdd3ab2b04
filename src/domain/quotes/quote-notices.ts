import { mayBuild } from "../company/building-trades.ts";
import type { Company } from "../company/company.ts";
import { REDUCED_VAT_WORDINGS, wordingOn } from "../company/legal-notices.ts";
import type { CertificateView } from "../documents/document-view.ts";
import { sellerNotices, withoutEmpty } from "../documents/seller-notices.ts";
import { franchiseNotices } from "../lines/franchise-abroad.ts";
import type { ItemLine, Line } from "../lines/line.ts";
import { vatReasonNotices } from "../lines/vat-notices.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatScaled, formatPercent } from "../shared/french-format.ts";
import type { Quote } from "./quote.ts";

/** The notices at the foot of a quote (arrêté du 24 janvier 2017): hourly rate of labour, price of the quote itself. */
export function quoteNotices({ seller, quotedOn, lines }: Quote): string[] {
  return withoutEmpty([
    ...quoteVat(lines, seller, quotedOn),
    hourlyRate(lines, seller),
    "Devis gratuit.",
    ...sellerNotices(seller),
  ]);
}

/**
 * What the customer certifies by signing a quote with works at a reduced rate: one text per rate, the highest first.
 * Only works in dwellings have it (CGI 279-0 bis, 278-0 bis A): neither goods sold alone, nor a trade that does none.
 */
export function reducedVatCertificates({
  lines,
  quotedOn,
  seller,
}: Pick<Quote, "lines" | "quotedOn" | "seller">): CertificateView[] {
  const works = mayBuild(seller.trade) ? lines.filter(isWork) : [];
  const rates = new Set<number>(works.map((line) => line.vat.basisPoints));
  const certificates = [1000, 550].map((rate) => ({
    title: `Certification du client pour les travaux à ${formatPercent(rate)}`,
    text: rates.has(rate) ? wordingOn(REDUCED_VAT_WORDINGS[rate] ?? [], quotedOn) : "",
    blanks: ["Nom, prénom", "Date", "Signature"],
  }));
  return certificates.filter((certificate) => certificate.text !== "");
}

function isWork(line: Line): line is ItemLine {
  return line.kind === "item" && line.nature === "service";
}

function quoteVat(lines: readonly Line[], { vatRegime }: Company, day: CalendarDate): string[] {
  if (vatRegime === null) return ["TVA non comprise : le régime de TVA de l'entreprise reste à préciser."];
  return vatRegime === "franchise" ? franchiseNotices(lines, day) : vatReasonNotices(lines, day);
}

function hourlyRate(lines: readonly Line[], seller: Company): string {
  const labour = lines.find((line) => line.kind === "item" && line.unit === "h");
  if (labour?.kind !== "item") return "";
  const suffix = seller.vatRegime === "franchise" ? "" : " HT";
  return `Taux horaire de main-d'œuvre : ${formatScaled(labour.unitPriceE6, 6, 2)} €${suffix}.`;
}
